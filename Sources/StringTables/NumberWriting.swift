internal import Languages

/// Writes numbers as placeholders ask for them, with the digits and signs of a language.
struct NumberWriting {
    let formatting: any ValueFormatting
    let language: LanguageTag

    /// An argument as a placeholder asks for it, or nil where it is of the wrong kind.
    func text(of argument: MessageArgument, _ conversion: MessageText.Conversion) -> String? {
        switch argument {
        case .formatted(let text): return text
        case .string(let text): return conversion.kind == .value ? text : nil
        case .integer(let value):
            if conversion.isDigits { return formatting.integer(value, in: language) }
            if conversion.isBits { return bits(UInt64(bitPattern: value), conversion) }
        case .unsigned(let value):
            if conversion.isBits { return bits(value, conversion) }
        case .decimal(let digits):
            if conversion.isBits { return nil }
            if conversion.kind == .value {
                return DecimalDigits(digits) == nil ? nil : formatting.decimal(digits, in: language)
            }
        }
        guard let shown = shown(argument, conversion) else { return nil }
        if conversion.isPlain || conversion.kind == .value, shown.exponent == nil {
            return localized(shown.digits, isNegative: shown.digits.isNegative)
        }
        return padded(shown, conversion)
    }

    /// What the plural rules look at in a number, as a placeholder shows it; nil where the argument is no number.
    func operands(_ argument: MessageArgument, _ conversion: MessageText.Conversion) -> PluralOperands? {
        if conversion.isBits {
            switch argument {
            case .integer(let value): return PluralOperands(value)
            case .unsigned(let value): return PluralOperands(magnitude: value)
            case .string, .decimal, .formatted: return nil
            }
        }
        guard let shown = shown(argument, conversion) else { return nil }
        // A power of ten is shown beside a number of things that stays the same.
        let digits = shown.exponent == nil ? shown.digits : shown.original
        return PluralOperands(digits: digits.text)
    }
}

extension NumberWriting {
    /// A number as a placeholder shows it, before it is written in a language.
    private struct Shown {
        let original: DecimalDigits
        let digits: DecimalDigits
        var exponent: Int?
    }

    /// The digits that a placeholder shows, or nil where the argument is no such number.
    private func shown(_ argument: MessageArgument, _ conversion: MessageText.Conversion) -> Shown? {
        let plain: String
        switch argument {
        case .integer(let value): plain = String(value)
        case .unsigned(let value): plain = String(value)
        case .decimal(let digits): plain = digits
        case .string, .formatted: return nil
        }
        guard let digits = DecimalDigits(plain) else { return nil }
        switch conversion.kind {
        case .value:
            return Shown(original: digits, digits: digits)
        case .integer, .unsigned, .hexadecimal, .hexadecimalUppercase, .octal:
            guard digits.isWhole else { return nil }
            return Shown(original: digits, digits: digits.rounded(fractionDigits: 0))
        case .decimal:
            let rounded = conversion.precision.map { digits.rounded(fractionDigits: $0) }
            return Shown(original: digits, digits: rounded ?? digits)
        case .exponent, .exponentUppercase:
            let (mantissa, exponent) = digits.scientific(significantDigits: conversion.precision.map { $0 + 1 })
            return Shown(original: digits, digits: mantissa, exponent: exponent)
        case .shortest, .shortestUppercase:
            let precision = max(1, conversion.precision ?? 6)
            let (mantissa, exponent) = digits.scientific(significantDigits: precision)
            let keepsZeros = conversion.flags.contains(.alternate)
            if (-4..<precision).contains(exponent) {
                let rounded = digits.rounded(fractionDigits: precision - 1 - exponent)
                return Shown(original: digits, digits: keepsZeros ? rounded : rounded.withoutTrailingZeros)
            }
            return Shown(
                original: digits, digits: keepsZeros ? mantissa : mantissa.withoutTrailingZeros, exponent: exponent)
        }
    }

