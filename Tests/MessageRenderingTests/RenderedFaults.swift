import Foundation
import JSONText
import MessageRendering
import PurchaseMessages
import TestSupport

/// What is wrong with a rendered message, by the rules of its format that need no other program.
struct RenderedFaults {
    private let schemas: [RenderingFormat: JSONSchema]

    /// The rules of one format.
    init(of format: RenderingFormat) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/MessageRendering")
        var schemas: [RenderingFormat: JSONSchema] = [:]
        for (known, name) in [
            (RenderingFormat.json, "PurchaseMessages"), (.apns, "APNs"), (.localizedAPNs, "APNs"), (.fcm, "FCM"),
            (.webPush, "WebPush"), (.slack, "Slack"), (.retention, "Retention"), (.alert, "Alert"),
        ] where known == format {
            let file = folder.appendingPathComponent("\(name).schema.json")
            schemas[known] = JSONSchema(try JSON(String(contentsOf: file, encoding: .utf8)))
        }
        self.schemas = schemas
    }

    /// What is wrong, each in a few words; empty where nothing is.
    func faults(of rendered: RenderedMessage, as format: RenderingFormat, _ message: PurchaseMessage) -> [String] {
        guard String(validating: rendered.bytes, as: UTF8.self) != nil else { return ["is no UTF-8"] }
        let text = rendered.text
        if text.isEmpty {
            let hasReason = rendered.notes.contains { $0.kind == .silent || $0.kind == .unsuited }
            return hasReason ? [] : ["says nothing and not why"]
        }
        var faults = notesFaults(rendered)
        switch format {
        case .text, .ansi: faults += terminal(text, hasColors: format == .ansi)
        case .markdown, .html: faults += characters(text, besides: "\n") + isolates(text)
        case .email: faults += mail(text)
        case .json, .apns, .localizedAPNs, .fcm, .webPush, .slack, .retention, .alert: faults += json(text, format)
        }
        return faults
    }

    private func notesFaults(_ rendered: RenderedMessage) -> [String] {
        rendered.notes.compactMap { note in
            guard note.kind == .shortened else { return nil }
            guard let limit = note.limit, let lengths = note.lengths else { return "a shortening without lengths" }
            return lengths.from > limit.maximum && lengths.to < lengths.from ? nil : "not shortened: \(note)"
        }
    }

    /// Only the colours, only at the ends of a line, and no character that acts.
    private func terminal(_ text: String, hasColors: Bool) -> [String] {
        guard text.hasSuffix("\n") else { return ["does not end with a line feed"] }
        return text.unicodeScalars.split(separator: "\n").flatMap { line -> [String] in
            var line = Array(line)
            if hasColors, line.contains("\u{1B}") {
                let text = line.drop { $0 == " " }
                let start = RenderedFaults.colours.first { text.starts(with: $0) }
                guard let start, text.count >= start.count + RenderedFaults.end.count,
                    text.suffix(RenderedFaults.end.count).elementsEqual(RenderedFaults.end)
                else { return ["is coloured in part"] }
                line = Array(text.dropFirst(start.count).dropLast(RenderedFaults.end.count))
            }
            let text = String(String.UnicodeScalarView(line))
            return characters(text) + isolates(text)
        }
    }

    /// What begins a coloured line, and what ends it.
    private static let colours = ["1", "31", "32", "33"].map { Array("\u{1B}[\($0)m".unicodeScalars) }
    private static let end = Array("\u{1B}[0m".unicodeScalars)

    private func characters(_ text: String, besides allowed: Unicode.Scalar? = nil) -> [String] {
        let acting = text.unicodeScalars.filter { scalar in
            let isActing =
                switch scalar.value {
                case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E: true
                default: false
                }
            return isActing && scalar != allowed
        }
        return acting.isEmpty ? [] : ["holds \(acting.map { "U+" + String($0.value, radix: 16) })"]
    }

    /// Whether isolates are balanced in each line.
    private func isolates(_ text: String) -> [String] {
        for line in text.unicodeScalars.split(separator: "\n") {
            var depth = 0
            for scalar in line {
                if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
                if scalar.value == 0x2069 { depth -= 1 }
                if depth < 0 { return ["closes an isolate twice"] }
            }
            if depth != 0 { return ["leaves an isolate open"] }
        }
        return []
    }

    private func mail(_ text: String) -> [String] {
        var faults: [String] = []
        if text.utf8.contains(where: { $0 > 0x7E }) { faults.append("is not ASCII") }
        let lines = text.components(separatedBy: "\r\n")
        if lines.contains(where: { $0.utf8.contains { $0 < 0x20 } }) {
            faults.append("has a bare line feed or a control")
        }
        if lines.contains(where: { $0.utf8.count > 76 }) { faults.append("has a line over 76 characters") }
        if lines.contains(where: { $0 == "." || $0.hasPrefix("From ") }) { faults.append("has a line for mailers") }
        let header = lines.prefix { !$0.isEmpty }
        for line in header where !line.hasPrefix(" ") {
            let name = line.prefix { $0 != ":" }
            let known = ["Subject", "Content-Language", "Auto-Submitted", "MIME-Version", "Content-Type"]
            if !known.contains(String(name)) { faults.append("has the header line \(line)") }
        }
        return faults
    }

    private func json(_ text: String, _ format: RenderingFormat) -> [String] {
        guard let document = try? JSONDocument(parsing: Array(text.utf8)) else { return ["is no JSON"] }
        let value = JSON(document.root)
        var faults = schemas[format]?.faults(of: value) ?? ["has no schema"]
        // The data of a message made by hand has the title that was given to a button.
        if format == .json { faults.removeAll { $0.hasSuffix("/title: is too short") } }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
            faults.append("has a control character")
        }
        let limits: [RenderingFormat: LengthLimit] = [
            .apns: .apnsPayload, .localizedAPNs: .apnsPayload, .fcm: .fcmMessage, .webPush: .webPushMessage,
        ]
        if let limit = limits[format], limit.length(of: text) > limit.maximum {
            faults.append("is longer than \(limit)")
        }
        // The data of `json` is the message as it is; everything else is for people.
        if format != .json { faults += strings(of: value).flatMap { characters($0, besides: "\n") + isolates($0) } }
        return faults
    }

    private func strings(of value: JSON) -> [String] {
        switch value {
        case .string(let text): [text]
        case .array(let elements): elements.flatMap(strings)
        case .object(let members): members.values.flatMap(strings)
        default: []
        }
    }
}
