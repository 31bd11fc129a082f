public import Languages

/// A text that was filled, with what did not fit into it.
public struct FilledText: Hashable, Sendable {
    /// The text, with U+FFFD in place of each argument that is missing or of the wrong kind.
    public let text: String
    /// The arguments that did not fit, each place once.
    public let misfits: [ArgumentMisfit]
}

extension MessageText {
    /// The text with its arguments, for tools and checks; a ``Localizer`` fills the texts of a table.
    ///
    /// - Parameters:
    ///   - arguments: What to insert.
    ///   - language: The language of the text, in which numbers choose their forms and are written.
    ///   - formatting: What writes numbers.
    ///   - isolation: Whether arguments are isolated.
    ///   - device: The device of the reader.
    ///   - width: The room there is, or nil where there is enough.
    /// - Returns: The filled text, never nothing.
    /// - Throws: ``StringTableError/Code/tooLarge`` or ``StringTableError/Code/formsMissing`` where no table could hold
    ///   the text.
    /// - Complexity: The size of the whole text, with all its variants.
    public func filled(
        with arguments: [MessageArgument], language: LanguageTag, formatting: any ValueFormatting,
        isolation: ArgumentIsolation = .isolate, device: Device = .other, width: Int? = nil
    ) throws(StringTableError) -> FilledText {
        let bytes = try TextWriter.bytes(of: self)
        return bytes.withUnsafeBufferPointer { bytes in
            var filling = TextFilling(
                table: TableBytes(bytes: bytes), arguments: arguments, language: language,
                rules: PluralRules.cardinal(for: language), formatting: formatting, isolation: isolation,
                device: device, width: width)
            let text = filling.text(at: 0)
            // What the writer has written is whole.
            return FilledText(text: text ?? "", misfits: filling.misfits)
        }
    }
}
