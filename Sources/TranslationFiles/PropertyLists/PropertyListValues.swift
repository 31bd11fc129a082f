internal import Diagnostics

/// The values of a property list by their numbers, for a reader that looks at all of them.
///
/// A ``PropertyListNode`` holds its document, which costs more than looking at a small value does.
struct PropertyListValues {
    private let entries: UnsafeBufferPointer<PropertyListEntry>
    private let text: UnsafeBufferPointer<UInt8>
    private let isBinary: Bool

    /// A member of a dictionary: the numbers of its key and its value.
    struct Member {
        let key: Int
        let value: Int
    }

    /// Calls a function with the values of a list.
    static func with<Result>(_ list: PropertyListDocument, _ body: (PropertyListValues) -> Result) -> Result {
        list.source.bytes.withUnsafeBufferPointer { text in
            list.entries.withUnsafeBufferPointer { entries in
                body(PropertyListValues(entries: entries, text: text, isBinary: list.isBinary))
            }
        }
    }

    private init(entries: UnsafeBufferPointer<PropertyListEntry>, text: UnsafeBufferPointer<UInt8>, isBinary: Bool) {
        self.entries = entries
        self.text = text
        self.isBinary = isBinary
    }

    func kind(_ number: Int) -> PropertyListNode.Kind { entries[number].kind }

    func range(_ number: Int) -> Range<Int> { Int(entries[number].start)..<Int(entries[number].end) }

    /// The members of a dictionary in their order, keys that are there twice too; empty for anything else.
    func members(_ number: Int) -> [Member] {
        guard kind(number) == .dictionary else { return [] }
        var members: [Member] = []
        let end = Int(entries[number].next)
        var key = number + 1
        while key + 1 < end {
            members.append(Member(key: key, value: key + 1))
            key = Int(entries[key + 1].next)
        }
        return members
    }

    /// The text of a string or a key, nil for anything else.
    func string(_ number: Int) -> String? {
        kind(number) == .string ? PropertyListText.string(range(number), isBinary: isBinary, in: text) : nil
    }

    /// The text of a key.
    func key(_ member: Member) -> String { string(member.key) ?? "" }

    /// Which of some words a string or a key is; most are compared where they stand.
    func position(of number: Int, among words: [StaticString]) -> Int? {
        guard kind(number) == .string else { return nil }
        guard !isBinary, let content = PropertyListText.plainContent(ofElement: range(number), in: text) else {
            let string = string(number) ?? ""
            return words.firstIndex { $0.withUTF8Buffer { string.utf8.elementsEqual($0) } }
        }
        return words.firstIndex {
            $0.utf8CodeUnitCount == content.count && PropertyListText.starts($0, at: content.lowerBound, in: text)
        }
    }
}
