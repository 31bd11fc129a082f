import CICU

/// An open formatter of ICU, closed with its last user.
// Unchecked because the pointer never changes, and every function of CICU may be called from several threads with one
// formatter: numbers and lists are immutable there, days hold a lock.
final class ICUFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Opens what a style asks for, or nil where ICU cannot.
    init?(_ style: ICUFormatterStyle, in locale: FormattingLocale) {
        let opened =
            switch style {
            case .day: cicu_open_day_formatter(locale.identifier)
            case .list: cicu_open_list_formatter(locale.identifier)
            default: cicu_open_number_formatter(style.skeleton, locale.identifier)
            }
        guard let opened else { return nil }
        handle = opened
    }

    deinit { cicu_close(handle) }

    /// Writes a number given as plain ASCII digits.
    func number(_ digits: String) -> String? {
        var digits = digits
        return digits.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) { bytes in
                guard let start = bytes.baseAddress, let length = Int32(exactly: bytes.count) else { return nil }
                return textFromICU(capacity: 96) { cicu_format_number(handle, start, length, $0, $1) }
            }
        }
    }

    /// Writes the day in UTC that a moment falls on, in milliseconds since the start of 1970.
    func day(milliseconds: Int64) -> String? {
        textFromICU(capacity: 96) { cicu_format_day(handle, milliseconds, $0, $1) }
    }

    /// Writes several things as one enumeration.
    func list(_ items: [String]) -> String? {
        let texts = items.map { Array($0.utf16) }
        let units = texts.reduce(0) { $0 + $1.count }
        // An enumeration of a million letters is no sentence; the bound keeps every length within 32 bits.
        guard units <= 1_000_000, items.count <= 10_000 else { return nil }
        return textFromICU(capacity: units * 3 + items.count * 32) {
            cicu_format_list(
                handle, texts.flatMap(\.self), texts.map { Int32(truncatingIfNeeded: $0.count) },
                Int32(truncatingIfNeeded: items.count), $0, $1)
        }
    }
}

/// Runs a function of CICU that writes UTF-8 and returns its length; once more where the text needs more room.
///
/// - Returns: The text, or nil where the function failed.
func textFromICU(capacity: Int, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    var needed = 0
    let first = filled(capacity: capacity, write, needed: &needed)
    if needed <= capacity { return first }
    let room = needed
    let second = filled(capacity: room, write, needed: &needed)
    return needed <= room ? second : nil
}

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
