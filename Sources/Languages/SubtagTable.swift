/// A sorted table of facts in one literal, searched where it lies.
///
/// Each line is a key, a tab and a value. Nothing is built when a program starts or a table is first used: the bytes are
/// part of the program, and a search compares a dozen lines.
package struct SubtagTable: Sendable {
    private let text: StaticString

    /// Takes lines that are sorted by their bytes, each with its line end.
    package init(_ text: StaticString) { self.text = text }

    /// The value of a key, or nil where the table has none.
    ///
    /// - Complexity: The logarithm of the number of lines. Keys and values of up to 15 bytes allocate nothing.
    package subscript(key: String) -> String? {
        var key = key
        return key.withUTF8 { key in
            text.withUTF8Buffer { lines in
                SubtagTable.find(key, in: lines).value.map { String(decoding: lines[$0], as: UTF8.self) }
            }
        }
    }

    /// The value of a key of several subtags, joined by hyphens.
    subscript(first: String, second: String, third: String? = nil) -> String? {
        var key = first
        key += "-"
        key += second
        if let third {
            key += "-"
            key += third
        }
        return self[key]
    }

    /// Whether the table has a key.
    package func contains(_ key: String) -> Bool { self[key] != nil }

    /// Whether the table has a key, or one that goes on after it with a hyphen.
    func containsKeys(of first: String) -> Bool {
        var first = first
        return first.withUTF8 { key in
            text.withUTF8Buffer { lines in
                let (value, next) = SubtagTable.find(key, in: lines)
                // Among keys that begin alike, those that go on with a hyphen come right after the short one.
                return value != nil
                    || (next + key.count < lines.count && lines[next + key.count] == UInt8(ascii: "-")
                        && lines[next..<(next + key.count)].elementsEqual(key))
            }
        }
    }

    /// Every key with its value, in their order.
    package var entries: [(key: String, value: String)] {
        String(describing: text).split(separator: "\n").map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return (String(fields.first ?? ""), String(fields.last ?? ""))
        }
    }

    /// Where the value of a key is, nil where there is none, and where the first line with a greater key starts.
    private static func find(
        _ key: UnsafeBufferPointer<UInt8>, in lines: UnsafeBufferPointer<UInt8>
    ) -> (value: Range<Int>?, next: Int) {
        let tab = UInt8(ascii: "\t")
        let newline = UInt8(ascii: "\n")
        var low = 0
        var high = lines.count
        // Both bounds are where a line starts.
        while low < high {
            var start = low + (high - low) / 2
            while start > low, lines[start - 1] != newline { start -= 1 }
            var place = start
            var index = 0
            while index < key.count, lines[place] == key[index], lines[place] != tab {
                place += 1
                index += 1
            }
            // The key ends like a tab, which is less than every letter, digit and hyphen.
            let wanted = index < key.count ? key[index] : tab
            let found = lines[place]
            while lines[place] != newline { place += 1 }
            if wanted == found, wanted == tab, index == key.count {
                return ((start + index + 1)..<place, place + 1)
            }
            if wanted > found { low = place + 1 } else { high = start }
        }
        return (nil, low)
    }
}
