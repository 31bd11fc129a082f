/// Reads a binary property list with every bound checked.
///
/// Source: the description in CFBinaryPList.c of swift-corelibs-foundation.
struct BinaryPropertyListReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let depthLimit: Int
    private var entries: [PropertyListEntry] = []
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var offsetTable = 0
    /// The arrays and dictionaries around the value that is read.
    private var path: [Int] = []

    init(bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    mutating func read() throws(PropertyListFault) -> [PropertyListEntry] {
        let trailer = bytes.count - 32
        guard trailer >= 8 else { throw PropertyListFault("the binary property list is cut off", at: bytes.count) }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = number(at: trailer + 8, size: 8), let top = number(at: trailer + 16, size: 8),
            let table = number(at: trailer + 24, size: 8), table <= trailer, count <= (trailer - table) / offsetSize
        else { throw PropertyListFault("the trailer of the binary property list is damaged", at: max(0, trailer)) }
        objectCount = count
        offsetTable = table
        try readObject(top, from: trailer + 16)
        return entries
    }

    private mutating func readObject(_ object: Int, from reference: Int) throws(PropertyListFault) {
        guard object < objectCount, let start = number(at: offsetTable + object * offsetSize, size: offsetSize),
            start >= 8, start < offsetTable
        else { throw PropertyListFault("an object is named that is not there", at: reference) }
        guard entries.count < PropertyListDocument.mostValues else {
            throw PropertyListFault("the list holds too many values", at: start)
        }
        guard path.count < depthLimit else {
            throw PropertyListFault("arrays and dictionaries lie too deep in each other", at: start)
        }
        guard !path.contains(object) else { throw PropertyListFault("an object holds itself", at: reference) }

        let marker = bytes[start]
        let index = entries.count
        switch marker >> 4 {
        case 0x0 where marker == 0x08 || marker == 0x09: append(.boolean, start, size: 1)
        case 0x1 where marker & 0x0F <= 4: try append(.integer, start, checked: 1 + 1 << Int(marker & 0x0F))
        case 0x2 where marker & 0x0F <= 3: try append(.real, start, checked: 1 + 1 << Int(marker & 0x0F))
        case 0x3 where marker == 0x33: try append(.date, start, checked: 9)
        case 0x4, 0x5, 0x6, 0x7:
            let (count, content) = try count(at: start)
            let (size, overflow) = count.multipliedReportingOverflow(by: marker >> 4 == 0x6 ? 2 : 1)
            guard !overflow, size <= bytes.count else { throw cutOff(start) }
            try append(marker >> 4 == 0x4 ? .data : .string, start, checked: content - start + size)
        case 0xA: try readContainer(.array, object, at: start)
        case 0xD: try readContainer(.dictionary, object, at: start)
        default: throw PropertyListFault("an object is of no known kind", at: start)
        }
        entries[index].next = UInt32(truncatingIfNeeded: entries.count)
    }

    private mutating func readContainer(
        _ kind: PropertyListNode.Kind, _ object: Int, at start: Int
    ) throws(PropertyListFault) {
        let (count, content) = try count(at: start)
        let references = kind == .dictionary ? 2 : 1
        guard count <= (offsetTable - min(content, offsetTable)) / (references * referenceSize) else {
            throw cutOff(start)
        }
        append(kind, start, size: content - start + count * references * referenceSize)
        path.append(object)
        for member in 0..<count {
            let place = content + member * referenceSize
            if kind == .dictionary {
                let key = entries.count
                try readObject(reference(at: place), from: place)
                guard entries[key].kind == .string else {
                    throw PropertyListFault("the key of a dictionary is no text", at: place)
                }
            }
            let value = kind == .dictionary ? place + count * referenceSize : place
            try readObject(reference(at: value), from: value)
        }
        path.removeLast()
    }

    private func reference(at place: Int) throws(PropertyListFault) -> Int {
        guard let object = number(at: place, size: referenceSize) else { throw cutOff(place) }
        return object
    }

    /// The count behind a marker, and where the content begins.
    private func count(at start: Int) throws(PropertyListFault) -> (count: Int, content: Int) {
        let count = Int(bytes[start] & 0x0F)
        guard count == 0x0F else { return (count, start + 1) }
        guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0x0F <= 3,
            case let size = 1 << Int(bytes[start + 1] & 0x0F), let long = number(at: start + 2, size: size)
        else { throw PropertyListFault("the length of an object is damaged", at: start) }
        return (long, start + 2 + size)
    }

    private mutating func append(
        _ kind: PropertyListNode.Kind, _ start: Int, checked size: Int
    ) throws(PropertyListFault) {
        guard size <= offsetTable - start else { throw cutOff(start) }
        append(kind, start, size: size)
    }

    private mutating func append(_ kind: PropertyListNode.Kind, _ start: Int, size: Int) {
        entries.append(PropertyListEntry(kind, from: start, to: start + size))
    }

    private func cutOff(_ place: Int) -> PropertyListFault {
        PropertyListFault("an object is cut off", at: place)
    }

    /// A number, the highest byte first; nil where it leaves the file or is larger than any place in it.
    private func number(at place: Int, size: Int) -> Int? {
        guard place >= 0, size <= 8, place <= bytes.count - size else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] { value = value << 8 | UInt64(byte) }
        return Int(exactly: value).flatMap { $0 <= Int(UInt32.max) ? $0 : nil }
    }
}
