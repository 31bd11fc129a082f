// swift-tools-version: 6.2

import PackageDescription

// A mail that a server sends after a renewal, in the language of its reader: texts from a string catalogue that the
// plugin compiles in, amounts and dates as the reader writes them. No Foundation, no bundle, nothing to install beside it.
let package = Package(
    name: "ReceiptMail",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "shoptalk", path: "../..")],
    targets: [
        .executableTarget(
            name: "ReceiptMail",
            dependencies: [
                .product(name: "StringTables", package: "shoptalk"),
                .product(name: "PriceFormatting", package: "shoptalk"),
            ],
            exclude: ["Mail.xcstrings"],
            plugins: [.plugin(name: "CompileStringTables", package: "shoptalk")])
    ],
    swiftLanguageModes: [.v6]
)
