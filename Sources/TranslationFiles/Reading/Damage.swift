/// Bytes of a translation file that could not be read.
///
/// The rest of the file is there; an editor keeps damaged bytes as they are.
public struct Damage: Hashable, Sendable {
    /// The bytes that are lost; empty where only a sign is missing.
    public let range: Range<Int>
    /// Where the fault shows.
    public let place: Int
    /// What is wrong, in one sentence without a full stop.
    public let message: String

    /// Makes damage from its parts.
    public init(range: Range<Int>, place: Int, message: String) {
        self.range = range
        self.place = place
        self.message = message
    }
}
