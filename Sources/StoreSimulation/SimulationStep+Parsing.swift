import Diagnostics
import Purchases

extension SimulationStep {
    /// Reads one step, such as `buy com.example.coins 3`.
    ///
    /// Words are split at spaces and tabs. A number that no store sells is a step all the same: the buyer is told.
    ///
    /// - Parameter text: One step, without a comment.
    /// - Throws: `SimulationScriptError` with the place of the fault.
    public init(parsing text: String) throws(SimulationScriptError) {
        self = try SimulationStep(parsing: text, at: 0, of: SourceText(bytes: Array(text.utf8)))
    }

    /// Reads the step that stands at a place of a script.
    init(parsing text: String, at offset: Int, of source: SourceText) throws(SimulationScriptError) {
        var words = try StepWords(text, at: offset, of: source)
        self = try words.step()
        try words.end()
    }
}

/// The words of one step, taken from left to right.
private struct StepWords {
    private struct Word {
        let text: String
        /// Bytes from the start of the source.
        let offset: Int
    }

    private let source: SourceText
    /// Where the step ends, in bytes from the start of the source.
    private let endOffset: Int
    private var words: ArraySlice<Word> = []
    private var name = ""

    init(_ text: String, at start: Int, of source: SourceText) throws(SimulationScriptError) {
        self.source = source
        endOffset = start + text.utf8.count
        var found: [Word] = []
        var word = ""
        var offset = start
        for scalar in text.unicodeScalars {
            if scalar == " " || scalar == "\t" {
                if !word.isEmpty { found.append(Word(text: word, offset: offset - word.utf8.count)) }
                word = ""
            } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
                throw fault(.controlCharacter, "a step holds no control characters", at: offset)
            } else {
                word.unicodeScalars.append(scalar)
            }
            offset += UTF8.width(scalar)
        }
        if !word.isEmpty { found.append(Word(text: word, offset: offset - word.utf8.count)) }
        words = found[...]
    }

    // MARK: - The steps

    mutating func step() throws(SimulationScriptError) -> SimulationStep {
        guard let first = words.popFirst() else {
            throw fault(.emptyStep, "a step begins with its name, such as 'buy'", at: endOffset)
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
        case "reverse": return .reverse(try product())
        case "grace": return .grace(try product())
        case "retry": return .retry(try product())
        case "recover": return .recover(try product())
        case "change": return .change(try product(), to: try product())
        case "autorenew": return .autorenew(try product(), isOn: try onOrOff())
        case "increase": return .increase(try product())
        case "consent": return .consent(try product())
        case "renew": return .renew(try product())
        case "expire": return .expire(try product())
        case "advance": return .advance(try period())
        case "storefront": return .storefront(try storefront())
        case "payments": return .payments(areAllowed: try onOrOff())
        case "offline": return .offline
        case "online": return .online
        case "restart": return .restart
        default:
            throw fault(.unknownStep, "there is no step '\(name)'", at: first.offset)
        }
    }

    /// Makes sure that nothing is left over.
    func end() throws(SimulationScriptError) {
        guard let extra = words.first else { return }
        throw fault(.unexpectedArgument, "the step '\(name)' ends before '\(extra.text)'", at: extra.offset)
    }

    // MARK: - The words

    private mutating func word(_ meaning: String) throws(SimulationScriptError) -> Word {
        if let word = words.popFirst() { return word }
        throw fault(.missingArgument, "the step '\(name)' needs \(meaning)", at: endOffset)
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
                at: word.offset)
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
                    .invalidArgument, "'\(word.text)' is no underlying error: expected DOMAIN:CODE", at: word.offset)
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
            at: word.offset)
    }

    private mutating func storefront() throws(SimulationScriptError) -> String {
        let word = try word("the three letters of a storefront, such as 'FRA'")
        let letters = Array(word.text.utf8)
        guard letters.count == 3, letters.allSatisfy({ (65...90).contains($0) }) else {
            throw fault(
                .invalidArgument, "'\(word.text)' is no storefront: expected three capital letters, such as 'FRA'",
                at: word.offset)
        }
        return word.text
    }

    private mutating func onOrOff() throws(SimulationScriptError) -> Bool {
        let word = try word("'on' or 'off'")
        switch word.text {
        case "on": return true
        case "off": return false
        default: throw fault(.invalidArgument, "'\(word.text)' is neither 'on' nor 'off'", at: word.offset)
        }
    }

    private func fault(
        _ code: SimulationScriptError.Code, _ message: String, at offset: Int
    ) -> SimulationScriptError {
        SimulationScriptError(code: code, diagnostic: source.diagnostic(.error, message, at: offset))
    }
}
