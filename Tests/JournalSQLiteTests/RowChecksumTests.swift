import Foundation
import JournalConformance
import PurchaseProcessing
import Purchases
import TestSupport
import Testing

@testable import JournalSQLite

@Suite("The checksum of each row")
struct RowChecksumTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("is CRC-64/XZ of the values with their lengths, as Python computes it")
    func standard() {
        // crc of b"\\x05\\0\\0\\0\\0\\0\\0\\0entry" + (7).to_bytes(8, "little") + b"\\x02\\0\\0\\0\\0\\0\\0\\0\\xc3\\xa9"
        let checksum = RowChecksum(of: .entry, [.integer(7), .text("é")])
        #expect(
            UInt64(bitPattern: checksum.value)
                == expected(
                    [UInt8]("\u{5}\0\0\0\0\0\0\0entry".utf8) + [
                        7, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0xC3, 0xA9,
                    ]))
        // The check value of the catalogue.
        #expect(expected(Array("123456789".utf8)) == 0x995D_C9BB_DF19_39FA)
    }

    /// The same polynomial, a bit at a time.
    private func expected(_ bytes: [UInt8]) -> UInt64 {
        var rest = UInt64.max
        for byte in bytes {
            for bit in 0..<8 {
                let top = (rest ^ UInt64(byte >> UInt8(bit))) & 1
                rest >>= 1
                if top == 1 { rest ^= 0xC96C_5795_D787_0F42 }
            }
        }
        return ~rest
    }

    @Test("values that run into each other are told apart")
    func lengths() {
        #expect(
            RowChecksum(of: .entry, [.text("ab"), .text("c")]).value
                != RowChecksum(of: .entry, [.text("a"), .text("bc")]).value)
        #expect(RowChecksum(of: .entry, [.text("")]).value != RowChecksum(of: .entry, []).value)
        #expect(RowChecksum(of: .entry, [.integer(1)]).value != RowChecksum(of: .attempt, [.integer(1)]).value)
    }

    @Test(
        "a row that somebody changed is refused with its place",
        arguments: [
            ("UPDATE entry SET transaction_id = '8'", "entry 1 is not as it was written"),
            ("UPDATE entry SET state = 'finished'", "entry 1 is not as it was written"),
            ("UPDATE entry SET arrival = 2", "entry 2 is not as it was written"),
            ("UPDATE entry SET claims = 9", "entry 1 is not as it was written"),
            ("UPDATE attempt SET quantity = 9", "attempt 1 is not as it was written"),
            ("UPDATE named_value SET content = '9' WHERE name = 'subscriber:mail'", "named_value 3 is not as it was"),
            ("UPDATE notification SET kind = 'x' WHERE sequence = 1", "notification 1 is not as it was written"),
            (
                "UPDATE notification SET checksum = checksum + 1 WHERE sequence = 1",
                "notification 1 is not as it was written"
            ),
        ])
    func changed(sql: String, place: String) async throws {
        try await fill()
        try sqlite(sql, in: folder.path())
        let journal = try SQLiteJournal(path: folder.path())
        let report = try await journal.verify()
        #expect(report.rows == 5 + SampleEvents.all.count)
        #expect(report.damages.count == 1)
        #expect(report.damages.first?.contains(place) == true, "\(report.damages)")
    }

    @Test("of 2,000 bits that flip in the file, none changes a row without a word")
    func bitFlips() async throws {
        try await fill()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path()))
        let before = try await content(folder.path())
        let seed = UInt64.random(in: 0 ... .max)
        print("seed of the flipped bits: \(seed)")
        var random = SplitMix64(seed: seed)
        var (refused, unharmed) = (0, 0)
        for number in 0..<2_000 {
            var damaged = bytes
            damaged[Int.random(in: damaged.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            let path = folder.path("flipped")
            try damaged.write(to: URL(fileURLWithPath: path))
            do {
                let after = try await content(path)
                unharmed += 1
                #expect(after == before, "seed \(seed), flip \(number)")
            } catch let error as JournalError {
                refused += 1
                #expect([.damaged, .notAJournal, .newerVersion, .inputOutput, .full].contains(error.code), "\(error)")
            }
        }
        print("\(refused) refused, \(unharmed) unharmed")
        #expect(refused > 300)
    }

    /// Everything that a journal says.
    private struct Content: Equatable {
        var pending: [JournalEntry]
        var entry: JournalEntry?
        var attempt: JournaledAttempt?
        var subscription: SubscriptionStatus?
        var position: Int
        var notifications: [PurchaseNotification]
    }

    private func content(_ path: String) async throws -> Content {
        let journal = try SQLiteJournal(path: path, busyMilliseconds: 0)
        let report = try await journal.verify()
        if let damage = report.damages.first { throw JournalError(code: .damaged, context: damage) }
        return Content(
            pending: try await journal.pendingEntries(), entry: try await journal.entry(for: sample("7").key),
            attempt: try await journal.attempt(AttemptID("j-1")),
            subscription: try await journal.subscription(SampleEvents.status.subscriptionID),
            position: try await journal.position(of: "mail"),
            notifications: try await journal.notifications(after: 0, atMost: .max))
    }

    private func fill() async throws {
        let journal = try SQLiteJournal(path: folder.path(), identity: "j")
        _ = try await journal.openAttempt(for: SampleEvents.request, announcing: [])
        _ = try await journal.commit(
            JournalChange(entry: sample("7"), subscription: SampleEvents.status, events: SampleEvents.all))
        try await journal.setPosition(2, of: "mail")
    }
}
