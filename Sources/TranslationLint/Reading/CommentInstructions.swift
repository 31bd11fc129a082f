/// What the comment of an entry says to the rules.
///
/// - `max-length: 30` is the most characters that a text may have.
/// - `lint:ignore rule-id, rule-id` and `[no-lint:rule-id]` silence rules; `lint:ignore all` silences all of them.
struct CommentInstructions: Hashable, Sendable {
    private(set) var ignored: Set<String> = []
    private(set) var maximumLength: Int?

    init(_ comment: String) {
        let bytes = Array(comment.utf8)
        for (start, mark) in CommentInstructions.marks(in: bytes) {
            switch mark {
            case .ignore: ignored.formUnion(CommentInstructions.names(in: bytes[start...]))
            case .noLint: ignored.formUnion(CommentInstructions.names(in: bytes[start...]))
            case .length:
                let digits = bytes[start...].drop { $0 == 0x20 }.prefix { (0x30...0x39).contains($0) }
                if let length = Int(String(decoding: digits, as: UTF8.self)) { maximumLength = length }
            }
        }
    }

    /// Whether a rule is silenced.
    func ignores(_ rule: String) -> Bool { ignored.contains(rule) || ignored.contains("all") }

    private enum Mark: String, CaseIterable {
        case ignore = "lint:ignore"
        case noLint = "no-lint:"
        case length = "max-length:"
    }

    /// Where something is said, behind its mark.
    private static func marks(in bytes: [UInt8]) -> [(start: Int, mark: Mark)] {
        var found: [(Int, Mark)] = []
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "l"), UInt8(ascii: "n"), UInt8(ascii: "m"): break
            default: continue
            }
            for mark in Mark.allCases where bytes[index...].starts(with: mark.rawValue.utf8) {
                found.append((index + mark.rawValue.utf8.count, mark))
            }
        }
        return found
    }

    /// The names of rules that stand here, with commas between them.
    private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
        func isName(_ byte: UInt8) -> Bool {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
        }
        var names: [String] = []
        var rest = bytes
        while true {
            rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
            let name = rest.prefix(while: isName)
            guard !name.isEmpty else { return names }
            names.append(String(decoding: name, as: UTF8.self))
            rest = rest[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
            guard rest.first == UInt8(ascii: ",") else { return names }
            rest = rest.dropFirst()
        }
    }

    /// Whether a file says something to the rules anywhere.
    ///
    /// - Complexity: Linear, eight bytes at a time.
    static func mayBe(in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { raw in
            let count = raw.count
            var index = 0
            func colons(_ place: Int) -> UInt64 {
                let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ 0x3A3A_3A3A_3A3A_3A3A
                return (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
            }
            // Each of the marks has “t:” or “h:” in it, and a colon is rarer in comments than their letters.
            while index < count {
                if index &+ 16 <= count, colons(index) | colons(index &+ 8) == 0 {
                    index &+= 16
                    continue
                }
                if raw[index] == UInt8(ascii: ":"), index >= 4 {
                    let before = UnsafeRawBufferPointer(rebasing: raw[index - 4..<index])
                    if before.elementsEqual("lint".utf8) || before.elementsEqual("ngth".utf8) { return true }
                }
                index += 1
            }
            return false
        }
    }
}
