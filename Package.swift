// swift-tools-version: 6.2

import PackageDescription

// MARK: - Settings shared by every Swift target

/// Strict language settings, one line each with its proposal.
let settings: [SwiftSetting] = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// CI sets this variable; a warning in somebody's own build stays a warning.
let warningsAreErrors = Context.environment["SHOPTALK_WARNINGS_AS_ERRORS"] == "1"

/// Whether the compiler of string tables is made already.
///
/// CI builds the package in several ways. Its later builds take the program of the first one, whose path this variable
/// names, for making it again would be a third of their work.
let hasTableCompiler = Context.environment["SHOPTALK_TABLE_COMPILER"] != nil

// MARK: - Targets by role

/// A module of the library: `Sources/<name>`, importing what its row in CONTRIBUTING's map names.
func library(
    _ name: String, path: String? = nil, _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .target(name: name, dependencies: dependencies, path: path, exclude: exclude, plugins: plugins)
}

/// Tests of one module, with their golden files and fixtures beside them.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude)
}

/// A C library of the system behind a header with only `<stdint.h>` types; never a product.
func shim(_ name: String, links library: [String]) -> Target {
    .target(name: name, linkerSettings: library.map { .linkedLibrary($0, .when(platforms: [.linux])) })
}

let editing: [Target.Dependency] = ["StringTables", "Languages", "JSONText", "Diagnostics"]

