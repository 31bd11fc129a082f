/// How long a text may be in one place, who says so, and what is counted.
///
/// ```swift
/// LengthLimit.retentionBody.length(of: "Stay a month for free.")  // 22
/// ```
///
/// Where a vendor says “characters” and not which, UTF-16 code units are counted: none of the usual counts of one text
/// is larger, bytes aside.
public struct LengthLimit: Hashable, Sendable, CustomStringConvertible {
    /// What is counted.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Bytes of UTF-8.
        case bytes
        /// UTF-16 code units.
        case utf16
        /// Characters as a reader sees them: grapheme clusters.
        case characters
    }

    /// What is counted.
    public let unit: Unit
    /// The largest length that is allowed.
    public let maximum: Int
    /// Who says so.
    public let source: String

    /// Makes a limit.
    public init(unit: Unit, maximum: Int, source: String) {
        self.unit = unit
        self.maximum = maximum
        self.source = source
    }

    /// The length of a text in the unit of the limit.
    ///
    /// - Complexity: Linear in the length of the text.
    public func length(of text: String) -> Int {
        switch unit {
        case .bytes: text.utf8.count
        case .utf16: text.utf16.count
        case .characters: text.count
        }
    }

    /// The largest length with its unit, such as `4096 bytes`.
    public var description: String {
        switch unit {
        case .bytes: "\(maximum) bytes"
        case .utf16: "\(maximum) UTF-16 code units"
        case .characters: "\(maximum) characters"
        }
    }
}

extension LengthLimit {
    /// The payload of a remote notification of Apple.
    public static let apnsPayload = LengthLimit(
        unit: .bytes, maximum: 4096,
        source: "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification")
    /// The message of Firebase Cloud Messaging.
    ///
    /// Its notification and data count; all of it is counted here. For a message to a topic FCM's tables of errors name
    /// 2,048 bytes (unverified: read in copies of them alone); a server that writes to topics has to see to that itself.
    public static let fcmMessage = LengthLimit(
        unit: .bytes, maximum: 4096,
        source: "https://firebase.google.com/docs/cloud-messaging/customize-messages/set-message-type")
    /// The text of a Web Push message before it is encrypted.
    ///
    /// It becomes the 4,096 bytes that every push service takes (RFC 8030, section 7.2) with 86 of a header, 1 of padding
    /// and the 16 that encryption adds.
    public static let webPushMessage = LengthLimit(unit: .bytes, maximum: 3993, source: "RFC 8291, section 4")
    /// The header of a retention message.
    public static let retentionHeader = LengthLimit(
        unit: .utf16, maximum: 66, source: "https://developer.apple.com/documentation/retentionmessaging/header")
    /// The body of a retention message.
    public static let retentionBody = LengthLimit(
        unit: .utf16, maximum: 144, source: "https://developer.apple.com/documentation/retentionmessaging/body")
    /// The text of a header block of Slack.
    public static let slackHeader = LengthLimit(
        unit: .utf16, maximum: 150, source: "https://docs.slack.dev/reference/block-kit/blocks/header-block")
    /// The text of a section block of Slack.
    public static let slackSection = LengthLimit(
        unit: .utf16, maximum: 3000, source: "https://docs.slack.dev/reference/block-kit/blocks/section-block")
    /// The text of a button of Slack.
    public static let slackButton = LengthLimit(
        unit: .utf16, maximum: 75, source: "https://docs.slack.dev/reference/block-kit/block-elements/button-element")
    /// The text that Slack shows where it shows no blocks.
    ///
    /// It recommends 4,000 characters at most.
    public static let slackText = LengthLimit(
        unit: .utf16, maximum: 4000, source: "https://docs.slack.dev/reference/methods/chat.postMessage")
}
