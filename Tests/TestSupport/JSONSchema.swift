/// A validator of the part of JSON Schema (draft 2020-12) that our schema uses.
///
/// A keyword that it does not know is a fault, so that no rule of the schema goes unchecked.
public struct JSONSchema {
    /// What is wrong with a value, each with the path from it; a path is put together only where there is a fault.
    private typealias Check = (JSON) -> [String]

    /// The schemas that `#/$defs/name` names, each read once.
    private final class Definitions {
        let root: JSON
        var checks: [String: Check] = [:]

        init(_ root: JSON) { self.root = root }
    }

    /// What the checks refer to without holding it, for it holds checks itself.
    private let definitions: Definitions
    private let check: Check

    /// Reads a schema once, for thousands of documents.
    public init(_ root: JSON) {
        definitions = Definitions(root)
        check = JSONSchema.check(root, definitions)
    }

    /// What is wrong with a document, each with the path to the place; empty where nothing is.
    public func faults(of document: JSON) -> [String] { withExtendedLifetime(definitions) { check(document) } }

    private static func check(_ schema: JSON, _ definitions: Definitions) -> Check {
        guard case .object(let keywords) = schema else { return { _ in [": a schema is an object"] } }
        let checks = keywords.sorted { $0.key < $1.key }.compactMap { check($0, $1, keywords, definitions) }
        return { value in
            var faults: [String] = []
            for check in checks { faults += check(value) }
            return faults
        }
    }

    /// The check of one keyword; nil for one that says nothing about values.
    private static func check(
        _ keyword: String, _ rule: JSON, _ keywords: [String: JSON], _ definitions: Definitions
    ) -> Check? {
        switch keyword {
        case "$schema", "$id", "title", "description", "$defs": return nil
        case "$ref": return reference(rule, definitions)
        case "const": return { $0 == rule ? [] : [": is not \(rule)"] }
        case "enum":
            let known = elements(of: rule)
            return { known.contains($0) ? [] : [": is none of \(rule)"] }
        case "type":
            let types = types(rule)
            return { value in types.contains { isOf($0, value) } ? [] : [": is not of type \(rule)"] }
        case "required":
            let names = elements(of: rule).compactMap { if case .string(let name) = $0 { name } else { nil } }
            return { value in
                guard case .object(let members) = value else { return [] }
                return names.filter { members[$0] == nil }.map { "/\($0): is missing" }
            }
        case "properties", "additionalProperties": return members(keyword, rule, keywords, definitions)
        case "items":
            let item = check(rule, definitions)
            return { value in
                elements(of: value).enumerated().flatMap { index, element in item(element).map { "/\(index)" + $0 } }
            }
        case "maxItems": return { elements(of: $0).count <= number(rule) ? [] : [": has too many elements"] }
        case "minItems": return { elements(of: $0).count >= number(rule) ? [] : [": has too few elements"] }
        case "minProperties": return { size(of: $0) >= number(rule) ? [] : [": has too few members"] }
        case "maxLength": return { $0 == .null || length(of: $0) <= number(rule) ? [] : [": is too long"] }
        case "minLength": return { length(of: $0) >= number(rule) ? [] : [": is too short"] }
        case "anyOf":
            let checks = elements(of: rule).map { check($0, definitions) }
            return { value in checks.contains { $0(value).isEmpty } ? [] : [": is none of several"] }
        case "allOf":
            let checks = elements(of: rule).map { check($0, definitions) }
            return { value in checks.flatMap { $0(value) } }
        case "pattern":
            guard case .string(let pattern) = rule, let regex = try? Regex(pattern) else {
                return { _ in [": is held against \(rule), which is no pattern"] }
            }
            return { value in
                guard case .string(let text) = value else { return [] }
                return text.contains(regex) ? [] : [": does not match \(rule)"]
            }
        case "if":
            let condition = check(rule, definitions)
            let (whole, broken) = (keywords["then"], keywords["else"])
            let then = whole.map { check($0, definitions) }
            let otherwise = broken.map { check($0, definitions) }
            return { value in (condition(value).isEmpty ? then : otherwise)?(value) ?? [] }
        case "then", "else": return keywords["if"] == nil ? { _ in [": \(keyword) without if"] } : nil
        default: return { _ in [": the validator does not know \(keyword)"] }
        }
    }

    private static func members(
        _ keyword: String, _ rule: JSON, _ keywords: [String: JSON], _ definitions: Definitions
    ) -> Check {
        var properties: [String: JSON] = [:]
        if case .object(let named)? = keywords["properties"] { properties = named }
        let checks = properties.mapValues { check($0, definitions) }
        let other: Check? = rule == .bool(false) ? nil : check(rule, definitions)
        return { value in
            guard case .object(let members) = value else { return [] }
            var faults: [String] = []
            for (name, member) in members {
                if keyword == "properties" {
                    guard let found = checks[name]?(member), !found.isEmpty else { continue }
                    faults += found.map { "/\(name)" + $0 }
                } else if checks[name] == nil {
                    faults += (other?(member) ?? [": is not known"]).map { "/\(name)" + $0 }
                }
            }
            return faults
        }
    }

    /// The schema that `#/$defs/name` names, read where it is first needed.
    private static func reference(_ rule: JSON, _ definitions: Definitions) -> Check {
        { [unowned definitions] value in
            guard case .string(let pointer) = rule, pointer.hasPrefix("#/") else { return [": no such $ref"] }
            if let known = definitions.checks[pointer] { return known(value) }
            let schema = pointer.dropFirst(2).split(separator: "/").reduce(definitions.root as JSON?) {
                $0?[String($1)]
            }
            guard let schema else { return [": no such $ref"] }
            let new = check(schema, definitions)
            definitions.checks[pointer] = new
            return new(value)
        }
    }

    private static func elements(of value: JSON) -> [JSON] {
        if case .array(let elements) = value { elements } else { [] }
    }

    private static func types(_ rule: JSON) -> [String] {
        if case .string(let name) = rule { return [name] }
        return elements(of: rule).compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    private static func isOf(_ type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }

    private static func number(_ rule: JSON) -> Int { if case .number(let number) = rule { Int(number) } else { 0 } }

    private static func size(of value: JSON) -> Int {
        if case .object(let members) = value { members.count } else { .max }
    }

    private static func length(of value: JSON) -> Int {
        if case .string(let text) = value { text.unicodeScalars.count } else { .max }
    }
}
