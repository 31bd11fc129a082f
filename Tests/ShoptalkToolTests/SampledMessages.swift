import Languages
import PurchaseMessages
import Purchases
import Testing

@testable import ShoptalkTool

/// The messages of the command, filled with its samples.
struct SampledMessages {
    let composer = MessageComposer.ofCommand()
    private let samples = SampleValues(products: [], currency: Storefront.unitedStates.currency)

    /// Every message that is shown.
    func all(_ language: String) throws -> [PurchaseMessage] {
        try composer.catalogue.definitions.filter { !$0.isSilent }.map { try message($0.id, language) }
    }

    func message(
        _ id: MessageID, _ language: String, with others: [String: MessageValue] = [:]
    ) throws -> PurchaseMessage {
        let definition = try #require(composer.catalogue[id])
        let values = samples.values(for: definition).merging(others) { $1 }
        let tag = try #require(LanguageTag(language))
        return composer.message(id, parameters: values, language: tag)
    }
}
