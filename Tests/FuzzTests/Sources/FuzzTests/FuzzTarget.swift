/// What is run with each input: a reader or an edit, together with what must hold afterwards.
///
/// libFuzzer calls it with inputs that it makes from those before them. Whatever traps is a finding, and so is an
/// expectation that does not hold.
struct FuzzTarget: Sendable {
    /// The name, by which `--target=` chooses it and which its folders of inputs have.
    let name: String
    let run: @Sendable ([UInt8]) -> Void

    static let all: [FuzzTarget] = [
        .strings, .stringsdict, .catalogue, .json, .xliff, .propertyList, .table, .message, .android, .gettext, .arb,
        .editStrings, .editStringsdict, .editCatalogue, .editXLIFF, .event, .blind, .trap,
    ]

    /// Looks at nothing: Scripts/fuzz shows with it that it notices such a target.
    static let blind = FuzzTarget(name: "blind") { _ in }

    /// Traps with the first byte that it is given: Scripts/fuzz shows with it that it notices a trap.
    static let trap = FuzzTarget(name: "trap") { bytes in
        expect(bytes.isEmpty, "this is meant to fail")
    }

    /// The one that the command line names.
    static let chosen: FuzzTarget = {
        let option = "--target="
        let name = CommandLine.arguments.last { $0.hasPrefix(option) }?.dropFirst(option.count) ?? ""
        guard let target = all.first(where: { $0.name == name }) else {
            fatalError("\(option) needs one of: \(all.map(\.name).joined(separator: " "))")
        }
        return target
    }()
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

/// Ends the program where something does not hold, so that libFuzzer keeps the input.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError("expectation: \(message())") }
}
