// swift-tools-version: 6.2

import PackageDescription

// A consumer of `StringTables` alone, as an app would have it. Scripts/linkage-test looks at what its program links.
let package = Package(
    name: "LinkageTest",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "shoptalk", path: "../..")],
    targets: [
        .executableTarget(
            name: "LinkageTest", dependencies: [.product(name: "StringTables", package: "shoptalk")])
    ],
    swiftLanguageModes: [.v6]
)
