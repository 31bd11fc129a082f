// swift-tools-version: 6.2

import PackageDescription

// Fuzzing of everything that reads what others wrote. A package of its own, for unsafe flags in ours would bar it as a
// dependency. Scripts/fuzz builds it with libFuzzer and runs it.
let package = Package(
    name: "FuzzTests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "shoptalk", path: "../..")],
    targets: [
        .executableTarget(
            name: "FuzzTests",
            dependencies: [
                .product(name: "StringTables", package: "shoptalk"),
                .product(name: "TranslationFiles", package: "shoptalk"),
                .product(name: "TranslationExchange", package: "shoptalk"),
                .product(name: "StoreEvents", package: "shoptalk"),
            ],
            // libFuzzer brings the program's `main`.
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    ],
    swiftLanguageModes: [.v6]
)