    /// A number with its sign, zeros and spaces.
    private func padded(_ shown: Shown, _ conversion: MessageText.Conversion) -> String {
        let flags = conversion.flags
        let isWhole = conversion.family == .whole
        var magnitude = localized(shown.digits, isNegative: false)
        var plainCount = shown.digits.magnitude.utf8.count
        if let exponent = shown.exponent {
            let digits = String(exponent.magnitude).utf8.count
            magnitude += conversion.isUppercase ? "E" : "e"
            magnitude += exponent < 0 ? "-" : "+"
            magnitude += zeros(2 - digits) + formatting.integer(Int64(exponent.magnitude), in: language)
            plainCount += 2 + max(2, digits)
        }

        var sign = ""
        if shown.digits.isNegative {
            sign = signText("-")
        } else if conversion.kind != .unsigned {
            if flags.contains(.showsSign) {
                sign = signText("+")
            } else if flags.contains(.spaceForSign) {
                sign = " "
            }
        }
        var fewest = 0
        if isWhole, let precision = conversion.precision {
            fewest = precision
        } else if flags.contains(.zeroPadded), !flags.contains(.leftAligned) {
            fewest = conversion.width - (sign.isEmpty ? 0 : 1)
        }
        return spaced(sign + zeros(fewest - plainCount) + magnitude, conversion)
    }

    /// The bits of a number in ASCII digits.
    private func bits(_ value: UInt64, _ conversion: MessageText.Conversion) -> String {
        let isOctal = conversion.kind == .octal
        var digits = String(value, radix: isOctal ? 8 : 16, uppercase: conversion.isUppercase)
        var prefix = ""
        if conversion.flags.contains(.alternate), value != 0, !isOctal { prefix = conversion.isUppercase ? "0X" : "0x" }
        let fillsWidth =
            conversion.precision == nil && conversion.flags.contains(.zeroPadded)
            && !conversion.flags.contains(.leftAligned)
        let fewest = fillsWidth ? conversion.width - prefix.utf8.count : conversion.precision ?? 0
        digits = String(repeating: "0", count: max(0, fewest - digits.utf8.count)) + digits
        if isOctal, conversion.flags.contains(.alternate), !digits.hasPrefix("0") { digits = "0" + digits }
        return spaced(prefix + digits, conversion)
    }

    /// The text with spaces up to the width; marks that only tell a direction take no room.
    private func spaced(_ text: String, _ conversion: MessageText.Conversion) -> String {
        let count = text.unicodeScalars.count { ![0x061C, 0x200E, 0x200F].contains($0.value) }
        let spaces = String(repeating: " ", count: max(0, conversion.width - count))
        return conversion.flags.contains(.leftAligned) ? text + spaces : spaces + text
    }

    /// The digits as the language writes them.
    private func localized(_ digits: DecimalDigits, isNegative: Bool) -> String {
        let text = (isNegative ? "-" : "") + digits.magnitude
        if digits.fraction.isEmpty, let value = Int64(text), value != 0 || !isNegative {
            return formatting.integer(value, in: language)
        }
        return formatting.decimal(text, in: language)
    }

    private func zeros(_ count: Int) -> String {
        count > 0 ? String(repeating: formatting.integer(0, in: language), count: count) : ""
    }

    /// What the language writes before a number below zero, with another sign where the number is not.
    private func signText(_ sign: Unicode.Scalar) -> String {
        let negative = Array(formatting.integer(-1, in: language).unicodeScalars)
        let positive = Array(formatting.integer(1, in: language).unicodeScalars)
        // A language that writes the minus behind the number has none here that could be taken.
        guard negative.count > positive.count, Array(negative.suffix(positive.count)) == positive else {
            return String(sign)
        }
        var text = String.UnicodeScalarView()
        for scalar in negative.dropLast(positive.count) {
            text.append(sign == "+" && (scalar == "-" || scalar == "\u{2212}") ? "+" : scalar)
        }
        return String(text)
    }
}

extension MessageText.Conversion {
    /// Whether the number is written as the language writes whole numbers, without sign, zeros or spaces.
    var isDigits: Bool {
        switch kind {
        case .value: true
        case .integer, .unsigned, .decimal: isPlain
        default: false
        }
    }

    fileprivate var isBits: Bool {
        switch kind {
        case .hexadecimal, .hexadecimalUppercase, .octal: true
        default: false
        }
    }

    fileprivate var isUppercase: Bool {
        switch kind {
        case .hexadecimalUppercase, .exponentUppercase, .shortestUppercase: true
        default: false
        }
    }
}
