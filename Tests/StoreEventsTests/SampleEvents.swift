import Foundation
import TestSupport

/// One event of the public corpora: its place and its bytes.
struct SampleEvent: Sendable {
    let name: String
    let bytes: [UInt8]

    /// Every sample of both corpora, sorted by name; a file of many events gives one a line.
    static let all: [SampleEvent] = {
        var all: [SampleEvent] = []
        for folder in [
            "events/play", "events/play/made", "events/revenuecat", "events/stripe", "server-notifications/models",
        ] {
            for file in PublicCorpora.files(in: folder, withExtension: "json") where isEvent(file, in: folder) {
                all.append(SampleEvent(name: "\(folder)/\(file.lastPathComponent)", bytes: bytes(of: file)))
            }
            for file in PublicCorpora.files(in: folder, withExtension: "ndjson") {
                let lines = bytes(of: file).split(separator: UInt8(ascii: "\n"))
                for (index, line) in lines.enumerated() {
                    let name = "\(folder)/\(file.lastPathComponent):\(index + 1)"
                    all.append(SampleEvent(name: name, bytes: Array(line)))
                }
            }
        }
        for name in ["testNotification", "transactionInfo", "renewalInfo", "wrongBundleId", "missingX5CHeaderClaim"] {
            let folder = "server-notifications/signed"
            guard let file = PublicCorpora.folder?.appendingPathComponent(folder).appendingPathComponent(name) else {
                continue
            }
            all.append(SampleEvent(name: "\(folder)/\(name)", bytes: bytes(of: file)))
        }
        return all
    }()

    /// Of Apple's models only the notifications are events; of Google's files one is a schema.
    private static func isEvent(_ file: URL, in folder: String) -> Bool {
        let name = file.lastPathComponent
        return folder.hasPrefix("events") ? !name.hasSuffix(".schema.json") : name.hasSuffix("Notification.json")
    }

    private static func bytes(of file: URL) -> [UInt8] { (try? Data(contentsOf: file)).map { Array($0) } ?? [] }
}
