/// A place that a message can be written for.
///
/// The names are those of `shoptalk preview --format`.
///
/// ```swift
/// let rendered = RenderingFormat.apns.renderer.render(message)
/// ```
public enum RenderingFormat: String, Hashable, Sendable, CaseIterable {
    /// A terminal, without colours.
    case text
    /// A terminal, with colours.
    case ansi
    /// CommonMark.
    case markdown
    /// The message as data, for programs.
    case json
    /// A fragment of HTML.
    case html
    /// A remote notification of Apple with the texts in it.
    case apns
    /// A remote notification of Apple whose texts the device writes.
    case localizedAPNs = "apns-localized"
    /// Firebase Cloud Messaging, HTTP v1.
    case fcm
    /// A Web Push message.
    case webPush = "webpush"
    /// Blocks of Slack.
    case slack
    /// An e-mail of two alternatives.
    case email
    /// A retention message of the App Store.
    case retention
    /// An alert of SwiftUI or UIKit as data.
    case alert

    /// The renderer of the format as it is without options.
    public var renderer: any MessageRenderer {
        switch self {
        case .text: TextRenderer()
        case .ansi: ANSIRenderer()
        case .markdown: MarkdownRenderer()
        case .json: JSONRenderer()
        case .html: HTMLRenderer()
        case .apns: APNsRenderer()
        case .localizedAPNs: LocalizedAPNsRenderer()
        case .fcm: FCMRenderer()
        case .webPush: WebPushRenderer()
        case .slack: SlackRenderer()
        case .email: EmailRenderer()
        case .retention: RetentionRenderer()
        case .alert: AlertRenderer()
        }
    }

    /// Whether a message is one line of JSON, so that several make a file of lines.
    public var isJSONLine: Bool {
        switch self {
        case .apns, .localizedAPNs, .fcm, .webPush, .slack, .retention, .alert: true
        case .text, .ansi, .markdown, .json, .html, .email: false
        }
    }
}
