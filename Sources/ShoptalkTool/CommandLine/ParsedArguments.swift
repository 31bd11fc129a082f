/// What was given on the command line, by the definitions that it answers.
struct ParsedArguments: Hashable, Sendable {
    private var optionValues: [String: [String]] = [:]
    private var argumentValues: [String: [String]] = [:]

    /// Makes the record of nothing given.
    init() {}

    /// The value of an argument, or nil where it was left out.
    func value(of argument: ArgumentDefinition) -> String? { argumentValues[argument.name]?.first }

    /// The value of an option, or nil where it was not given.
    func value(of option: OptionDefinition) -> String? { optionValues[option.name]?.first ?? option.defaultValue }

    /// All values of a repeatable argument, in their order.
    func values(of argument: ArgumentDefinition) -> [String] { argumentValues[argument.name] ?? [] }

    /// All values of a repeatable option, in their order.
    func values(of option: OptionDefinition) -> [String] { optionValues[option.name] ?? [] }

    /// Whether an option or a switch was given.
    func isGiven(_ option: OptionDefinition) -> Bool { optionValues[option.name] != nil }

    /// Adds a value of an option; a switch has the empty text.
    mutating func add(_ value: String, to option: OptionDefinition) {
        optionValues[option.name, default: []].append(value)
    }

    /// Adds a value of an argument.
    mutating func add(_ value: String, to argument: ArgumentDefinition) {
        argumentValues[argument.name, default: []].append(value)
    }
}
