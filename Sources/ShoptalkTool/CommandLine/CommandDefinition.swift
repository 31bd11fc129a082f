/// What a command is called, takes and does, in words: parsing, help, completions and manual are made from it.
struct CommandDefinition: Hashable, Sendable {
    /// The word that calls it.
    let name: String
    /// What it does, in one sentence.
    let abstract: String
    /// More about it, paragraphs separated by an empty line; may be empty.
    let discussion: String
    /// What stands after the command without a name, in its order.
    let arguments: [ArgumentDefinition]
    /// What is given by name.
    let options: [OptionDefinition]
    /// The commands within this one.
    let subcommands: [CommandDefinition]

    /// Makes a definition.
    init(
        name: String, abstract: String, discussion: String = "", arguments: [ArgumentDefinition] = [],
        options: [OptionDefinition] = [], subcommands: [CommandDefinition] = []
    ) {
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.subcommands = subcommands
    }
}

/// A value that is known by its place.
struct ArgumentDefinition: Hashable, Sendable {
    /// The name, as `<amount>` shows it.
    let name: String
    /// What it is, in one sentence.
    let help: String
    /// Whether it may be left out.
    let isOptional: Bool
    /// Whether it may be given several times; the last argument of a command alone may.
    let isRepeatable: Bool
    /// What the value may be.
    let value: ValueDefinition

    /// Makes an argument.
    init(
        name: String, help: String, isOptional: Bool = false, isRepeatable: Bool = false, value: ValueDefinition = .any
    ) {
        self.name = name
        self.help = help
        self.isOptional = isOptional
        self.isRepeatable = isRepeatable
        self.value = value
    }
}

/// A value or a switch that is known by its name.
struct OptionDefinition: Hashable, Sendable {
    /// The name without its dashes.
    let name: String
    /// One letter that means the same, where there is one.
    let letter: Character?
    /// The name of the value as `<tag>` shows it; nil for a switch.
    let valueName: String?
    /// What it is, in one sentence.
    let help: String
    /// Whether it may be given several times.
    let isRepeatable: Bool
    /// What the value may be.
    let value: ValueDefinition
    /// What holds where it is not given, as help shows it.
    let defaultValue: String?

    /// Makes an option that takes a value.
    init(
        name: String, letter: Character? = nil, valueName: String, help: String, isRepeatable: Bool = false,
        value: ValueDefinition = .any, defaultValue: String? = nil
    ) {
        self.name = name
        self.letter = letter
        self.valueName = valueName
        self.help = help
        self.isRepeatable = isRepeatable
        self.value = value
        self.defaultValue = defaultValue
    }

    /// Makes a switch.
    init(flag name: String, letter: Character? = nil, help: String) {
        self.name = name
        self.letter = letter
        self.valueName = nil
        self.help = help
        self.isRepeatable = false
        self.value = .any
        self.defaultValue = nil
    }

    /// The switch that every command has: show help.
    static let help = OptionDefinition(flag: "help", letter: "h", help: "Show help information.")
    /// The switch that every command has: show the version.
    static let version = OptionDefinition(flag: "version", help: "Show the version.")
}

/// What the text of a value may be, so far as the definition knows.
enum ValueDefinition: Hashable, Sendable {
    /// Anything; the command looks at it.
    case any
    /// One of these words and nothing else.
    case oneOf([String])
    /// Anything, and these words are worth offering.
    case suggested([String])
    /// The path of a file, whose name ends in one of these where there are any.
    case file(endings: [String])

    /// The words that a shell may offer.
    var candidates: [String] {
        switch self {
        case .oneOf(let words), .suggested(let words): words
        case .any, .file: []
        }
    }
}
