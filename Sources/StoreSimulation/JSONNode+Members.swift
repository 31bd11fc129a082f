import Diagnostics
import JSONText
import Purchases

/// Reading the members of an object in the text of a ledger.
extension JSONNode {
    /// The outermost value of the text of a ledger.
    static func root(ofLedger bytes: [UInt8]) throws(SimulationError) -> JSONNode {
        do throws(JSONTextError) {
            return try JSONDocument(parsing: bytes, sizeLimit: 1 << 30, depthLimit: 8).root
        } catch {
            throw SimulationError(
                code: .damagedLedger, message: error.diagnostic.message, diagnostic: error.diagnostic)
        }
    }

    /// Refuses a ledger of another version.
    func requireSchemaVersion(_ expected: ClosedRange<Int>) throws(SimulationError) {
        let version = try integer("schemaVersion", in: 0...Int.max)
        guard expected.contains(version) else {
            throw fault("the ledger is of version \(version), expected \(expected.upperBound)")
        }
    }

    func fault(_ message: String) -> SimulationError {
        SimulationError(
            code: .damagedLedger, message: message,
            diagnostic: document.diagnostic(.error, message, at: range.lowerBound))
    }

    private func member(_ key: String) throws(SimulationError) -> JSONNode {
        if let member = self[key] { return member }
        throw fault("'\(key)' is missing")
    }

    private func present(_ key: String) throws(SimulationError) -> JSONNode? {
        let member = try member(key)
        return member.kind == .null ? nil : member
    }

    func text(_ key: String) throws(SimulationError) -> String {
        let member = try member(key)
        if let text = member.string { return text }
        throw member.fault("'\(key)' is a text")
    }

    func optionalText(_ key: String) throws(SimulationError) -> String? {
        try present(key) == nil ? nil : try text(key)
    }

    func truth(_ key: String) throws(SimulationError) -> Bool {
        let member = try member(key)
        if let truth = member.bool { return truth }
        throw member.fault("'\(key)' is true or false")
    }

    func integer(_ key: String, in range: ClosedRange<Int>) throws(SimulationError) -> Int {
        let member = try member(key)
        if let integer = member.integer, range.contains(integer) { return integer }
        throw member.fault("'\(key)' is a whole number from \(range.lowerBound) to \(range.upperBound)")
    }

    func moment(
        _ key: String, until last: Timestamp = StoreLedger.lastDate
    ) throws(SimulationError) -> Timestamp {
        Timestamp(milliseconds: Int64(try integer(key, in: 0...Int(last.milliseconds))))
    }

    func optionalMoment(_ key: String) throws(SimulationError) -> Timestamp? {
        try present(key) == nil ? nil : try moment(key)
    }

    // Members that a ledger of version 1 does not have.

    func textSince2(_ key: String) throws(SimulationError) -> String? {
        self[key] == nil ? nil : try optionalText(key)
    }

    func truthSince2(_ key: String) throws(SimulationError) -> Bool { self[key] == nil ? false : try truth(key) }

    func momentSince2(_ key: String) throws(SimulationError) -> Timestamp? {
        self[key] == nil ? nil : try optionalMoment(key)
    }

    func list(_ key: String) throws(SimulationError) -> [JSONNode] {
        let member = try member(key)
        if member.kind == .array { return member.elements }
        throw member.fault("'\(key)' is a list")
    }

    func price() throws(SimulationError) -> Money? {
        guard let digits = try optionalText("price"), let currency = try optionalText("currency") else { return nil }
        guard let amount = try? Amount(parsing: digits), let code = CurrencyCode(currency) else {
            throw try member("price").fault("'price' is an amount, and 'currency' three letters")
        }
        return Money(amount, code)
    }
}
