internal import Diagnostics
internal import Languages

/// The steps from the bytes of an XLIFF file to its nodes.
struct XLIFFReading {
    let encoding: TextEncoding
    /// The text in UTF-8.
    let text: [UInt8]
    private(set) var files: [XLIFFFileNode] = []
    private(set) var units: [XLIFFUnitNode] = []
    private(set) var damages: [Damage] = []
    private(set) var problems: [ReadingProblem] = []

    init(of bytes: [UInt8], limits: ReadingLimits) {
        guard bytes.count <= limits.size else {
            encoding = TextEncoding(.utf8)
            text = bytes
            damages = [Damage(range: 0..<bytes.count, place: 0, message: "the file is too large")]
            return
        }
        encoding = TextEncoding(detectedIn: bytes)
        let transcoded = TranscodedText(of: bytes, in: encoding)
        text = transcoded.bytes
        if let place = transcoded.firstInvalid {
            problems.append(ReadingProblem(error: "the bytes are no \(encoding.form.title) from here on", at: place))
        }
        let start = encoding.form == .utf8 && encoding.hasByteOrderMark ? 3 : 0
        text.withUnsafeBufferPointer { text in
            checkEncodingDeclaration(text, from: start)
            checkCharacters(text)
            var reader = XLIFFReader(bytes: text, from: start, depthLimit: limits.depth)
            reader.readAll()
            files = reader.files
            units = reader.units
            damages = reader.damages
            problems += reader.problems
        }
    }

    // MARK: - Characters

    /// The encoding that the first line names is the one that the file is in.
    private mutating func checkEncodingDeclaration(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard XMLText.starts("<?xml", at: start, in: text),
            let end = XMLText.find("?>", from: start, to: text.count, in: text),
            let name = XMLText.find("encoding", from: start, to: end, in: text)
        else { return }
        let quote = text[name..<end].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        guard let quote else { return }
        let value = text[(quote + 1)..<end].prefix { $0 != text[quote] }
        let word = String(decoding: value, as: UTF8.self).lowercased()
        let isRight =
            switch encoding.form.unitSize {
            case 1: ["utf-8", "utf8", "us-ascii", "ascii"].contains(word)
            case 2: word.hasPrefix("utf-16") || word == "iso-10646-ucs-2"
            default: word.hasPrefix("utf-32") || word == "iso-10646-ucs-4"
            }
        if !isRight {
            problems.append(
                ReadingProblem(
                    error: "the file says that it is in \(word), and is in \(encoding.form.title)", at: quote))
        }
    }

    /// XML holds no control characters but TAB, LF and CR.
    private mutating func checkCharacters(_ text: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(text)
        var index = 0
        while index < text.count, problems.count < 1_000 {
            while index &+ 8 <= text.count {
                let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // A high bit where a byte is below 0x20; those before the lowest set bit may be wrong.
                if (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080 != 0 { break }
                index &+= 8
            }
            for place in index..<min(index + 8, text.count) where text[place] < 0x20 && !XMLText.isSpace(text[place]) {
                problems.append(
                    ReadingProblem(error: "XML cannot hold the control character \(text[place])", at: place))
            }
            index += 8
        }
    }

    // MARK: - Entries

    /// The hash of a key in a file.
    static func hash(_ key: UnsafeBufferPointer<UInt8>, file: Int) -> UInt64 {
        KeyIndex.hash(key) ^ UInt64(truncatingIfNeeded: file) &* 0x9E37_79B9_7F4A_7C15
    }

    /// Puts the units of each key together.
    ///
    /// - Complexity: Linear in the number of units and the length of their ids.
    mutating func makeEntries() -> (entries: [XLIFFEntryNode], index: KeyIndex, files: [[UInt8]: Int]) {
        let byOriginal = text.withUnsafeBufferPointer { checkFiles($0) }
        var entries: [XLIFFEntryNode] = []
        entries.reserveCapacity(units.count)
        var index = KeyIndex(capacity: units.count)
        text.withUnsafeBufferPointer { text in
            for number in units.indices where units[number].id != nil {
                let file = files[Int(units[number].file)].namesake
                let new = entries.count
                let known: Int? = units[number].withKey(in: text) { key in
                    let hash = XLIFFReading.hash(key, file: file)
                    func isSame(_ entry: Int) -> Bool {
                        let first = units[Int(entries[entry].first)]
                        guard files[Int(first.file)].namesake == file else { return false }
                        return first.withKey(in: text) { key.elementsEqual($0) }
                    }
                    if let known = index.find(hash, where: isSame) { return known }
                    _ = index.replace(hash, with: new) { _ in false }
                    return nil
                }
                if let known {
                    units[Int(entries[known].last)].next = UInt32(truncatingIfNeeded: number)
                    entries[known].last = UInt32(truncatingIfNeeded: number)
                } else {
                    let number = UInt32(truncatingIfNeeded: number)
                    entries.append(XLIFFEntryNode(first: number, last: number))
                }
            }
            for entry in entries where entry.first != entry.last { checkIds(entry, in: text) }
        }
        return (entries, index, byOriginal)
    }

    /// Tells which units of an entry have the same id.
    private mutating func checkIds(_ entry: XLIFFEntryNode, in text: UnsafeBufferPointer<UInt8>) {
        var places: [[UInt8]: Int] = [:]
        var number = entry.first
        while number != XLIFFUnitNode.none {
            let unit = units[Int(number)]
            if let id = unit.id {
                let place = unit.element.start
                if let before = places.updateValue(place, forKey: XMLText.decodeAttribute(id, in: text)) {
                    problems.append(
                        ReadingProblem(
                            warning: "the id is there twice; this unit counts, not the one", at: place, line: before))
                }
            }
            number = unit.next
        }
    }

    private mutating func checkFiles(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]: Int] {
        var byOriginal: [[UInt8]: Int] = [:]
        for number in files.indices {
            let file = files[number]
            let original = file.original.map { XMLText.decodeAttribute($0, in: text) } ?? []
            if let first = byOriginal[original] {
                files[number].namesake = first
            } else {
                byOriginal[original] = number
            }
            let start = file.element.start
            if file.original == nil {
                problems.append(
                    ReadingProblem(error: "the file has no original, so that no texts can be matched", at: start))
            }
            check(file.sourceLanguage, "source-language", of: start, in: text)
            check(file.targetLanguage, "target-language", of: start, in: text)
        }
        return byOriginal
    }

    private mutating func check(
        _ language: Range<Int>?, _ name: String, of file: Int, in text: UnsafeBufferPointer<UInt8>
    ) {
        guard let language else {
            let effect = name == "target-language" ? "; Xcode passes over it without a word" : ""
            problems.append(ReadingProblem(error: "the file has no \(name)\(effect)", at: file))
            return
        }
        let tag = String(decoding: XMLText.decodeAttribute(language, in: text), as: UTF8.self)
        if LanguageTag(tag) == nil {
            problems.append(
                ReadingProblem(error: "“\(tag)” is not the tag of a language", at: language.lowerBound))
        }
    }
}