let targets: [Target] = [
    library("Diagnostics"),
    library("Languages"),
    library("JSONText", ["Diagnostics"]),
    library("StringTables", ["Languages"]),
    library("FileReplacement"),
    library("TranslationFiles", editing),
    library("TranslationExchange", ["TranslationFiles"] + editing),
    library("TranslationLint", ["TranslationFiles"] + editing),
    .executableTarget(name: "StringTableCompiler", dependencies: ["TranslationFiles"] + editing),
    .plugin(
        name: "CompileStringTables", capability: .buildTool(),
        dependencies: hasTableCompiler ? [] : ["StringTableCompiler"]),
    library("Purchases", exclude: ["Storefronts.tsv", "StripeMinorUnits.tsv"]),
    library("FailureClassification", ["Purchases"], exclude: ["Domains.tsv", "Failures.tsv", "Kinds.tsv"]),
    library("StoreConfiguration", ["Purchases", "JSONText", "Diagnostics"]),
    library("PurchaseProcessing", ["Purchases", "FailureClassification"]),
    library(
        "StoreSimulation", ["PurchaseProcessing", "StoreConfiguration", "Purchases", "JSONText", "Diagnostics"]),
    shim("CSQLite", links: ["sqlite3"]),
    library("JournalSQLite", ["PurchaseProcessing", "Purchases", "JSONText", "CSQLite"]),
    shim("CICU", links: ["icui18n", "icuuc", "icudata"]),
    library("PriceFormatting", ["Purchases", "Languages", "StringTables", "CICU"]),
    // The plugin finds the catalogues itself; named here they are neither resources nor files nobody knows.
    library(
        "Localizations", path: "Localizations", ["StringTables", "Languages"],
        exclude: [
            "Account.xcstrings", "Billing.xcstrings", "Buttons.xcstrings", "Card.xcstrings", "Deferred.xcstrings",
            "Delivery.xcstrings", "Disclosure.xcstrings", "Legal.xcstrings", "Offer.xcstrings", "Operations.xcstrings",
            "PriceChange.xcstrings", "Purchase.xcstrings", "Refund.xcstrings", "Restore.xcstrings",
            "Status.xcstrings", "Store.xcstrings", "Subscription.xcstrings", "Templates.xcstrings", "Terms.xcstrings",
            "Glossary.tsv", "STYLE.md",
        ],
        plugins: ["CompileStringTables"]),
    library(
        "PurchaseTerms", ["Localizations", "StringTables", "Languages", "Purchases"],
        exclude: ["Disclosures/DisclosureRules.tsv"]),
    library(
        "PurchaseMessages",
        ["Localizations", "StringTables", "Languages", "Purchases"]),
    library(
        "MessageRendering", ["PurchaseMessages", "JSONText", "Languages", "StringTables", "Purchases"],
        exclude: [
            "Alert", "APNs", "FCM", "PurchaseMessages", "Retention", "Slack", "WebPush",
        ].map { $0 + ".schema.json" }),
    library(
        "StoreEvents", ["PurchaseMessages", "Purchases", "Languages", "JSONText", "Diagnostics"],
        exclude: ["Events.tsv"]),
    library("FoundationBridge", ["PurchaseMessages", "Purchases", "Languages"]),
    library(
        "Shoptalk",
        [
            "Languages", "StringTables", "Purchases", "FailureClassification", "PurchaseProcessing",
            "PriceFormatting", "Localizations", "PurchaseTerms", "PurchaseMessages", "MessageRendering",
        ]),
    library(
        "ShoptalkTool",
        [
            "Diagnostics", "Languages", "JSONText", "StringTables", "FileReplacement", "Purchases",
            "FailureClassification", "StoreConfiguration", "PurchaseProcessing", "StoreSimulation", "JournalSQLite",
            "PriceFormatting", "Localizations", "PurchaseTerms", "PurchaseMessages", "MessageRendering", "StoreEvents",
            "TranslationFiles", "TranslationExchange", "TranslationLint",
        ], exclude: ["Messages/MessageFindings.schema.json", "Messages/MessageList.schema.json"]),
    .executableTarget(name: "ShoptalkCommand", dependencies: ["ShoptalkTool"]),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // What every journal must do, run by the tests of each of them.
    .target(
        name: "JournalConformance", dependencies: ["PurchaseProcessing", "FailureClassification", "Purchases"],
        path: "Tests/JournalConformance"),
    tests("DiagnosticsTests", ["Diagnostics"]),
    // The installed ICU as a peer to compare with; a C++ target, for ICU's canonical names are only there.
    .target(
        name: "ICUOracle", path: "Tests/ICUOracle",
        linkerSettings: ["icui18n", "icuuc", "icudata"].map { .linkedLibrary($0, .when(platforms: [.linux])) }),
    tests("LanguagesTests", ["Languages", "ICUOracle", "TestSupport"]),
    tests("JSONTextTests", ["JSONText", "Diagnostics", "TestSupport"]),
    tests("StringTablesTests", ["StringTables", "Languages", "TestSupport"]),
    tests("FileReplacementTests", ["FileReplacement", "TestSupport"]),
    // Foundation's readers of property lists and of texts, run as child processes by the tests.
    .executableTarget(name: "PropertyListOracle", path: "Tests/PropertyListOracle"),
    .executableTarget(name: "LocalizationOracle", path: "Tests/LocalizationOracle"),
    tests(
        "TranslationFilesTests",
        ["TranslationFiles", "TestSupport", "PropertyListOracle", "LocalizationOracle", "ICUOracle"] + editing),
    tests("TranslationExchangeTests", ["TranslationExchange", "TranslationFiles", "TestSupport"] + editing),
    tests("TranslationLintTests", ["TranslationLint", "TranslationFiles", "TestSupport"] + editing),
    tests("PurchasesTests", ["Purchases", "ICUOracle", "TestSupport"]),
    tests(
        "FailureClassificationTests", ["FailureClassification", "PurchaseMessages", "Purchases", "TestSupport"],
        exclude: ["Golden"]),
    tests(
        "StoreConfigurationTests",
        ["StoreConfiguration", "Purchases", "JSONText", "Diagnostics", "TestSupport"], exclude: ["Fixtures"]),
    tests(
        "PurchaseProcessingTests",
        ["PurchaseProcessing", "FailureClassification", "Purchases", "JournalConformance", "TestSupport"]),
    tests(
        "StoreSimulationTests",
        ["StoreSimulation", "PurchaseProcessing", "StoreConfiguration", "Purchases", "Diagnostics", "TestSupport"]),
    // A pipeline under everything that can happen, by seeds; `Scripts/soak` runs it.
    .executableTarget(
        name: "PipelineSoak", dependencies: ["StoreSimulation", "PurchaseProcessing", "Purchases"],
        path: "Tests/PipelineSoak"),
    tests(
        "JournalSQLiteTests",
        ["JournalSQLite", "PurchaseProcessing", "Purchases", "JournalConformance", "TestSupport"]),
    tests(
        "PriceFormattingTests",
        ["PriceFormatting", "Purchases", "Languages", "StringTables", "ICUOracle", "TestSupport"]),
    tests(
        "PurchaseTermsTests",
        [
            "PurchaseTerms", "PriceFormatting", "Localizations", "StringTables", "Languages", "Purchases", "ICUOracle",
            "TestSupport",
        ], exclude: ["Golden"]),
    tests(
        "LocalizationsTests", ["Localizations", "TranslationLint", "TranslationFiles", "TestSupport"] + editing),
    tests(
        "PurchaseMessagesTests",
        [
            "PurchaseMessages", "FailureClassification", "Localizations", "StringTables", "Languages", "Purchases",
            "TestSupport",
        ]),
    tests(
        "MessageRenderingTests",
        [
            "MessageRendering", "PurchaseMessages", "Localizations", "JSONText", "StringTables", "Languages",
            "Purchases", "TestSupport",
        ]),
    tests(
        "StoreEventsTests",
        [
            "StoreEvents", "PurchaseMessages", "Localizations", "StringTables", "Languages", "Purchases", "JSONText",
            "Diagnostics", "TestSupport",
        ], exclude: ["Golden"]),
    tests(
        "FoundationBridgeTests",
        [
            "FoundationBridge", "PurchaseMessages", "PurchaseProcessing", "Purchases", "StringTables", "Languages",
            "TestSupport",
        ]),
    tests("ShoptalkTests", ["Shoptalk", "ShoptalkTool", "StoreEvents", "FoundationBridge", "FileReplacement"]),
    tests(
        "ShoptalkToolTests",
        [
            "ShoptalkTool", "StoreEvents", "MessageRendering", "JournalSQLite", "PurchaseProcessing",
            "FailureClassification", "PurchaseMessages", "Purchases", "JSONText", "FileReplacement", "StringTables",
            "Languages", "TestSupport",
        ], exclude: ["Golden"]),
]

