import Foundation

/// Asks Foundation for a text, for tests to compare with.
///
/// It is a program of its own because Foundation crashes on some of what it is asked. The answer is the standard output.
///
///     LocalizationOracle bundle FOLDER KEY TABLE
///     LocalizationOracle format FORMAT [INTEGER]...
///     LocalizationOracle negotiate AVAILABLE,... WISHED,...
///     LocalizationOracle preferred
///     LocalizationOracle folder BUNDLE NAME
@main
struct LocalizationOracle {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        print(answer(to: words.first ?? "", Array(words.dropFirst())), terminator: "")
    }

    private static func answer(to question: String, _ words: [String]) -> String {
        switch question {
        case "bundle" where words.count == 3:
            let bundle = Bundle(path: words[0])
            return bundle?.localizedString(forKey: words[1], value: nil, table: words[2]) ?? "no bundle"
        case "format" where !words.isEmpty:
            return String(format: words[0], arguments: words.dropFirst().map { Int($0) ?? 0 })
        case "negotiate" where words.count == 2:
            let lists = words.map { $0.split(separator: ",").map(String.init) }
            return Bundle.preferredLocalizations(from: lists[0], forPreferences: lists[1]).joined(separator: ",")
        case "preferred":
            return Locale.preferredLanguages.joined(separator: ",")
        case "folder" where words.count == 2:
            return Bundle(path: words[0])?.path(forResource: words[1], ofType: "lproj") ?? "nil"
        default:
            return "unknown question"
        }
    }
}
