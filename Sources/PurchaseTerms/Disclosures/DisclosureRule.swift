import Purchases

/// A row of the table of rules: a requirement, and when it applies.
struct DisclosureRule: Sendable {
    /// Which offers it is about.
    enum Time: String {
        case always
        case subscription
        case trial
        case introductory
    }

    let requirement: DisclosureRequirement
    /// The store, or nil for every store.
    private let store: DisclosureStore?
    /// The codes of the storefronts, or nil for all.
    private let storefronts: Set<String>?
    private let time: Time

    /// Every rule, in the order of the table.
    static let all: [DisclosureRule] = disclosureRuleData.description.split(separator: "\n").compactMap(
        DisclosureRule.init)

    private init?(_ line: Substring) {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count == 7, let time = Time(rawValue: fields[3]),
            let need = DisclosureRequirement.Need(rawValue: fields[4])
        else { return nil }
        let topic: DisclosureRequirement.Topic =
            switch fields[2] {
            case "mostProminentPrice": .mostProminentPrice
            case "oneLanguage": .oneLanguage
            default: .part(DisclosurePart.Kind(rawValue: fields[2]))
            }
        requirement = DisclosureRequirement(topic: topic, need: need, wish: fields[5], source: fields[6])
        store = fields[0] == "*" ? nil : DisclosureStore(rawValue: fields[0])
        storefronts = fields[1] == "*" ? nil : Set(fields[1].split(separator: " ").map(String.init))
        self.time = time
    }

    func applies(to request: DisclosureRequest) -> Bool {
        guard store == nil || store == request.store, storefronts?.contains(request.storefront.alpha3) ?? true else {
            return false
        }
        return switch time {
        case .always: true
        case .subscription: request.isSubscription
        case .trial: request.isSubscription && request.trial != nil
        case .introductory: request.isSubscription && request.paidOffer != nil
        }
    }
}
