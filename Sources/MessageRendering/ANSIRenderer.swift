public import PurchaseMessages

/// Writes messages for a terminal with colours.
///
/// ```swift
/// print(ANSIRenderer().text(message), terminator: "")
/// ```
///
/// The heading has that of the severity, and the title is bold.
///
/// It writes what ``TextRenderer`` writes, and five sequences of ECMA-48 around it: `ESC [ 1 m`, `ESC [ 31 m` to
/// `ESC [ 33 m` and `ESC [ 0 m`. The text itself can hold no escape character; see ``TextRenderer``.
public struct ANSIRenderer: MessageRenderer, Hashable {
    private let renderer: TextRenderer

    /// Makes a renderer.
    ///
    /// - Parameter renderer: What writes the text.
    public init(_ renderer: TextRenderer = TextRenderer()) { self.renderer = renderer }

    /// A message as lines with colours.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        RenderedMessage(text(message), contentType: RenderedMessage.plainText)
    }

    /// A message as lines with colours; each line ends with a line feed.
    public func text(_ message: PurchaseMessage) -> String {
        let lines = renderer.text(message).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let hasTitle = message.title != nil
        return lines.enumerated().map { index, line in
            switch index {
            case 0: ANSIRenderer.emphasized(line, ANSIRenderer.code(for: message.severity))
            case 1 where hasTitle: ANSIRenderer.emphasized(line, "1")
            default: line
            }
        }.joined(separator: "\n")
    }

    /// A line whose text, behind its indentation, stands out.
    private static func emphasized(_ line: String, _ code: String) -> String {
        let indentation = line.prefix { $0 == " " }
        let text = line.dropFirst(indentation.count)
        return text.isEmpty ? line : "\(indentation)\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    /// The parameter of SGR for a severity: red, yellow, green, or bold.
    private static func code(for severity: Severity) -> String {
        switch severity {
        case .error: "31"
        case .warning: "33"
        case .success: "32"
        default: "1"
        }
    }
}
