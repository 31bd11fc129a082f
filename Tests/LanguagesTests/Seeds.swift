import Foundation

/// The seeds of a run: a fixed one and a fresh one.
///
/// `SHOPTALK_SEED=<number>` plays one seed again; a failure names its seed.
enum Seeds {
    static let all: [UInt64] = {
        if let text = ProcessInfo.processInfo.environment["SHOPTALK_SEED"], let seed = UInt64(text) { return [seed] }
        return [2_026, UInt64.random(in: 0...UInt64.max)]
    }()
}
