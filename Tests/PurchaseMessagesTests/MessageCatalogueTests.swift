import FailureClassification
import PurchaseMessages
import Purchases
import Testing

@Suite("The catalogue of messages")
struct MessageCatalogueTests {
    let catalogue = MessageCatalogue.builtIn

    @Test("has the 137 messages of a purchase and of what follows, each once")
    func isComplete() {
        #expect(catalogue.definitions.map(\.id.rawValue) == Self.ids)
        #expect(Set(Self.ids).count == 137)
    }

    @Test("has families that are known, each in one piece")
    func families() {
        var seen: [MessageFamily] = []
        for definition in catalogue.definitions where seen.last != definition.family { seen.append(definition.family) }
        #expect(seen == MessageFamily.known)
        for family in MessageFamily.known {
            #expect(catalogue.definitions(of: family) == catalogue.definitions.filter { $0.family == family })
        }
    }

    @Test("is found by the names of other projects, each of which names one message")
    func legacyNames() {
        let names = catalogue.definitions.flatMap(\.legacyNames)
        #expect(names.count > 20 && Set(names).count == names.count)
        for name in names {
            #expect(catalogue.definition(legacyName: name)?.legacyNames.contains(name) == true)
        }
        #expect(catalogue.definition(legacyName: "Connecting Store")?.id == "status.connecting")
        #expect(
            catalogue.definition(legacyName: "kInAppPurchaseManagerTransactionFailedNotification")?.id
                == "purchase.failed.unknown")
        #expect(catalogue.definition(legacyName: "nobody") == nil)
    }

    @Test("keeps exactly seven messages silent")
    func silence() {
        let silent = catalogue.definitions.filter(\.isSilent)
        #expect(
            Set(silent.map(\.id)) == [
                "status.refreshing", "products.invalid", "purchase.cancelled", "restore.cancelled", "finish.pending",
                "price.increase.accepted", "refund.cancelled",
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
        for parameter in definition.parameters { #expect(ParameterType.known.contains(parameter.type)) }
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
        let used = definition.texts.flatMap(\.parameters).flatMap { $0.split(separator: "/").map(String.init) }
        #expect(names.isSuperset(of: used))
        for left in definition.titlesWithout + definition.bodiesWithout {
            // The names of a key stand in the order of the parameters.
            #expect(left == definition.parameters.map(\.name).filter(left.contains))
            let needed = definition.parameters.filter { left.contains($0.name) && !$0.isOptional }
            #expect(needed == [])
        }
        for lists in [definition.titlesWithout, definition.bodiesWithout] {
            #expect(lists.map(\.count) == lists.map(\.count).sorted())
        }
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
        #expect(changed.definitions.count == Self.ids.count + 1)
        #expect(
            changed.definitions.firstIndex { $0.id == "purchase.completed" }
                == catalogue.definitions.firstIndex { $0.id == "purchase.completed" })
        #expect(catalogue["app.gift"] == nil)
        #expect(own.family == "app" && changed.definitions(of: "app") == [own])
    }

    static let ids = """
        status.connecting status.loadingProducts status.purchasing status.authorizing status.verifying
        status.delivering status.restoring status.processingPayment status.refreshing status.slow status.done
        store.unavailable store.offline store.timeout store.signInRequired store.updateRequired store.notSupported
        products.empty products.invalid products.notInStorefront products.priceChanged
        purchase.completed purchase.completed.quantity purchase.cancelled purchase.failed.unknown
        purchase.failed.declined purchase.failed.invalidRequest purchase.failed.productUnavailable purchase.notAllowed
        purchase.alreadyOwned purchase.alreadySubscribed purchase.inProgress purchase.invalidQuantity
        purchase.interrupted purchase.privacyRequired purchase.belongsToOther purchase.needsSignIn purchase.credited
        purchase.deferred purchase.deferred.approved purchase.deferred.expired purchase.pendingPayment
        restore.completed restore.nothing restore.partial restore.failed restore.cancelled restore.expiredOnly
        restore.consumablesNote
        verify.failed verify.later deliver.failed deliver.downloadPaused finish.pending
        sub.started sub.resubscribed sub.renewed sub.renewalReminder sub.trialEnding sub.trialEnded sub.autoRenewOff
        sub.autoRenewOn sub.upgraded sub.downgradeScheduled sub.crossgrade sub.changeWithdrawn sub.pauseScheduled
        sub.paused sub.expired sub.expired.voluntary sub.expired.priceIncrease sub.expired.productUnavailable sub.extended
        sub.commitment sub.duplicate sub.otherPlatform
        sub.billingIssue sub.gracePeriod sub.billingRetry sub.onHold sub.graceExpired sub.expired.billing
        sub.recovered
        price.increase.consent price.increase.notice price.increase.accepted price.decrease price.preserved
        offer.introFree offer.introPayAsYouGo offer.introPayUpFront offer.ineligible offer.invalid offer.expiring
        offer.expired offer.winBack offer.redeemed offer.codeInvalid retention.message
        refund.requested refund.cancelled refund.error refund.granted refund.issued refund.declined
        refund.reversed
        revoke.family consent.rescinded family.shared family.supported storefront.changed account.mismatch
        sandbox.badge
        disclosure.autoRenew disclosure.perUnit disclosure.play disclosure.play.required disclosure.play.notRequired
        disclosure.manageLink disclosure.termsLink disclosure.privacyLink disclosure.taxNote disclosure.taxNote.excluded
        legal.orderButton legal.withdrawal legal.withdrawal.confirm legal.withdrawal.receipt legal.waiver
        legal.externalPurchase
        card.declined card.expired card.cvc card.authRequired card.taxLocation card.email
        ops.event ops.supportSummary
        """.split(whereSeparator: \.isWhitespace).map(String.init)
}
