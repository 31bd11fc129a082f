internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// A fault before its line is looked up.
struct FoundFault {
    let rule: LintRule
    /// The number of the file in its set.
    let file: Int
    /// Bytes from the start of the text of the file.
    let offset: Int
    let message: String
    var key: String?
    var language: LanguageTag?
    var variation = VariationPath.plain
    /// How bad it is, where the reader of the file knows better than the rule.
    var severity: Diagnostic.Severity?
}

/// Faults as diagnostics with their lines, found in one walk through a file.
///
/// Looking up each place by itself would cost the length of the file for each.
struct FaultPlaces {
    private let bytes: [UInt8]
    private let isBinary: Bool
    private var lineStart = 0
    private var line = 1
    private var scanned = 0
    /// The last place on the line and its column, from which the next one is counted.
    private var counted: (offset: Int, column: Int) = (0, 1)

    /// How many bytes around a place are looked at; more than an excerpt shows.
    private static let reach = 1_000

    init(source: SourceText, isBinary: Bool) {
        bytes = source.bytes
        self.isBinary = isBinary
    }

    /// The next fault as a diagnostic; places must not go back.
    mutating func diagnostic(_ severity: Diagnostic.Severity, _ message: String, at wanted: Int) -> Diagnostic {
        let offset = max(scanned, min(wanted, bytes.count))
        guard !isBinary else {
            return Diagnostic(
                severity: severity, message: "\(message) (byte \(wanted))",
                position: SourcePosition(offset: wanted, line: 1, column: 1), excerpt: "", caretColumn: 0)
        }
        advance(to: offset)
        let start = scalarStart(max(lineStart, offset - FaultPlaces.reach))
        let end = scalarStart(min(bytes.count, offset + FaultPlaces.reach))
        let window = SourceText(bytes: Array(bytes[start..<max(end, offset)]))
        let shown = window.diagnostic(severity, message, at: offset - start)
        let column = start == lineStart ? shown.position.column : column(at: offset)
        counted = (offset, column)
        return Diagnostic(
            severity: severity, message: message,
            position: SourcePosition(offset: offset, line: line, column: column), excerpt: shown.excerpt,
            caretColumn: shown.caretColumn)
    }

    private mutating func advance(to offset: Int) {
        var index = scanned
        bytes.withUnsafeBufferPointer { bytes in
            while index < offset {
                let byte = bytes[index]
                index += 1
                guard byte == 0x0A || byte == 0x0D else { continue }
                // CR LF is one end; between the two nothing begins.
                if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A {
                    guard index < offset else { break }
                    index += 1
                }
                line += 1
                lineStart = index
                counted = (index, 1)
            }
        }
        scanned = max(scanned, offset)
    }

    /// The column on a long line, counted on from the last place.
    private func column(at offset: Int) -> Int {
        let from = max(counted.offset, lineStart)
        return counted.column + String(decoding: bytes[from..<max(from, offset)], as: UTF8.self).count
    }

    private func scalarStart(_ offset: Int) -> Int {
        var index = offset
        while index > 0, index < bytes.count, offset - index < 4, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }
}
