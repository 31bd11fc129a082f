internal import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationExchange
internal import TranslationFiles

/// `shoptalk strings merge`: the three-way merge of translation files, also as Git's merge driver.
struct StringsMergeCommand: Command {
    static let base = ArgumentDefinition(
        name: "base", help: "The file before both changes; an empty one where there was none.",
        value: .file(endings: []))
    static let ours = ArgumentDefinition(
        name: "ours", help: "Our file, which becomes the merged one.", value: .file(endings: []))
    static let theirs = ArgumentDefinition(name: "theirs", help: "Their file.", value: .file(endings: []))
    static let path = OptionDefinition(
        name: "path", valueName: "name",
        help: "The name that the file has in the project, which tells its format; without it the content does.")

    static let definition = CommandDefinition(
        name: "merge",
        abstract: "Merge two changed copies of a translation file, by key, language and variation.",
        discussion: """
            The result is our file with what only they changed, always a valid file. What both changed differently \
            stays ours and is listed; the status is then 1. A damaged file is refused.

            As Git's merge driver:
              git config merge.shoptalk.driver 'shoptalk strings merge %O %A %B --path %P'
              echo '*.xcstrings merge=shoptalk' >> .gitattributes
            """,
        arguments: [base, ours, theirs],
        options: [path, TranslationSaving.dryRun, SharedOptions.format] + TranslationReading.options)

    private let reading: TranslationReading
    private let base: String
    private let ours: String
    private let theirs: String
    private let path: String?
    private let isDryRun: Bool
    private let writesJSON: Bool

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        reading = try TranslationReading(arguments)
        base = arguments.value(of: Self.base) ?? ""
        ours = arguments.value(of: Self.ours) ?? ""
        theirs = arguments.value(of: Self.theirs) ?? ""
        path = arguments.value(of: Self.path)
        isDryRun = arguments.isGiven(TranslationSaving.dryRun)
        writesJSON = arguments.value(of: SharedOptions.format) == "json"
        if ours == "-" { throw .usage("Our file is written, so it cannot be standard input") }
    }

    func run(_ io: CommandIO) async throws(CommandFailure) -> ExitStatus {
        let (oursBytes, version) = try io.contents(of: ours, limit: reading.limits.size)
        let theirsBytes = try reading.bytes(of: theirs, io)
        let baseBytes = try reading.bytes(of: base, io)
        let name = path ?? ours
        let sample = oursBytes.isEmpty ? theirsBytes : oursBytes
        let format = reading.format(of: sample, name)
        let ourDocument = try reading.document(oursBytes, as: format, path: ours, place: name, io)
        let theirDocument = try reading.document(theirsBytes, as: format, path: theirs, place: name, io)
        let baseDocument =
            baseBytes.isEmpty ? nil : try reading.document(baseBytes, as: format, path: base, place: name, io)
        let merged: (document: any TranslationDocument, conflicts: [MergeConflict])
        do {
            merged = try ThreeWayMerge.merge(anyBase: baseDocument, ours: ourDocument, theirs: theirDocument)
        } catch {
            throw CommandFailure(.badData, error.description)
        }
        if isDryRun {
            let diff = UnifiedDiff(from: oursBytes, to: merged.document.bytes, name: io.fileName(name)).text
            if !writesJSON { try io.print(diff) }
        } else if merged.document.bytes != oursBytes {
            try io.replace(ours, with: merged.document.bytes, expecting: version)
        }
        try report(merged.conflicts, io)
        return merged.conflicts.isEmpty ? .success : .findings
    }

    private func report(_ conflicts: [MergeConflict], _ io: CommandIO) throws(CommandFailure) {
        if writesJSON {
            let rows = conflicts.map { conflict in
                JSONValue.object([
                    ("aspect", .string(conflict.aspect.rawValue)), ("key", .string(conflict.address.key)),
                    ("language", .optional(conflict.address.language?.description)),
                    ("variation", .string(conflict.address.variation.description)), ("base", .optional(conflict.base)),
                    ("ours", .optional(conflict.ours)), ("theirs", .optional(conflict.theirs)),
                ])
            }
            try io.print(json: [("conflicts", .array(rows))])
            return
        }
        for conflict in conflicts {
            let place = [
                conflict.address.language?.description ?? "", conflict.address.variation.description,
            ].filter { !$0.isEmpty }.joined(separator: " ")
            io.report(
                """
                conflict: \(VisibleText(conflict.address.key).text)\(place.isEmpty ? "" : " [\(place)]") \
                \(conflict.aspect.rawValue)
                  base:   \(shown(conflict.base))
                  ours:   \(shown(conflict.ours))
                  theirs: \(shown(conflict.theirs))

                """)
        }
    }

    private func shown(_ value: String?) -> String { value.map { "“\(VisibleText($0).text)”" } ?? "–" }
}
