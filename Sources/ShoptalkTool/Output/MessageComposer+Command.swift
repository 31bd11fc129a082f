internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import StringTables

extension MessageComposer {
    /// The composer of the command: Shoptalk's own texts, and numbers as ICU writes them.
    ///
    /// No formatter is opened before a number or a price asks for it.
    ///
    /// - Parameter isolation: Whether values in a text are kept from turning the text around them.
    /// - Returns: The composer.
    static func ofCommand(isolation: ArgumentIsolation = .isolate) -> MessageComposer {
        MessageComposer(
            localizer: Localizer(
                tables: Localizations.tables, formatting: ICUValueFormatting(), isolation: isolation))
    }
}
