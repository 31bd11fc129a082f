import Purchases

extension Timestamp {
    /// Reads a moment as RFC 3339 writes it, such as `2026-01-15T10:00:00.5+01:00`; nil where it is none.
    ///
    /// What lies below a millisecond is cut off; a leap second is the first moment after it.
    init?(rfc3339 text: String) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[range] {
                guard (48...57).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 48)
            }
            return value
        }
        guard bytes.count >= 20, bytes.count <= 40,
            bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), bytes[10] | 0x20 == UInt8(ascii: "t"),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
            hour < 24, minute < 60, second <= 60, let date = CalendarDay(year: year, month: month, day: day)
        else { return nil }
        var place = 19
        var fraction = 0
        if bytes[place] == UInt8(ascii: ".") {
            var weight = 100
            place += 1
            let start = place
            while place < bytes.count, (48...57).contains(bytes[place]) {
                fraction += Int(bytes[place] - 48) * weight
                weight /= 10
                place += 1
            }
            if place == start { return nil }
        }
        guard place < bytes.count else { return nil }
        var minutesAhead = 0
        switch bytes[place] {
        case UInt8(ascii: "Z"), UInt8(ascii: "z"):
            guard place + 1 == bytes.count else { return nil }
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            guard place + 6 == bytes.count, bytes[place + 3] == UInt8(ascii: ":"),
                let hours = number(place + 1..<place + 3), let minutes = number(place + 4..<place + 6), hours < 24,
                minutes < 60
            else { return nil }
            minutesAhead = (hours * 60 + minutes) * (bytes[place] == UInt8(ascii: "-") ? -1 : 1)
        default: return nil
        }
        let ofDay = ((hour * 60 + minute - minutesAhead) * 60 + second) * 1_000 + fraction
        self = Timestamp(startOf: date).adding(milliseconds: Int64(ofDay))
    }
}
