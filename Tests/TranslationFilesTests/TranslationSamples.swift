import Foundation
import Languages
import StringTables
import TestSupport
import Testing
import TranslationFiles

/// Short ways to write the files of a test.
enum Sample {
    /// A property list around the members of its outermost dictionary.
    static func propertyList(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(members)
        </dict>
        </plist>
        """
    }

    /// `<key>…</key>` and a string or, where the value begins with `<`, what it is.
    static func member(_ key: String, _ value: String) -> String {
        let value = value.hasPrefix("<") ? value : "<string>\(value)</string>"
        return "\t<key>\(key)</key>\n\t\(value)"
    }

    static func dictionary(_ members: [(String, String)]) -> String {
        "<dict>\n" + members.map { member($0.0, $0.1) }.joined(separator: "\n") + "\n</dict>"
    }

    /// A variable of a `.stringsdict` file.
    static func variable(_ type: String?, _ forms: [(String, String)], hasSpecification: Bool = true) -> String {
        dictionary(
            (hasSpecification ? [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")] : [])
                + (type.map { [("NSStringFormatValueTypeKey", $0)] } ?? []) + forms)
    }

    /// An entry of a `.stringsdict` file with a format and variables.
    static func plural(_ format: String, _ variables: [(String, String)]) -> String {
        dictionary([("NSStringLocalizedFormatKey", format)] + variables)
    }

    /// A catalogue around its entries.
    static func catalogue(_ strings: String) -> String {
        #"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#
    }

    /// An object with a `stringUnit`.
    static func unit(_ value: String, _ state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    /// The files of the corpus with an ending, or none with a recorded issue where they must be there.
    static func corpus(_ ending: String) throws -> [(name: String, bytes: [UInt8])] {
        let files = PublicCorpora.files(in: ending, withExtension: ending)
        if files.isEmpty, let message = PublicCorpora.reportMissing("the corpus of .\(ending) files") {
            Issue.record("\(message)")
        }
        return try files.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    }
}

extension StringTable {
    /// The text of a key, filled plainly.
    func filled(
        _ key: String, _ arguments: [MessageArgument] = [], in language: LanguageTag = "en", on device: Device = .other,
        width: Int? = nil
    ) -> String? {
        try? text(forKey: key, in: language)?.text.filled(
            with: arguments, language: language, formatting: PlainValueFormatting(), isolation: .none, device: device,
            width: width
        ).text
    }
}
