/// A text as Slack takes it: `&`, `<` and `>` escaped, so that nothing is a mention, a link or a command.
///
/// Asterisks and underscores stay; where they would mean something the object that holds the text says that it is plain.
///
/// Source: https://docs.slack.dev/messaging/formatting-message-text, “Escaping text”.
enum SlackText {
    /// The text, escaped.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
