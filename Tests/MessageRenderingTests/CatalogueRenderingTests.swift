import Foundation
import JSONText
import Languages
import Localizations
import MessageRendering
import PurchaseMessages
import Purchases
import StringTables
import Testing

@Suite("Every message in every format")
struct CatalogueRenderingTests {
    private static let composer = MessageComposer(
        localizer: Localizer(tables: Localizations.tables, formatting: PlainValueFormatting()))

    /// Values of the kinds that go wrong: plural edges, names of another direction, markup.
    private static func values(for definition: MessageDefinition, _ round: Int) -> [String: MessageValue] {
        var values: [String: MessageValue] = [:]
        let names = ["Pro", "مشغل <b>", "אלף & 1\u{202E}", "👨‍👩‍👧 \"x\"\r\nBcc: y"]
        for (index, parameter) in definition.parameters.enumerated() {
            let name = names[(round + index) % names.count]
            switch parameter.type {
            case .string: values[parameter.name] = .string(name)
            case .integer: values[parameter.name] = .integer([0, 1, 2, 5, 11, 21, 1_000_000][(round + index) % 7])
            case .money:
                let amount = Amount(minorUnits: 499_999, digits: 2)
                values[parameter.name] = CurrencyCode("EUR").map { .money(Money(amount, $0)) }
            case .day: values[parameter.name] = CalendarDay(year: 2026, month: 2, day: 28).map { .day($0) }
            case .percent: values[parameter.name] = .percent(Amount(minorUnits: 42, digits: 2))
            case .product: values[parameter.name] = .product(Samples.product(named: name))
            case .list: values[parameter.name] = .list([name, name])
            case .moment: values[parameter.name] = .moment(Timestamp(milliseconds: 1_764_000_000_000))
            case .period: values[parameter.name] = Period(3, .month).map { .period($0) }
            case .country: values[parameter.name] = .country("IL")
            // A value of another type is missing, which a message has to bear too.
            default: break
            }
        }
        return values
    }

    /// Every message in every language, composed once for all formats.
    private static let messages = MessageCatalogue.builtIn.definitions.enumerated().flatMap { round, definition in
        let values = values(for: definition, round)
        return Localizations.languages.map { composer.message(definition.id, parameters: values, language: $0) }
    }

    @Test("is valid, within its limit, without a place left open", arguments: RenderingFormat.allCases)
    func valid(format: RenderingFormat) throws {
        let rules = try RenderedFaults(of: format)
        let renderer = format.renderer
        for message in Self.messages {
            let rendered = renderer.render(message)
            let name = "\(format) of \(message.id) in \(message.language)"
            #expect(rules.faults(of: rendered, as: format, message) == [], "\(name)")
            // A text of ours fits everywhere but into the few words of a retention message.
            if format != .retention { #expect(!rendered.notes.contains { $0.kind == .shortened }, "\(name)") }
            for place in ["%@", "%1$", "%lld", "%d", "%#@"] where rendered.holds("%") {
                #expect(!rendered.holds(place), "\(name): \(rendered.text)")
            }
            let direction = message.direction.rawValue
            switch format {
            case .html where !message.isSilent: #expect(rendered.holds(" dir=\"\(direction)\" "), "\(name)")
            case .json, .alert:
                #expect(message.isSilent || rendered.holds("\"direction\":\"\(direction)\""), "\(name)")
            case .fcm, .webPush: #expect(message.isSilent || rendered.holds("\"dir\":\"\(direction)\""), "\(name)")
            default: break
            }
        }
    }

    @Test("is the same JSON as data and as bytes")
    func json() {
        let renderer = JSONRenderer()
        for message in Self.messages {
            #expect(
                renderer.render(message).bytes == renderer.document([message]).bytes(style: .compact),
                "\(message.id) in \(message.language)")
        }
    }
}

extension RenderedMessage {
    /// Whether the bytes of a text stand in it; a search for characters would take a third of the time of these tests.
    fileprivate func holds(_ part: String) -> Bool { Data(bytes).range(of: Data(part.utf8)) != nil }
}
