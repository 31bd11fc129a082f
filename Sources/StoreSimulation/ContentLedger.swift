import Diagnostics
import JSONText
public import PurchaseProcessing
public import Purchases

/// What a simulated app has given its buyer and taken back, once for each key.
///
/// It stands for the machine that holds the content: it is kept apart from the journal, so that after a crash the two
/// may differ, and the key tells what was given already.
public struct ContentLedger: Hashable, Sendable {
    /// One thing that was done.
    public struct Line: Hashable, Sendable {
        /// The key under which it was asked for.
        public let key: TransactionKey
        /// What was bought.
        public let productID: ProductID
        /// How many, 1 to 10.
        public let quantity: Int
    }

    /// What was given, and what was taken back, in the order in which it was done.
    public private(set) var lines: [Line] = []
    private var keys: Set<TransactionKey> = []

    /// Makes a ledger in which nothing was done.
    public init() {}

    /// Whether a key was served.
    public func contains(_ key: TransactionKey) -> Bool { keys.contains(key) }

    /// Writes down what a transaction gives or takes back; false where its key was served before.
    @discardableResult
    public mutating func record(_ transaction: PurchaseTransaction, key: TransactionKey) -> Bool {
        record(Line(key: key, productID: transaction.productID, quantity: transaction.quantity))
    }

    private mutating func record(_ line: Line) -> Bool {
        guard keys.insert(line.key).inserted else { return false }
        lines.append(line)
        return true
    }

    /// How many of a product the buyer has: what was given less what of it was taken back.
    ///
    /// - Complexity: Linear in the number of lines.
    public func quantity(of product: ProductID) -> Int {
        lines.filter { $0.productID == product }.reduce(0) { sum, line in
            switch line.key.kind {
            case .grant: sum + line.quantity
            case .revocation where contains(line.key.delivery): sum - line.quantity
            case .revocation, .expiry, .update, .conflict: sum
            }
        }
    }
}

extension ContentLedger {
    /// The number of the layout that `text` writes and `init(parsing:)` reads.
    private static let schemaVersion = 1

    /// The ledger as JSON, for a simulated app that goes on in another process.
    public var text: String {
        JSONValue.object([
            ("schemaVersion", .integer(ContentLedger.schemaVersion)),
            (
                "lines",
                .array(
                    lines.map { line in
                        .object([
                            ("key", .string(line.key.description)),
                            ("productID", .string(line.productID.rawValue)),
                            ("quantity", .integer(line.quantity)),
                        ])
                    })
            ),
        ]).text(style: .indented) + "\n"
    }

    /// Reads a ledger that `text` has written.
    ///
    /// - Parameter bytes: The text.
    /// - Throws: `SimulationError` with `damagedLedger` and the place of the first fault.
    /// - Complexity: Linear in the number of bytes.
    public init(parsing bytes: [UInt8]) throws(SimulationError) {
        self.init()
        let root = try JSONNode.root(ofLedger: bytes)
        try root.requireSchemaVersion(1...ContentLedger.schemaVersion)
        for element in try root.list("lines") {
            guard let key = TransactionKey(try element.text("key")) else {
                throw element.fault("the key is one of a grant or a revocation, as in 'grant:1000'")
            }
            let line = Line(
                key: key, productID: ProductID(try element.text("productID")),
                quantity: try element.integer("quantity", in: 1...10))
            guard record(line) else { throw element.fault("the key '\(key)' is there twice") }
        }
    }
}
