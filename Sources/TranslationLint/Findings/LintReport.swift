public import Diagnostics
internal import JSONText
internal import Languages
internal import TranslationFiles

/// Findings to be written: as text, as JSON, and as SARIF for tools that gather findings.
public struct LintReport: Hashable, Sendable {
    /// The findings, in the order in which they are written.
    public let findings: [Finding]

    /// Makes a report.
    public init(_ findings: [Finding]) { self.findings = findings }

    /// How bad the worst finding is; nil where there is none.
    public var worst: Diagnostic.Severity? { findings.map(\.diagnostic.severity).max() }

    /// Whether a finding is as bad as that or worse.
    public func hasFinding(atLeast severity: Diagnostic.Severity) -> Bool { worst.map { $0 >= severity } ?? false }

    /// The findings as compilers print them: `file:line:column: severity: text [rule]`, each with a line end.
    ///
    /// - Parameter showsExcerpts: Whether the line and a caret follow each.
    /// - Returns: The lines, or nothing where there is no finding.
    public func text(showsExcerpts: Bool) -> String {
        findings.map { $0.text(showsExcerpt: showsExcerpts) + "\n" }.joined()
    }

    /// The findings as JSON with a line end: `schemaVersion` and `findings`.
    public var json: String {
        let list = findings.map { finding in
            var members: [(key: String, value: JSONValue)] = [
                ("rule", .string(finding.rule)), ("severity", .string(finding.diagnostic.severity.rawValue)),
                ("message", .string(finding.diagnostic.message)), ("file", .string(finding.file)),
                ("line", .integer(finding.diagnostic.position.line)),
                ("column", .integer(finding.diagnostic.position.column)),
            ]
            if let key = finding.key { members.append(("key", .string(key))) }
            if let language = finding.language { members.append(("language", .string(language.description))) }
            if finding.variation != .plain { members.append(("variation", .string(finding.variation.description))) }
            return JSONValue.object(members)
        }
        let whole = JSONValue.object([("schemaVersion", .integer(1)), ("findings", .array(list))])
        return whole.text(style: .indented, sortedKeys: false) + "\n"
    }

    /// The findings as SARIF 2.1.0 with a line end.
    ///
    /// Columns count characters as a reader sees them, and a path that is not absolute is relative to `SRCROOT`.
    ///
    /// Source: OASIS, Static Analysis Results Interchange Format 2.1.0.
    ///
    /// - Parameter toolVersion: The version of the tool that found them.
    /// - Returns: One run with its rules and results.
    public func sarif(toolVersion: String) -> String {
        let used = Set(findings.map(\.rule))
        let rules = LintRule.all.filter { used.contains($0.id) }
        let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let driver = JSONValue.object([
            ("name", .string("shoptalk")), ("version", .string(toolVersion)),
            ("rules", .array(rules.map { LintReport.sarif($0) })),
        ])
        let run = JSONValue.object([
            ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map { LintReport.sarif($0, ruleIndex: numbers[$0.rule]) })),
        ])
        let log = JSONValue.object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
            ("runs", .array([run])),
        ])
        return log.text(style: .indented, sortedKeys: false) + "\n"
    }

    private static func sarif(_ rule: LintRule) -> JSONValue {
        .object([
            ("id", .string(rule.id)), ("shortDescription", .object([("text", .string(rule.explanation))])),
            ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
        ])
    }

    private static func sarif(_ finding: Finding, ruleIndex: Int?) -> JSONValue {
        let position = finding.diagnostic.position
        let artifact = JSONValue.object(
            [("uri", .string(uri(of: finding.file)))]
                + (finding.file.hasPrefix("/") ? [] : [("uriBaseId", .string("SRCROOT"))]))
        let region = JSONValue.object([
            ("startLine", .integer(position.line)), ("startColumn", .integer(position.column)),
        ])
        var location: [(key: String, value: JSONValue)] = [
            ("physicalLocation", .object([("artifactLocation", artifact), ("region", region)]))
        ]
        if let key = finding.key {
            location.append(("logicalLocations", .array([.object([("fullyQualifiedName", .string(key))])])))
        }
        var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.rule))]
        if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
        members += [
            ("level", .string(finding.diagnostic.severity.rawValue)),
            ("message", .object([("text", .string(finding.diagnostic.message))])),
            ("locations", .array([.object(location)])),
        ]
        let print = finding.fingerprint
        let parts = [print.rule, print.file, print.key ?? "", print.language ?? "", print.variation]
        members.append(("partialFingerprints", .object([("finding/v1", .string(parts.joined(separator: "\u{1F}")))])))
        return .object(members)
    }

    /// A path as a reference of RFC 3986, with what may not stand there in percent encoding.
    private static func uri(of path: String) -> String {
        var uri = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
            }
        }
        return path.hasPrefix("/") ? "file://" + uri : uri
    }
}
