internal import Diagnostics
internal import JSONText
internal import Languages
internal import PriceFormatting
internal import StringTables

/// `shoptalk strings get`: a text as the library finds and fills it.
struct StringsGetCommand: Command {
    static let key = ArgumentDefinition(name: "key", help: "The key of the text, compared byte for byte.")
    static let argument = OptionDefinition(
        name: "argument", valueName: "value",
        help: "A value to insert, in the order of the text; digits such as 3 or 1.50 are a number.", isRepeatable: true)
    static let device = OptionDefinition(
        name: "device", valueName: "name", help: "The device of the reader.",
        value: .suggested([
            "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
        ]),
        defaultValue: "other")
    static let explain = OptionDefinition(
        flag: "explain", help: "Say which language, table and variation answered, and why.")

    static let definition = CommandDefinition(
        name: "get",
        abstract: "Look up a text as the library does, and fill it.",
        discussion: """
            The languages are tried along the chain of the reader's language, then the source language. Arguments are \
            inserted without marks of direction. Exit status 1: no table has the key, or an argument is missing or of \
            the wrong kind; a gap then shows as U+FFFD. Where a file is damaged, the answer comes from what is whole, and the status is 65.
            """,
        arguments: [TranslationInput.argument, key],
        options: [SharedOptions.language, argument, device, explain, SharedOptions.format] + TranslationReading.options)

    private let file: String
    private let reading: TranslationReading
    private let key: String
    private let language: LanguageTag
    private let arguments: [MessageArgument]
    private let device: Device
    private let explains: Bool
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: TranslationInput.argument) ?? ""
        key = arguments.value(of: Self.key) ?? ""
        language = try SharedOptions.language(from: arguments)
        reading = try TranslationReading(arguments, language: language)
        self.arguments = arguments.values(of: Self.argument).map { MessageArgument(commandLine: $0) }
        device = Device(rawValue: arguments.value(of: Self.device) ?? "other")
        explains = arguments.isGiven(Self.explain)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let input = try TranslationInput(file, reading, io)
        let localizer = Localizer(
            tables: input.tables, language: language, sourceLanguage: input.sourceLanguage,
            formatting: ICUValueFormatting(), isolation: .none, device: device)
        let explanation = localizer.explain(key, arguments: arguments)
        for problem in input.problems { io.report(problem + "\n") }
        if writesJSON {
            try io.print(json: json(explanation))
        } else if let answer = explanation.answer {
            try io.print(answer.text + "\n" + (explains ? explanation.description + "\n" : ""))
        } else if explains {
            try io.print(explanation.description + "\n")
        }
        let fault = fault(localizer)
        if let fault { io.report("Error: \(VisibleText(fault.description).text)\n") }
        return input.isDamaged ? .badData : fault == nil ? .success : .findings
    }

    /// Why the text is not what the reader should see: there is none, or an argument is missing or of the wrong kind.
    private func fault(_ localizer: Localizer) -> StringTableError? {
        do throws(StringTableError) {
            _ = try localizer.requiredText(forKey: key, arguments: arguments, policy: .sourceLanguage)
            return nil
        } catch {
            return error
        }
    }

    private func json(_ explanation: LookupExplanation) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = [
            ("key", .string(key)),
            ("requestedLanguage", .string(language.description)),
            ("text", .optional(explanation.answer?.text)),
            ("language", .optional(explanation.answer?.language.description)),
            ("state", .optional(explanation.answer?.state.rawValue)),
        ]
        if explains {
            let variation = explanation.choices.map(\.path).joined(separator: ".")
            members += [
                ("table", .optional(explanation.answeredStep?.table)),
                ("variation", .optional(variation.isEmpty ? nil : variation)),
                ("reason", .string(explanation.description.split(separator: "\n").joined(separator: "; "))),
            ]
        }
        return members
    }
}

extension MessageArgument {
    /// A value from a command line: plain digits are a number, anything else is a text.
    init(commandLine text: String) {
        if let value = Int64(text), text == String(value) {
            self = .integer(value)
        } else {
            self = PluralOperands(digits: text) == nil ? .string(text) : .decimal(text)
        }
    }
}

extension LookupExplanation.Choice {
    /// The variation as translation files name it: `plural.few`, `device.mac`, `width.20`.
    fileprivate var path: String {
        switch self {
        case .plural(_, _, let form): "plural.\(form.rawValue)"
        case .device(_, let text): "device.\(text.rawValue)"
        case .width(_, let text): "width.\(text)"
        }
    }
}
