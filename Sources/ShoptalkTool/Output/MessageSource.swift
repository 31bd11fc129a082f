internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import StringTables

/// Where the commands get their messages from: the texts in the program, filled by the system's ICU.
struct MessageSource: Sendable {
    /// Makes messages from what happened.
    let composer: MessageComposer

    /// Makes a source; no formatter is opened before a number or a price asks for it.
    ///
    /// - Parameter isolation: Whether values in a text are kept from turning the text around them.
    init(isolation: ArgumentIsolation = .isolate) {
        composer = MessageComposer(
            localizer: Localizer(
                tables: [Localizations.table], formatting: ICUValueFormatting(), isolation: isolation))
    }
}
