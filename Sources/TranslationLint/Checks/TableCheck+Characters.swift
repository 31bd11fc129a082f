internal import Languages
internal import TranslationFiles

extension TableCheck {
    /// Asks about characters that nobody sees, and those that turn the direction of writing.
    mutating func checkCharacters(_ text: LintText, _ item: LintItem, _ context: ItemContext) {
        var offset = 0
        var invisible: (offset: Int, scalar: Unicode.Scalar)?
        var override: (offset: Int, scalar: Unicode.Scalar)?
        /// Where each isolate and embedding that is open begins.
        var open: [(offset: Int, isIsolate: Bool)] = []
        var unbalanced: Int?
        var isInEmoji = false
        let scalars = text.value.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            // Lines of a text may end as those of its file do.
            if scalar == "\r", scalars[scalars.index(after: index)...].first == "\n" {
                offset += 1
                continue
            }
            defer { offset += UTF8.width(scalar) }
            // A flag such as that of Scotland is written with tag characters behind a black flag.
            if scalar.value == 0x1F3F4 {
                isInEmoji = true
            } else if scalar.value >> 7 != 0xE0000 >> 7 {
                isInEmoji = false
            }
            switch scalar.value {
            case 0x202D, 0x202E:
                override = override ?? (offset, scalar)
                open.append((offset, false))
            case 0x202A, 0x202B: open.append((offset, false))
            case 0x2066...0x2068: open.append((offset, true))
            case 0x202C, 0x2069:
                if let last = open.last, last.isIsolate == (scalar.value == 0x2069) {
                    open.removeLast()
                } else {
                    unbalanced = unbalanced ?? offset
                }
            default:
                if invisible == nil, TableCheck.isInvisible(scalar, isInEmoji, context.language) {
                    invisible = (offset, scalar)
                }
            }
        }
        if let (offset, scalar) = invisible {
            faults.add(
                .invisibleCharacter, item, text, byte: offset, context,
                "the text holds \(TableCheck.name(of: scalar)), which nobody sees")
        }
        if let (offset, scalar) = override {
            faults.add(
                .bidirectionalOverride, item, text, byte: offset, context,
                "the text holds \(TableCheck.name(of: scalar)), which turns the direction of every character")
        }
        if let place = unbalanced ?? open.first?.offset {
            let message =
                unbalanced == nil
                ? "an isolate or embedding is opened and not closed"
                : "an isolate or embedding is closed that is not open"
            faults.add(.unbalancedDirection, item, text, byte: place, context, message)
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar, _ isInEmoji: Bool, _ language: LanguageTag?) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x200B: !breaksWithoutSpaces(language)
        case 0x180E, 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFD: true
        case 0xE0000...0xE007F: !isInEmoji
        default: false
        }
    }

    /// Languages that write no space between words, so that a zero-width space says where a line may end.
    private static func breaksWithoutSpaces(_ language: LanguageTag?) -> Bool {
        ["th", "km", "lo", "my", "bo", "dz", "ja", "zh"].contains(language?.language ?? "")
    }

    private static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
