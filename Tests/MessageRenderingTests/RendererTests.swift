import Languages
import MessageRendering
import PurchaseMessages
import Purchases
import Testing

@Suite("A message in the format")
struct RendererTests {
    @Test("Markdown has a heading, paragraphs and a list")
    func markdown() throws {
        #expect(
            MarkdownRenderer().render(try Samples.deferred(in: "en", product: "1. *Coins*")).text == """
                ### Waiting for approval

                You’ll get \u{2068}1. \\*Coins\\*\u{2069} as soon as it’s approved.

                - OK

                """)
        let lines = MarkdownRenderer().render(Samples.message(title: "A", body: "1. x\n- y\n\nz")).text
        #expect(lines == "### A\n\n1\\. x\\\n\\- y\n\nz\n")
        let message = Samples.message(title: "A", body: nil, buttons: ["Again"])
        let links = ActionLinks([.retry: "https://x.example/a_b"])
        #expect(MarkdownRenderer(links: links).render(message).text.hasSuffix("- [Again](<https://x.example/a\\_b>)\n"))
    }

    @Test("HTML has language, direction, isolated values and buttons")
    func html() throws {
        #expect(
            HTMLRenderer().render(try Samples.deferred(in: "he", product: "<Coins>")).text == """
                <div class="purchase-message" role="status" lang="he" dir="rtl" data-message="purchase.deferred" data-severity="info">
                <h2>ממתין לאישור</h2>
                <p>אחרי האישור: <bdi>&lt;Coins&gt;</bdi>.</p>
                <p><button type="button" data-action="dismiss" data-role="default">אישור</button></p>
                </div>

                """)
    }

    @Test("HTML writes a mark after a tag as a reference, so that normalizing cannot merge them")
    func mark() {
        let text = HTMLRenderer().render(Samples.message(title: "\u{338}x", body: "\u{2068}\u{338}y\u{2069}")).text
        #expect(text.contains("<h2>&#824;x</h2>"))
        #expect(text.contains("<bdi>&#824;y</bdi>"))
    }

    @Test(
        "links lead to https and mailto alone",
        arguments: [
            ("https://a.example", true), ("mailto:a@b.example", true), ("HTTPS://a.example", true),
            ("javascript:alert(1)", false), ("http://a.example", false), ("https://a b", false), ("https://ä", false),
            ("https://a\n", false), ("data:text/html,x", false), ("", false),
        ])
    func links(address: String, isKept: Bool) {
        #expect((ActionLinks([.retry: address])[.retry] != nil) == isKept)
        let message = Samples.message(title: "A", body: "B", buttons: ["Again"])
        let email = EmailRenderer(links: ActionLinks([.retry: address])).render(message)
        #expect(email.notes.map(\.part) == (isKept ? [] : ["button.button0"]))
    }

    @Test("an alert has roles as SwiftUI has them, and one that cancels at most")
    func alert() {
        #expect(
            AlertRenderer().render(Samples.message(title: "A", body: "B", buttons: ["Again", "No", "Never"])).text
                == #"{"buttons":[{"action":"retry","id":"button0","role":null,"title":"Again"},"#
                + #"{"action":"dismiss","id":"button1","role":"cancel","title":"No"},"#
                + #"{"action":"dismiss","id":"button2","role":null,"title":"Never"}],"direction":"ltr","#
                + #""id":"purchase.deferred","language":"en","message":"B","preferredButton":"button0","#
                + #""severity":"warning","title":"A"}"#)
        #expect(AlertRenderer().render(Samples.message(title: "A", body: nil)).notes.map(\.part) == ["buttons"])
    }

    @Test("a notification of Apple has texts or keys, and how it is delivered")
    func apns() throws {
        #expect(
            APNsRenderer(threadID: "shop").render(Samples.message(title: "A", body: "B")).text
                == #"{"aps":{"alert":{"body":"B","title":"A"},"interruption-level":"active","sound":"default","#
                + #""thread-id":"shop"},"language":"en","messageID":"purchase.deferred"}"#)
        #expect(
            LocalizedAPNsRenderer().render(try Samples.deferred(in: "en")).text
                == #"{"aps":{"alert":{"loc-args":["\#u{2068}Coins\#u{2069}"],"loc-key":"purchase.deferred.body","#
                + #""title-loc-key":"purchase.deferred.title"},"category":"purchase.deferred","#
                + #""interruption-level":"passive"},"language":"en","messageID":"purchase.deferred"}"#)
    }

    @Test("a text that begins with a word of the other direction has a mark before it")
    func direction() {
        let arabic = Samples.message(title: "iCloud متاح", body: "متاح", language: "ar")
        let text = APNsRenderer().render(arabic).text
        #expect(text.contains(#""title":"\#u{200F}iCloud متاح""#))
        #expect(text.contains(#""body":"متاح""#))
        let english = Samples.message(title: "שלום is here", body: "\u{2068}שלום\u{2069} is here")
        let other = APNsRenderer().render(english).text
        #expect(other.contains("\"title\":\"\u{200E}שלום is here\""))
        #expect(other.contains("\"body\":\"\u{2068}שלום\u{2069} is here\""))
    }

    @Test("a Web Push message with an address is declarative, and keeps two useful buttons")
    func webPush() {
        let message = Samples.message(title: "A", body: "B", buttons: ["Again", "No"])
        #expect(
            WebPushRenderer(opening: "https://x.example").render(message).text
                == #"{"notification":{"actions":[{"action":"retry","navigate":"https://x.example","title":"Again"}],"#
                + #""body":"B","data":{"messageID":"purchase.deferred"},"dir":"ltr","lang":"en","#
                + #""navigate":"https://x.example","tag":"purchase.deferred","title":"A"},"web_push":8030}"#)
        #expect(!WebPushRenderer(opening: "http://x.example").render(message).text.contains("web_push"))
    }

    @Test("Slack gets plain text with its three signs escaped")
    func slack() {
        let text = SlackRenderer().render(Samples.message(title: "<!channel> & *x*", body: nil)).text
        #expect(text.contains(#""text":"&lt;!channel&gt; &amp; *x*","type":"plain_text""#))
        #expect(text.contains(#""mrkdwn":false"#))
    }

    @Test("a retention message leaves the buttons to the App Store, and says so")
    func retention() {
        let rendered = RetentionRenderer().render(Samples.message(title: "A", body: "B", buttons: ["Again"]))
        #expect(rendered.text == #"{"body":"B","header":"A"}"#)
        #expect(rendered.notes.map(\.description) == ["button.button0 omitted: the App Store shows its own buttons"])
        #expect(RetentionRenderer().render(Samples.message(title: "A", body: nil)).notes.map(\.kind) == [.unsuited])
    }

    @Test("a letter of plain words is readable in its source")
    func email() {
        let message = Samples.message(
            title: "Waiting", body: "It costs 5 \u{2068}USD\u{2069}.\nFrom now on.", buttons: ["Again"])
        let text = EmailRenderer(links: ActionLinks([.retry: "https://x.example/"])).render(message).text
        #expect(
            text.hasPrefix(
                """
                Subject: Waiting
                Content-Language: en
                Auto-Submitted: auto-generated
                MIME-Version: 1.0
                Content-Type: multipart/alternative; boundary="=_purchase-message"

                --=_purchase-message
                Content-Type: text/plain; charset=utf-8
                Content-Transfer-Encoding: quoted-printable

                Waiting

                It costs 5 USD.
                =46rom now on.

                Again
                https://x.example/

                --=_purchase-message

                """.replacing("\n", with: "\r\n")))
    }

    @Test("an explanation of several lines has them in a terminal, unless a value brings its own")
    func lines() {
        let text = TextRenderer().text(Samples.message(title: "A", body: "B\nC\n\nD"))
        #expect(text.hasSuffix("    A\n    B\n    C\n    D\n"))
        let forged = TextRenderer().text(Samples.message(title: "A", body: "B\nC x\ny", value: "x\ny"))
        #expect(forged.hasSuffix("    A\n    B␊C x␊y\n"))
    }

    @Test("the names are those of the command, each once")
    func names() {
        #expect(
            RenderingFormat.allCases.map(\.rawValue) == [
                "text", "ansi", "markdown", "json", "html", "apns", "apns-localized", "fcm", "webpush", "slack",
                "email",
                "retention", "alert",
            ])
    }
}
