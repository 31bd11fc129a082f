import Languages
import PurchaseMessages

/// A text of a message for people, in which nothing acts instead of being read.
///
/// Names of products and translations come from outside and may hold anything. Here they lose what a display would obey:
///
/// - Control characters, marks that embed or override a direction, marks of interlinear notes, and characters that are
///   none are left out; a tabulator is a space.
/// - Every isolate is closed and none is closed twice, sixteen deep at most.
/// - A line break is one line feed; inside an inserted value it is a space, for a value is part of a line.
/// - After 30 combining marks in a row the rest is left out, which no language needs.
///
/// Sources: Unicode Standard Annex 9, sections 2 and 3.3.2; Annex 15, section 13 (Stream-Safe Text Format).
struct InertText: Hashable, Sendable, CustomStringConvertible {
    /// The text; its line breaks are line feeds, none of which stands inside an isolate.
    let description: String

    /// Makes a text inert.
    ///
    /// - Parameters:
    ///   - text: A text of a message.
    ///   - values: The values in it, as text: where one has a line break, no line break is kept.
    ///   - isLine: Whether every line break becomes a space.
    /// - Complexity: Linear in the length of the text.
    init(_ text: String, values: [String] = [], isLine: Bool = false) {
        let keepsBreaks = !isLine && !values.contains { $0.unicodeScalars.contains(where: InertText.isBreak) }
        var kept = String.UnicodeScalarView()
        var open = 0
        var marks = 0
        var afterReturn = false
        for scalar in text.unicodeScalars {
            let isSecond = afterReturn && scalar == "\n"
            afterReturn = scalar == "\r"
            if isSecond { continue }
            marks = InertText.isMark(scalar) ? marks + 1 : 0
            switch scalar.value {
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: kept.append(keepsBreaks && open == 0 ? "\n" : " ")
            case 0x09: kept.append(" ")
            case 0x2066...0x2068:
                open += 1
                if open <= InertText.deepest { kept.append(scalar) }
            case 0x2069:
                if open > 0, open <= InertText.deepest { kept.append(scalar) }
                open = max(0, open - 1)
            default:
                if marks <= 30, !InertText.isLeftOut(scalar) { kept.append(scalar) }
            }
        }
        for _ in 0..<min(open, InertText.deepest) { kept.append(InertText.pop) }
        description = String(kept)
    }

    /// The paragraphs, which empty lines separate, each as its lines; lines and paragraphs of white space are left out.
    var paragraphs: [[String]] {
        var paragraphs: [[String]] = [[]]
        for line in description.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy({ $0.properties.isWhitespace }) {
                paragraphs.append([])
            } else {
                paragraphs[paragraphs.count - 1].append(String(line))
            }
        }
        return paragraphs.filter { !$0.isEmpty }
    }

    /// The deepest isolate that is kept; a reader of HTML would otherwise be given elements without end.
    private static let deepest = 16
    static let pop: Unicode.Scalar = "\u{2069}"

    static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    /// Whether a scalar leaves nothing to see: white space, and the marks of an isolate.
    static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || (0x2066...0x2069).contains(scalar.value)
    }

    /// Whether a scalar combines with the one before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x300 { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
        case 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }
}

extension PurchaseMessage {
    /// The heading on one line, or nil where there is nothing to see.
    var inertTitle: String? { inert(title, isLine: true) }

    /// The explanation with its line breaks, or nil where there is nothing to see.
    var inertBody: String? { inert(body, isLine: false) }

    private func inert(_ text: String?, isLine: Bool) -> String? {
        guard let text else { return nil }
        let inert = InertText(text, values: parameters.map(\.formatted), isLine: isLine).description
        return inert.unicodeScalars.allSatisfy(InertText.isUnseen) ? nil : inert
    }
}

extension MessageButton {
    /// What is written on it, on one line; its name where nothing is.
    var inertTitle: String {
        let inert = InertText(title, isLine: true).description
        return inert.unicodeScalars.allSatisfy(InertText.isUnseen) ? InertText(id, isLine: true).description : inert
    }
}
