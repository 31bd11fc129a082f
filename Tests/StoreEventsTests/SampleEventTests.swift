import Diagnostics
import PurchaseMessages
import Purchases
import TestSupport
import Testing

@testable import StoreEvents

@Suite("Public events")
struct SampleEventTests {
    @Test("every sample of the corpora leads to the message and the values of the golden table")
    func golden() throws {
        let samples = SampleEvent.all
        guard !samples.isEmpty else {
            if let missing = PublicCorpora.reportMissing("events") { Issue.record("\(missing)") }
            return
        }
        #expect(samples.count > 60)
        let text = samples.map(Self.summary).joined(separator: "\n") + "\n"
        if let difference = GoldenFiles.difference(of: text, from: "samples.txt") { Issue.record("\(difference)") }
    }

    /// What a sample is read as, in a few lines.
    private static func summary(_ sample: SampleEvent) -> String {
        do throws(StoreEventError) {
            let event = try StoreEvent(parsing: sample.bytes)
            var lines = [sample.name, "    \(event.source) \(event.name) -> \(event.messageID)"]
            if event.isSilent { lines[1] += ", silent" }
            if case .unknown = event.meaning { lines[1] += ", unknown" }
            if event.isTest { lines[1] += ", test" }
            lines.append("    key \(event.deduplicationKey ?? "–"), signed \(text(event.signedDate))")
            let values = event.parameters().filter { !["event", "plan", "endDate"].contains($0.key) }
            for (name, value) in values.sorted(by: { $0.key < $1.key }) { lines.append("    \(name): \(value)") }
            for part in event.undecodedParts { lines.append("    undecoded: \(part)") }
            return lines.joined(separator: "\n")
        } catch {
            let place = error.diagnostic.position
            return
                "\(sample.name)\n    \(error.code.name) at \(place.line):\(place.column): \(error.diagnostic.message)"
        }
    }

    private static func text(_ moment: Timestamp?) -> String { moment.map { "\($0.milliseconds)" } ?? "–" }

    @Test("a damaged event is an event or an error with a place within the text, and never a trap")
    func mutations() {
        let seed = UInt64.random(in: .min ... .max)
        print("StoreEvents mutations: seed \(seed)")
        var random = SplitMix64(seed: seed)
        var seeds = SampleEvent.all.map(\.bytes)
        seeds += EventRow.all.map { Array($0.json.utf8) }
        let pieces = [
            "0", "-1", "9223372036854775808", "1e400", "1.5", "null", "true", "\"\"", "{}", "[]", "\u{0}", "\\u0000",
            "\"XXX\"", "{\"a\":1,\"a\":2}", "💰", "\"99999999999999999999\"", "-0", "1e-40", "253402300800000",
        ].map { Array($0.utf8) }
        for bytes in seeds {
            for _ in 0..<40 {
                var mutated = bytes
                for _ in 0...Int.random(in: 0..<3, using: &random) where !mutated.isEmpty {
                    let place = Int.random(in: 0..<mutated.count, using: &random)
                    switch Int.random(in: 0..<5, using: &random) {
                    case 0: mutated[place] = UInt8.random(in: .min ... .max, using: &random)
                    case 1: mutated.removeSubrange(place..<min(mutated.count, place + 3))
                    case 2: mutated.removeSubrange(place...)
                    case 3: replaceValue(after: place, in: &mutated, with: pieces.randomElement(using: &random) ?? [])
                    default: mutated.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
                    }
                }
                check(mutated, seed)
            }
        }
    }

    /// Puts another value in the place of one, so that the text stays JSON more often than not.
    private func replaceValue(after place: Int, in bytes: inout [UInt8], with piece: [UInt8]) {
        guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
        let ends: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x0A]
        let end = bytes[(colon + 1)...].firstIndex(where: { ends.contains($0) }) ?? bytes.endIndex
        bytes.replaceSubrange(colon + 1..<end, with: piece)
    }

    private func check(_ bytes: [UInt8], _ seed: UInt64) {
        do throws(StoreEventError) {
            let event = try StoreEvent(parsing: bytes)
            _ = event.parameters(secondsFromUTC: 50_400)
            if case .unknown = event.meaning {
                #expect(event.isSilent && event.messageID == "ops.event", "seed \(seed)")
            }
        } catch {
            #expect((0...bytes.count).contains(error.diagnostic.position.offset), "seed \(seed)")
            #expect(!error.diagnostic.message.isEmpty, "seed \(seed)")
        }
    }
}
