/// A kind of device for which a text may have words of its own.
///
/// The names are those of `NSStringDeviceSpecificRuleType` and of the variations by device in string catalogues. Apple
/// may add others, so a name that is not known here is kept.
public struct Device: RawRepresentable, Hashable, Sendable {
    /// The name of the device in a translation file.
    public let rawValue: String

    /// Makes a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An iPhone.
    public static let iphone = Device(rawValue: "iphone")
    /// An iPad.
    public static let ipad = Device(rawValue: "ipad")
    /// An iPod touch.
    public static let ipod = Device(rawValue: "ipod")
    /// A Mac.
    public static let mac = Device(rawValue: "mac")
    /// An Apple TV.
    public static let appletv = Device(rawValue: "appletv")
    /// An Apple Watch.
    public static let applewatch = Device(rawValue: "applewatch")
    /// An Apple Vision.
    public static let applevision = Device(rawValue: "applevision")
    /// Any device without words of its own; what a reader has who names none.
    public static let other = Device(rawValue: "other")
}
