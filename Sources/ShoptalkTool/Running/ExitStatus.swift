/// How a run of the command ended, as the number that the shell sees.
///
/// The numbers from 64 on are those of `sysexits.h`, so that a script can tell a typing error from a damaged file.
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
    /// The number that the process ends with.
    public let rawValue: Int32

    /// Makes a status from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// All went well.
    public static let success = ExitStatus(rawValue: 0)
    /// A check found something, or a key is not there.
    public static let findings = ExitStatus(rawValue: 1)
    /// An argument is wrong.
    public static let usage = ExitStatus(rawValue: 64)
    /// Something inside a file is wrong.
    public static let badData = ExitStatus(rawValue: 65)
    /// A file that was named is not there or may not be read.
    public static let missingInput = ExitStatus(rawValue: 66)
    /// The command itself is at fault.
    public static let internalFault = ExitStatus(rawValue: 70)
    /// A file cannot be made.
    public static let cannotCreate = ExitStatus(rawValue: 73)
    /// Reading or writing failed.
    public static let inputOutput = ExitStatus(rawValue: 74)
    /// The same call may succeed in a moment: something was busy.
    public static let tryAgain = ExitStatus(rawValue: 75)

    /// Each status that the command ends with, and what it means, in the order of the numbers.
    static let meanings: [(status: ExitStatus, meaning: String)] = [
        (.success, "All went well."),
        (.findings, "A check found something, or a key is not there."),
        (.usage, "An argument is wrong."),
        (.badData, "Something inside a file is wrong."),
        (.missingInput, "A file is not there or may not be read."),
        (.internalFault, "The command itself is at fault."),
        (.cannotCreate, "A file cannot be made."),
        (.inputOutput, "Reading or writing failed."),
        (.tryAgain, "Something was busy; the same call may succeed in a moment."),
    ]
}
