import Testing

@testable import TranslationFiles

@Suite("The index of keys")
struct KeyIndexTests {
    @Test("keys with one hash are told apart by whoever compares them")
    func collisions() {
        var index = KeyIndex(capacity: 3)
        let keys = ["a", "b", "a"]
        let old = keys.indices.map { entry in index.replace(7, with: entry) { keys[$0] == keys[entry] } }
        #expect(old == [nil, nil, 0])
        #expect(index.find(7) { keys[$0] == "a" } == 2)
        #expect(index.find(7) { keys[$0] == "b" } == 1)
        #expect(index.find(7) { keys[$0] == "c" } == nil)
        #expect(index.find(7 | 1 << 40) { _ in true } == nil)
    }
}
