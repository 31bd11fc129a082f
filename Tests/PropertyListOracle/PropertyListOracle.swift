import Foundation

/// Reads property lists with Foundation, for tests to compare with.
///
/// It is a program of its own because Foundation's readers may crash on what they are given. Standard input holds files,
/// each after its size in eight bytes, the lowest first. For each of them a line of JSON is written: the keys of the
/// outermost dictionary with their texts as code units, `[[key, text], …]`, null for a value that is no text; or null
/// where Foundation refuses the file or it holds something else.
@main
struct PropertyListOracle {
    static func main() throws {
        let input = FileHandle.standardInput.readDataToEndOfFile()
        var output = Data()
        var position = 0
        while position + 8 <= input.count {
            let size = (0..<8).reduce(0) { $0 | Int(input[position + $1]) << (8 * $1) }
            position += 8
            guard position + size <= input.count else { break }
            output += Data(line(for: input.subdata(in: position..<position + size)).utf8)
            position += size
        }
        FileHandle.standardOutput.write(output)
    }

    private static func line(for file: Data) -> String {
        guard let list = try? PropertyListSerialization.propertyList(from: file, format: nil),
            let table = list as? [String: Any]
        else { return "null\n" }
        let members = table.map { "[\(units($0.key)),\(($0.value as? String).map(units) ?? "null")]" }
        return "[" + members.joined(separator: ",") + "]\n"
    }

    /// Swift strings are compared by canonical equivalence; the numbers of the code units are compared as they are.
    private static func units(_ text: String) -> String {
        "[" + text.utf16.map { String($0) }.joined(separator: ",") + "]"
    }
}
