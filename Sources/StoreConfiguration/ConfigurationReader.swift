import Diagnostics
import JSONText
import Purchases

/// The reading of one configuration: what must be there, of which kind, and what is not known.
struct ConfigurationReader {
    let document: JSONDocument
    let file: String
    var currency = CurrencyCode.usDollar
    private(set) var warnings: [Diagnostic] = []
    private(set) var unknownMembers: Set<String> = []
    var productIDs: Set<String> = []

    static let rootMembers: Set<String> = [
        "identifier", "products", "nonRenewingSubscriptions", "subscriptionGroups", "settings", "version",
        "appPolicies",
        "subscriptionOffersKeyPair",
    ]

    init(document: JSONDocument, file: String) {
        self.document = document
        self.file = file
    }

    /// Reads the JSON, and says it plainly where the file is something else.
    static func document(
        _ bytes: [UInt8], file: String, sizeLimit: Int
    ) throws(StoreConfigurationError) -> JSONDocument {
        let source = SourceText(bytes: bytes)
        let first = bytes.prefix(1_024).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if first == UInt8(ascii: "<") || bytes.starts(with: "bplist".utf8) {
            let diagnostic = source.diagnostic(
                .error, "this is a property list or XML, not a StoreKit configuration (which is JSON)", at: 0)
            throw StoreConfigurationError(code: .notJSON, file: file, diagnostic: diagnostic)
        }
        do throws(JSONTextError) {
            return try JSONDocument(parsing: bytes, sizeLimit: sizeLimit)
        } catch {
            throw StoreConfigurationError(code: .notJSON, file: file, diagnostic: error.diagnostic)
        }
    }

    // MARK: - The parts of the root

    mutating func version(_ root: JSONNode) throws(StoreConfigurationError) -> StoreConfiguration.Version {
        guard let version = root["version"] else {
            throw fault(.missingMember, "the member “version” is missing", at: root)
        }
        try require(version, .object, "version")
        guard let major = version["major"]?.integer, let minor = version["minor"]?.integer, major >= 1, minor >= 0
        else { throw fault(.invalidValue, "a version has whole numbers “major” and “minor”", at: version) }
        if major > 5 { warn("version \(major).\(minor) is newer than 5.0, the newest that is known", at: version) }
        try checkMembers(of: version, "version", ["major", "minor", "patch"])
        return StoreConfiguration.Version(major: major, minor: minor)
    }

    mutating func settings(
        _ node: JSONNode?, storefrontIsGiven isGiven: Bool
    ) throws(StoreConfigurationError) -> StoreSettings {
        if let node { try require(node, .object, "settings") }
        var storefront: Storefront?
        if let node, let code = try optionalText(node, "_storefront"), let place = node["_storefront"] {
            storefront = Storefront(code)
            if storefront == nil {
                let message = "there is no storefront “\(VisibleText(code).text)”"
                // Where the caller names the storefront, the file's own does not decide the currency.
                guard isGiven else { throw fault(.invalidValue, message, at: place) }
                warn(message, at: place)
            }
        }
        var errors: [StoreSettings.SimulatedError] = []
        if let node, let list = node["_storeKitErrors"] {
            try require(list, .array, "_storeKitErrors")
            for element in list.elements {
                try require(element, .object, "an element of “_storeKitErrors”")
                try checkMembers(
                    of: element, "settings._storeKitErrors[]", ["current", "emptyOnError", "enabled", "name"])
                errors.append(try simulatedError(element))
            }
        }
        if let node {
            try checkMembers(
                of: node, "settings",
                [
                    "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled", "_billingIssuesEnabled",
                    "_compatibilityTimeRate", "_developerTeamID", "_disableDialogs", "_failTransactionsEnabled",
                    "_lastSynchronizedDate", "_locale", "_renewalBillingIssuesEnabled", "_shouldSetupSyncOnLoad",
                    "_storeKitError", "_storeKitErrors", "_storefront", "_timeRate",
                ])
        }
        let hasRenewalIssues = try flag(node, "_renewalBillingIssuesEnabled")
        let hasIssues = try flag(node, "_billingIssuesEnabled")
        return StoreSettings(
            storefront: storefront, locale: try optionalText(node, "_locale"),
            isAskToBuyEnabled: try flag(node, "_askToBuyEnabled"),
            failsTransactions: try flag(node, "_failTransactionsEnabled"),
            hasBillingIssues: hasRenewalIssues || hasIssues,
            isGracePeriodEnabled: try flag(node, "_billingGracePeriodEnabled"),
            disablesDialogs: try flag(node, "_disableDialogs"), timeRate: try number(node, "_timeRate") ?? 0,
            simulatedErrors: errors)
    }

