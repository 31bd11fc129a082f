import Purchases

extension SimulationStep {
    /// Reads one step, such as `buy com.example.coins 3`.
    ///
    /// Words are split at spaces and tabs. A number that no store sells is a step all the same: the buyer is told.
    ///
    /// - Parameter text: One step, without a comment.
    /// - Throws: `SimulationScriptError` on line 1.
    public init(parsing text: String) throws(SimulationScriptError) {
        self = try SimulationStep(parsing: text, line: 1)
    }

    /// Reads the step that a line of a script holds.
    init(parsing text: String, line: Int) throws(SimulationScriptError) {
        var words = try StepWords(text, line: line)
        self = try words.step()
        try words.end()
    }
}

/// The words of one step, taken from left to right.
private struct StepWords {
    private struct Word {
        let text: String
        let column: Int
    }

    private let line: Int
    private let text: String
    private var words: ArraySlice<Word> = []
    private var name = ""

    init(_ text: String, line: Int) throws(SimulationScriptError) {
        self.line = line
        self.text = text
        var found: [Word] = []
        var word = String.UnicodeScalarView()
        var column = 0
        for scalar in text.unicodeScalars {
            column += 1
            if scalar == " " || scalar == "\t" {
                if !word.isEmpty { found.append(Word(text: String(word), column: column - word.count)) }
                word = String.UnicodeScalarView()
            } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                throw fault(.controlCharacter, "a step holds no control characters", at: column)
            } else {
                word.append(scalar)
            }
        }
        if !word.isEmpty { found.append(Word(text: String(word), column: column + 1 - word.count)) }
        words = found[...]
    }

    // MARK: - The steps

    mutating func step() throws(SimulationScriptError) -> SimulationStep {
        let column = words.first?.column ?? 1
        guard let first = words.popFirst() else {
            throw fault(.emptyStep, "a step begins with its name, such as 'buy'", at: 1)
        }
        name = first.text
        switch name {
        case "fetch": return .fetch(try products())
        case "buy": return .buy(try product(), quantity: try quantity())
        case "cancel": return .cancel(try product())
        case "fail": return .fail(try product(), try error())
        case "defer": return .defer(try product())
        case "approve": return .approve(try product())
        case "decline": return .decline(try product())
        case "interrupt": return .interrupt(try product())
        case "resolve": return .resolve(try product())
        case "restore": return .restore
        case "refund": return .refund(try product())
        case "renew": return .renew(try product())
        case "expire": return .expire(try product())
        case "advance": return .advance(try period())
        case "storefront": return .storefront(try storefront())
        case "payments": return .payments(areAllowed: try onOrOff())
        case "offline": return .offline
        case "online": return .online
        case "restart": return .restart
        default:
            throw fault(.unknownStep, "there is no step '\(name)'", at: column)
        }
    }

    /// Makes sure that nothing is left over.
    func end() throws(SimulationScriptError) {
        guard let extra = words.first else { return }
        throw fault(.unexpectedArgument, "the step '\(name)' ends before '\(extra.text)'", at: extra.column)
    }

    // MARK: - The words

    private mutating func word(_ meaning: String) throws(SimulationScriptError) -> Word {
        if let word = words.popFirst() { return word }
        throw fault(.missingArgument, "the step '\(name)' needs \(meaning)", at: text.unicodeScalars.count + 1)
    }

    private mutating func product() throws(SimulationScriptError) -> ProductID {
        ProductID(try word("the identifier of a product").text)
    }

    private mutating func products() throws(SimulationScriptError) -> [ProductID] {
        defer { words = [] }
        return words.map { ProductID($0.text) }
    }

    private mutating func quantity() throws(SimulationScriptError) -> Int {
        guard let word = words.popFirst() else { return 1 }
        guard word.text.utf8.count <= 9, word.text.utf8.allSatisfy({ (48...57).contains($0) }),
            let quantity = Int(word.text)
        else {
            throw fault(
                .invalidArgument, "'\(word.text)' is no quantity: expected a whole number of at most nine digits",
                at: word.column)
        }
        return quantity
    }

    private mutating func error() throws(SimulationScriptError) -> StoreError {
        let domain = try word("the domain of an error, such as 'SKErrorDomain'").text
        let code = try word("the code of the error, a number or a name").text
        var underlying: [StoreError] = []
        while let word = words.popFirst() {
            guard let colon = word.text.utf8.lastIndex(of: UInt8(ascii: ":")), colon != word.text.startIndex,
                word.text.utf8.index(after: colon) != word.text.endIndex
            else {
                throw fault(
                    .invalidArgument, "'\(word.text)' is no underlying error: expected DOMAIN:CODE", at: word.column)
            }
            underlying.append(
                StoreError(
                    domain: String(word.text[..<colon]),
                    code: String(word.text[word.text.utf8.index(after: colon)...])))
        }
        return StoreError(domain: domain, code: code, underlying: underlying)
    }

    private mutating func period() throws(SimulationScriptError) -> Period {
        let word = try word("a period, such as 'P1M'")
        if let period = Period(iso8601: word.text) { return period }
        throw fault(
            .invalidArgument,
            "'\(word.text)' is no period: expected one unit of days, weeks, months or years, such as 'P1M'",
            at: word.column)
    }

    private mutating func storefront() throws(SimulationScriptError) -> String {
        let word = try word("the three letters of a storefront, such as 'FRA'")
        let letters = Array(word.text.utf8)
        guard letters.count == 3, letters.allSatisfy({ (65...90).contains($0) }) else {
            throw fault(
                .invalidArgument, "'\(word.text)' is no storefront: expected three capital letters, such as 'FRA'",
                at: word.column)
        }
        return word.text
    }

    private mutating func onOrOff() throws(SimulationScriptError) -> Bool {
        let word = try word("'on' or 'off'")
        switch word.text {
        case "on": return true
        case "off": return false
        default: throw fault(.invalidArgument, "'\(word.text)' is neither 'on' nor 'off'", at: word.column)
        }
    }

    private func fault(
        _ code: SimulationScriptError.Code, _ message: String, at column: Int
    ) -> SimulationScriptError {
        SimulationScriptError(code: code, message: message, line: line, column: column, lineText: text)
    }
}
