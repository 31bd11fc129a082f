internal import Languages

/// Reads a format string from left to right, and the variables it refers to.
struct PatternReader {
    /// What the readers of a text and of its variables have in common.
    struct Shared {
        var variables: [String: MessageVariable] = [:]
        var substitutions: [String: MessageText.Piece] = [:]
        /// The names of the variables in whose forms the reader stands.
        var path: [String] = []
        var pieceCount = 0
        var families: [Int: MessageText.ArgumentFamily] = [:]
    }

    private let grammar: PlaceholderGrammar
    /// What `%arg` inserts.
    private let number: MessageText.Piece?
    /// The argument that the next placeholder without a place takes.
    private var nextPlace: Int
    private var position = 0
    private var words: [UInt8] = []
    private var pieces: [MessageText.Piece] = []

    private init(text: String, number: MessageText.Piece?, nextPlace: Int) {
        grammar = PlaceholderGrammar(bytes: Array(text.utf8))
        self.number = number
        self.nextPlace = nextPlace
    }

    /// The pieces of a format string.
    static func pieces(
        of text: String, number: MessageText.Piece?, nextPlace: Int = 0, shared: inout Shared
    ) throws(StringTableError) -> [MessageText.Piece] {
        var reader = PatternReader(text: text, number: number, nextPlace: nextPlace)
        while let byte = reader.grammar.byte(reader.position) {
            if byte == UInt8(ascii: "%") {
                try reader.readPlaceholder(&shared)
            } else {
                reader.words.append(byte)
                reader.position += 1
            }
        }
        reader.endWords()
        return reader.pieces
    }

    private mutating func endWords() {
        guard !words.isEmpty else { return }
        pieces.append(.words(String(decoding: words, as: UTF8.self)))
        words = []
    }

    private mutating func append(_ piece: MessageText.Piece, endingAt end: Int, _ shared: inout Shared)
        throws(StringTableError)
    {
        shared.pieceCount += 1
        guard shared.pieceCount <= MessageText.largestPieceCount else {
            throw StringTableError(.tooLarge, "The text has too many parts.", offset: position)
        }
        for (place, families) in MessageText(pieces: [piece]).families.sorted(by: { $0.key < $1.key }) {
            for family in families { try note(family, at: place, &shared) }
        }
        endWords()
        pieces.append(piece)
        position = end
    }

    /// Remembers how an argument is asked for.
    private func note(_ family: MessageText.ArgumentFamily, at place: Int, _ shared: inout Shared)
        throws(StringTableError)
    {
        guard shared.families[place, default: family] == family else {
            throw StringTableError(
                .argumentsClash, "The argument \(place + 1) is asked for as different kinds of value.",
                offset: position)
        }
        shared.families[place] = family
    }

    /// Reads what begins with `%`; where it is no placeholder, the sign becomes a word and the rest is read anew.
    private mutating func readPlaceholder(_ shared: inout Shared) throws(StringTableError) {
        let start = position
        var scan = start + 1
        if grammar.byte(scan) == UInt8(ascii: "%") {
            words.append(UInt8(ascii: "%"))
            position = scan + 1
            return
        }
        // A number is a place where `$` follows it, else a width.
        var named: Int?
        if let (value, end) = grammar.digits(from: scan), grammar.byte(end) == UInt8(ascii: "$") {
            named = value
            scan = end + 1
        }
        if grammar.beginsReference(at: scan) {
            guard let (name, end) = grammar.reference(from: scan) else {
                throw grammar.refused(start, scan + 2, "the name of the variable has no end")
            }
            let piece = try referred(to: name, named: named, start..<end, &shared)
            try append(piece, endingAt: end, &shared)
        } else if let number, grammar.bytes[scan...].starts(with: "arg".utf8) {
            // Xcode compiles `%arg` to a placeholder without a place, so it takes the first turn.
            if case .argument(nextPlace, _) = number { nextPlace += 1 }
            try append(number, endingAt: scan + 3, &shared)
        } else if let (conversion, end) = try grammar.conversion(from: scan, start: start) {
            let place = try place(named, start..<end)
            try append(.argument(place, conversion), endingAt: end, &shared)
        } else {
            words.append(UInt8(ascii: "%"))
            position = start + 1
        }
    }

    /// The place that was named, counted from 0, or the next one.
    private mutating func place(_ named: Int?, _ range: Range<Int>) throws(StringTableError) -> Int {
        if let named {
            guard (1...MessageText.largestPlace).contains(named) else {
                throw grammar.refused(
                    range.lowerBound, range.upperBound, "a place is between 1 and \(MessageText.largestPlace)")
            }
            return named - 1
        }
        guard nextPlace < MessageText.largestPlace else {
            throw grammar.refused(
                range.lowerBound, range.upperBound, "a text takes at most \(MessageText.largestPlace) arguments")
        }
        nextPlace += 1
        return nextPlace - 1
    }

    /// What `%#@name@` stands for.
    private mutating func referred(
        to name: String, named: Int?, _ range: Range<Int>, _ shared: inout Shared
    ) throws(StringTableError) -> MessageText.Piece {
        if let piece = shared.substitutions[name] {
            // A substitution takes its argument as any other placeholder does.
            if case .plural(nextPlace, _) = piece { nextPlace += 1 }
            return piece
        }
        guard let variable = shared.variables[name] else {
            throw grammar.refused(range.lowerBound, range.upperBound, "the text has no substitution of this name")
        }
        func error(_ code: StringTableError.Code, _ description: String) -> StringTableError {
            StringTableError(code, description, offset: range.lowerBound)
        }
        guard !shared.path.contains(name) else {
            throw error(.variableCycle, "The variable “\(name)” refers to itself.")
        }
        guard shared.path.count < MessageText.deepestNesting else {
            throw error(.tooLarge, "Variables are nested more than \(MessageText.deepestNesting) deep.")
        }
        let valueType = variable.valueType ?? "lld"
        guard let conversion = MessageText.Conversion(formatSpecifier: valueType) else {
            throw error(
                .valueTypeUnknown,
                "The value type “\(valueType)” of the variable “\(name)” says no way to write a number.")
        }
        var place = try place(named, range)
        if named == nil, let own = variable.argument {
            // Its turn is taken, as where Xcode compiles the reference to one with a place.
            guard (0..<MessageText.largestPlace).contains(own) else {
                throw grammar.refused(
                    range.lowerBound, range.upperBound, "a place is between 1 and \(MessageText.largestPlace)")
            }
            place = own
        }
        if variable.valueType != nil { try note(conversion.family, at: place, &shared) }
        shared.path.append(name)
        defer { shared.path.removeLast() }
        var forms: [PluralCategory: MessageText] = [:]
        for category in PluralCategory.allCases {
            guard let form = variable.forms[category] else { continue }
            do {
                forms[category] = MessageText(
                    pieces: try PatternReader.pieces(
                        of: form, number: .argument(place, conversion), nextPlace: place, shared: &shared))
            } catch let inner {
                throw error(
                    inner.code, "In the form “\(category.rawValue)” of the variable “\(name)”: \(inner.description)")
            }
        }
        do {
            return try MessageText(plural: forms, argument: place).pieces[0]
        } catch let inner {
            throw error(inner.code, "The variable “\(name)” has no form.")
        }
    }
}
