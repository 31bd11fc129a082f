import Languages
import StringTables
import Testing

typealias Piece = MessageText.Piece
typealias Conversion = MessageText.Conversion

@Suite("Reading placeholders")
struct PatternReadingTests {
    @Test(
        "each placeholder is read with its place, flags, width, precision and letter",
        arguments: [
            ("%@", 0, .value), ("%2$@", 1, .value), ("%99$@", 98, .value), ("%d", 0, .integer), ("%i", 0, .integer),
            ("%D", 0, .integer), ("%u", 0, .unsigned), ("%U", 0, .unsigned), ("%hhd", 0, .integer),
            ("%hd", 0, .integer), ("%ld", 0, .integer), ("%lld", 0, .integer), ("%qd", 0, .integer),
            ("%zd", 0, .integer), ("%td", 0, .integer), ("%ji", 0, .integer), ("%llu", 0, .unsigned),
            ("%zu", 0, .unsigned), ("%lf", 0, .decimal), ("%Lf", 0, .decimal), ("%F", 0, .decimal),
            ("%e", 0, Conversion(.exponent)), ("%E", 0, Conversion(.exponentUppercase)),
            ("%g", 0, Conversion(.shortest)), ("%G", 0, Conversion(.shortestUppercase)),
            ("%x", 0, Conversion(.hexadecimal)), ("%llX", 0, Conversion(.hexadecimalUppercase)),
            ("%o", 0, Conversion(.octal)), ("%O", 0, Conversion(.octal)),
            ("%02d", 0, Conversion(.integer, flags: .zeroPadded, width: 2)),
            ("%.2f", 0, Conversion(.decimal, precision: 2)), ("%.f", 0, Conversion(.decimal, precision: 0)),
            ("%3$-+8.3f", 2, Conversion(.decimal, flags: [.leftAligned, .showsSign], width: 8, precision: 3)),
            ("%'d", 0, Conversion(.integer, flags: .grouped)), ("%#x", 0, Conversion(.hexadecimal, flags: .alternate)),
            ("%- d", 0, Conversion(.integer, flags: [.leftAligned, .spaceForSign])),
            ("%1$' 05lld", 0, Conversion(.integer, flags: [.grouped, .spaceForSign, .zeroPadded], width: 5)),
            ("%5@", 0, Conversion(.value, width: 5)), ("%40d", 0, Conversion(.integer, width: 40)),
            ("%.40f", 0, Conversion(.decimal, precision: 40)),
        ] as [(String, Int, Conversion)])
    func placeholders(text: String, place: Int, conversion: Conversion) throws {
        #expect(try MessageText(parsing: text).pieces == [.argument(place, conversion)])
        #expect(
            try MessageText(parsing: "a\(text)é").pieces == [.words("a"), .argument(place, conversion), .words("é")])
    }

    @Test(
        "what is no placeholder stays as it is",
        arguments: [
            "% d", "% 5d", "%0 s", "%0 d", "%1$ d", "100% sure", "%5%", "%lhd", "%hhh", "%1#@count@", "%1$#", "%#",
            "%y", "%.5", "%'", "%+", "%$d", "%1$$d", "5%–10%",
        ])
    func words(text: String) throws {
        #expect(try MessageText(parsing: text).pieces == [.words(text)])
    }

    @Test("two signs are one, and what stands behind them is no placeholder")
    func doubled() throws {
        #expect(try MessageText(parsing: "%%d %%%% %%%d").pieces == [.words("%d %% %"), .argument(0, .integer)])
    }

    @Test("placeholders without a place take one argument after another, whatever stands between them")
    func sequence() throws {
        let text = try MessageText(parsing: "%1$@ %@ %3$@ %@ %1$@")
        let places = text.pieces.compactMap { if case .argument(let place, _) = $0 { place } else { nil } }
        #expect(places == [0, 0, 2, 1, 0])
    }

    @Test(
        "what reads memory, and numbers that are too large, are refused with their place",
        arguments: [
            ("é %1$*2$d", 3), ("%*1$d", 0), ("%-*@", 0), ("%.*1$f", 0), ("ab%41d", 2), ("%.41f", 0), ("%0$d", 0),
            ("%100$#@v@", 0), ("%ls", 0), ("%hn", 0), ("%1$C", 0), ("%-0#s", 0), ("%9999999999999999999999d", 0),
            ("a%#@open", 1), ("%2$#@", 0),
        ])
    func refused(text: String, offset: Int) {
        let error = #expect(throws: StringTableError.self) {
            try MessageText(parsing: text, variables: ["v": MessageVariable(forms: [.other: "%d"])])
        }
        #expect(error?.code == .placeholderRefused)
        #expect(error?.offset == offset)
    }

    @Test(
        "one argument asked for as different kinds of value is a mistake",
        arguments: [("%1$@ %1$d", 5), ("%d %1$.1f", 3), ("%@ %@ %2$x", 6), ("%1$f %1$u", 5)])
    func clash(text: String, offset: Int) throws {
        let error = #expect(throws: StringTableError.self) { try MessageText(parsing: text) }
        #expect(error?.code == .argumentsClash)
        #expect(error?.offset == offset)
        #expect(try MessageText(parsing: "%1$d %1$lu %1$x %1$o").pieces.count == 7)
    }

    @Test("skipped places and clashes between forms can be asked for")
    func signature() throws {
        let text = try MessageText(parsing: "%2$@, %5$lld")
        #expect(text.skippedPlaces == [0, 2, 3])
        #expect(text.argumentCount == 5)
        #expect(text.families == [1: [.value], 4: [.whole]])
        #expect(MessageText(words: "%2$@").argumentCount == 0)
        let mixed = try plural([.one: "%@ day", .other: "%lld days"])
        #expect(mixed.clashingPlaces == [0])
        #expect(text.clashingPlaces == [])
        let chosen = MessageText(pieces: [.plural(2, [.other: MessageText(words: "x")])])
        #expect(chosen.families == [2: []])
        #expect(chosen.skippedPlaces == [0, 1])
        for place in [Int.max, Int.min, -1] {
            let text = MessageText(pieces: [.argument(place, .value)])
            #expect(text.skippedPlaces.count == (place > 0 ? 99 : 0))
            #expect(throws: StringTableError.self) { try filled(text, []) }
        }
    }

    @Test("a format specifier alone is read, and nothing but one")
    func specifier() {
        #expect(Conversion(formatSpecifier: "lld") == .integer)
        #expect(Conversion(formatSpecifier: "@") == .value)
        #expect(Conversion(formatSpecifier: "li") == .integer)
        #expect(Conversion(formatSpecifier: ".1f") == Conversion(.decimal, precision: 1))
        for text in ["", "lldd", "%d", "s", "n", "1$d", "ll", "*d", "d "] {
            #expect(Conversion(formatSpecifier: text) == nil)
        }
    }

    @Test("a width and a precision are cut to what a table holds")
    func cut() {
        var conversion = Conversion(.integer, width: 1_000, precision: -3)
        #expect(conversion.width == 126)
        #expect(conversion.precision == 0)
        conversion.width = .min
        conversion.precision = .max
        #expect(conversion.width == 0)
        #expect(conversion.precision == 126)
        conversion.precision = nil
        #expect(conversion.precision == nil)
    }
}

