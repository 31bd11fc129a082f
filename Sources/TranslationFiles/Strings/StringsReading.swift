/// One reading of a `.strings` file: the encoding and the syntax are told apart, and the right reader does the rest.
struct StringsReading {
    let encoding: TextEncoding
    private let limits: ReadingLimits
    private(set) var syntax = StringsDocument.Syntax.openStep
    private(set) var text: [UInt8] = []
    private(set) var nodes: [StringsNode] = []
    private(set) var problems: [ReadingProblem] = []

    init(of file: [UInt8], limits: ReadingLimits) {
        self.limits = limits
        guard !file.isEmpty, file.count <= limits.size else {
            encoding = TextEncoding(.utf8)
            text = file
            nodes = [StringsNode(file.isEmpty ? .emptyFile : .tooLarge, lost: 0..<file.count, at: 0)]
            return
        }
        if file.starts(with: "bplist".utf8) {
            encoding = TextEncoding(.utf8)
            text = file
            syntax = .binary
            readPropertyList()
            return
        }
        encoding = TextEncoding(detectedIn: file)
        let transcoded = TranscodedText(of: file, in: encoding)
        text = transcoded.bytes
        if encoding.form != .utf8, !encoding.hasByteOrderMark {
            problems.append(
                ReadingProblem(warning: "the byte-order mark is missing; the file is taken for \(encoding.form)", at: 0)
            )
        }
        if let place = transcoded.firstInvalid {
            problems.append(ReadingProblem(error: "the bytes are not \(encoding.form.title)", at: place))
        }
        let start = encoding.form == .utf8 && encoding.hasByteOrderMark ? 3 : 0
        if PropertyListText.isXML(text, from: start) {
            syntax = .xml
            readPropertyList()
        } else {
            text.withUnsafeBufferPointer { buffer in
                var reader = StringsReader(bytes: buffer, from: start, depthLimit: limits.depth)
                reader.readAll()
                nodes = reader.nodes
                problems += reader.problems
            }
        }
    }

    /// The numbers of the nodes that are entries, and where to find each key; reports what is strange about keys and
    /// texts on the way.
    mutating func makeIndex() -> (entries: [UInt32], index: KeyIndex) {
        text.withUnsafeBufferPointer { text in
            var entries: [UInt32] = []
            entries.reserveCapacity(nodes.count)
            for number in nodes.indices where nodes[number].kind == .entry {
                entries.append(UInt32(truncatingIfNeeded: number))
            }
            var index = KeyIndex(capacity: entries.count)
            for (entry, number) in entries.enumerated() {
                let node = nodes[Int(number)]
                let old = node.withKey(in: text) { key in
                    index.replace(KeyIndex.hash(key), with: entry) { other in
                        nodes[Int(entries[other])].withKey(in: text) { key.elementsEqual($0) }
                    }
                }
                if let old {
                    let other = Int(entries[old])
                    nodes[other].isSuperseded = true
                    problems.append(
                        ReadingProblem(
                            warning: "the key is there twice; this entry counts, not the one",
                            at: Int(node.keyStart), line: Int(nodes[other].keyStart)))
                }
                if node.keyHasEscapes { reportSurprises(node.keyRange, in: text) }
                if node.valueHasEscapes { reportSurprises(node.valueRange, in: text) }
            }
            return (entries, index)
        }
    }

    private mutating func reportSurprises(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
        var surprises: [StringsEscapes.Surprise] = []
        let content = UnsafeBufferPointer(rebasing: text[range.lowerBound + 1..<range.upperBound - 1])
        _ = StringsEscapes.decode(content, surprises: &surprises)
        for surprise in surprises where problems.count < 10_000 {
            problems.append(ReadingProblem(warning: surprise.message, at: range.lowerBound + 1 + surprise.offset))
        }
    }
}

extension StringsReading {
    /// Makes nodes of the members of the outermost dictionary.
    private mutating func readPropertyList() {
        let isBinary = syntax == .binary
        let list = PropertyListDocument(text: text, encoding: encoding, isBinary: isBinary, limits: limits)
        nodes = list.comments.map { StringsNode(.comment, $0) }
        for damage in list.damages {
            nodes.append(StringsNode(.brokenPropertyList, lost: damage.range, at: damage.place))
            problems.append(ReadingProblem(error: damage.message, at: damage.place))
        }
        if let root = list.root, root.kind != .dictionary {
            nodes.append(StringsNode(.notATable, lost: root.range, at: root.range.lowerBound))
        }
        for member in list.root?.members ?? [] {
            let isText = member.value.kind == .string
            let (key, value) = (member.keyRange, member.value.range)
            var node = StringsNode(
                isText ? .entry : .other, min(key.lowerBound, value.lowerBound)..<max(key.upperBound, value.upperBound))
            node.keyStart = UInt32(truncatingIfNeeded: key.lowerBound)
            node.keyEnd = UInt32(truncatingIfNeeded: key.upperBound)
            node.valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
            node.valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
            node.keyStyle = isBinary ? .object : .element
            node.valueStyle = isBinary ? .object : .element
            nodes.append(node)
            if !isText {
                problems.append(
                    ReadingProblem(warning: "the value is not a text; the key is left out", at: value.lowerBound))
            }
        }
        // A binary list has its objects where it likes; the order of its members is that of the dictionary.
        if !isBinary { nodes.sort { ($0.start, $0.end) < ($1.start, $1.end) } }
    }
}