for target in targets where target.type != .plugin && !["CICU", "CSQLite", "ICUOracle"].contains(target.name) {
    var all = settings
    if warningsAreErrors { all.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = (target.swiftSettings ?? []) + all
}

let package = Package(
    name: "shoptalk",
    // `Mutex` and `UInt128` of the standard library set these floors; Linux needs none.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Shoptalk", targets: ["Shoptalk"]),
        .library(name: "Languages", targets: ["Languages"]),
        .library(name: "StringTables", targets: ["StringTables", "Languages"]),
        .library(name: "TranslationFiles", targets: ["TranslationFiles"]),
        .library(name: "TranslationExchange", targets: ["TranslationExchange", "TranslationFiles"]),
        .library(name: "TranslationLint", targets: ["TranslationLint"]),
        .library(name: "PriceFormatting", targets: ["PriceFormatting"]),
        .library(name: "PurchaseTerms", targets: ["PurchaseTerms", "Purchases"]),
        .library(name: "PurchaseProcessing", targets: ["PurchaseProcessing", "Purchases"]),
        .library(name: "JournalSQLite", targets: ["JournalSQLite"]),
        .library(name: "StoreSimulation", targets: ["StoreSimulation"]),
        .library(name: "PurchaseMessages", targets: ["PurchaseMessages", "MessageRendering"]),
        .library(name: "StoreEvents", targets: ["StoreEvents", "PurchaseMessages"]),
        .library(name: "FoundationBridge", targets: ["FoundationBridge"]),
        .executable(name: "shoptalk", targets: ["ShoptalkCommand"]),
        .plugin(name: "CompileStringTables", targets: ["CompileStringTables"]),
    ],
    targets: targets,
    swiftLanguageModes: [.v6]
)

// MARK: - A part of the house

/// A script that needs a few targets names them here; what they do not depend on is then neither read nor built.
if let names = Context.environment["SHOPTALK_ONLY"]?.split(separator: " ").map(String.init) {
    var needed: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
        guard needed.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
        for case .byNameItem(let name, _) in target.dependencies { waiting.append(name) }
        for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
    }
    func isNeeded(_ product: Product) -> Bool {
        let parts =
            (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
            ?? (product as? Product.Plugin)?.targets
        return needed.isSuperset(of: parts ?? [])
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !isNeeded($0) }
}
