// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that building the library never builds its measurements.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "shoptalk", path: "..")],
    targets: [
        .executableTarget(
            name: "PipelineBenchmark",
            dependencies: [.product(name: "PurchaseProcessing", package: "shoptalk")],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
        .executableTarget(
            name: "JournalBenchmark",
            dependencies: [
                .product(name: "JournalSQLite", package: "shoptalk"),
                .product(name: "PurchaseProcessing", package: "shoptalk"), "JournalPeers",
            ],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
        .executableTarget(name: "HelloWorld"),
        .executableTarget(
            name: "TableBenchmark",
            dependencies: [
                .product(name: "StringTables", package: "shoptalk"),
                .product(name: "PriceFormatting", package: "shoptalk"), "TablePeers", "Timing",
            ]),
        // A program of its own, so that no other carries Foundation.
        .executableTarget(
            name: "BundleBenchmark",
            dependencies: [
                .product(name: "StringTables", package: "shoptalk"),
                .product(name: "PriceFormatting", package: "shoptalk"), "Timing",
            ]),
        .executableTarget(
            name: "TranslationBenchmark",
            dependencies: [.product(name: "TranslationFiles", package: "shoptalk"), "FilePeers"]),
        // A program of its own, so that no other carries Foundation.
        .executableTarget(name: "PropertyListBenchmark"),
        .executableTarget(
            name: "PriceBenchmark",
            dependencies: [
                .product(name: "PriceFormatting", package: "shoptalk"),
                .product(name: "PurchaseTerms", package: "shoptalk"),
                .product(name: "StringTables", package: "shoptalk"), "PricePeers", "Timing",
            ]),
        // A program of its own, so that no other carries Foundation.
        .executableTarget(
            name: "CurrencyStyleBenchmark",
            dependencies: [.product(name: "PriceFormatting", package: "shoptalk")]),
        .executableTarget(
            name: "MessageBenchmark",
            dependencies: [
                .product(name: "PurchaseMessages", package: "shoptalk"),
                "MessageSamples", "Timing",
            ]),
        // A program of its own, so that no other carries Foundation.
        .executableTarget(
            name: "EncoderBenchmark",
            dependencies: [
                .product(name: "PurchaseMessages", package: "shoptalk"), "MessageSamples", "Timing",
            ]),
        .target(
            name: "MessageSamples",
            dependencies: [
                .product(name: "PriceFormatting", package: "shoptalk"),
                .product(name: "PurchaseMessages", package: "shoptalk"),
            ]),
        .target(name: "Timing"),
        .target(
            name: "PricePeers",
            linkerSettings: ["icui18n", "icuuc", "icudata"].map { .linkedLibrary($0) }),
        .target(name: "JournalPeers", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "FilePeers", linkerSettings: [.linkedLibrary("expat")]),
        .target(
            name: "TablePeers",
            linkerSettings: ["icui18n", "icuuc", "icudata"].map { .linkedLibrary($0) }),
    ],
    swiftLanguageModes: [.v6]
)
