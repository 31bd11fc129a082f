internal import Diagnostics

/// Writes a binary property list anew, with some edits.
///
/// Values and the order of members stay; equal scalars become one object, as Apple's writer has them.
///
/// Source: the description in CFBinaryPList.c of swift-corelibs-foundation.
struct BinaryPropertyListWriter {
    private let list: PropertyListDocument
    private let file: [UInt8]
    private var texts: [Int: [UInt8]] = [:]
    private var replacements: [Int: PropertyListDraft] = [:]
    private var insertions: [Int: [(position: Int, key: String, value: PropertyListDraft)]] = [:]
    private var removed: [Int: Set<Int>] = [:]
    /// The objects as they are written; containers hold the numbers of others.
    private var objects: [Object] = []
    private var scalars: [[UInt8]: Int] = [:]

    private enum Object {
        case scalar([UInt8])
        case array([Int])
        case dictionary(keys: [Int], values: [Int])
    }

    init(_ list: PropertyListDocument) {
        self.list = list
        file = list.source.bytes
    }

    /// The bytes of the new file.
    mutating func write(_ edits: [PropertyListEdit]) throws(PropertyListRefusal) -> [UInt8] {
        for edit in edits {
            switch edit {
            case .setText(let number, let text): texts[number] = BinaryPropertyListWriter.string(text)
            case .replace(let number, let draft): replacements[number] = draft
            case .insert(let dictionary, let position, let key, let value):
                insertions[dictionary, default: []].append((position, key, value))
            case .remove(let dictionary, let position): removed[dictionary, default: []].insert(position)
            case .setComment:
                throw PropertyListRefusal(message: "a binary property list has no comments")
            }
        }
        guard let root = list.root else { throw PropertyListRefusal(message: "the property list is damaged") }
        objects = []
        let top = add(root)
        return serialized(top)
    }

    // MARK: - Objects

    /// The number of a value's object; the reader has bounded how deep values lie in each other.
    private mutating func add(_ node: PropertyListNode) -> Int {
        if let draft = replacements[node.index] { return add(draft) }
        if let text = texts[node.index] { return addScalar(text) }
        switch node.kind {
        case .array:
            let number = reserve()
            objects[number] = .array(node.elements.map { add($0) })
            return number
        case .dictionary:
            let number = reserve()
            var keys: [Int] = []
            var values: [Int] = []
            let new = Dictionary(grouping: insertions[node.index] ?? [], by: \.position)
            let gone = removed[node.index] ?? []
            let members = node.members
            for position in 0...members.count {
                for (_, key, value) in new[position] ?? [] {
                    keys.append(addScalar(BinaryPropertyListWriter.string(key)))
                    values.append(add(value))
                }
                guard position < members.count, !gone.contains(position) else { continue }
                keys.append(add(members[position].keyNode))
                values.append(add(members[position].value))
            }
            objects[number] = .dictionary(keys: keys, values: values)
            return number
        default:
            return addScalar(Array(file[node.range]))
        }
    }

    private mutating func add(_ draft: PropertyListDraft) -> Int {
        switch draft {
        case .text(let text): return addScalar(BinaryPropertyListWriter.string(text))
        case .dictionary(let members):
            let number = reserve()
            let keys = members.map { addScalar(BinaryPropertyListWriter.string($0.key)) }
            let values = members.map { add($0.value) }
            objects[number] = .dictionary(keys: keys, values: values)
            return number
        }
    }

    private mutating func reserve() -> Int {
        objects.append(.array([]))
        return objects.count - 1
    }

    private mutating func addScalar(_ bytes: [UInt8]) -> Int {
        if let known = scalars[bytes] { return known }
        scalars[bytes] = objects.count
        objects.append(.scalar(bytes))
        return objects.count - 1
    }

    /// A string: its bytes where it is ASCII, else UTF-16.
    private static func string(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, text.utf8.count) + Array(text.utf8) }
        return marker(0x60, text.utf16.count) + TextEncoding(.utf16BigEndian).encode(Array(text.utf8))
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        if count < 0x0F { return [kind | UInt8(truncatingIfNeeded: count)] }
        let size = size(of: count)
        let power = UInt8(truncatingIfNeeded: size.trailingZeroBitCount)
        return [kind | 0x0F, 0x10 | power] + number(count, size: size)
    }

    // MARK: - Bytes

    private func serialized(_ top: Int) -> [UInt8] {
        let referenceSize = BinaryPropertyListWriter.size(of: objects.count)
        var output = Array(file.prefix(8))
        var places: [Int] = []
        func append(_ numbers: [Int]) {
            for number in numbers { output += BinaryPropertyListWriter.number(number, size: referenceSize) }
        }
        for object in objects {
            places.append(output.count)
            switch object {
            case .scalar(let bytes): output += bytes
            case .array(let elements):
                output += BinaryPropertyListWriter.marker(0xA0, elements.count)
                append(elements)
            case .dictionary(let keys, let values):
                output += BinaryPropertyListWriter.marker(0xD0, keys.count)
                append(keys)
                append(values)
            }
        }
        let table = output.count
        let offsetSize = BinaryPropertyListWriter.size(of: table)
        for place in places { output += BinaryPropertyListWriter.number(place, size: offsetSize) }
        output += [0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: offsetSize), UInt8(truncatingIfNeeded: referenceSize)]
        for value in [objects.count, top, table] { output += BinaryPropertyListWriter.number(value, size: 8) }
        return output
    }

    /// 1, 2, 4 or 8: the fewest bytes of a number.
    private static func size(of number: Int) -> Int {
        number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
    }

    private static func number(_ number: Int, size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
