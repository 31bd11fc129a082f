/// The markup of a text, as far as it is whole, so that it can stand in a file of XML as it is.
enum AndroidMarkup {
    /// Where each tag begins and what is behind it: empty elements, and pairs of tags that lie in each other.
    ///
    /// A tag that another one is missing for is none, nor is one that XML cannot read.
    ///
    /// - Complexity: Linear in the length of the text.
    static func tags(in scalars: [Unicode.Scalar]) -> [Int: Int] {
        var tags: [Int: Int] = [:]
        var open: [(name: ArraySlice<Unicode.Scalar>, start: Int, end: Int)] = []
        var names: [String: Int] = [:]
        var index = 0
        while index < scalars.count {
            if scalars[index...].starts(with: "<![CDATA[".unicodeScalars),
                let end = AndroidText.find("]]>", in: scalars, from: index)
            {
                index = end
                continue
            }
            guard scalars[index] == "<", let tag = Tag(scalars, at: index) else {
                index += 1
                continue
            }
            let name = String(String.UnicodeScalarView(tag.name))
            if tag.isEmpty {
                tags[index] = tag.end
            } else if !tag.isEnd {
                open.append((tag.name, index, tag.end))
                names[name, default: 0] += 1
            } else if names[name, default: 0] > 0 {
                // What was opened within and has no end is text.
                while let last = open.popLast() {
                    names[String(String.UnicodeScalarView(last.name)), default: 0] -= 1
                    guard last.name == tag.name else { continue }
                    tags[last.start] = last.end
                    tags[index] = tag.end
                    break
                }
            }
            index = tag.end
        }
        return tags
    }

    private struct Tag {
        let name: ArraySlice<Unicode.Scalar>
        let isEnd: Bool
        private(set) var isEmpty = false
        /// What is behind the tag.
        private(set) var end: Int

        /// Reads a tag at a `<`; nil where it is none that XML can read.
        init?(_ scalars: [Unicode.Scalar], at start: Int) {
            var index = start + 1
            func next() -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
            func skipBlanks() -> Bool {
                let start = index
                while let scalar = next(), " \t\r\n".unicodeScalars.contains(scalar) { index += 1 }
                return index > start
            }
            func word() -> ArraySlice<Unicode.Scalar>? {
                let start = index
                guard let first = next(), first.isASCII, first.properties.isAlphabetic || first == "_" else {
                    return nil
                }
                while let scalar = next(), scalar.isASCII,
                    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "_-.:".unicodeScalars.contains(scalar)
                {
                    index += 1
                }
                return scalars[start..<index]
            }
            isEnd = next() == "/"
            if isEnd { index += 1 }
            end = index
            guard let name = word() else { return nil }
            self.name = name
            var attributes: Set<String> = []
            while true {
                let hasBlanks = skipBlanks()
                if next() == ">" { break }
                if next() == "/", !isEnd, index + 1 < scalars.count, scalars[index + 1] == ">" {
                    isEmpty = true
                    index += 1
                    break
                }
                guard hasBlanks, !isEnd, let attribute = word(),
                    attributes.insert(String(String.UnicodeScalarView(attribute))).inserted
                else { return nil }
                _ = skipBlanks()
                guard next() == "=" else { return nil }
                index += 1
                _ = skipBlanks()
                guard let quote = next(), quote == "\"" || quote == "'" else { return nil }
                index += 1
                while let scalar = next(), scalar != quote {
                    // A reference would have to be looked at too, and control characters are none of XML.
                    if scalar == "<" || scalar == "&" || scalar.value < 0x20 { return nil }
                    index += 1
                }
                guard next() == quote else { return nil }
                index += 1
            }
            end = index + 1
        }
    }
}
