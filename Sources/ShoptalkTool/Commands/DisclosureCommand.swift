internal import JSONText
internal import Languages
internal import Localizations
internal import PriceFormatting
internal import PurchaseMessages
internal import PurchaseTerms
internal import Purchases
internal import StoreConfiguration
internal import StringTables

/// `shoptalk disclosure`: what a buyer has to be told before a purchase, and what a text lacks of it.
struct DisclosureCommand: Command {
    static let product = ArgumentDefinition(name: "product", help: "The identifier of a product in the file.")
    static let store = OptionDefinition(
        name: "store", valueName: "store", help: "Where it is bought.",
        value: .oneOf(DisclosureStore.known.map(\.rawValue)), defaultValue: DisclosureStore.appStore.rawValue)
    static let offer = OptionDefinition(
        name: "offer", valueName: "offer",
        help: "The offer that the buyer gets, by its identifier or one of these words.",
        value: .suggested(["introductory", "none"]), defaultValue: "introductory")
    static let billingPlan = OptionDefinition(
        name: "billing-plan", valueName: "kind", help: "The way to pay that the buyer takes, by its kind in the file.",
        value: .suggested(["MONTHLY", "BILLED_UPFRONT"]))
    static let termsOfUse = OptionDefinition(
        name: "terms", valueName: "url", help: "The address of the terms of use.")
    static let privacyPolicy = OptionDefinition(
        name: "privacy", valueName: "url", help: "The address of the privacy policy.")
    static let management = OptionDefinition(
        name: "manage", valueName: "url",
        help: "Where a subscription is cancelled; on the App Store and Google Play, the store's own page.")
    static let withdrawal = OptionDefinition(
        name: "withdraw", valueName: "url", help: "Where a buyer withdraws from the contract.")
    static let isNeeded = OptionDefinition(
        flag: "subscription-required", help: "The app does nothing without a subscription.")
    static let check = OptionDefinition(
        name: "check", valueName: "file", help: "Say what the text in this file lacks or contradicts instead.",
        value: .file(endings: []))

    static let definition = CommandDefinition(
        name: "disclosure",
        abstract: "Write what a buyer has to be told before a purchase, or check a text for it.",
        discussion: """
            The parts follow from the terms in the file, from the store and from the country of the buyer, each by a rule \
            with its source. Prices and times are looked for in a text as its language writes them; statements by the \
            words of this catalogue, so that other words may say the same. With --check and anything found the status is \
            1.

            \(DisclosureChecker.notice)
            """,
        arguments: [ConfigurationFile.argument, product],
        options: [
            store, SharedOptions.storefront, SharedOptions.language, offer, billingPlan, termsOfUse, privacyPolicy,
            management, withdrawal, isNeeded, check, SharedOptions.format, SharedOptions.color,
        ])

