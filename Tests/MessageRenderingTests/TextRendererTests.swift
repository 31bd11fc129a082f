import Languages
import MessageRendering
import PurchaseMessages
import Testing

@Suite("A message for a terminal")
struct TextRendererTests {
    let renderer = TextRenderer()

    @Test("has its name, its text and its buttons, a line each")
    func lines() throws {
        #expect(
            renderer.text(try Samples.deferred(in: "en")) == """
                purchase.deferred  en  sheet  info
                    Waiting for approval
                    You’ll get \u{2068}Coins\u{2069} as soon as it’s approved.
                    [OK]

                """)
    }

    @Test("isolates each line that runs from right to left")
    func rightToLeft() throws {
        let message = try Samples.deferred(in: "he")
        #expect(
            renderer.text(message) == """
                purchase.deferred  he  sheet  info
                    \u{2067}ממתין לאישור\u{2069}
                    \u{2067}אחרי האישור: \u{2068}Coins\u{2069}.\u{2069}
                    \u{2067}[אישור]\u{2069}

                """)
        #expect(!TextRenderer(isolatesRightToLeft: false).text(message).contains("\u{2067}"))
    }

    @Test("says where the text is in another language than the one asked for")
    func otherLanguage() throws {
        #expect(renderer.text(try Samples.deferred(in: "fi")).hasPrefix("purchase.deferred  fi → en  sheet"))
        #expect(
            renderer.text(try Samples.deferred(in: "he-u-nu-hebr")).hasPrefix("purchase.deferred  he-u-nu-hebr  sheet"))
    }

    @Test("says that a silent message is silent")
    func silent() throws {
        #expect(renderer.text(try Samples.silent()) == "purchase.cancelled  en  none  info\n    (silent)\n")
    }

    @Test("separates messages by an empty line")
    func several() throws {
        let silent = try Samples.silent()
        #expect(renderer.text([silent, silent]) == renderer.text(silent) + "\n" + renderer.text(silent))
        #expect(renderer.text([]) == "")
    }

    @Test(
        "lets no name of a product act on the terminal",
        arguments: ["\u{1B}[2J", "\u{202E}live", "a\nb", "\u{2069}\u{202E}", "\u{9B}1m", "\u{7}"])
    func hostile(_ name: String) throws {
        for language in ["en", "he"] as [LanguageTag] {
            let text = renderer.text(try Samples.deferred(in: language, product: name))
            let acting = text.unicodeScalars.filter {
                ($0.properties.generalCategory == .control && $0 != "\n") || (0x202A...0x202E).contains($0.value)
            }
            #expect(acting.isEmpty, "\(text)")
            #expect(text.split(separator: "\n").count == 4)
            var depth = 0
            for scalar in text.unicodeScalars {
                if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
                if scalar.value == 0x2069 { depth -= 1 }
                #expect(depth >= 0)
                if scalar == "\n" { #expect(depth == 0) }
            }
        }
    }
}
