public import Diagnostics

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
public struct SimulationScript: Sendable {
    /// A step and the place where it stands.
    public struct Line: Hashable, Sendable {
        /// The step.
        public let step: SimulationStep
        /// The number of its line, from 1.
        public let number: Int
        /// Where its first word stands, in bytes from the start of the script.
        public let offset: Int
    }

    /// What the script is called in messages, usually the path of its file.
    public let name: String
    /// The text.
    public let source: SourceText
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
        let source = SourceText(bytes: Array(bytes))
        var lines: [Line] = []
        var start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var number = 0
        while start < source.bytes.count {
            number += 1
            let end = source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
            var row = source.bytes[start..<end]
            if row.last == UInt8(ascii: "\r") { row.removeLast() }
            guard let text = String(validating: row, as: UTF8.self) else {
                throw SimulationScriptError(
                    code: .invalidUTF8,
                    diagnostic: source.diagnostic(
                        .error, "the script is not UTF-8", at: start + SimulationScript.validPrefix(of: row)))
            }
            let step = SimulationScript.withoutComment(text)
            let indent = step.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            if indent < step.utf8.count {
                lines.append(
                    Line(
                        step: try SimulationStep(parsing: step, at: start, of: source), number: number,
                        offset: start + indent))
            }
            start = end + 1
        }
        self.name = name
        self.source = source
        self.lines = lines
    }

    /// What is to be printed about a step that could not be performed: the place in the script, the line and a caret.
    ///
    /// - Parameters:
    ///   - error: Why `Simulation.perform(_:)` refused the step.
    ///   - line: The line of this script that holds the step.
    /// - Returns: A diagnostic at the step's first word.
    public func diagnostic(for error: SimulationError, at line: Line) -> Diagnostic {
        source.diagnostic(.error, error.message, at: line.offset)
    }

    /// The part of a line before its comment, and without the blanks before that: a missing word is missed right after the
    /// last one.
    private static func withoutComment(_ text: String) -> String {
        var isAfterBlank = true
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            if scalar == "#", isAfterBlank {
                var step = text.unicodeScalars[..<index]
                while step.last == " " || step.last == "\t" { step.removeLast() }
                return String(step)
            }
            isAfterBlank = scalar == " " || scalar == "\t"
        }
        return text
    }

    /// How many bytes at the start of a row are UTF-8.
    private static func validPrefix(of row: ArraySlice<UInt8>) -> Int {
        var decoder = UTF8()
        var bytes = row.makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { count += UTF8.width(scalar) }
        return count
    }
}
