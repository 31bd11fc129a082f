/// Writes the parts of a compiled table one after another.
struct TableWriter {
    let bodyOffset: Int
    var body: [UInt8] = []
    /// Whether some number did not fit.
    var overflowed = false
    private var known: [[UInt8]: Int] = [:]

    init(bodyOffset: Int = 0) { self.bodyOffset = bodyOffset }

    /// Where the next byte goes.
    var end: Int { bodyOffset + body.count }

    mutating func number(_ value: Int, width: Int) {
        if value < 0 || value >= 1 << (7 * width) { overflowed = true }
        for digit in (0..<width).reversed() { body.append(UInt8(truncatingIfNeeded: value >> (7 * digit)) & 0x7F) }
    }

    /// Writes a number of four bytes over what is there.
    mutating func replace(at place: Int, with value: Int) {
        if value < 0 || value > TableBytes.largestSize { overflowed = true }
        for digit in 0..<4 { body[place + digit] = UInt8(truncatingIfNeeded: value >> (7 * (3 - digit))) & 0x7F }
    }

    /// Writes a sum.
    mutating func sum(_ value: UInt64) {
        for digit in (0..<TableBytes.sumSize).reversed() {
            body.append(UInt8(truncatingIfNeeded: value >> (7 * UInt64(digit))) & 0x7F)
        }
    }

    /// Begins anew with writing each text once.
    mutating func forgetTexts() { known.removeAll(keepingCapacity: true) }

    /// Writes bytes after their size.
    mutating func sizedRun(_ bytes: [UInt8]) -> Int {
        let offset = end
        number(bytes.count, width: 4)
        body += bytes
        return offset
    }

    /// Writes a text after its size, once, however often it is asked for.
    mutating func text(_ text: MessageText) throws(StringTableError) -> Int {
        let bytes = try TextWriter.bytes(of: text)
        if let offset = known[bytes] { return offset }
        let offset = sizedRun(bytes)
        known[bytes] = offset
        return offset
    }
}

extension String {
    var bytes: [UInt8] { Array(utf8) }
}
