import ShoptalkTool

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `shoptalk`.
@main
struct ShoptalkCommand {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await Tool.run(arguments: arguments, io: .ofThisProcess()).rawValue)
    }
}
