/// A `%#@name@` in a format string.
public struct VariableReference: Hashable, Sendable {
    /// The name of the variable.
    public let name: String
    /// The reference as it is written.
    public let spelling: String
    /// Whether it is `%1#@name@`, where `%1$#@name@` is meant.
    public let isMisspelt: Bool

    /// The references of a text in their order.
    ///
    /// - Complexity: Linear in the length of the text.
    public static func all(in text: String) -> [VariableReference] {
        var references: [VariableReference] = []
        _ = scan(text) { references.append($0) }
        return references
    }

    /// A text with its misspelt references put right.
    public static func corrected(_ text: String) -> String { scan(text) { _ in } }

    private static func scan(_ text: String, _ found: (VariableReference) -> Void) -> String {
        guard mayBe(in: text) else { return text }
        let bytes = Array(text.utf8)
        var output: [UInt8] = []
        var copied = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let start = index
            index += 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                index += 1
                continue
            }
            let digits = index
            while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
            let isPlaced = index > digits
            let place = index
            if isPlaced, index < bytes.count, bytes[index] == UInt8(ascii: "$") { index += 1 }
            guard bytes[index...].starts(with: "#@".utf8),
                let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "@"))
            else { continue }
            let isMisspelt = isPlaced && index == place
            found(
                VariableReference(
                    name: String(decoding: bytes[index + 2..<end], as: UTF8.self),
                    spelling: String(decoding: bytes[start...end], as: UTF8.self), isMisspelt: isMisspelt))
            if isMisspelt {
                output += bytes[copied..<place] + [UInt8(ascii: "$")]
                copied = place
            }
            index = end + 1
        }
        return copied == 0 ? text : String(decoding: output + bytes[copied...], as: UTF8.self)
    }

    /// Whether there is a `#` before an `@`; most texts have none.
    private static func mayBe(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            let sign = UInt8(ascii: "#")
            var index = 0
            while true {
                index = ByteSearch.first(sign, or: sign, in: bytes, from: index, to: bytes.count)
                guard index &+ 1 < bytes.count else { return false }
                if bytes[index &+ 1] == UInt8(ascii: "@") { return true }
                index &+= 1
            }
        }
    }
}
