internal import Diagnostics
internal import Languages
internal import TranslationFiles

/// Asks the rules about translation files.
///
/// ```swift
/// let files = TranslationFileSet(files: ["en.lproj/Localizable.strings": bytes])
/// let report = LintReport(Linter().findings(in: files))
/// print(report.text(showsExcerpts: true))
/// ```
///
/// Files of one table are compared with those of its source language. A finding can be silenced in the comment of its
/// entry: `lint:ignore rule-id, rule-id`, `lint:ignore all` or `[no-lint:rule-id]`; in the source language's comment it
/// is silenced in every language.
public struct Linter: Sendable {
    /// What is asked.
    public let options: LintOptions

    /// Makes a linter.
    public init(options: LintOptions = LintOptions()) { self.options = options }

    /// The faults of files, by the bytes of their paths and then by their places.
    ///
    /// - Complexity: Linear in the number of bytes times the number of languages of a catalogue, and sorting what is
    ///   found.
    public func findings(in files: TranslationFileSet) -> [Finding] {
        var check = TableCheck(files: files, options: options)
        for table in files.tables { check.check(table) }
        return findings(check.faults.found, in: files)
    }

    /// The faults of one document, where nothing else is known.
    public func findings(in bytes: [UInt8], path: String) -> [Finding] {
        findings(in: TranslationFileSet(files: [path: bytes], developmentLanguage: options.developmentLanguage))
    }

    private func findings(_ faults: [FoundFault], in files: TranslationFileSet) -> [Finding] {
        let order = Dictionary(LintRule.all.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let enabled = faults.filter { options.isEnabled($0.rule) }.map { (fault: $0, rank: order[$0.rule.id] ?? 0) }
        let sorted = enabled.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            if one.fault.file != other.fault.file { return one.fault.file < other.fault.file }
            if one.fault.offset != other.fault.offset { return one.fault.offset < other.fault.offset }
            if one.rank != other.rank { return one.rank < other.rank }
            return left.offset < right.offset
        }.map(\.element.fault)
        var findings: [Finding] = []
        findings.reserveCapacity(sorted.count)
        var start = 0
        while start < sorted.count {
            let number = sorted[start].file
            let end = sorted[start...].firstIndex { $0.file != number } ?? sorted.count
            let file = files.files[number]
            var places = FaultPlaces(source: file.source ?? SourceText(bytes: []), isBinary: file.isBinary)
            for fault in sorted[start..<end] {
                let severity = options.severities[fault.rule.id] ?? fault.severity ?? fault.rule.severity
                var diagnostic = places.diagnostic(severity, fault.message, at: fault.offset)
                if case .unreadable(let own) = file.content, fault.rule == .syntax { diagnostic = own }
                findings.append(
                    Finding(
                        rule: fault.rule.id, file: file.path, diagnostic: diagnostic, key: fault.key,
                        language: fault.language, variation: fault.variation))
            }
            start = end
        }
        return findings
    }
}
