import MessageRendering
import Testing

@Suite("A text in which no character can act")
struct TerminalTextTests {
    @Test(
        "shows control characters and marks of direction",
        arguments: [
            ("\u{1B}[31mred", "␛[31mred"), ("a\nb\tc\r", "a␊b␉c␍"), ("\u{0}\u{7F}", "␀␡"), ("\u{9B}31m", "⟨U+009B⟩31m"),
            ("\u{202E}evil", "⟨U+202E⟩evil"), ("\u{2066}\u{2067}\u{2068}\u{2069}", "⟨U+2066⟩⟨U+2067⟩⟨U+2068⟩⟨U+2069⟩"),
            ("\u{2028}\u{2029}", "⟨U+2028⟩⟨U+2029⟩"),
        ])
    func acting(_ text: String, _ visible: String) {
        #expect(TerminalText(text).description == visible)
    }

    @Test(
        "leaves everything else as it is",
        arguments: [
            "", "plain", "%@ {0} <b> & \\", "Preis\u{A0}4,99\u{202F}€", "עברית\u{200F}!", "👨‍👩‍👧", "e\u{301}", "١٠٠",
        ])
    func harmless(_ text: String) {
        #expect(Array(TerminalText(text).description.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("keeps the isolates that a message placed, and shows those that came with a value")
    func isolates() {
        func visible(_ text: String, _ values: [String]) -> String {
            TerminalText(text, keepingIsolatesAround: values).description
        }
        #expect(visible("Buy \u{2068}Coins\u{2069}.", ["Coins"]) == "Buy \u{2068}Coins\u{2069}.")
        // A value that closes its isolate and turns the rest around does neither.
        let hostile = "x\u{2069}\u{202E}y\u{2068}"
        #expect(
            visible("Buy \u{2068}\(hostile)\u{2069}.", [hostile])
                == "Buy \u{2068}x⟨U+2069⟩⟨U+202E⟩y⟨U+2068⟩\u{2069}.")
        // The longest value wins where one begins like another.
        #expect(visible("\u{2068}ab\u{2069}", ["a", "ab"]) == "\u{2068}ab\u{2069}")
        #expect(visible("\u{2068}\u{2069}", [""]) == "\u{2068}\u{2069}")
        // A value written in another way is kept where it is plain, and shown where it is not.
        #expect(visible("\u{2068}other\u{2069}", ["a"]) == "\u{2068}other\u{2069}")
        #expect(visible("\u{2068}a\u{202E}\u{2069}", []) == "⟨U+2068⟩a⟨U+202E⟩⟨U+2069⟩")
        #expect(visible("open \u{2068}", ["a"]) == "open ⟨U+2068⟩")
        #expect(visible("\u{2069}", []) == "⟨U+2069⟩")
    }
}
