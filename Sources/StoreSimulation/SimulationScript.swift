/// The steps of a simulation as a file holds them, one a line.
///
/// A script is UTF-8, with or without a byte order mark. A word that begins with `#` begins a comment, and lines without a
/// step are skipped.
///
/// ```
/// fetch
/// defer com.example.pro   # the parent is asked
/// approve com.example.pro
/// ```
public struct SimulationScript: Hashable, Sendable {
    /// A step and the place where it stands.
    public struct Line: Hashable, Sendable {
        /// The step.
        public let step: SimulationStep
        /// The number of its line, from 1.
        public let number: Int
        /// The place of its first word in the line, from 1, in Unicode scalars.
        public let column: Int
        /// The text of the line, with its comment.
        public let text: String
    }

    /// What the script is called in messages, usually the path of its file.
    public let name: String
    /// The lines that hold a step.
    public let lines: [Line]

    /// The steps in their order.
    public var steps: [SimulationStep] { lines.map(\.step) }

    /// Reads a script.
    ///
    /// - Parameters:
    ///   - bytes: The whole text.
    ///   - name: What the script is called in messages.
    /// - Throws: `SimulationScriptError` with the place of the first fault.
    /// - Complexity: Linear in the number of bytes.
    public init(parsing bytes: some Sequence<UInt8>, name: String) throws(SimulationScriptError) {
        self.name = name
        var lines: [Line] = []
        var rows = Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let first = rows.first, first.starts(with: [0xEF, 0xBB, 0xBF]) { rows[0] = first.dropFirst(3) }
        for (index, row) in rows.enumerated() {
            let row = row.last == UInt8(ascii: "\r") ? row.dropLast() : row
            guard let text = String(validating: row, as: UTF8.self) else {
                throw SimulationScript.fault(inInvalid: row, line: index + 1)
            }
            let step = SimulationScript.withoutComment(text)
            guard let column = SimulationScript.firstColumn(of: step) else { continue }
            do throws(SimulationScriptError) {
                lines.append(
                    Line(
                        step: try SimulationStep(parsing: step, line: index + 1), number: index + 1, column: column,
                        text: text))
            } catch {
                throw SimulationScriptError(
                    code: error.code, message: error.message, line: error.line, column: error.column, lineText: text)
            }
        }
        self.lines = lines
    }

    /// The part of a line before its comment.
    private static func withoutComment(_ text: String) -> String {
        var isAfterBlank = true
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            // Blanks before a comment go too, so that a missing word is missed right after the last one.
            if scalar == "#", isAfterBlank {
                var step = text.unicodeScalars[..<index]
                while step.last == " " || step.last == "\t" { step.removeLast() }
                return String(step)
            }
            isAfterBlank = scalar == " " || scalar == "\t"
        }
        return text
    }

    /// The place of the first character that is not blank, from 1.
    private static func firstColumn(of text: String) -> Int? {
        text.unicodeScalars.enumerated().first { $0.element != " " && $0.element != "\t" }.map { $0.offset + 1 }
    }

    private static func fault(inInvalid row: some Sequence<UInt8>, line: Int) -> SimulationScriptError {
        var decoder = UTF8()
        var bytes = row.makeIterator()
        var column = 1
        while case .scalarValue = decoder.decode(&bytes) { column += 1 }
        return SimulationScriptError(
            code: .invalidUTF8, message: "the script is not UTF-8", line: line, column: column,
            lineText: String(decoding: Array(row), as: UTF8.self))
    }
}
