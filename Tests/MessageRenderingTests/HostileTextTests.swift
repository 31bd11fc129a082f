import Languages
import MessageRendering
import PurchaseMessages
import TestSupport
import Testing

@Suite("A text that wants to act")
struct HostileTextTests {
    @Test("does nothing in any format, as a name and as a translation", arguments: RenderingFormat.allCases)
    func inert(format: RenderingFormat) throws {
        let rules = try RenderedFaults(of: format)
        let renderer = format.renderer
        for message in try Samples.hostileMessages.get() {
            let faults = rules.faults(of: renderer.render(message), as: format, message)
            #expect(faults == [], "\(format) of \("\(message)".prefix(300).debugDescription)")
        }
    }

    @Test("does nothing where it is random", arguments: RenderingFormat.allCases)
    func random(format: RenderingFormat) throws {
        let rules = try RenderedFaults(of: format)
        let first = UInt64.random(in: 0...UInt64.max)
        for round in 0..<4 {
            let seed = first &+ UInt64(round)
            var generator = SplitMix64(seed: seed)
            let pieces = round == 0 ? 1500 : Int.random(in: 0...60, using: &generator)
            let text = HostileTexts.random(using: &generator, pieces: pieces)
            for message in try Samples.messages(holding: text) {
                let faults = rules.faults(of: format.renderer.render(message), as: format, message)
                #expect(faults == [], "\(format), seed \(seed)")
            }
        }
    }

    @Test("a silent message sends nothing and says so", arguments: RenderingFormat.allCases)
    func silent(format: RenderingFormat) throws {
        let message = try Samples.silent()
        let rendered = format.renderer.render(message)
        let rules = try RenderedFaults(of: format)
        #expect(rules.faults(of: rendered, as: format, message) == [])
        let shows = [RenderingFormat.text, .ansi, .json].contains(format)
        #expect(rendered.bytes.isEmpty == !shows)
        #expect(rendered.notes.map(\.kind) == (shows ? [] : [.silent]))
    }
}
