import StringTables
import TestSupport
import Testing
import TranslationFiles

@testable import TranslationExchange

@Suite("A format string cut into parts")
struct FormatStringTests {
    @Test(
        "is cut where its placeholders are",
        arguments: [
            ("a %d b", ["a ", "%d", " b"]), ("%1$@%%%-5.2f", ["%1$@", "%%", "%-5.2f"]), ("63% de %", ["63% de %"]),
            ("%0 ago", ["%0 ago"]), ("%#@a b@ %2$#@c@", ["%#@a b@", " ", "%2$#@c@"]), ("%lld%", ["%lld", "%"]),
            ("%*2$d %.*f %s", ["%*2$d", " ", "%.*f", " ", "%s"]), ("%+ d", ["%+ d"]), ("%#@open", ["%#@", "open"]),
        ])
    func cuts(text: String, parts: [String]) {
        #expect(FormatString(text).pieces.map(\.text) == parts)
        #expect(FormatString(text).text == text)
    }

    @Test("over the public files it has the placeholders that a message has")
    func publicFiles() throws {
        var placeholders = 0
        for (name, bytes) in try corpus("xcstrings") {
            for entry in try StringCatalogue(parsing: bytes, name: name).entries {
                for unit in entry.localizations.compactMap(\.variant).flatMap(\.units) {
                    let format = FormatString(unit.value)
                    #expect(format.text == unit.value)
                    guard let message = try? MessageText(parsing: unit.value) else { continue }
                    var places: [Int] = []
                    for case .argument(let place, _) in message.pieces { places.append(place + 1) }
                    var found: [Int] = []
                    for case .placeholder(let place?, _) in format.placed().pieces { found.append(place) }
                    #expect(places == found, "\(name): \(unit.value)")
                    placeholders += found.count
                    // Naming the places changes nothing.
                    #expect(try MessageText(parsing: format.placed().text) == message, "\(name): \(unit.value)")
                }
            }
        }
        if PublicCorpora.folder != nil { #expect(placeholders > 2_000) }
    }
}
