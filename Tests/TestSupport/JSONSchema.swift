/// A validator of the part of JSON Schema (draft 2020-12) that our schema uses.
///
/// A keyword that it does not know is a fault, so that no rule of the schema goes unchecked.
public struct JSONSchema {
    private let root: JSON

    /// Makes a validator from a schema.
    public init(_ root: JSON) { self.root = root }

    /// What is wrong with a document, each with the path to the place; empty where nothing is.
    public func faults(of document: JSON) -> [String] { faults(of: document, by: root, at: "") }

    private func faults(of value: JSON, by schema: JSON, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): a schema is an object"] }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
            switch keyword {
            case "$schema", "$id", "title", "description", "$defs": []
            case "$ref": reference(rule).map { faults(of: value, by: $0, at: path) } ?? ["\(path): no such $ref"]
            case "const": value == rule ? [] : ["\(path): is not \(rule)"]
            case "enum": contains(rule, value) ? [] : ["\(path): is none of \(rule)"]
            case "type": types(rule).contains { isOf($0, value) } ? [] : ["\(path): is not of type \(rule)"]
            case "required", "properties", "additionalProperties": members(of: value, keyword, rule, keywords, path)
            case "items": elements(of: value).flatMap { faults(of: $1, by: rule, at: "\(path)/\($0)") }
            case "maxItems": elements(of: value).count <= number(rule) ? [] : ["\(path): has too many elements"]
            case "minItems":
                elements(of: value).count >= number(rule) ? [] : ["\(path): has too few elements"]
            case "minProperties": size(of: value) >= number(rule) ? [] : ["\(path): has too few members"]
            case "maxLength":
                value == .null || length(of: value) <= number(rule) ? [] : ["\(path): is too long"]
            case "anyOf":
                elements(of: rule).contains { faults(of: value, by: $1, at: path).isEmpty }
                    ? [] : ["\(path): is none of several"]
            case "minLength": length(of: value) >= number(rule) ? [] : ["\(path): is too short"]
            case "pattern": matches(rule, value) ? [] : ["\(path): does not match \(rule)"]
            case "allOf": elements(of: rule).flatMap { faults(of: value, by: $1, at: path) }
            case "if": conditional(value, rule, keywords, path)
            case "then", "else": keywords["if"] == nil ? ["\(path): \(keyword) without if"] : []
            default: ["\(path): the validator does not know \(keyword)"]
            }
        }
    }

    private func members(
        of value: JSON, _ keyword: String, _ rule: JSON, _ keywords: [String: JSON], _ path: String
    ) -> [String] {
        guard case .object(let members) = value else { return [] }
        if keyword == "required" {
            return elements(of: rule).compactMap { _, name in
                guard case .string(let name) = name, members[name] == nil else { return nil }
                return "\(path)/\(name): is missing"
            }
        }
        var properties: [String: JSON] = [:]
        if case .object(let named)? = keywords["properties"] { properties = named }
        return members.flatMap { name, member -> [String] in
            if keyword == "properties" {
                return properties[name].map { faults(of: member, by: $0, at: "\(path)/\(name)") } ?? []
            }
            if properties[name] != nil { return [] }
            return rule == .bool(false)
                ? ["\(path)/\(name): is not known"] : faults(of: member, by: rule, at: "\(path)/\(name)")
        }
    }

    private func conditional(_ value: JSON, _ rule: JSON, _ keywords: [String: JSON], _ path: String) -> [String] {
        let branch = faults(of: value, by: rule, at: path).isEmpty ? keywords["then"] : keywords["else"]
        return branch.map { faults(of: value, by: $0, at: path) } ?? []
    }

    /// The schema that `#/$defs/name` names.
    private func reference(_ rule: JSON) -> JSON? {
        guard case .string(let pointer) = rule, pointer.hasPrefix("#/") else { return nil }
        return pointer.dropFirst(2).split(separator: "/").reduce(root as JSON?) { $0?[String($1)] }
    }

    private func elements(of value: JSON) -> [(Int, JSON)] {
        guard case .array(let elements) = value else { return [] }
        return Array(elements.enumerated()).map { ($0.offset, $0.element) }
    }

    private func contains(_ rule: JSON, _ value: JSON) -> Bool { elements(of: rule).contains { $0.1 == value } }

    private func types(_ rule: JSON) -> [String] {
        if case .string(let name) = rule { return [name] }
        return elements(of: rule).compactMap { if case .string(let name) = $0.1 { name } else { nil } }
    }

    private func isOf(_ type: String, _ value: JSON) -> Bool {
        switch (type, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .string), ("array", .array),
            ("object", .object):
            true
        case ("integer", .number(let number)): number.rounded() == number
        default: false
        }
    }

    private func number(_ rule: JSON) -> Int { if case .number(let number) = rule { Int(number) } else { 0 } }

    private func size(of value: JSON) -> Int { if case .object(let members) = value { members.count } else { .max } }

    private func length(of value: JSON) -> Int {
        if case .string(let text) = value { text.unicodeScalars.count } else { .max }
    }

    private func matches(_ rule: JSON, _ value: JSON) -> Bool {
        guard case .string(let text) = value else { return true }
        guard case .string(let pattern) = rule, let regex = try? Regex(pattern) else { return false }
        return text.contains(regex)
    }
}