    private let file: String
    private let product: String
    private let store: DisclosureStore
    private let storefront: Storefront?
    private let language: LanguageTag
    private let offer: String
    private let billingPlan: String?
    private let links: DisclosureLinks
    private let isNeeded: Bool
    private let check: String?
    private let writesJSON: Bool
    private let color: String?

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        file = arguments.value(of: ConfigurationFile.argument) ?? ""
        product = arguments.value(of: Self.product) ?? ""
        store = DisclosureStore(rawValue: arguments.value(of: Self.store) ?? "")
        storefront = try SharedOptions.storefront(from: arguments)
        language = try SharedOptions.language(from: arguments)
        offer = arguments.value(of: Self.offer) ?? ""
        billingPlan = arguments.value(of: Self.billingPlan)
        links = DisclosureLinks(
            termsOfUse: arguments.value(of: Self.termsOfUse), privacyPolicy: arguments.value(of: Self.privacyPolicy),
            management: arguments.value(of: Self.management), withdrawal: arguments.value(of: Self.withdrawal))
        isNeeded = arguments.isGiven(Self.isNeeded)
        check = arguments.value(of: Self.check)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        color = arguments.value(of: SharedOptions.color)
        if file == "-", check == "-" { throw .usage("Only one file is standard input", in: "--check -") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let configuration = try ConfigurationFile.read(file, storefront: storefront, io)
        let request = try request(in: configuration)
        let composer = composer(for: configuration.storefront, isolation: check == nil ? .isolate : .none)
        let heading: [(key: String, value: JSONValue)] = [
            ("schemaVersion", .integer(1)), ("notice", .string(DisclosureChecker.notice)),
            ("product", .string(request.terms.product.rawValue)), ("store", .string(store.rawValue)),
            ("storefront", .string(request.storefront.alpha3)),
        ]
        let writer = DisclosureText(style: TextStyle(when: color, io))
        guard let check else {
            let disclosure = composer.disclosure(for: request)
            try io.print(
                writesJSON
                    ? JSONValue.object(heading + JSONOfDisclosures.members(of: disclosure)).text(style: .indented)
                        + "\n"
                    : writer.text(disclosure))
            return .success
        }
        let findings = DisclosureChecker(composer).findings(inText: try text(in: check, io), for: request)
        if writesJSON {
            let members: [(key: String, value: JSONValue)] = [
                ("language", .string(composer.language.description)),
                ("requestedLanguage", .string(language.description)),
                ("findings", .array(findings.map(JSONOfDisclosures.value))),
            ]
            try io.print(JSONValue.object(heading + members).text(style: .indented) + "\n")
        } else {
            try io.print(writer.text(findings) + DisclosureChecker.notice + "\n")
        }
        return findings.isEmpty ? .success : .findings
    }

    private func composer(for storefront: Storefront, isolation: ArgumentIsolation) -> DisclosureComposer {
        let formatting = ICUValueFormatting(style: PriceStyle(fractionDigits: storefront.fractionDigits))
        return DisclosureComposer(
            localizer: Localizer(tables: Localizations.tables, formatting: formatting, isolation: isolation),
            language: language)
    }

    /// The offer as the file has it.
    private func request(in configuration: StoreConfiguration) throws(CommandFailure) -> DisclosureRequest {
        guard let found = configuration.products.first(where: { $0.id.rawValue == product }) else {
            throw .invalid(product, for: "<product>", "the file sells nothing of this identifier")
        }
        let storefront = configuration.storefront
        let offer = try offer(of: found)
        let plan = try billingPlan(of: found)
        do {
            let isLong = found.subscription?.period.unit == .year && plan == nil
            let terms = try TermsOfPrice(
                of: found, offer: offer, billingPlan: plan, storefront: storefront,
                equivalents: isLong ? [.month] : [])
            return DisclosureRequest(
                terms: terms, productName: found.displayName(in: language), store: store, storefront: storefront,
                links: links, isSubscriptionNeeded: isNeeded)
        } catch {
            throw CommandFailure(.badData, "Error: \(error.description)")
        }
    }

    private func offer(of found: Product) throws(CommandFailure) -> Offer? {
        let offers = found.subscription?.offers ?? []
        switch offer {
        case "none": return nil
        case "introductory": return offers.first { $0.kind == .introductory }
        default:
            guard let own = offers.first(where: { $0.id == offer }) else {
                throw .invalid(offer, for: Self.offer.label, "the product has no offer of this identifier")
            }
            return own
        }
    }

    private func billingPlan(of found: Product) throws(CommandFailure) -> BillingPlan? {
        guard let billingPlan else { return nil }
        guard let plan = found.subscription?.billingPlans.first(where: { $0.kind.rawValue == billingPlan }) else {
            throw .invalid(billingPlan, for: Self.billingPlan.label, "the product has no billing plan of this kind")
        }
        return plan
    }

    private func text(in path: String, _ io: CommandIO) throws(CommandFailure) -> String {
        guard let text = String(validating: try io.read(path), as: UTF8.self) else {
            throw CommandFailure(.badData, "Error: '\(io.fileName(path))' is not UTF-8")
        }
        return text
    }
}
