internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import StringTables

extension MessageComposer {
    /// The composer of the command: Shoptalk's own texts, and numbers as ICU writes them.
    ///
    /// No formatter is opened before a number or a price asks for it.
    ///
    /// - Parameters:
    ///   - isolation: Whether values in a text are kept from turning the text around them.
    ///   - catalogue: What there is to say.
    ///   - texts: Texts that come before Shoptalk's own.
    /// - Returns: The composer.
    static func ofCommand(
        isolation: ArgumentIsolation = .isolate, catalogue: MessageCatalogue = .builtIn, texts: [StringTable] = []
    ) -> MessageComposer {
        MessageComposer(
            localizer: Localizer(
                tables: texts + Localizations.tables, formatting: ICUValueFormatting(), isolation: isolation),
            catalogue: catalogue)
    }
}
