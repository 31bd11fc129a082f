import Foundation
import Languages
import Synchronization
import TestSupport
import Testing

@testable import StringTables

@Suite("Switching the language")
struct LanguageSelectionTests {
    let plain = PlainValueFormatting()

    @Test("localizers that share a selection switch together, also those made of each other")
    func shared() throws {
        let selection = LanguageSelection("en")
        let first = Localizer(
            tables: [try table(("ok", "en", "OK"), ("ok", "ru", "ОК!"))], selection: selection, formatting: plain)
        let second = Localizer(
            tables: [try table(("no", "en", "No"), ("no", "ru", "Нет"))], selection: selection, formatting: plain)
        let third = second.with(isolation: .none).overriding(with: try table(("no", "ru", "Никогда")))
        first.select("ru")
        #expect(first.languageSelectedString(forKey: "ok") == "ОК!")
        #expect(second.languageSelectedString(forKey: "no") == "Нет")
        #expect(third.languageSelectedString(forKey: "no") == "Никогда")
        #expect(selection.language == "ru")
    }

    @Test("observers hear every change once and in order, until they are cancelled or let go")
    func observers() throws {
        let selection = LanguageSelection("en")
        let heard = Mutex<[String]>([])
        let first = selection.observe { language in heard.withLock { $0.append("1 \(language)") } }
        var second: LanguageObservation? = selection.observe { language in
            heard.withLock { $0.append("2 \(language)") }
            // An observer may select a language itself.
            if language == "de" { selection.select("fr") }
        }
        selection.select("ru")
        selection.select("ru")
        selection.select("de")
        #expect(heard.withLock { $0 } == ["1 ru", "2 ru", "1 de", "2 de", "1 fr", "2 fr"])
        #expect(selection.language == "fr")
        first.cancel()
        selection.select("ja")
        #expect(heard.withLock { $0.suffix(1) } == ["2 ja"])
        #expect(second != nil)
        second = nil
        selection.select("en")
        #expect(heard.withLock { $0.count } == 7)
    }

    @Test("a stream begins with the selected language and gives the newest one")
    func stream() async throws {
        let selection = LanguageSelection("en")
        var languages = selection.languages.makeAsyncIterator()
        #expect(await languages.next() == "en")
        selection.select("ru")
        selection.select("de")
        #expect(await languages.next() == "de")
        var others = selection.languages.makeAsyncIterator()
        #expect(await others.next() == "de")
    }

    @Test("more languages than are remembered are served too")
    func manyLanguages() throws {
        let localizer = Localizer(tables: [try table(("ok", "en", "OK"), ("ok", "ru", "ОК!"))], formatting: plain)
        for number in 0..<(2 * LanguageSelection.capacity) {
            let tag = try #require(LanguageTag("ru-x-a\(number)"))
            #expect(localizer.languageSelectedString(forKey: "ok", language: tag) == "ОК!")
            localizer.select(tag)
            #expect(localizer.language == tag)
            #expect(localizer.languageSelectedString(forKey: "ok") == "ОК!")
        }
        localizer.select("en")
        #expect(localizer.languageSelectedString(forKey: "ok") == "OK")
    }

    @Test("eight threads find whole texts while the language switches a hundred thousand times")
    func threads() throws {
        let tags: [LanguageTag] = ["en", "ru", "de", "fr", "ja"]
        var builder = StringTable.Builder()
        let expected = Set(tags.map { "The text in the language \($0)" })
        for tag in tags {
            try builder.add(key: "k", language: tag, text: MessageText(words: "The text in the language \(tag)"))
            try builder.add(key: "filled", language: tag, text: MessageText(parsing: "%lld in \(tag)"))
        }
        let folder = try TemporaryFolder()
        try Data(builder.bytes()).write(to: URL(fileURLWithPath: folder.path("table")))
        let localizer = Localizer(
            tables: [try StringTable(mapping: folder.path("table"))], formatting: plain, isolation: .none)
        let isOver = Atomic(false)
        let lookups = Atomic(0)
        let wrong = Atomic(0)
        let heard = Atomic(0)
        let observation = localizer.selection.observe { _ in heard.wrappingAdd(1, ordering: .relaxed) }
        DispatchQueue.concurrentPerform(iterations: 9) { thread in
            if thread == 0 {
                for number in 0..<100_000 { localizer.select(tags[number % tags.count]) }
                isOver.store(true, ordering: .releasing)
                return
            }
            repeat {
                if !expected.contains(localizer.languageSelectedString(forKey: "k")) {
                    wrong.wrappingAdd(1, ordering: .relaxed)
                }
                let tag = tags[thread % tags.count]
                let filled = localizer.localizedText(forKey: "filled", arguments: [.integer(7)], language: tag)
                if filled?.text != "7 in \(tag)" { wrong.wrappingAdd(1, ordering: .relaxed) }
                lookups.wrappingAdd(2, ordering: .relaxed)
            } while !isOver.load(ordering: .acquiring)
        }
        #expect(wrong.load(ordering: .relaxed) == 0)
        #expect(lookups.load(ordering: .relaxed) >= 16)
        // The first selection is of the language that was selected already.
        #expect(heard.load(ordering: .relaxed) == 99_999)
        observation.cancel()
    }
}
