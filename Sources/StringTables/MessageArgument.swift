/// A value to insert into a text.
///
/// Numbers come as numbers, so that the text can choose its plural form by them and the language writes their digits.
public enum MessageArgument: Hashable, Sendable {
    /// Words as they are, such as the name of a product.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A whole number without a sign.
    case unsigned(UInt64)
    /// A decimal number in plain digits, such as `-1234.50`; its fraction is shown with all its digits.
    case decimal(String)
    /// A value that was written for the reader before, such as a price; it fits wherever an argument is asked for.
    case formatted(String)
}

/// Whether inserted arguments are kept from disturbing the direction of the text around them.
public enum ArgumentIsolation: Hashable, Sendable {
    /// Each argument stands between U+2068 and U+2069: for people to read.
    ///
    /// Source: Unicode Standard Annex 9, section 2.4.
    case isolate
    /// Arguments stand as they are: for logs and payloads.
    case none
}
