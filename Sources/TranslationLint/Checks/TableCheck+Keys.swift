internal import Diagnostics
internal import TranslationFiles

/// The keys of a file, as far as its keys are compared with each other.
private struct KeyCheck {
    let file: Int
    /// The text of each key that is there more than once, where it stood last.
    private var texts: [LintKey: String?] = [:]
    /// Keys with characters beyond ASCII; Swift strings are the same where they are canonically equal.
    private var wide: [String: (key: LintKey, offset: Int)] = [:]

    init(file: Int) { self.file = file }

    mutating func check(
        _ key: String, isWide: Bool, isSuperseded: Bool, text: @autoclosure () -> String?, at offset: Int,
        _ faults: inout FaultCollector
    ) {
        if isSuperseded || !texts.isEmpty {
            let bytes = LintKey(text: key)
            if let before = texts[bytes] {
                let text = text()
                let isSame = text.map { own in before.map { own.utf8.elementsEqual($0.utf8) } ?? false } ?? false
                faults.noteReported(file: file, offset: offset)
                faults.add(
                    .duplicateKey, file: file, at: offset,
                    isSame
                        ? "the key “\(key)” is there twice, with the same text"
                        : "the key “\(key)” is there twice; only the last text counts", key: key,
                    severity: isSame ? .warning : nil)
                texts[bytes] = .some(text)
            } else if isSuperseded {
                texts[bytes] = .some(text())
            }
        }
        guard isWide else { return }
        let bytes = LintKey(text: key)
        if let other = wide[key] {
            guard other.key != bytes else { return }
            faults.add(
                .equivalentKeys, file: file, at: offset,
                "the key looks like another one and is written with other characters", key: key)
        } else {
            wide[key] = (bytes, offset)
        }
    }
}

extension TableCheck {
    /// Checks the keys of a file and hands on every entry.
    mutating func checkKeys(
        of document: StringsDocument, file: Int, _ body: (StringsDocument.EntrySpan) -> Void
    ) {
        var keys = KeyCheck(file: file)
        var faults = self.faults
        self.faults = FaultCollector()
        let entries = document.entries
        let isText = document.syntax == .openStep
        var hasDuplicates = false
        document.forEachSpan { span, text in
            var isWide = true
            var isUsual = true
            if let content = span.keyContent {
                (isWide, isUsual) = TableCheck.look(at: UnsafeBufferPointer(rebasing: text[content]))
            } else {
                isUsual = false
            }
            if span.isSuperseded { hasDuplicates = true }
            if !isUsual || isWide || hasDuplicates {
                let key = entries[span.number].key
                let isWide = isWide && !key.utf8.allSatisfy { $0 < 0x80 }
                keys.check(
                    key, isWide: isWide, isSuperseded: span.isSuperseded, text: entries[span.number].value,
                    at: span.key.lowerBound, &faults)
                TableCheck.checkVariation(key, file: file, at: span.key.lowerBound, &faults)
            }
            if isText {
                if span.keyContent == nil { TableCheck.checkEscapes(text, span.key, span, document, file, &faults) }
                if span.valueContent == nil, span.value != span.key {
                    TableCheck.checkEscapes(text, span.value, span, document, file, &faults)
                }
            }
            body(span)
        }
        self.faults = faults
    }

    /// Checks the keys of a file of rules.
    mutating func checkKeys(of document: StringsDictDocument, file: Int) {
        var keys = KeyCheck(file: file)
        for entry in document.entries {
            let isWide = !entry.key.utf8.allSatisfy { $0 < 0x80 }
            keys.check(
                entry.key, isWide: isWide, isSuperseded: entry.isSuperseded, text: nil, at: entry.keyRange.lowerBound,
                &faults)
            TableCheck.checkVariation(entry.key, file: file, at: entry.keyRange.lowerBound, &faults)
        }
    }

    /// Checks keys of which none is there twice.
    mutating func checkKeys(_ all: [(key: String, offset: Int)], file: Int) {
        var keys = KeyCheck(file: file)
        for (key, offset) in all {
            let isWide = !key.utf8.allSatisfy { $0 < 0x80 }
            if isWide { keys.check(key, isWide: true, isSuperseded: false, text: nil, at: offset, &faults) }
            TableCheck.checkVariation(key, file: file, at: offset, &faults)
        }
    }

    /// Whether a key has characters beyond ASCII, and whether it has no `|`.
    private static func look(at key: UnsafeBufferPointer<UInt8>) -> (isWide: Bool, isUsual: Bool) {
        let raw = UnsafeRawBufferPointer(key)
        var wide: UInt64 = 0
        var bars: UInt64 = 0
        var index = 0
        while index &+ 8 <= key.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let bar = word ^ 0x7C7C_7C7C_7C7C_7C7C
            wide |= word
            bars |= (bar &- 0x0101_0101_0101_0101) & ~bar
            index &+= 8
        }
        if index < key.count, key.count >= 8 {
            // The last eight bytes, some of which were looked at before.
            let word = raw.loadUnaligned(fromByteOffset: key.count &- 8, as: UInt64.self)
            let bar = word ^ 0x7C7C_7C7C_7C7C_7C7C
            wide |= word
            bars |= (bar &- 0x0101_0101_0101_0101) & ~bar
            index = key.count
        }
        while index < key.count {
            wide |= UInt64(key[index])
            if key[index] == UInt8(ascii: "|") { bars |= 0x80 }
            index &+= 1
        }
        return (wide & 0x8080_8080_8080_8080 != 0, bars & 0x8080_8080_8080_8080 == 0)
    }

    /// A key that ends as the name of a variation does.
    private static func checkVariation(_ key: String, file: Int, at offset: Int, _ faults: inout FaultCollector) {
        let bytes = Array(key.utf8)
        let mark = Array("|==|".utf8)
        guard bytes.count > mark.count, bytes.contains(UInt8(ascii: "|")) else { return }
        var index = bytes.count - mark.count
        while index >= 0, !bytes[index..<index + mark.count].elementsEqual(mark) { index -= 1 }
        guard index >= 0,
            let path = VariationPath(String(decoding: bytes[(index + mark.count)...], as: UTF8.self)), path != .plain
        else { return }
        faults.add(
            .xliffVariationKey, file: file, at: offset,
            "the key ends in “|==|\(path)”, which XLIFF files take for the name of a variation", key: key)
    }

    /// Escapes that give another character than their writer meant.
    private static func checkEscapes(
        _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ span: StringsDocument.EntrySpan,
        _ document: StringsDocument, _ file: Int, _ faults: inout FaultCollector
    ) {
        var index = range.lowerBound + 1
        let end = range.upperBound - 1
        while index + 1 < end {
            guard text[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            let letter = text[index + 1]
            let place = index
            index += 2
            if letter == UInt8(ascii: "u") {
                faults.noteReported(file: file, offset: place)
                faults.add(
                    .lowercaseUnicodeEscape, file: file, at: place,
                    "“\\u” is no escape and gives the letter u; “\\U” is one", key: document.entries[span.number].key)
            } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) {
                var value = 0
                index -= 1
                let digits = index
                while index < end, index < digits + 3, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(text[index]) {
                    value = value << 3 | Int(text[index] & 0x07)
                    index += 1
                }
                guard value & 0xFF >= 0x80 else { continue }
                faults.noteReported(file: file, offset: place)
                faults.add(
                    .octalEscape, file: file, at: place, "the octal escape names a character of NeXTSTEP's set",
                    key: document.entries[span.number].key)
            }
        }
    }
}
