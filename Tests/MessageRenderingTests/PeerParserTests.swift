import Foundation
import JSONText
import Languages
import MessageRendering
import PurchaseMessages
import Purchases
import TestSupport
import Testing

@Suite("What other programs read")
struct PeerParserTests {
    /// Every hostile text and some random ones, everywhere in a message.
    private static let made = Result {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var generator = SplitMix64(seed: seed)
        let random = (0..<15).map { _ in HostileTexts.random(using: &generator, pieces: 30) }
        return try Samples.hostileMessages.get() + random.flatMap { try Samples.messages(holding: $0) }
    }

    private static func messages() throws -> [PurchaseMessage] { try made.get() }

    private let links = ActionLinks([.retry: "https://shop.example/again?a=1&b='2'"])

    @Test("a parser of HTML finds our elements and attributes, nothing else, and the text as it is")
    func html() throws {
        let messages = try Self.messages()
        // The parser of HTML 5 reports what a validator would; the one of the standard library is another opinion.
        let program = """
            import html5lib
            from html.parser import HTMLParser
            allowed = {
                "div": {"class", "role", "lang", "dir", "data-message", "data-severity"}, "h2": set(), "p": set(),
                "br": set(), "bdi": {"dir"}, "button": {"type", "data-action", "data-role"},
                "a": {"href", "data-action", "data-role"},
            }
            class Tags(HTMLParser):
                def __init__(self):
                    super().__init__(convert_charrefs=True)
                    self.tags, self.other, self.data = [], [], ""
                def handle_starttag(self, tag, attributes):
                    self.tags.append(tag)
                    if tag not in allowed or {name for name, _ in attributes} - allowed[tag]: self.other.append(tag)
                    for name, value in attributes:
                        if name == "href" and not value.startswith(("https://", "mailto:")): self.other.append(value)
                def handle_data(self, data): self.data += data
                def handle_comment(self, data): self.other.append("comment")
                def handle_decl(self, data): self.other.append("declaration")
                def unknown_decl(self, data): self.other.append("unknown declaration")
                def handle_pi(self, data): self.other.append("instruction")
            def read(text):
                parser = html5lib.HTMLParser(namespaceHTMLElements=False)
                tree = parser.parseFragment(text)
                tags = Tags()
                tags.feed(text)
                tags.close()
                headings = ["".join(e.itertext()) for e in tree.iter("h2")]
                names = [e.tag for e in tree.iter() if isinstance(e.tag, str) and e.tag != "DOCUMENT_FRAGMENT"]
                return {
                    "errors": [str(code) for _, code, _ in parser.errors], "other": tags.other,
                    "same": names == tags.tags, "headings": headings, "text": tags.data,
                }
            """
        let renderer = HTMLRenderer(links: links)
        let rendered = messages.map { renderer.render($0).text }
        let answers = try PeerParsers.answers(of: program, needsPackages: true, to: rendered)
        for (answer, message) in zip(answers ?? [], messages) {
            #expect(answer["errors"] == .array([]), "\(renderer.render(message).text)")
            #expect(answer["other"] == .array([]))
            #expect(answer["same"] == .bool(true), "\(renderer.render(message).text)")
            let title = visible(message.title ?? "")
            if case .string(let text)? = answer["text"] {
                let buttons = message.buttons.map { visible($0.title).isEmpty ? visible($0.id) : visible($0.title) }
                #expect(visible(text) == title + visible(message.body ?? "") + buttons.flatMap { $0 })
            }
            if case .array(let headings)? = answer["headings"], case .string(let heading)? = headings.first {
                #expect(visible(heading) == title)
            } else {
                #expect(answer["headings"] == .array([]))
                #expect(title == [])
            }
        }
    }

    /// What is left of a text for a reader: without controls and marks of direction.
    private func visible(_ text: String) -> [Unicode.Scalar] {
        var marks = 0
        return text.unicodeScalars.filter { scalar in
            let category = scalar.properties.generalCategory
            let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(category)
            marks = isMark ? marks + 1 : 0
            if marks > 30 || scalar.properties.isWhitespace || scalar.properties.isNoncharacterCodePoint {
                return false
            }
            return category != .control && !(0x2028...0x202E).contains(scalar.value)
                && !(0x2066...0x206F).contains(scalar.value) && !(0xFFF9...0xFFFB).contains(scalar.value)
                && scalar.value != 0xFEFF && scalar.value != 0xE0001
        }
    }

