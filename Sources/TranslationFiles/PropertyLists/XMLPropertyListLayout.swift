internal import Diagnostics

/// How an XML property list is laid out, told from what stands in it.
struct XMLPropertyListLayout {
    let lineEnd: [UInt8]
    /// By how much a dictionary's members are indented against it.
    let unit: [UInt8]
    /// What stands between a key and its value where they share a line; nil where the value has a line of its own.
    let gap: [UInt8]?

    init(_ list: PropertyListDocument) {
        let text = list.source.bytes
        let members = list.root?.members ?? []
        lineEnd = LineEnds.first(in: text, from: 0) ?? [0x0A]
        let between = members.last.map {
            Array(text[$0.keyRange.upperBound..<max($0.keyRange.upperBound, $0.value.range.lowerBound)])
        }
        gap = between.flatMap { between in
            between.contains { $0 == 0x0A || $0 == 0x0D || $0 > 0x20 } ? nil : between
        }
        // The first dictionary whose members stand on lines of their own shows it; one inside another is preferred.
        var unit: [UInt8]?
        for number in list.entries.indices.dropFirst() + [0] where number < list.entries.count {
            let entry = list.entries[number]
            guard entry.kind == .dictionary, number + 1 < Int(entry.next),
                let own = XMLPropertyListLayout.indentation(
                    ofLineAt: Int(list.entries[number + 1].start), in: text, isOnly: true)
            else { continue }
            let outer =
                XMLPropertyListLayout.indentation(ofLineAt: Int(entry.start), in: text, isOnly: false) ?? []
            if own.count > outer.count, own.starts(with: outer) {
                unit = Array(own.dropFirst(outer.count))
                break
            }
        }
        self.unit = unit ?? [0x09]
    }

    /// The blanks at the beginning of the line of a place; nil where something else stands before it and that is asked.
    static func indentation(ofLineAt place: Int, in text: [UInt8], isOnly: Bool) -> [UInt8]? {
        var start = place
        while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
        let blanks = text[start..<place].prefix { $0 == 0x20 || $0 == 0x09 }
        return isOnly && blanks.endIndex != place ? nil : Array(blanks)
    }

    /// A member with its key and value, as far as the key is indented.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    ///   - indentation: The blanks before the key, which are not written; nil where all stands on one line.
    /// - Returns: Its bytes, with no line end behind them.
    func member(_ key: String, _ value: PropertyListDraft, _ indentation: [UInt8]?) -> [UInt8] {
        var output = Array("<key>".utf8) + XMLSpelling.spell(key.utf8) + Array("</key>".utf8)
        if let indentation {
            if case .text = value, let gap { output += gap } else { output += lineEnd + indentation }
        }
        return output + element(value, indentation)
    }

    /// A value in its tags.
    func element(_ value: PropertyListDraft, _ indentation: [UInt8]?) -> [UInt8] {
        switch value {
        case .text(let text):
            return Array("<string>".utf8) + XMLSpelling.spell(text.utf8) + Array("</string>".utf8)
        case .dictionary(let members):
            var output = Array("<dict>".utf8)
            for (key, value) in members {
                if let indentation { output += lineEnd + indentation + unit }
                output += member(key, value, indentation.map { $0 + unit })
            }
            if let indentation { output += lineEnd + indentation }
            return output + Array("</dict>".utf8)
        }
    }
}
