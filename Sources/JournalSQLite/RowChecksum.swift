/// The checksum of one row: it tells whether a bit of the row is no longer as it was written.
///
/// SQLite checks the structure of a file and not what its rows say. Each value comes with its length or its eight bytes,
/// so that no two rows of different values are the same bytes.
///
/// Source: CRC-64/XZ, polynomial of ECMA-182, https://reveng.sourceforge.io/crc-catalogue/all.htm#crc.cat.crc-64-xz.
struct RowChecksum {
    private var state = UInt64.max

    /// The checksum of a row of a table.
    init(of table: JournalTable, _ values: [SQLiteValue]) {
        add(table.rawValue)
        for value in values {
            switch value {
            case .integer(let number): add(number)
            case .text(let text): add(text)
            // No column of a journal holds one of these.
            case .real, .blob, .null: add(0)
            }
        }
    }

    /// The checksum as SQLite keeps it.
    var value: Int64 { Int64(bitPattern: ~state) }

    private mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            add(Int64(bytes.count))
            add(UnsafeRawBufferPointer(bytes))
        }
    }

    private mutating func add(_ number: Int64) {
        state = RowChecksum.remainders.withUnsafeBufferPointer { remainders in
            RowChecksum.remainder(of: state ^ UInt64(bitPattern: number), remainders)
        }
    }

    /// Takes eight bytes at a time, each by the table of its distance from the end: “slicing by eight”, after Kounavis and
    /// Berry, https://doi.org/10.1109/TC.2008.85.
    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var rest = state
        RowChecksum.remainders.withUnsafeBufferPointer { remainders in
            var place = 0
            while place + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                rest = RowChecksum.remainder(of: rest ^ UInt64(littleEndian: word), remainders)
                place += 8
            }
            for byte in bytes[place...] {
                rest = remainders[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8
            }
        }
        state = rest
    }

    /// The remainder of eight bytes, the first of which is the lowest.
    private static func remainder(of word: UInt64, _ remainders: UnsafeBufferPointer<UInt64>) -> UInt64 {
        var rest: UInt64 = 0
        for place in 0..<8 {
            let byte = Int(UInt8(truncatingIfNeeded: word >> UInt64(8 * place)))
            rest ^= remainders[(7 - place) * 256 + byte]
        }
        return rest
    }

    /// The remainder of each byte, least significant bit first, with no byte after it, with one, and so on up to seven.
    private static let remainders: [UInt64] = {
        var table: [UInt64] = (0..<256).map { byte in
            (0..<8).reduce(UInt64(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xC96C_5795_D787_0F42 }
        }
        for place in 256..<2_048 {
            let before = table[place - 256]
            table.append(table[Int(UInt8(truncatingIfNeeded: before))] ^ before >> 8)
        }
        return table
    }()
}
