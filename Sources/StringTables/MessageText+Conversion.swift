extension MessageText {
    /// How an argument is written: what stands between `%` and its letter, and the letter.
    ///
    /// Digits, the decimal point and the grouping are always those of the language, as where Apple formats with a
    /// locale. How each letter and flag is meant is said at ``MessageText/init(parsing:number:substitutions:)``.
    public struct Conversion: Hashable, Sendable {
        /// What the letter of a placeholder asks for.
        public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
            /// `%@`: any value.
            case value = 0x40
            /// `%d`, `%i`: a whole number.
            case integer = 0x64
            /// `%u`: a whole number that is not below 0.
            case unsigned = 0x75
            /// `%f`: a decimal number.
            case decimal = 0x66
            /// `%e`: a decimal number with a power of ten.
            case exponent = 0x65
            /// `%E`: the same with an upper case E.
            case exponentUppercase = 0x45
            /// `%g`: a decimal number, with a power of ten where it is very large or small.
            case shortest = 0x67
            /// `%G`: the same with an upper case E.
            case shortestUppercase = 0x47
            /// `%x`: the bits of a whole number in ASCII hexadecimal digits.
            case hexadecimal = 0x78
            /// `%X`: the same in upper case.
            case hexadecimalUppercase = 0x58
            /// `%o`: the bits of a whole number in ASCII octal digits.
            case octal = 0x6F
        }

        /// What may stand before the width of a placeholder.
        public struct Flags: OptionSet, Hashable, Sendable {
            /// The flags as bits.
            public let rawValue: UInt8

            /// Makes flags from their bits.
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            /// `-`: spaces come after the number, not before it.
            public static let leftAligned = Flags(rawValue: 1)
            /// `+`: a number that is not below 0 has a sign too.
            public static let showsSign = Flags(rawValue: 2)
            /// A space: a number that is not below 0 has a space in the place of its sign.
            public static let spaceForSign = Flags(rawValue: 4)
            /// `0`: zeros fill the width.
            public static let zeroPadded = Flags(rawValue: 8)
            /// `#`: `0x` before hexadecimal digits, `0` before octal ones; no end is cut off `%g`.
            public static let alternate = Flags(rawValue: 16)
            /// `'`: thousands are grouped, which the language decides anyway.
            public static let grouped = Flags(rawValue: 32)
        }

        /// What the letter asks for.
        public var kind: Kind
        /// The flags.
        public var flags: Flags
        // A text is full of conversions, so each is kept in four bytes.
        private var storedWidth: UInt8
        private var storedPrecision: UInt8

        /// The largest width and precision; what is larger is cut, below 0 is 0.
        public static let largestNumber = 126

        /// The fewest characters of a number, or 0.
        public var width: Int {
            get { Int(storedWidth) }
            set { storedWidth = Self.stored(newValue) }
        }

        /// The number after the point: the fewest digits of a whole number, how many fraction digits of a decimal one.
        public var precision: Int? {
            get { storedPrecision > Self.largestNumber ? nil : Int(storedPrecision) }
            set { storedPrecision = newValue.map(Self.stored) ?? Self.none }
        }

        /// Makes a conversion from its parts.
        public init(_ kind: Kind, flags: Flags = [], width: Int = 0, precision: Int? = nil) {
            self.kind = kind
            self.flags = flags
            storedWidth = Self.stored(width)
            storedPrecision = precision.map(Self.stored) ?? Self.none
        }

        private static let none: UInt8 = 127

        private static func stored(_ number: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: max(0, min(number, largestNumber)))
        }

        /// `%@`.
        public static let value = Conversion(.value)
        /// `%lld`.
        public static let integer = Conversion(.integer)
        /// `%llu`.
        public static let unsigned = Conversion(.unsigned)
        /// `%f`.
        public static let decimal = Conversion(.decimal)

        /// Whether the argument is a number.
        public var isNumber: Bool { kind != .value }

        /// Whether the letter stands alone, without flags, width and precision.
        var isPlain: Bool { flags.isEmpty && storedWidth == 0 && storedPrecision == Self.none }
    }
}
