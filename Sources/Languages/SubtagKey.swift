/// A language, alone or with a region or a script, packed into one number to look it up in generated tables.
///
/// A `switch` over numbers is a binary search; one over strings compares them one after another.
struct SubtagKey {
    /// The bytes of `pt` or `pt-PT`, the last one lowest; 0 where they are more than eight, as no table's key is.
    let value: UInt64

    init(_ language: String, _ second: String? = nil) {
        var value: UInt64 = 0
        var count = 0
        func append(_ byte: UInt8) {
            value = value << 8 | UInt64(byte)
            count += 1
        }
        language.utf8.forEach(append)
        if let second {
            append(UInt8(ascii: "-"))
            second.utf8.forEach(append)
        }
        self.value = count <= 8 ? value : 0
    }
}
