import Foundation
import PackagePlugin

/// Compiles the string catalogues in a target's folder into `Strings.swift`, a part of that target.
///
/// The target then has `Strings.tables` for a `Localizer`, and a key such as `Strings.Checkout.title` for each entry.
@main
struct CompileStringTables: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        // A folder behind a symbolic link lists nothing unless the link is followed first.
        let folder = target.directoryURL.resolvingSymlinksInPath()
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let catalogues = files.filter { $0.pathExtension == "xcstrings" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        // CI's later builds take the program that its first one made; the manifest then names no tool to build.
        let finished = ProcessInfo.processInfo.environment["SHOPTALK_TABLE_COMPILER"]
        let compiler =
            try finished.map { URL(fileURLWithPath: $0) } ?? context.tool(named: "StringTableCompiler").url
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Strings.swift")
        return [
            .buildCommand(
                displayName: "Compiling \(catalogues.count) string catalogues of \(target.name)",
                executable: compiler,
                arguments: [output.path] + catalogues.map(\.path),
                inputFiles: catalogues,
                outputFiles: [output])
        ]
    }
}
