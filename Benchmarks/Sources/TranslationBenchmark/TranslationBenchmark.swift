import FilePeers
import Glibc
import TranslationFiles

/// Measures the reading of translation files, and prints the lower quartile of the processor's nanoseconds.
///
/// Usage: `TranslationBenchmark WHAT FILE`, where WHAT is one of the words below.
@main
struct TranslationBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("TranslationBenchmark WHAT FILE") }
        let file = arguments[2]
        switch arguments[1] {
        case "strings":
            let bytes = contents(of: file)
            print(quartile { StringsDocument(parsing: bytes, name: file) })
        case "strings-dictionary":
            let bytes = contents(of: file)
            print(quartile { StringsDocument(parsing: bytes, name: file).texts })
        case "stringsdict":
            let bytes = contents(of: file)
            print(quartile { StringsDictDocument(parsing: bytes, name: file) })
        case "xliff":
            let bytes = contents(of: file)
            print(quartile { XLIFFDocument(parsing: bytes, name: file) })
        case "xliff-texts":
            let bytes = contents(of: file)
            print(quartile { texts(of: XLIFFDocument(parsing: bytes, name: file)) })
        case "xliff-expat": print(expat(contents(of: file)))
        case "xcstrings":
            let bytes = contents(of: file)
            print(try quartile(rounds: 12) { try StringCatalogue(parsing: bytes, name: file) })
        case "xcstrings-entries":
            let bytes = contents(of: file)
            print(try quartile(rounds: 4) { Array(try StringCatalogue(parsing: bytes, name: file).entries) })
        case "xcstrings-memory": try memory(of: file)
        default: fatalError("TranslationBenchmark does not know \(arguments[1])")
        }
    }

    private static func contents(of file: String) -> [UInt8] {
        let descriptor = open(file, O_RDONLY)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else { fatalError("cannot open \(file)") }
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: status.st_size) { buffer, count in
            while count < buffer.count {
                let more = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                guard more > 0 else { fatalError("cannot read \(file)") }
                count += more
            }
        }
    }

    private static func texts(of document: XLIFFDocument) -> [(String, String?, String?, String?)] {
        document.units.map { ($0.id ?? "", $0.source, $0.target, $0.comment) }
    }

    private static func expat(_ bytes: [UInt8]) -> Double {
        bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            return quartile {
                guard let units = peer_units_read(start, bytes.count) else { fatalError("expat refuses the file") }
                return Units(pointer: units)
            }
        }
    }

    /// What the process holds at most while it reads a catalogue, over what it held before, in bytes of the file.
    private static func memory(of file: String) throws {
        // The allocator and the page tables are there before anything is read.
        let before = peakMemory()
        let bytes = contents(of: file)
        let catalogue = try StringCatalogue(parsing: bytes, name: file)
        precondition(!catalogue.entries.isEmpty)
        print(Double(peakMemory() - before) * 1024 / Double(catalogue.source.bytes.count))
    }

    /// The most kilobytes that were ever resident; what `getrusage(2)` tells may be of the process that began this one.
    private static func peakMemory() -> Int {
        guard let status = fopen("/proc/self/status", "r") else { fatalError("no /proc") }
        defer { fclose(status) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), status) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if words.hasPrefix("VmHWM:"), let size = words.split(whereSeparator: \.isWhitespace).dropFirst().first {
                return Int(size) ?? 0
            }
        }
        fatalError("no VmHWM")
    }
}

/// What expat has read; freed when nobody holds it any more, as other results are.
final class Units {
    private let pointer: OpaquePointer

    init(pointer: OpaquePointer) { self.pointer = pointer }

    deinit { peer_units_free(pointer) }
}

/// The processor's nanoseconds of making something, the lower quartile of some rounds.
///
/// What was made before is let go outside of the time, here as in every peer.
func quartile<Result>(rounds: Int = 40, _ make: () throws -> Result) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = processorTime()
        let result = try make()
        times.append(processorTime() - start)
        withExtendedLifetime(result) {}
    }
    return times.sorted()[rounds / 4]
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
