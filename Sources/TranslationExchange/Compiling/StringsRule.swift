internal import Languages
internal import StringTables

/// The value of an entry in a `.strings` or a `.stringsdict` file.
indirect enum StringsRule: Hashable, Sendable {
    /// A variable of a format string.
    struct Variable: Hashable, Sendable {
        let name: String
        let valueType: String
        let forms: [PluralCategory: String]
    }

    /// A text for a `.strings` file.
    case text(String)
    /// A format string with variables.
    case plural(String, [Variable])
    /// By the device.
    case devices([Device: StringsRule])
    /// By the room there is.
    case widths([Int: StringsRule])

    /// The value as a property list of a `.stringsdict` file.
    var propertyList: PropertyListValue {
        switch self {
        case .text(let text): return .string(text)
        case .plural(let format, let variables):
            return .dictionary(
                [("NSStringLocalizedFormatKey", .string(format))] + variables.map { ($0.name, $0.propertyList) })
        case .devices(let rules):
            let members = rules.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                ($0.key.rawValue, $0.value.propertyList)
            }
            return .dictionary([("NSStringDeviceSpecificRuleType", .dictionary(members))])
        case .widths(let rules):
            let members = rules.sorted { $0.key < $1.key }.map { (String($0.key), $0.value.propertyList) }
            return .dictionary([("NSStringVariableWidthRuleType", .dictionary(members))])
        }
    }
}

extension StringsRule.Variable {
    fileprivate var propertyList: PropertyListValue {
        .dictionary(
            [
                ("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")),
                ("NSStringFormatValueTypeKey", .string(valueType)),
            ]
                + PluralCategory.allCases.compactMap { category in
                    forms[category].map { (category.rawValue, .string($0)) }
                })
    }
}