@Suite("Reading variables")
struct VariableReadingTests {
    private func text(_ format: String, _ variables: [String: MessageVariable], _ arguments: [MessageArgument]) throws
        -> String
    {
        try filled(MessageText(parsing: format, variables: variables), arguments).text
    }

    @Test("a reference takes the next argument, or the one it names, whatever the order")
    func places() throws {
        let variables = [
            "files": MessageVariable(forms: [.one: "%d file", .other: "%d files"], valueType: "d"),
            "folders": MessageVariable(forms: [.one: "one folder", .other: "%d folders"], valueType: "lu"),
        ]
        let two: [MessageArgument] = [.integer(1), .integer(2)]
        #expect(try text("%#@files@ in %#@folders@", variables, two) == "1 file in 2 folders")
        #expect(try text("%2$#@files@ in %1$#@folders@", variables, two) == "2 files in one folder")
        #expect(try text("%#@folders@, %@", variables, two) == "one folder, 2")
        #expect(try text("%2$#@files@, %#@files@", variables, two) == "2 files, 1 file")
    }

    @Test("a form may refer to the whole call and to other variables")
    func nesting() throws {
        let variables = [
            "days": MessageVariable(
                forms: [.zero: "%2$#@hours@", .one: "%d day, %2$#@hours@", .other: "%d days, %2$#@hours@"],
                valueType: "d"),
            "hours": MessageVariable(forms: [.zero: "now", .one: "%d hour", .other: "%d hours of %3$@"]),
        ]
        func words(_ days: Int64, _ hours: Int64) throws -> String {
            try text("%1$#@days@", variables, [.integer(days), .integer(hours), .string("Ann")])
        }
        #expect(try words(0, 0) == "now")
        #expect(try words(1, 1) == "1 day, 1 hour")
        #expect(try words(2, 5) == "2 days, 5 hours of Ann")
        #expect(try words(0, 2) == "2 hours of Ann")
    }

