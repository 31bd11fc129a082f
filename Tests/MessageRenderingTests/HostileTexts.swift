import Languages
import PurchaseMessages
import Purchases
import StringTables
import TestSupport

/// Texts that want to do something in one of the places where messages are read.
enum HostileTexts {
    /// One for each way that is known; the numbers are those of a list of threats to texts of other people.
    static let all: [String] = [
        // Formats, arguments and syntax of patterns: never read again (T1 to T4, T12).
        "%n%s%p%*d%9999$@", "100% of %@ %lld", "{0, plural, one {#} other {'{'}}", "$(rm -rf /) ${HOME} #{x}",
        // Direction: overrides, isolates that close what they did not open (T5).
        "\u{202E}live\u{202C}", "\u{2069}\u{202E}x\u{2066}y", "\u{2067}\u{2067}\u{2068}", "\u{200F}!שלום\u{200E}",
        "\u{61C}9",
        String(repeating: "\u{2068}", count: 300), String(repeating: "\u{2069}", count: 300),
        // What cannot be seen, and what takes too much room (T6).
        "a\u{200B}b\u{FEFF}c\u{AD}", "Z" + String(repeating: "\u{301}\u{35C}", count: 800), "\u{338}after",
        "\u{E0001}\u{E0041}",
        "\u{FE0F}\u{200D}\u{1F3FB}", "\u{FFFE}" + (Unicode.Scalar(0xFDD0).map(String.init) ?? "") + "\u{FFFF}",
        // Markup (T7).
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x", "&lt;b&gt;&amp;&#x3C;",
        "`${alert(1)}`",
        "]]><!--", "--><b>", "</title></style></textarea><script>", "<![CDATA[x]]>", "\u{3C}bdi\u{3E}\u{3C}/p\u{3E}",
        // JSON, in a script element too (T8).
        "\"},\"x\":{\"", "\\\\u0022\\\"", "</script>\u{2028}\u{2029}", "\u{0}\u{1}\u{1F}",
        // The terminal and the log (T9).
        "\u{1B}[2J\u{1B}]52;c;ZXZpbA==\u{7}", "\u{9B}31m\u{90}q\u{9C}", "ok\nFATAL: forged line", "a\rb\u{8}\u{7F}",
        "\u{85}\u{C}\u{B}",
        // Spreadsheets (T10).
        "=HYPERLINK(\"x\")", "+1", "@SUM(1)",
        // Header lines of mail (T11).
        "x\r\nBcc: evil@example.com\r\n\r\nbody", "x\nSubject: y", "=?UTF-8?Q?=0D=0ABcc:?=", "\r", "From me", ".",
        "\n.\n",
        "--=_purchase-message--", " leading and trailing ",
        // Markdown and chat.
        "# h\n- x\n1. y\n> z\n***", "[x](javascript:alert(1)) ![i](http://e.x/i.png)",
        "<https://evil.example> www.evil.example",
        "a_b_c*d*~~e~~|f|$g$", "    code", "```\nfence\n```", "1986\\. A", "Setext\n===",
        "<!channel> <@U123> <http://e.x|y> :tada:",
        "&copy; &#35; \\&amp;",
        // Tags and addresses (T13).
        "en-u-nu-\u{0}", "../../etc/passwd",
        "", " ", "\u{2068}\u{2069}",
        String(repeating: "long ", count: 1200), String(repeating: "長", count: 1600),
        String(repeating: "👨‍👩‍👧‍👦", count: 200),
    ]

    /// A text of pieces that are each a trouble of their own.
    static func random(using generator: inout SplitMix64, pieces: Int) -> String {
        let kinds = [
            "a", " ", "word ", "שלום ", "السلام", "長い文", "ไทย", "👨‍👩‍👧", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇩🇪", "e\u{301}", "\u{308}", "\u{2066}",
            "\u{2067}", "\u{2068}",
            "\u{2069}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{200D}", "\u{200F}", "\u{0}", "\u{1B}[1m", "\u{7}",
            "\u{9B}", "\"", "'", "`",
            "\\", "\n", "\r\n", "\r", "\n\n", "\u{2028}", "]]>", "<b>", "</p>", "&amp;", "<", ">", "&", "=", "=?", "?=",
            ".", "From ", "*", "_",
            "#", "- ", "1. ", "|", "[x](y)", "\r\nBcc: a@b", "%@", "{0}", "\t", "\u{FEFF}", "\u{FFFF}", "4,99\u{A0}€",
            "…", "،",
        ]
        var text = ""
        for _ in 0..<pieces {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            case 1: text += String(repeating: kinds[0], count: Int.random(in: 1...90, using: &generator))
            default: text += kinds.randomElement(using: &generator) ?? ""
            }
        }
        return text
    }
}

extension Samples {
    // Made once: they hold every message of the catalogue.
    private static let isolatingComposer = Result { try composer() }
    private static let plainComposer = Result { try composer(isolation: .none) }

    /// The messages of every hostile text.
    static let hostileMessages = Result { try HostileTexts.all.flatMap { try messages(holding: $0) } }

    /// A message that holds one text everywhere: as a product in texts of ours, and as a translation.
    static func messages(holding text: String) throws -> [PurchaseMessage] {
        let isolating = try isolatingComposer.get()
        let plain = try plainComposer.get()
        let values = ["product": MessageValue.product(product(named: text))]
        return [
            isolating.message("purchase.deferred", parameters: values, language: "en"),
            isolating.message("purchase.deferred", parameters: values, language: "he"),
            plain.message("purchase.deferred", parameters: values, language: "en"),
            message(title: text, body: text, buttons: [text, text], language: "en", value: text),
            message(title: nil, body: text, buttons: [], language: "ar", value: text),
            message(title: text, body: nil, buttons: [text], language: "he", value: text),
        ]
    }

    /// A message made by hand.
    static func message(
        title: String?, body: String?, buttons: [String] = [], language: LanguageTag = "en", value: String? = nil,
        severity: Severity = .warning
    ) -> PurchaseMessage {
        let product = Samples.product(named: value ?? "")
        return PurchaseMessage(
            id: "purchase.deferred", language: language, requestedLanguage: language, direction: language.direction,
            severity: severity, presentation: .alert, title: title, body: body,
            buttons: buttons.enumerated().map { index, title in
                MessageButton(
                    id: "button\(index)", role: index == 0 ? .default : .cancel, title: title,
                    action: index == 0 ? .retry : .dismiss)
            },
            accessibilityText: "\(title ?? "")\(body ?? "")x",
            parameters: value.map { [MessageParameter(name: "product", value: .product(product), formatted: $0)] }
                ?? [],
            state: .translated,
            titleKey: title.map { _ in TextKey("purchase.deferred.title") },
            bodyKey: body.map { _ in
                TextKey(
                    "purchase.deferred.body", parameters: value == nil ? [] : ["product"],
                    values: value.map { [$0] } ?? [])
            })
    }
}
