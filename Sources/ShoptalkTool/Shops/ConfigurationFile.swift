internal import Diagnostics
internal import Purchases
internal import StoreConfiguration

/// Reads StoreKit configuration files for the commands that take one.
enum ConfigurationFile {
    /// The argument that names a file.
    static let argument = ArgumentDefinition(
        name: "file", help: "A StoreKit configuration file; - is standard input.",
        value: .file(endings: ["storekit"]))

    /// Reads a file and reports what is probably wrong in it on standard error.
    ///
    /// - Parameters:
    ///   - path: The file, or `-` for standard input.
    ///   - storefront: The storefront that gives the currency; the file's own where it is nil.
    ///   - io: Where the bytes come from.
    /// - Returns: What the file says.
    /// - Throws: A failure with status 65 and the place of the fault, or 66 where the file is not there.
    static func read(
        _ path: String, storefront: Storefront?, _ io: CommandIO
    ) throws(CommandFailure) -> StoreConfiguration {
        let name = io.fileName(path)
        let bytes = try io.read(path)
        let configuration: StoreConfiguration
        do {
            configuration = try StoreConfiguration(parsing: bytes, file: name, storefront: storefront)
        } catch {
            throw CommandFailure(.badData, error.diagnostic.description(file: name))
        }
        for warning in configuration.warnings { io.report(warning.description(file: name) + "\n") }
        return configuration
    }
}