    private func simulatedError(_ node: JSONNode) throws(StoreConfigurationError) -> StoreSettings.SimulatedError {
        let name = try optionalText(node, "name") ?? ""
        let isEnabled = try flag(node, "enabled")
        var choice: StoreSettings.SimulatedError.Choice?
        if let current = node["current"], current.kind != .null {
            try require(current, .object, "current")
            choice = StoreSettings.SimulatedError.Choice(
                type: try text(current, "type"), index: try number(current, "index") ?? 0)
        }
        return StoreSettings.SimulatedError(name: name, isEnabled: isEnabled, choice: choice)
    }

    /// The texts that a buyer agrees to, from version 4.0 on.
    mutating func policies(_ node: JSONNode?) throws(StoreConfigurationError) -> StorePolicies? {
        guard let node, node.kind != .null else { return nil }
        try require(node, .object, "appPolicies")
        try checkMembers(of: node, "appPolicies", ["eula", "policies"])
        var policies: [StorePolicies.PrivacyPolicy] = []
        for element in try objects(node, "policies") {
            try checkMembers(of: element, "appPolicies.policies[]", ["locale", "policyText", "policyURL"])
            policies.append(
                StorePolicies.PrivacyPolicy(
                    language: try text(element, "locale"), text: try optionalText(element, "policyText") ?? "",
                    address: try optionalText(element, "policyURL") ?? ""))
        }
        return StorePolicies(licenceAgreement: try optionalText(node, "eula") ?? "", privacyPolicies: policies)
    }

    // MARK: - Members by their kind

    func require(_ node: JSONNode, _ kind: JSONNode.Kind, _ name: String) throws(StoreConfigurationError) {
        guard node.kind == kind else {
            let isName = !name.contains(" ")
            throw fault(
                .wrongType,
                "\(isName ? "“\(name)”" : name) must be \(Self.article(kind)), and is \(Self.article(node.kind))",
                at: node)
        }
    }

    func text(_ node: JSONNode, _ name: String) throws(StoreConfigurationError) -> String {
        guard let value = node[name] else { throw missing(name, in: node) }
        try require(value, .string, name)
        return value.string ?? ""
    }

    /// The text of a member, nil where it is missing or null.
    func optionalText(_ node: JSONNode?, _ name: String) throws(StoreConfigurationError) -> String? {
        guard let value = node?[name], value.kind != .null else { return nil }
        try require(value, .string, name)
        return value.string
    }

    func flag(
        _ node: JSONNode?, _ name: String, orMissing missing: Bool = false
    ) throws(StoreConfigurationError) -> Bool {
        guard let value = node?[name], value.kind != .null else { return missing }
        try require(value, .bool, name)
        return value.bool ?? missing
    }

    func number(_ node: JSONNode?, _ name: String) throws(StoreConfigurationError) -> Int? {
        guard let value = node?[name], value.kind != .null else { return nil }
        try require(value, .number, name)
        guard let integer = value.integer else {
            throw fault(.invalidValue, "“\(name)” must be a whole number", at: value)
        }
        return integer
    }

    /// The elements of an array of objects, empty where it is missing or null.
    func objects(_ node: JSONNode, _ name: String) throws(StoreConfigurationError) -> [JSONNode] {
        guard let list = node[name], list.kind != .null else { return [] }
        try require(list, .array, name)
        for element in list.elements { try require(element, .object, "an element of “\(name)”") }
        return list.elements
    }

    /// Keeps the names of members that are not known.
    mutating func checkMembers(
        of node: JSONNode, _ path: String, _ known: Set<String>
    ) throws(StoreConfigurationError) {
        for member in node.members where !known.contains(member.key) {
            unknownMembers.insert(path.isEmpty ? member.key : "\(path).\(member.key)")
            // A list of objects beside the known ones may hold products that were written under a wrong name.
            if member.value.elements.contains(where: { $0["productID"] != nil || $0["displayPrice"] != nil }) {
                throw fault(
                    .invalidValue,
                    "products stand in “\(VisibleText(member.key).text)”, which no version of the format has",
                    at: member.keyRange.lowerBound)
            }
        }
    }

    // MARK: - Faults

    func missing(_ name: String, in node: JSONNode) -> StoreConfigurationError {
        fault(.missingMember, "the member “\(name)” is missing", at: node)
    }

    func fault(
        _ code: StoreConfigurationError.Code, _ message: String, at node: JSONNode
    ) -> StoreConfigurationError {
        fault(code, message, at: node.range.lowerBound)
    }

    func fault(
        _ code: StoreConfigurationError.Code, _ message: String, at offset: Int
    ) -> StoreConfigurationError {
        StoreConfigurationError(
            code: code, file: file, diagnostic: document.diagnostic(.error, message, at: offset))
    }

    mutating func warn(_ message: String, at node: JSONNode) {
        warnings.append(document.diagnostic(.warning, message, at: node.range.lowerBound))
    }

    private static func article(_ kind: JSONNode.Kind) -> String {
        switch kind {
        case .object: "an object"
        case .array: "an array"
        case .string: "text in quotation marks"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}
