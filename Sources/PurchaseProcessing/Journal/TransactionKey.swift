public import Purchases

/// Names one thing that is done at most once: a delivery, its withdrawal, or the news that it ended.
///
/// A store may take a transaction back, give it back, and take it back again. Each of these is an episode, counted from 1,
/// so that a second withdrawal is not taken for a repetition of the first.
public struct TransactionKey: Hashable, Sendable, LosslessStringConvertible {
    /// What is done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// What was bought is delivered; in a later episode, delivered again after a withdrawal.
        case grant
        /// What was bought is taken back.
        case revocation
        /// A subscription has ended.
        case expiry
        /// A later state of it, such as another end, waits until somebody can tell whether it is genuine.
        case update
        /// Something else came under the name of a known transaction; nothing is done about it.
        case conflict
    }

    /// The transaction.
    public let id: TransactionID
    /// What is done about it.
    public let kind: Kind
    /// For which time it is done, 1 or more.
    public let episode: Int

    /// Makes a key.
    public init(id: TransactionID, kind: Kind, episode: Int = 1) {
        self.id = id
        self.kind = kind
        self.episode = max(1, episode)
    }

    /// The key of what is to be done about a transaction of which nothing else is known.
    public init(_ transaction: PurchaseTransaction) {
        self.init(id: transaction.id, kind: transaction.isRevoked ? .revocation : .grant)
    }

    /// The key of the withdrawal that undoes a delivery of the same episode.
    public var withdrawal: TransactionKey { TransactionKey(id: id, kind: .revocation, episode: episode) }

    /// The key of the delivery that a withdrawal of the same episode undoes.
    public var delivery: TransactionKey { TransactionKey(id: id, kind: .grant, episode: episode) }

    /// The kind and the episode as one word: `grant`, `grant.2`.
    public var kindAndEpisode: String { episode == 1 ? kind.rawValue : "\(kind.rawValue).\(episode)" }

    /// Makes a key of what ``kindAndEpisode`` has written, or nil where the text is none.
    public init?(id: TransactionID, kindAndEpisode text: String) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let kind = parts.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
        guard parts.count == 2 else {
            self.init(id: id, kind: kind)
            return
        }
        guard let episode = Int(parts[1]), episode > 1, String(episode) == parts[1] else { return nil }
        self.init(id: id, kind: kind, episode: episode)
    }

    /// The key as one word, for a delivery that keeps the keys it has served: `grant:1000`, `revocation.2:1000`.
    public var description: String { "\(kindAndEpisode):\(id.rawValue)" }

    /// Reads a key that ``description`` has written, or nil where the text is none.
    public init?(_ description: String) {
        guard let colon = description.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        self.init(
            id: TransactionID(String(description[description.index(after: colon)...])),
            kindAndEpisode: String(description[..<colon]))
    }
}
