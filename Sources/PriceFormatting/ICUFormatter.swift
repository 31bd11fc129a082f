import CICU
import Languages
import Purchases

/// An open formatter of ICU with what it is for, closed with its last user.
final class ICUFormatter: Sendable {
    /// The formatter itself, for as long as somebody holds its owner.
    // Unchecked because the pointer never changes, and every function of CICU may be called from several threads with one
    // formatter: numbers and lists are immutable there, days hold a lock. What was written last is atomic words.
    struct Handle: @unchecked Sendable {
        fileprivate let pointer: OpaquePointer
        /// What it has written last.
        fileprivate let recent: RecentTexts
    }

    let handle: Handle
    private let style: ICUFormatterStyle
    private let language: LanguageTag

    /// Opens what a style asks for in the locale that serves a language, or nil where ICU cannot.
    init?(_ style: ICUFormatterStyle, for locale: FormattingLocale) {
        let opened =
            switch style {
            case .day(let day, let zone):
                cicu_open_day_formatter(locale.identifier(calendar: day.calendar), day.width.index, zone.name)
            case .list: cicu_open_list_formatter(locale.identifier, 0)
            case .quantities: cicu_open_list_formatter(locale.identifier, 1)
            case .moneyRange: cicu_open_number_range_formatter(style.skeleton, locale.identifier)
            case .money, .integer, .decimal, .percent, .period:
                cicu_open_number_formatter(style.skeleton, locale.identifier)
            }
        guard let opened else { return nil }
        handle = Handle(pointer: opened, recent: RecentTexts())
        self.style = style
        language = locale.language
    }

    deinit {
        cicu_close(handle.pointer)
        handle.recent.deallocate()
    }

    /// The formatter, where it is the one of a style and a language.
    @inline(__always)
    func handle(for style: ICUFormatterStyle, _ language: LanguageTag) -> Handle? {
        self.style == style && self.language == language ? handle : nil
    }
}

extension ICUFormatter.Handle {
    /// Writes an exact number.
    @inline(__always)
    func number(_ amount: Amount) -> String? {
        recent.text(RecentTexts.Key(amount)) {
            amount.withDigits { digits, length in
                textFromICU(capacity: 96) { cicu_format_number(pointer, digits, length, $0, $1) }
            }
        }
    }

    /// Writes an exact number and tells its parts.
    func parts(_ amount: Amount) -> [PricePart]? {
        amount.withDigits { digits, length in
            // A part for each digit and separator of the longest number, and some more.
            withUnsafeTemporaryAllocation(of: cicu_part.self, capacity: 256) { parts in
                guard let start = parts.baseAddress else { return nil }
                var count: Int32 = 0
                let text = textFromICU(capacity: 256) {
                    cicu_number_parts(pointer, digits, length, $0, $1, start, 256, &count)
                }
                guard let text else { return nil }
                var from = text.utf8.startIndex
                return parts.prefix(Int(count)).map { part in
                    let end = text.utf8.index(text.utf8.startIndex, offsetBy: Int(part.end))
                    defer { from = end }
                    return PricePart(kind: PricePart.Kind(field: part.field), text: String(text[from..<end]))
                }
            }
        }
    }

    /// Writes the range between two numbers.
    func range(_ lower: Amount, _ upper: Amount) -> String? {
        lower.withDigits { first, firstLength in
            upper.withDigits { last, lastLength in
                textFromICU(capacity: 160) {
                    cicu_format_number_range(pointer, first, firstLength, last, lastLength, $0, $1)
                }
            }
        }
    }

    /// Writes the day that a moment falls on, in milliseconds since the start of 1970.
    func day(milliseconds: Int64) -> String? {
        recent.text(RecentTexts.Key(milliseconds, hasTime: false)) {
            textFromICU(capacity: 96) { cicu_format_day(pointer, milliseconds, $0, $1) }
        }
    }

    /// Writes a moment by a pattern, which is always the same for one formatter.
    func moment(milliseconds: Int64, pattern: String) -> String? {
        recent.text(RecentTexts.Key(milliseconds, hasTime: true)) {
            textFromICU(capacity: 96) { cicu_format_moment(pointer, milliseconds, pattern, $0, $1) }
        }
    }

    /// Writes several things as one enumeration.
    func list(_ items: [String]) -> String? {
        let texts = items.map { Array($0.utf16) }
        let units = texts.reduce(0) { $0 + $1.count }
        // An enumeration of a million letters is no sentence; the bound keeps every length within 32 bits.
        guard units <= 1_000_000, items.count <= 10_000 else { return nil }
        return textFromICU(capacity: units * 3 + items.count * 32) {
            cicu_format_list(
                pointer, texts.flatMap(\.self), texts.map { Int32(truncatingIfNeeded: $0.count) },
                Int32(truncatingIfNeeded: items.count), $0, $1)
        }
    }
}

/// Runs a function of CICU that writes UTF-8 and returns its length; once more where the text needs more room.
///
/// - Returns: The text, or nil where the function failed.
@inline(__always)
func textFromICU(capacity: Int, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    var needed = 0
    let first = filled(capacity: capacity, write, needed: &needed)
    if needed <= capacity { return first }
    let room = needed
    let second = filled(capacity: room, write, needed: &needed)
    return needed <= room ? second : nil
}

@inline(__always)
private func filled(
    capacity: Int, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32, needed: inout Int
) -> String? {
    var length = CICU_FAILED
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: max(1, capacity)) { buffer -> String? in
        guard let start = buffer.baseAddress else { return nil }
        length = write(start, Int32(clamping: capacity))
        guard length >= 0, Int(length) <= capacity else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
    }
    needed = Int(length)
    return text
}

extension RecentTexts.Key {
    /// A number.
    fileprivate init(_ amount: Amount) {
        self.init(
            low: UInt64(truncatingIfNeeded: amount.significand),
            high: UInt64(truncatingIfNeeded: amount.significand >> 64),
            rest: UInt32(truncatingIfNeeded: amount.exponent) << 1 | (amount.isNegative ? 1 : 0))
    }

    /// A moment, which stands for its day or for itself.
    fileprivate init(_ milliseconds: Int64, hasTime: Bool) {
        // No amount has these exponents: a formatter that is asked for the wrong thing does not find the right one.
        self.init(low: UInt64(bitPattern: milliseconds), high: 0, rest: hasTime ? 3 << 29 : 1 << 30)
    }
}

extension DateStyle.Width {
    /// The number that CICU gives the width.
    fileprivate var index: Int32 {
        switch self {
        case .full: 0
        case .long: 1
        case .medium: 2
        case .short: 3
        }
    }
}
