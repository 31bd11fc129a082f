public import Languages
public import StringTables

/// Which of an entry's texts is meant: the plain one, or the one of a plural form, a device, a width, a substitution.
///
/// Its text is the one that Xcode writes into XLIFF files: `plural.few`, `device.iphone.plural.one`,
/// `substitutions.count.plural.other`; the plain text has none.
///
/// ```swift
/// VariationPath("device.iphone.plural.one")?.steps  // [.device(.iphone), .plural(.one)]
/// ```
public struct VariationPath: Hashable, Sendable, LosslessStringConvertible {
    /// One choice on the way to a text.
    public enum Step: Hashable, Sendable {
        /// A variable of the text, by its name.
        case substitution(String)
        /// A device.
        case device(Device)
        /// A plural form.
        case plural(PluralCategory)
        /// A width, in the unit that `.stringsdict` files count in.
        case width(Int)
    }

    /// The choices, the outermost first.
    public let steps: [Step]

    /// The way to the plain text.
    public static let plain = VariationPath([])

    /// Makes a path from its steps.
    public init(_ steps: [Step]) { self.steps = steps }

    /// The path as XLIFF files write it; empty for the plain text.
    ///
    /// The name of a substitution that holds a point stands between `@DOT.` and `@`, as Xcode writes it.
    public var description: String {
        steps.map { step in
            switch step {
            case .substitution(let name): "substitutions." + (name.contains(".") ? "@DOT.\(name)@" : name)
            case .device(let device): "device.\(device.rawValue)"
            case .plural(let category): "plural.\(category.rawValue)"
            case .width(let width): "width.\(width)"
            }
        }.joined(separator: ".")
    }

    /// Reads a path, or gives nil where the text is none.
    public init?(_ description: String) {
        var steps: [Step] = []
        var rest = description[...]
        while !rest.isEmpty {
            guard let kind = VariationPath.popWord(&rest) else { return nil }
            if kind == "substitutions", rest.hasPrefix("@DOT.") {
                let name = rest.dropFirst("@DOT.".count)
                guard let end = name.lastIndex(of: "@") else { return nil }
                steps.append(.substitution(String(name[..<end])))
                rest = name[name.index(after: end)...]
                if !rest.isEmpty {
                    guard rest.first == "." else { return nil }
                    rest.removeFirst()
                }
                continue
            }
            guard let word = VariationPath.popWord(&rest), !word.isEmpty else { return nil }
            switch kind {
            case "substitutions": steps.append(.substitution(word))
            case "device": steps.append(.device(Device(rawValue: word)))
            case "plural":
                guard let category = PluralCategory(rawValue: word) else { return nil }
                steps.append(.plural(category))
            case "width":
                guard let width = Int(word), width >= 0, String(width) == word else { return nil }
                steps.append(.width(width))
            default: return nil
            }
        }
        self.steps = steps
    }

    /// Takes the word up to the next point, and the point.
    private static func popWord(_ rest: inout Substring) -> String? {
        guard let point = rest.firstIndex(of: ".") else {
            defer { rest = "" }
            return String(rest)
        }
        let word = String(rest[..<point])
        rest = rest[rest.index(after: point)...]
        return rest.isEmpty ? nil : word
    }
}
