import Foundation

/// As much of JSON Schema as the schemas of this package use. A keyword that is not known is a problem, so that none is
/// taken for checked that is not.
struct JSONSchema {
    private let folder: URL
    private let document: [String: Any]

    init(_ url: URL) throws {
        folder = url.deletingLastPathComponent()
        document = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// What in a value is not as the definition says; empty when all is.
    func problems(_ value: Any, _ definition: String) throws -> [String] {
        try problems(value, ["$ref": "#/$defs/\(definition)"], at: definition)
    }

    private func problems(_ value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
        var found: [String] = []
        for (keyword, wanted) in schema {
            switch (keyword, wanted) {
            case ("$ref", let reference as String): found += try problems(value, reference: reference, at: place)
            case ("type", let type as String):
                let fits =
                    switch type {
                    case "object": value is [String: Any]
                    case "array": value is [Any]
                    case "string": value is String
                    default: false
                    }
                if !fits { found.append("\(place) is no \(type)") }
            case ("required", let names as [String]):
                let object = value as? [String: Any] ?? [:]
                found += names.filter { object[$0] == nil }.map { "\(place) has no \($0)" }
            case ("properties", let properties as [String: [String: Any]]):
                for (name, schema) in properties {
                    guard let member = (value as? [String: Any])?[name] else { continue }
                    found += try problems(member, schema, at: "\(place).\(name)")
                }
            case ("additionalProperties", false as Bool):
                let known = schema["properties"] as? [String: Any] ?? [:]
                for name in (value as? [String: Any] ?? [:]).keys where known[name] == nil {
                    found.append("\(place) has \(name)")
                }
            case ("items", let schema as [String: Any]):
                for (index, item) in (value as? [Any] ?? []).enumerated() {
                    found += try problems(item, schema, at: "\(place)[\(index)]")
                }
            case ("$schema", _), ("$id", _), ("title", _), ("description", _), ("$defs", _): break
            default: found.append("the keyword \(keyword) at \(place) is not known")
            }
        }
        return found
    }

    private func problems(_ value: Any, reference: String, at place: String) throws -> [String] {
        guard reference.hasPrefix("#/$defs/") else {
            let other = try JSONSchema(folder.appendingPathComponent(reference))
            return try other.problems(value, other.document, at: place)
        }
        let definitions = document["$defs"] as? [String: [String: Any]] ?? [:]
        guard let schema = definitions[String(reference.dropFirst("#/$defs/".count))] else {
            return ["\(reference) is not defined"]
        }
        return try problems(value, schema, at: place)
    }
}
