/// A format string cut into its words and its placeholders, each as it is written.
///
/// Where `MessageText` says what a format string means, this keeps how it is spelt, so that one part can be rewritten and
/// the others stay. A test compares the two over the public files.
struct FormatString: Hashable, Sendable {
    /// A part of the text.
    enum Piece: Hashable, Sendable {
        /// Words, in which a per cent sign that begins nothing stands as it is.
        case words(String)
        /// `%%`.
        case percent
        /// `%2$lld`: the place that is named, and what stands between it and the end.
        case placeholder(place: Int?, specification: String)
        /// `%2$#@name@`.
        case reference(place: Int?, name: String)
        /// `%arg`, in a form of a substitution.
        case argument

        /// The part as a format string writes it.
        var text: String {
            switch self {
            case .words(let words): words
            case .percent: "%%"
            case .placeholder(let place, let specification): "%\(place.map { "\($0)$" } ?? "")\(specification)"
            case .reference(let place, let name): "%\(place.map { "\($0)$" } ?? "")#@\(name)@"
            case .argument: "%arg"
            }
        }
    }

    /// The parts in their order.
    var pieces: [Piece]

    init(pieces: [Piece]) { self.pieces = pieces }

    /// Cuts a text.
    ///
    /// - Parameters:
    ///   - text: The format string.
    ///   - isForm: Whether `%arg` stands for a number.
    ///   - correctsReferences: Whether `%1#@name@` is `%1$#@name@` misspelt, as `.stringsdict` files have it.
    ///   - isJava: Whether `,` is the flag that groups digits.
    init(_ text: String, isForm: Bool = false, correctsReferences: Bool = false, isJava: Bool = false) {
        var scanner = FormatScanner(
            bytes: Array(text.utf8), isForm: isForm, correctsReferences: correctsReferences, isJava: isJava)
        pieces = scanner.scan()
    }

    /// The text as a format string.
    var text: String { pieces.map(\.text).joined() }

    /// The names that the text refers to.
    var references: [String] {
        pieces.compactMap { if case .reference(_, let name) = $0 { name } else { nil } }
    }

    /// The text with every placeholder naming its place: its own, or the one whose turn it is, counted from 1.
    ///
    /// - Parameters:
    ///   - first: The place whose turn is first.
    ///   - arguments: The places of substitutions that name theirs; their turn is taken all the same.
    ///   - number: What `%arg` stands for.
    /// - Returns: The same text, every placeholder with its place.
    func placed(
        from first: Int = 1, arguments: [String: Int] = [:], number: (place: Int, specification: String)? = nil
    ) -> FormatString {
        var turn = first
        return FormatString(
            pieces: pieces.map { piece in
                switch piece {
                case .placeholder(nil, let specification):
                    defer { turn += 1 }
                    return .placeholder(place: turn, specification: specification)
                case .reference(nil, let name):
                    defer { turn += 1 }
                    return .reference(place: arguments[name] ?? turn, name: name)
                case .argument:
                    guard let number else { return piece }
                    if turn == number.place { turn += 1 }
                    return .placeholder(place: number.place, specification: number.specification)
                default: return piece
                }
            })
    }

    /// The text with `%arg` written as the placeholder that it stands for, without a place where its turn is the same.
    func replacingNumber(from first: Int, number: (place: Int, specification: String)?) -> FormatString {
        guard let number else { return self }
        var turn = first
        return FormatString(
            pieces: pieces.map { piece in
                switch piece {
                case .placeholder(nil, _), .reference(nil, _): turn += 1
                case .argument:
                    guard turn == number.place else {
                        return .placeholder(place: number.place, specification: number.specification)
                    }
                    turn += 1
                    return .placeholder(place: nil, specification: number.specification)
                default: break
                }
                return piece
            })
    }

    /// How the argument at a place is written; the places are those of a text in which each placeholder names its own.
    func specification(at place: Int) -> String? {
        for case .placeholder(place, let specification) in pieces { return specification }
        return nil
    }
}

/// Reads one format string.
private struct FormatScanner {
    let bytes: [UInt8]
    let isForm: Bool
    let correctsReferences: Bool
    let isJava: Bool
    private var pieces: [FormatString.Piece] = []
    private var position = 0
    private var wordsStart = 0

    init(bytes: [UInt8], isForm: Bool, correctsReferences: Bool, isJava: Bool) {
        self.isJava = isJava
        self.bytes = bytes
        self.correctsReferences = correctsReferences
        self.isForm = isForm
    }

    mutating func scan() -> [FormatString.Piece] {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "%"), let (piece, end) = placeholder(from: position) else {
                position += 1
                continue
            }
            endWords()
            pieces.append(piece)
            position = end
            wordsStart = end
        }
        endWords()
        return pieces
    }

    private mutating func endWords() {
        guard wordsStart < position else { return }
        pieces.append(.words(text(wordsStart, position)))
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func placeholder(from start: Int) -> (FormatString.Piece, Int)? {
        var scan = start + 1
        if byte(scan) == UInt8(ascii: "%") { return (.percent, scan + 1) }
        var place: Int?
        let digitsEnd = digits(from: scan)
        if digitsEnd > scan, byte(digitsEnd) == UInt8(ascii: "$") {
            place = Int(text(scan, min(digitsEnd, scan + 9)))
            scan = digitsEnd + 1
        }
        if place == nil, correctsReferences, digitsEnd > scan, byte(digitsEnd) == UInt8(ascii: "#"),
            byte(digitsEnd + 1) == UInt8(ascii: "@")
        {
            place = Int(text(scan, min(digitsEnd, scan + 9)))
            scan = digitsEnd
        }
        if byte(scan) == UInt8(ascii: "#"), byte(scan + 1) == UInt8(ascii: "@"),
            let end = bytes[(scan + 2)...].firstIndex(of: UInt8(ascii: "@"))
        {
            return (.reference(place: place, name: text(scan + 2, end)), end + 1)
        }
        if isForm, bytes[scan...].starts(with: "arg".utf8) { return (.argument, scan + 3) }
        guard let end = specification(from: scan) else { return nil }
        return (.placeholder(place: place, specification: text(scan, end)), end)
    }

    private func digits(from start: Int) -> Int {
        var end = start
        while let digit = byte(end), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { end += 1 }
        return end
    }

    /// Where flags, width, precision, length and letter end; nil where this is no placeholder.
    private func specification(from start: Int) -> Int? {
        var scan = start
        var hasFlag = false
        while let flag = byte(scan), "-+ 0#'".utf8.contains(flag) || isJava && flag == UInt8(ascii: ",") {
            // A space or a zero alone is not enough: `63% de` is a sentence.
            if flag == UInt8(ascii: " "), !hasFlag { return nil }
            hasFlag = hasFlag || flag != UInt8(ascii: "0")
            scan += 1
        }
        scan = star(from: digits(from: scan))
        if byte(scan) == UInt8(ascii: ".") { scan = digits(from: star(from: scan + 1)) }
        if let letter = byte(scan), "hlqLztj".utf8.contains(letter) {
            scan += 1
            if letter == UInt8(ascii: "h") || letter == UInt8(ascii: "l"), byte(scan) == letter { scan += 1 }
        }
        guard let letter = byte(scan), "@dDiuUfFeEgGxXoOnsSpcCaA".utf8.contains(letter) else { return nil }
        return scan + 1
    }

    /// `*` or `*2$`.
    private func star(from start: Int) -> Int {
        guard byte(start) == UInt8(ascii: "*") else { return start }
        let end = digits(from: start + 1)
        return end > start + 1 && byte(end) == UInt8(ascii: "$") ? end + 1 : start + 1
    }
}
