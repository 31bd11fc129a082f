import Diagnostics
import Languages
import Testing
import TranslationFiles
import TranslationLint

/// Findings of files that are written in a test.
func findings(_ files: [String: String], _ options: LintOptions = LintOptions()) -> [Finding] {
    let bytes = files.mapValues { Array($0.utf8) }
    return Linter(options: options).findings(
        in: TranslationFileSet(files: bytes, developmentLanguage: options.developmentLanguage))
}

@Suite("Each rule")
struct RuleExampleTests {
    @Test("gives its finding for the bad example and no other", arguments: LintRule.all.map(\.id))
    func bad(id: String) throws {
        let rule = try #require(LintRule.named(id))
        let found = findings(rule.badExample.files, rule.exampleOptions)
        #expect(found.map(\.rule) == [rule.id], "\(found)")
        #expect(found.allSatisfy { $0.diagnostic.severity == rule.severity })
    }

    @Test("gives nothing for the good example, nor does any other", arguments: LintRule.all.map(\.id))
    func good(id: String) throws {
        let rule = try #require(LintRule.named(id))
        #expect(findings(rule.goodExample.files, rule.exampleOptions) == [])
    }

    @Test("can be turned off, and made worse or better", arguments: LintRule.all.map(\.id))
    func options(id: String) throws {
        let rule = try #require(LintRule.named(id))
        var options = rule.exampleOptions
        for severity in Diagnostic.Severity.allCases {
            options.severities = [rule.id: severity]
            #expect(findings(rule.badExample.files, options).map(\.diagnostic.severity) == [severity])
        }
        options.disabledRules = [rule.id]
        #expect(findings(rule.badExample.files, options) == [])
    }

    @Test("has a name and a sentence of its own")
    func names() {
        let all = LintRule.all
        #expect(Set(all.map(\.id)).count == all.count)
        for rule in all {
            #expect(rule.id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(rule.id)")
            #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
            #expect(LintRule.named(rule.id) == rule)
        }
        #expect(LintRule.named("no-such-rule") == nil)
        #expect(LintOptions(disabledRules: ["syntax", "sintax"]).unknownRules == ["sintax"])
    }

    @Test("off by default is asked only where it is named")
    func offByDefault() {
        for rule in LintRule.all where !rule.isOnByDefault {
            #expect(findings(rule.badExample.files) == [], "\(rule.id)")
        }
    }

    @Test("severities are in order")
    func severities() {
        #expect(Diagnostic.Severity.note < .warning)
        #expect(Diagnostic.Severity.warning < .error)
        #expect(Diagnostic.Severity.allCases.sorted() == [.note, .warning, .error])
    }
}