    @Test("in a form the first placeholder without a place is the variable's own argument, the next those after it")
    func sequenceInForms() throws {
        let variables = ["n": MessageVariable(forms: [.other: "%d/%d %arg"], valueType: ".1f")]
        #expect(throws: StringTableError.self) { try MessageText(parsing: "%2$#@n@", variables: variables) }
        let whole = ["n": MessageVariable(forms: [.other: "%arg/%d (%arg)"], valueType: "03d")]
        #expect(try text("%2$#@n@", whole, [.integer(1), .integer(2), .integer(3)]) == "002/3 (002)")
    }

    @Test("a variable may name its argument, as a substitution does, and has a value type where none is named")
    func ownArgument() throws {
        let variables = ["n": MessageVariable(forms: [.one: "%arg seat", .other: "%arg seats"], argument: 1)]
        #expect(try text("%1$@: %#@n@", variables, [.string("Pro"), .integer(1)]) == "Pro: 1 seat")
        let floats = ["n": MessageVariable(forms: [.one: "%arg star", .other: "%.1f stars"], valueType: ".1f")]
        #expect(try text("%#@n@", floats, [.integer(1)]) == "1.0 stars")
    }

    @Test("a value type with which the forms do not agree is a mistake, one that is not named is none")
    func clash() throws {
        let named = ["n": MessageVariable(forms: [.other: "%@ people"], valueType: "li")]
        let error = #expect(throws: StringTableError.self) { try MessageText(parsing: "ab %#@n@", variables: named) }
        #expect(error?.code == .argumentsClash)
        #expect(error?.offset == 3)
        #expect(error?.description.contains("“n”") == true)
        let unnamed = ["n": MessageVariable(forms: [.other: "%@ people"])]
        #expect(try text("%#@n@", unnamed, [.integer(3)]) == "3 people")
    }

    @Test("circles, depth and size end in an error, never in a crash")
    func bounds() {
        func error(_ variables: [String: MessageVariable]) -> StringTableError? {
            #expect(throws: StringTableError.self) { try MessageText(parsing: "é%#@v0@", variables: variables) }
        }
        let own = error(["v0": MessageVariable(forms: [.other: "%d %#@v0@"])])
        #expect(own?.code == .variableCycle)
        #expect(own?.offset == 2)
        let pair = error([
            "v0": MessageVariable(forms: [.other: "%1$#@v1@"]), "v1": MessageVariable(forms: [.other: "%1$#@v0@"]),
        ])
        #expect(pair?.code == .variableCycle)
        func chain(_ count: Int, _ form: (Int) -> String) -> [String: MessageVariable] {
            var variables: [String: MessageVariable] = [:]
            for index in 0..<count { variables["v\(index)"] = MessageVariable(forms: [.other: form(index + 1)]) }
            variables["v\(count)"] = MessageVariable(forms: [.other: "%d"])
            return variables
        }
        #expect(error(chain(8) { "%1$#@v\($0)@" })?.code == .tooLarge)
        #expect(error(chain(7) { "%1$#@v\($0)@%1$#@v\($0)@%1$#@v\($0)@%1$#@v\($0)@" })?.code == .tooLarge)
        #expect(error(["v0": MessageVariable(forms: [:])])?.code == .formsMissing)
        #expect(error(["v0": MessageVariable(forms: [.other: "x"], valueType: "zz")])?.code == .valueTypeUnknown)
        #expect(error(["v0": MessageVariable(forms: [.other: "x"], argument: -1)])?.code == .placeholderRefused)
        #expect(error(["v0": MessageVariable(forms: [.other: "a %n"])])?.code == .placeholderRefused)
        #expect(throws: Never.self) {
            try MessageText(parsing: "%1$#@v0@", variables: chain(7) { "%1$#@v\($0)@" })
        }
    }
}

/// A text filled in English without isolation.
func filled(
    _ text: MessageText, _ arguments: [MessageArgument], language: LanguageTag = "en",
    formatting: any ValueFormatting = PlainValueFormatting(), isolation: ArgumentIsolation = .none,
    device: Device = .other, width: Int? = nil
) throws -> FilledText {
    try text.filled(
        with: arguments, language: language, formatting: formatting, isolation: isolation, device: device, width: width)
}
