/// Colours for text on a terminal, or none.
struct TextStyle: Hashable, Sendable {
    /// How a piece of text stands out.
    enum Emphasis: String, Hashable, Sendable, CaseIterable {
        /// A heading.
        case strong = "1"
        /// Something of less weight.
        case faint = "2"
        /// Something that went wrong.
        case error = "31"
        /// Something that went well.
        case success = "32"
        /// Something to look at.
        case warning = "33"
    }

    /// Whether text is coloured at all.
    let isColored: Bool

    /// Plain text.
    static let plain = TextStyle(isColored: false)

    /// Makes a style.
    init(isColored: Bool) { self.isColored = isColored }

    /// Decides by what was asked for, then by `NO_COLOR`, then by whether standard output is a terminal that can.
    ///
    /// Source: https://no-color.org, where an explicit option goes before the variable.
    init(when choice: String?, _ io: CommandIO) {
        switch choice {
        case "always": isColored = true
        case "never": isColored = false
        default:
            let isForbidden = !(io.environment("NO_COLOR") ?? "").isEmpty || io.environment("TERM") == "dumb"
            isColored = !isForbidden && io.isTerminal(.output)
        }
    }

    /// The text with its emphasis, as SGR sequences of ECMA-48.
    func written(_ text: String, _ emphasis: Emphasis) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
    }
}
