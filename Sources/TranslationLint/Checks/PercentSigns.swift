/// The per cent signs of a text as Apple's formatters read them.
///
/// Source: IEEE Std 1003.1, `fprintf`; CFString.c of swift-corelibs-foundation for `@`.
struct PercentSigns {
    struct Ambiguous {
        let offset: Int
        /// The sign with what belongs to it, such as `% d`.
        let spelling: String
    }

    /// Placeholders whose flag is a space, which are probably words.
    private(set) var ambiguous: [Ambiguous] = []
    /// Signs that begin no placeholder.
    private(set) var lone: [Int] = []
    /// Whether there is a placeholder or a reference.
    private(set) var hasPlaceholder = false
    /// The first placeholder that is not numbered though others are, or the other way round.
    private(set) var firstMixed: Int?

    init(_ text: String) {
        let bytes = Array(text.utf8)
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        var isNumbered: Bool?
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let start = index
            var scan = index + 1
            index += 1
            if byte(scan) == UInt8(ascii: "%") {
                index = scan + 1
                continue
            }
            if bytes[scan...].starts(with: "arg".utf8) {
                hasPlaceholder = true
                index = scan + 3
                continue
            }
            let digits = scan
            while isDigit(byte(scan)) { scan += 1 }
            let hasPlace = scan > digits && byte(scan) == UInt8(ascii: "$")
            if hasPlace { scan += 1 }
            if byte(scan) == UInt8(ascii: "#"), byte(scan + 1) == UInt8(ascii: "@") {
                hasPlaceholder = true
                index = (bytes[min(scan + 2, bytes.count)...].firstIndex(of: UInt8(ascii: "@")) ?? bytes.count - 1) + 1
                continue
            }
            if !hasPlace { scan = digits }
            var hasSpace = false
            var hasOtherFlag = false
            while "-+ 0#'".utf8.contains(byte(scan)) {
                if byte(scan) == 0x20 {
                    hasSpace = true
                } else if byte(scan) != UInt8(ascii: "0") {
                    hasOtherFlag = true
                }
                scan += 1
            }
            while isDigit(byte(scan)) || byte(scan) == UInt8(ascii: "*") || byte(scan) == UInt8(ascii: ".") {
                scan += 1
            }
            while "hlqLztj".utf8.contains(byte(scan)) { scan += 1 }
            guard "diouxXeEfFgGaAcCsSpn@DUO".utf8.contains(byte(scan)), scan < bytes.count else {
                lone.append(start)
                continue
            }
            if hasSpace, !hasOtherFlag {
                ambiguous.append(
                    Ambiguous(offset: start, spelling: String(decoding: bytes[start...scan], as: UTF8.self)))
                continue
            }
            hasPlaceholder = true
            if let isNumbered, isNumbered != hasPlace, firstMixed == nil { firstMixed = start }
            isNumbered = isNumbered ?? hasPlace
            index = scan + 1
        }
    }
}
