public import Diagnostics
public import Languages
public import StringTables

/// A `.stringsdict` file with every byte kept: texts that numbers, widths and devices choose.
///
/// The file is never refused as a whole: what cannot be read is among the ``diagnostics``, each with its place, and every
/// entry around it is there. `StringTable.Builder` compiles it.
///
/// ```swift
/// let document = StringsDictDocument(parsing: bytes, name: "Localizable.stringsdict")
/// for entry in document.entries { print(entry.key, entry.rule) }
/// ```
///
/// - An entry is a plural, a width or a device rule, or a plain text. Rules for widths and devices may hold others.
/// - Where a variable does not say that it is a plural, or of what type its number is, it is a plural of `lld`, with a
///   warning: Apple's readers show `(null)`.
/// - `%1#@count@`, which is `%1$#@count@` misspelt, is read as what it means, with a warning.
///
/// Source: developer.apple.com, “Creating width and device variants of strings”; the archived “Stringsdict File Format”.
public struct StringsDictDocument: Sendable {
    /// A format string, and where it stands.
    public struct Text: Hashable, Sendable {
        /// The format string.
        public let value: String
        /// The bytes of the element that holds it.
        public let range: Range<Int>
    }

    /// A named part of a text, chosen by a number.
    public struct Variable: Hashable, Sendable {
        /// The name, without `%#@` and `@`.
        public let name: String
        /// The bytes of the name's element.
        public let nameRange: Range<Int>
        /// How the number is written, such as `d`; nil where the file does not say.
        public let valueType: Text?
        /// The forms.
        public let forms: [PluralCategory: Text]
    }

    /// How the text of an entry is chosen.
    public indirect enum Rule: Hashable, Sendable {
        /// One text.
        case text(Text)
        /// A format string with variables.
        case plural(Text, [Variable])
        /// By the room there is, from `NSStringVariableWidthRuleType`.
        case widths([Int: Rule])
        /// By the device, from `NSStringDeviceSpecificRuleType`.
        case devices([Device: Rule])
    }

    /// A key with its rule.
    public struct Entry: Hashable, Sendable {
        /// The key.
        public let key: String
        /// How its text is chosen.
        public let rule: Rule
        /// The bytes of the key's element.
        public let keyRange: Range<Int>
        /// The bytes of the value's element.
        public let valueRange: Range<Int>
        /// From the member before it, or the dictionary's beginning, to the next one or the end.
        let neighbours: Range<Int>
        /// Whether no member stands before it.
        let isFirst: Bool
        /// Whether a later entry has the same key.
        public fileprivate(set) var isSuperseded = false
    }

    /// The name of the file, for messages.
    public let name: String
    /// The bytes of the file.
    public let bytes: [UInt8]
    /// The language of the texts, which the name of the folder around a file tells; nil where it is not known.
    public let language: LanguageTag?
    /// The file as a property list, with its bytes and places.
    public let list: PropertyListDocument
    /// The entries in the order of the file, those with the same key too.
    public let entries: [Entry]
    let problems: [ReadingProblem]
    let limits: ReadingLimits
    /// Where the entry of a key is that counts, by the bytes of the key.
    let numbers: [[UInt8]: Int]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, XML or binary.
    ///   - name: The name of the file, for messages.
    ///   - language: The language of its texts, where it is known.
    ///   - limits: What is refused for its size alone.
    /// - Complexity: Linear in the number of bytes, but for the members of one dictionary.
    public init(
        parsing bytes: [UInt8], name: String, language: LanguageTag? = nil, limits: ReadingLimits = .standard
    ) {
        self.name = name
        self.bytes = bytes
        self.language = language
        self.limits = limits
        list = PropertyListDocument(parsing: bytes, limits: limits)
        var reader = StringsDictReader(list)
        var entries = reader.readEntries()
        var last: [[UInt8]: Int] = [:]
        for index in entries.indices {
            if let before = last.updateValue(index, forKey: Array(entries[index].key.utf8)) {
                entries[before].isSuperseded = true
                reader.problems.append(
                    ReadingProblem(
                        warning: "the key is there twice; this entry counts, not the one",
                        at: entries[index].keyRange.lowerBound, line: entries[before].keyRange.lowerBound))
            }
        }
        self.entries = entries
        numbers = last
        problems = reader.problems
    }

    /// What is wrong with the file, in the order of the file, a thousand problems at most.
    public var diagnostics: [Diagnostic] { list.source.diagnostics(problems, isBinary: list.isBinary) }
}
