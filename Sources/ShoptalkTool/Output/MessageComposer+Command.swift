internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import StringTables

extension MessageComposer {
    /// The composer of the command: Shoptalk's own texts, and numbers as ICU writes them.
    static func ofCommand(isolation: ArgumentIsolation = .isolate) -> MessageComposer {
        MessageComposer(
            localizer: Localizer(
                tables: [Localizations.table], formatting: ICUValueFormatting(), isolation: isolation))
    }
}
