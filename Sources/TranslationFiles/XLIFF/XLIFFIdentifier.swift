internal import Languages
internal import StringTables

/// The id of a unit: the key that it belongs to and which of the key's texts it is.
///
/// Xcode writes `key|==|plural.one`. Before version 15 it wrote `/key:dict/variable:dict/one:dict/:string` for the texts
/// of a `.stringsdict` file.
public struct XLIFFIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// How the variation is written.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// `key|==|plural.one`
        case path
        /// `/key:dict/variable:dict/one:dict/:string`
        case dictionary
    }

    /// The key.
    public let key: String
    /// Which of the key's texts it is.
    public let variation: VariationPath
    /// How the variation is written.
    public let style: Style

    /// What stands between the key and the path, and between the original of a file and the key.
    public static let separator = "|==|"
    private static let dictionary = ":dict/"

    /// Makes an id from its parts.
    public init(key: String, variation: VariationPath, style: Style) {
        self.key = key
        self.variation = variation
        self.style = style
    }

    /// Takes an id apart; one that holds no path is a key.
    public init(_ id: String) {
        if let path = XLIFFIdentifier.dictionaryPath(id) {
            self = path
            return
        }
        if let cut = XLIFFIdentifier.lastSeparator(in: id),
            let variation = VariationPath(String(decoding: Array(id.utf8)[(cut + 4)...], as: UTF8.self)),
            variation != .plain
        {
            self.init(
                key: String(decoding: Array(id.utf8)[..<cut], as: UTF8.self), variation: variation, style: .path)
            return
        }
        self.init(key: id, variation: .plain, style: .path)
    }

    /// The id as it is written.
    public var description: String {
        guard style == .dictionary else {
            return variation == .plain ? key : key + XLIFFIdentifier.separator + variation.description
        }
        let names = variation.steps.map { step in
            switch step {
            case .substitution(let name): name
            case .device(let device): "NSStringDeviceSpecificRuleType:dict/" + device.rawValue
            case .plural(let category): category.rawValue
            case .width(let width): "NSStringVariableWidthRuleType:dict/\(width)"
            }
        }
        let path = names.isEmpty ? ["NSStringLocalizedFormatKey"] : names
        return "/" + ([key] + path).joined(separator: XLIFFIdentifier.dictionary) + ":dict/:string"
    }

    /// Where the last `|==|` begins, in bytes.
    private static func lastSeparator(in id: String) -> Int? {
        let bytes = Array(id.utf8)
        var index = bytes.count - 4
        while index >= 0 {
            if bytes[index] == UInt8(ascii: "|"), bytes[index...].starts(with: separator.utf8) { return index }
            index -= 1
        }
        return nil
    }

    private static func dictionaryPath(_ id: String) -> XLIFFIdentifier? {
        guard id.utf8.first == UInt8(ascii: "/"), id.hasSuffix(":dict/:string") else { return nil }
        var parts = id.dropFirst().dropLast(":dict/:string".count).split(
            separator: dictionary, omittingEmptySubsequences: false
        ).map(String.init)
        guard parts.count >= 2, let last = parts.popLast() else { return nil }
        func identifier(_ steps: [VariationPath.Step]) -> XLIFFIdentifier {
            XLIFFIdentifier(
                key: parts.joined(separator: dictionary), variation: VariationPath(steps), style: .dictionary)
        }
        if last == "NSStringLocalizedFormatKey" { return identifier([]) }
        guard parts.count >= 2, let rule = parts.popLast() else { return nil }
        switch rule {
        case "NSStringVariableWidthRuleType":
            return Int(last).flatMap { $0 >= 0 && String($0) == last ? identifier([.width($0)]) : nil }
        case "NSStringDeviceSpecificRuleType": return identifier([.device(Device(rawValue: last))])
        default:
            return PluralCategory(rawValue: last).map { identifier([.substitution(rule), .plural($0)]) }
        }
    }
}
