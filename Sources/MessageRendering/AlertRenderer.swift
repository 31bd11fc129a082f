public import JSONText
import Languages
public import PurchaseMessages
import Purchases

/// Writes a message as the data of an alert of SwiftUI or UIKit.
///
/// The data is title, message, and buttons with role and action.
///
/// ```swift
/// // SwiftUI, after decoding: role is nil, .cancel or .destructive
/// Button(button.title, role: button.role) { perform(button.action) }
/// ```
///
/// `role` is `cancel`, `destructive` or null, as `ButtonRole` of SwiftUI and the styles of UIKit have it; there is at
/// most one `cancel`, for UIKit raises an exception at a second. `preferredButton` is the name of the button that the
/// return key presses. `Alert.schema.json`, beside this file in the sources, describes the document.
public struct AlertRenderer: MessageRenderer, Hashable {
    /// Makes a renderer.
    public init() {}

    /// A message as the JSON of an alert, on one line; nothing where it is silent.
    public func render(_ message: PurchaseMessage) -> RenderedMessage {
        if message.isSilent { return .nothing(.silent, contentType: RenderedMessage.json) }
        var notes: [RenderingNote] = []
        if message.buttons.isEmpty {
            // SwiftUI adds one of its own; UIKit's alert could not be closed.
            let reason = "there is none; SwiftUI adds an OK, an alert of UIKit needs one to be closed"
            notes.append(RenderingNote(kind: .omitted, part: "buttons", reason: reason))
        }
        let text = value(message).text(style: .compact)
        return RenderedMessage(text, contentType: RenderedMessage.json, notes: notes)
    }

    /// A message as the data of an alert.
    public func value(_ message: PurchaseMessage) -> JSONValue {
        let title = message.inertTitle ?? message.inertBody ?? ""
        let body = message.inertTitle == nil ? nil : message.inertBody
        let cancel = message.buttons.firstIndex { $0.role == .cancel }
        let preferred = message.buttons.first { $0.role == .default }
        return .object([
            ("id", .string(message.id.rawValue)),
            ("language", .string(message.language.description)),
            ("direction", .string(message.direction.rawValue)),
            ("severity", .string(message.severity.rawValue)),
            ("title", .string(ReadingDirection.marked(title, message.direction))),
            ("message", .optional(body.map { ReadingDirection.marked($0, message.direction) })),
            ("preferredButton", .optional(preferred?.id)),
            (
                "buttons",
                .array(
                    message.buttons.enumerated().map { index, button in
                        .object([
                            ("id", .string(button.id)),
                            ("title", .string(button.inertTitle)),
                            ("role", .optional(AlertRenderer.role(of: button, isCancel: index == cancel))),
                            ("action", .string(button.action.rawValue)),
                        ])
                    })
            ),
        ])
    }

    private static func role(of button: MessageButton, isCancel: Bool) -> String? {
        if isCancel { return "cancel" }
        return button.role == .destructive ? "destructive" : nil
    }
}