    @Test("a parser of Markdown finds a heading, paragraphs and a list, and no markup inside the text")
    func markdown() throws {
        let messages = try Self.messages()
        let program = """
            from markdown_it import MarkdownIt
            reader = MarkdownIt("gfm-like", {"linkify": False, "html": True})
            plain = {"text", "hardbreak", "softbreak", "text_special"}
            def read(text):
                tokens = reader.parse(text)
                kinds, inner, heading = [], [], []
                for token in tokens:
                    if token.nesting >= 0 and token.type != "inline": kinds.append(token.type)
                    if token.type == "inline":
                        inner += [child.type for child in token.children if child.type not in plain]
                        heading.append("".join(child.content for child in token.children))
                return {"kinds": sorted(set(kinds)), "inner": inner, "heading": heading[0] if heading else ""}
            """
        let renderer = MarkdownRenderer()
        let rendered = messages.map { renderer.render($0).text }
        let answers = try PeerParsers.answers(of: program, needsPackages: true, to: rendered)
        let known: Set<JSON> = [
            .string("heading_open"), .string("paragraph_open"), .string("bullet_list_open"), .string("list_item_open"),
        ]
        for ((answer, message), text) in zip(zip(answers ?? [], messages), rendered) {
            #expect(answer["inner"] == .array([]), "\(text)")
            guard case .array(let kinds)? = answer["kinds"], case .string(let heading)? = answer["heading"] else {
                continue
            }
            #expect(Set(kinds).isSubset(of: known), "\(text)")
            let title = visible(message.title ?? "")
            if !title.isEmpty {
                #expect(visible(heading).filter { $0 != "\u{200F}" } == title.filter { $0 != "\u{200F}" })
            }
        }
    }

    @Test("Python's parser of mail finds our header lines, two parts, the subject and both texts")
    func mail() throws {
        let messages = try Self.messages()
        let program = """
            import email, email.policy
            def read(text):
                mail = email.message_from_bytes(text.encode("ascii"), policy=email.policy.default)
                parts = list(mail.iter_parts())
                defects = [str(d) for p in [mail] + parts for d in p.defects]
                defects += [str(d) for v in mail.values() for d in v.defects]
                return {
                    "names": sorted(mail.keys()), "subject": str(mail["Subject"]), "defects": defects,
                    "language": str(mail["Content-Language"]), "type": mail.get_content_type(),
                    "types": [p.get_content_type() for p in parts], "texts": [p.get_content() for p in parts],
                }
            """
        let renderer = EmailRenderer(links: links)
        let answers = try PeerParsers.answers(of: program, to: messages.map { renderer.render($0).text })
        for (answer, message) in zip(answers ?? [], messages) {
            let names = ["Auto-Submitted", "Content-Language", "Content-Type", "MIME-Version", "Subject"]
            #expect(answer["names"] == .array(names.map { .string($0) }))
            #expect(answer["defects"] == .array([]))
            #expect(answer["type"] == .string("multipart/alternative"))
            #expect(answer["types"] == .array([.string("text/plain"), .string("text/html")]))
            #expect(answer["language"] == .string(message.language.description))
            guard case .string(let subject)? = answer["subject"], case .array(let texts)? = answer["texts"],
                case .string(let plain)? = texts.first, case .string(let html)? = texts.last
            else {
                Issue.record("no texts")
                continue
            }
            let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}"]
            let title = visible(message.title ?? "")
            if !title.isEmpty {
                #expect(visible(subject).filter { !marks.contains($0) } == title.filter { !marks.contains($0) })
                #expect(String(visible(plain).map(Character.init)).contains(String(title.map(Character.init))))
            }
            let lines = html.replacing("\r\n", with: "\n")
            #expect(
                lines.hasPrefix(
                    "<!DOCTYPE html>\n<html lang=\"\(message.language)\" dir=\"\(message.direction.rawValue)\">"))
        }
    }

    @Test(
        "Python reads the same JSON as we do",
        arguments: RenderingFormat.allCases.filter { $0.isJSONLine || $0 == .json })
    func json(format: RenderingFormat) throws {
        let rendered = try Self.messages().map { format.renderer.render($0).text }.filter { !$0.isEmpty }
        let answers = try PeerParsers.answers(of: "def read(text): return json.loads(text)", to: rendered)
        for (answer, text) in zip(answers ?? [], rendered) {
            #expect(JSON(try JSONDocument(parsing: Array(text.utf8)).root) == answer)
        }
    }
}
