import Glibc
import Languages
import TranslationFiles

@testable import StringTables

extension FuzzTarget {
    /// Compiled tables: as they are, and with their sums put right so that what lies behind the sums is read too.
    static let table = FuzzTarget(name: "table") { bytes in
        var choices = ByteChoices(bytes)
        let bytes = compiled(bytes)
        for bytes in [bytes, resealed(bytes)] {
            // A mapped table is checked where it is touched, and answers from what is whole.
            if let mapped = mapped(bytes) { TableChecks.lookUp(in: mapped, choices) }
            guard let table = try? StringTable(bytes: bytes) else { continue }
            expect(StringTable.isCompiled(bytes), "it is a table and does not begin as one")
            expect(table.keys.count == table.count, "\(table.count) keys, and \(table.keys.count) of them")
            TableChecks.fillAll(table, choices)
            _ = choices.byte()
        }
    }

    /// A catalogue compiled to a table, some bytes of which are others.
    ///
    /// Up to a zero byte there is the catalogue, and behind it, three by three, where a byte is and what it becomes.
    /// Anything else is taken as it is.
    private static func compiled(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: 0),
            let catalogue = try? StringCatalogue(parsing: Array(bytes[..<end]), name: "T.xcstrings")
        else { return bytes }
        var builder = StringTable.Builder()
        builder.add(catalogue)
        guard var table = try? builder.bytes() else { return bytes }
        var patches = bytes[(end + 1)...]
        while patches.count >= 3, let high = patches.popFirst(), let low = patches.popFirst(),
            let new = patches.popFirst()
        {
            table[(Int(high) << 8 | Int(low)) % table.count] = new
        }
        return table
    }

    private static func mapped(_ bytes: [UInt8]) -> StringTable? {
        // The folder for temporary files that the caller names, else the current one.
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "."
        let path = "\(folder)/shoptalk-fuzz-\(getpid())"
        let descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { unlink(path) }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
        guard written == bytes.count else { return nil }
        return try? StringTable(mapping: path)
    }

    /// Format strings.
    static let message = FuzzTarget(name: "message") { bytes in
        var choices = ByteChoices(bytes)
        let isPlural = choices.number(below: 2) == 1
        let arguments = (0..<3).map { _ in choices.argument() }
        let parts = choices.rest.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let text: MessageText?
        if isPlural {
            let variables = Dictionary(
                zip(["n", "m"], parts.dropFirst()).map { name, form in
                    (name, MessageVariable(forms: [.other: form, .one: parts[0]], valueType: parts.last))
                }
            ) { $1 }
            text = try? MessageText(parsing: parts[0], variables: variables)
        } else {
            text = try? MessageText(parsing: parts.joined(separator: "\n"))
        }
        guard let text else { return }
        _ = (text.argumentCount, text.skippedPlaces, text.clashingPlaces)
        for language in ["en", "ar", "ru"] as [LanguageTag] {
            guard
                let filled = try? text.filled(
                    with: arguments, language: language, formatting: PlainValueFormatting())
            else { continue }
            expect(DocumentChecks.isUTF8(filled.text), "filled with no UTF-8")
            // What was written into a table says the same.
            var builder = StringTable.Builder()
            do {
                try builder.add(key: "k", language: language, text: text)
                let table = try StringTable(bytes: try builder.bytes())
                let found = table.text(forKey: "k", in: language)?.text
                expect(found != nil, "the text is not in the table")
                let again = try found?.filled(
                    with: arguments, language: language, formatting: PlainValueFormatting())
                expect(again?.text == filled.text, "\(filled.text.debugDescription) is \(String(describing: again))")
            } catch let error as StringTableError {
                expect(error.code == .tooLarge, "\(error)")
            } catch { expect(false, "\(error)") }
        }
    }
}

/// A table with the checksums that it would have if it were whole.
private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    func number(_ place: Int) -> Int { bytes[place..<(place + 4)].reduce(0) { $0 << 7 | Int($1 & 0x7F) } }
    func write(_ sum: UInt64, at place: Int) {
        for digit in 0..<10 { bytes[place + digit] = UInt8(truncatingIfNeeded: sum >> UInt64(7 * (9 - digit))) & 0x7F }
    }
    guard bytes.count >= TableBytes.headerSize else { return bytes }
    let (blocks, body) = (number(40), number(44))
    guard body <= bytes.count, blocks == BlockChecks.count(ofBody: bytes.count - body), body >= 10 * (blocks + 1)
    else { return bytes }
    for block in 0..<blocks {
        let start = body + block * BlockChecks.blockSize
        let part = bytes[start..<min(start + BlockChecks.blockSize, bytes.count)]
        write(Array(part).withUnsafeBytes { BlockSum.sum($0) }.sum, at: body - 10 * (blocks + 1 - block))
    }
    write(Array(bytes[..<(body - 10)]).withUnsafeBytes { BlockSum.sum($0) }.sum, at: body - 10)
    return bytes
}
