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
            for byte in bytes { add(byte: byte) }
        }
    }

    private mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { bytes in
            for byte in bytes { add(byte: byte) }
        }
    }

    private mutating func add(byte: UInt8) {
        state = RowChecksum.remainders[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8
    }

    /// The remainder of each byte, least significant bit first.
    private static let remainders: [UInt64] = (0..<256).map { byte in
        (0..<8).reduce(UInt64(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xC96C_5795_D787_0F42 }
    }
}
