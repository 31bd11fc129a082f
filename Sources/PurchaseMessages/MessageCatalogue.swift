public import Purchases

/// Every message that there is, by name.
///
/// An app adds messages of its own, or another definition of one of ours, with ``adding(_:)``.
///
/// ```swift
/// MessageCatalogue.builtIn["purchase.deferred"]?.presentation  // sheet
/// let catalogue = MessageCatalogue.builtIn.adding([gift])
/// ```
public struct MessageCatalogue: Hashable, Sendable {
    /// The definitions, in the order in which they were given.
    public let definitions: [MessageDefinition]
    private let indices: [MessageID: Int]

    /// Makes a catalogue.
    ///
    /// Where a name is defined twice, the later definition takes the place of the earlier.
    ///
    /// - Complexity: Linear in the number of definitions.
    public init(definitions: [MessageDefinition]) {
        var kept: [MessageDefinition] = []
        var indices: [MessageID: Int] = [:]
        for definition in definitions {
            if let index = indices[definition.id] {
                kept[index] = definition
            } else {
                indices[definition.id] = kept.count
                kept.append(definition)
            }
        }
        self.definitions = kept
        self.indices = indices
    }

    /// The messages of this library.
    ///
    /// They tell a purchase from the first connection to what was delivered, what becomes of a subscription, and what a store
    /// and the law want to be seen.
    public static let builtIn = MessageCatalogue(
        definitions: [
            MessageDefinition.statusMessages, MessageDefinition.storeMessages, MessageDefinition.purchaseMessages,
            MessageDefinition.deferredMessages, MessageDefinition.restoreMessages, MessageDefinition.deliveryMessages,
            MessageDefinition.subscriptionMessages, MessageDefinition.billingMessages,
            MessageDefinition.priceChangeMessages, MessageDefinition.offerMessages, MessageDefinition.refundMessages,
            MessageDefinition.accountMessages, MessageDefinition.disclosureMessages, MessageDefinition.legalMessages,
            MessageDefinition.cardMessages, MessageDefinition.operationsMessages,
        ].flatMap(\.self))

    /// The definition of a message, or nil where the catalogue has none of that name.
    public subscript(id: MessageID) -> MessageDefinition? {
        number(of: id).map { definitions[$0] }
    }

    /// The place of a message among the definitions.
    func number(of id: MessageID) -> Int? { indices[id] }

    /// The definition of the message that is called so elsewhere.
    ///
    /// Such a name is `RevenueCat.CustomerCenter.refund_success`.
    ///
    /// - Parameter legacyName: A name of ``MessageDefinition/legacyNames``.
    /// - Returns: The definition, or nil where no message is called so.
    /// - Complexity: Linear in the number of definitions.
    public func definition(legacyName: String) -> MessageDefinition? {
        definitions.first { $0.legacyNames.contains(legacyName) }
    }

    /// The definitions of one family, in their order.
    public func definitions(of family: MessageFamily) -> [MessageDefinition] {
        definitions.filter { $0.family == family }
    }

    /// The catalogue with more definitions.
    ///
    /// One of a name that is there already takes its place.
    public func adding(_ more: [MessageDefinition]) -> MessageCatalogue {
        MessageCatalogue(definitions: definitions + more)
    }
}
