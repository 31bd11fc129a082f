internal import Diagnostics
public import JSONText

/// Findings that are known already, so that only new ones are told.
///
/// A file of them is JSON, one finding a line object, sorted, so that it makes small differences. A line that moves
/// changes nothing, for a finding is known by its rule, file, key, language and variation. What stands there three times
/// hides three findings.
public struct LintBaseline: Hashable, Sendable {
    /// What a finding is known by.
    public struct Fingerprint: Hashable, Sendable, Comparable {
        /// The name of the rule.
        public let rule: String
        /// The path of the file.
        public let file: String
        /// The key, where the finding is about one.
        public let key: String?
        /// The tag of the language, where the finding is about one.
        public let language: String?
        /// Which of the texts of the key; empty for the plain one.
        public let variation: String

        /// Makes a fingerprint from its parts.
        public init(rule: String, file: String, key: String?, language: String?, variation: String) {
            self.rule = rule
            self.file = file
            self.key = key
            self.language = language
            self.variation = variation
        }

        private var parts: [String] { [file, key ?? "", language ?? "", variation, rule] }

        /// Whether two fingerprints are the same, byte for byte.
        public static func == (left: Fingerprint, right: Fingerprint) -> Bool {
            (left.key == nil) == (right.key == nil) && (left.language == nil) == (right.language == nil)
                && zip(left.parts, right.parts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        }

        /// Hashes the bytes.
        public func hash(into hasher: inout Hasher) {
            for part in parts {
                for byte in part.utf8 { hasher.combine(byte) }
                hasher.combine(UInt8(0xFF))
            }
        }

        /// Whether the left one comes first: by file, key, language, variation and rule, by their bytes.
        public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
            for (one, other) in zip(left.parts, right.parts) where !one.utf8.elementsEqual(other.utf8) {
                return one.utf8.lexicographicallyPrecedes(other.utf8)
            }
            return false
        }
    }

    /// How many findings of each kind are known.
    public var counts: [Fingerprint: Int]

    /// Makes a baseline of findings.
    public init(of findings: some Sequence<Finding> = []) {
        counts = [:]
        for finding in findings { counts[finding.fingerprint, default: 0] += 1 }
    }

    /// The findings that are not known, in their order.
    public func unknown(among findings: [Finding]) -> [Finding] {
        guard !counts.isEmpty else { return findings }
        var left = counts
        return findings.filter { finding in
            let fingerprint = finding.fingerprint
            guard let count = left[fingerprint], count > 0 else { return true }
            left[fingerprint] = count - 1
            return false
        }
    }

    /// The baseline as JSON, sorted, with a line end.
    public var json: String {
        let entries = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
            var members: [(key: String, value: JSONValue)] = [("file", .string(fingerprint.file))]
            if let key = fingerprint.key { members.append(("key", .string(key))) }
            if let language = fingerprint.language { members.append(("language", .string(language))) }
            if !fingerprint.variation.isEmpty { members.append(("variation", .string(fingerprint.variation))) }
            members.append(("rule", .string(fingerprint.rule)))
            if count > 1 { members.append(("count", .integer(count))) }
            return JSONValue.object(members)
        }
        let whole = JSONValue.object([("schemaVersion", .integer(1)), ("known", .array(entries))])
        return whole.text(style: .indented, sortedKeys: false) + "\n"
    }

    /// Reads a baseline.
    ///
    /// - Parameter json: What ``json`` wrote.
    /// - Throws: `JSONTextError` where it is no JSON, or not JSON of this kind, with the place.
    public init(json: [UInt8]) throws(JSONTextError) {
        let document = try JSONDocument(parsing: json, skipsByteOrderMark: true)
        func fault(_ message: String, _ node: JSONNode) -> JSONTextError {
            JSONTextError(
                code: .unexpectedCharacter, diagnostic: document.diagnostic(.error, message, at: node.range.lowerBound))
        }
        guard document.root.kind == .object, document.root["schemaVersion"]?.integer == 1 else {
            throw fault("a baseline is an object with the schemaVersion 1", document.root)
        }
        guard let known = document.root["known"], known.kind == .array else {
            throw fault("a baseline has an array named known", document.root)
        }
        var counts: [Fingerprint: Int] = [:]
        for node in known.elements {
            guard node.kind == .object, let rule = node["rule"]?.string, let file = node["file"]?.string else {
                throw fault("a known finding has a rule and a file", node)
            }
            let fingerprint = Fingerprint(
                rule: rule, file: file, key: node["key"]?.string, language: node["language"]?.string,
                variation: node["variation"]?.string ?? "")
            let count = max(0, min(node["count"]?.integer ?? 1, 1_000_000))
            counts[fingerprint] = min(counts[fingerprint, default: 0] + count, 1_000_000_000)
        }
        self.counts = counts
    }
}
