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

    @Test("the hash of a key depends on each of its bytes and on nothing else")
    func hashes() {
        for count in 0...70 {
            let key = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 32) }
            let hash = key.withUnsafeBufferPointer { KeyIndex.hash($0) }
            let elsewhere = [0] + key + [255]
            #expect(elsewhere[1..<count + 1].withUnsafeBufferPointer { KeyIndex.hash($0) } == hash)
            #expect((key + [0]).withUnsafeBufferPointer { KeyIndex.hash($0) } != hash)
            for place in key.indices {
                var other = key
                other[place] ^= 1
                #expect(other.withUnsafeBufferPointer { KeyIndex.hash($0) } != hash, "byte \(place) of \(count)")
            }
        }
    }
}
