import FailureClassification
import PurchaseMessages
import Purchases
import Testing

@Suite("The catalogue of messages")
struct MessageCatalogueTests {
    let catalogue = MessageCatalogue.builtIn

    @Test("has the 54 messages of a purchase, each once")
    func isComplete() {
        #expect(catalogue.definitions.map(\.id.rawValue) == Self.ids)
        #expect(Set(Self.ids).count == 54)
    }

    @Test("keeps exactly five messages silent")
    func silence() {
        let silent = catalogue.definitions.filter(\.isSilent)
        #expect(
            Set(silent.map(\.id)) == [
                "status.refreshing", "products.invalid", "purchase.cancelled", "restore.cancelled", "finish.pending",
            ])
        for definition in silent {
            #expect(definition.titleArguments == nil && definition.bodyArguments == nil && definition.buttons.isEmpty)
        }
    }

    @Test(
        "uses only presentations, severities and roles of the vocabulary",
        arguments: MessageCatalogue.builtIn.definitions)
    func vocabulary(_ definition: MessageDefinition) {
        #expect(Presentation.known.contains(definition.presentation))
        #expect(Severity.known.contains(definition.severity))
        for button in definition.buttons { #expect(ButtonRole.known.contains(button.role)) }
        #expect(definition.situation.hasSuffix("."))
    }

    @Test("lets everybody leave a dialog", arguments: MessageCatalogue.builtIn.definitions)
    func dialogsEnd(_ definition: MessageDefinition) {
        #expect(definition.buttons.count <= 3)
        #expect(definition.buttons.filter { $0.role == .cancel }.count <= 1)
        if definition.buttons.count > 1 { #expect(definition.buttons.last?.role == .cancel) }
        if [.alert, .sheet].contains(definition.presentation) {
            let leaving = definition.buttons.filter { $0.role == .cancel || $0.action == .dismiss }
            #expect(!leaving.isEmpty)
        }
    }

    @Test("shows progress without buttons")
    func progressHasNoButtons() {
        for definition in catalogue.definitions where definition.presentation == .progress {
            #expect(definition.buttons.isEmpty)
            #expect(definition.id.rawValue.hasPrefix("status.") || definition.id == "deliver.downloadPaused")
        }
    }

    @Test("fills a text only with parameters that the message has", arguments: MessageCatalogue.builtIn.definitions)
    func argumentsAreParameters(_ definition: MessageDefinition) {
        let names = Set(definition.parameters.map(\.name))
        #expect(names.count == definition.parameters.count)
        #expect(names.isSuperset(of: (definition.titleArguments ?? []) + (definition.bodyArguments ?? [])))
    }

    @Test("takes the later of two definitions of one name, at the place of the earlier")
    func overriding() {
        let louder = MessageDefinition(
            id: "purchase.completed", situation: "An app wants an alert.", presentation: .alert, severity: .success,
            titleArguments: [])
        let own = MessageDefinition(
            id: "app.gift", situation: "A gift came.", presentation: .toast, severity: .success, titleArguments: [])
        let changed = catalogue.adding([louder, own])
        #expect(changed["purchase.completed"]?.presentation == .alert)
        #expect(changed["app.gift"] == own)
        #expect(changed.definitions.count == 55)
        #expect(
            changed.definitions.firstIndex { $0.id == "purchase.completed" }
                == catalogue.definitions.firstIndex { $0.id == "purchase.completed" })
        #expect(catalogue["app.gift"] == nil)
    }

    static let ids = """
        status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying
        status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done
        store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported
        products.empty products.invalid products.notInStorefront products.priceChanged
        purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown
        purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable
        purchase.notAllowed purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress
        purchase.invalidQuantity purchase.interrupted purchase.privacyRequired purchase.belongsToOther
        purchase.needsSignIn purchase.credited
        purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment
        restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly
        restore.consumablesNote
        verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
