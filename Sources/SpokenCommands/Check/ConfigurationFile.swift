import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenModel
import SpokenYAML

/// `.spokentext.yml`: read with positions, so that a mistake is shown where it stands.
struct ConfigurationFile {
    static let name = ".spokentext.yml"
    static let keys = [
        "source", "spoken", "labelKeys", "rules", "exclude", "sameInAllLanguages", "overrides", "failOn", "overflow",
        "limits",
        "patterns", "glossary",
    ]

    var configuration = LintConfiguration()
    var excluded: [String] = []
    var failOn: Severity?
    /// `overflow: {font: …}`, below the folder of the file.
    var fontPath: String?
    private let path: String

    /// The nearest file in a folder or above it.
    static func find(from folder: String) -> String? {
        var folder = PathText.absolute(folder)
        while true {
            let path = PathText.absolute(name, in: folder)
            if (try? FileBytes.kind(of: path)) != nil { return path }
            guard folder != "/" else { return nil }
            folder = PathText.parent(folder)
        }
    }

    init(path: String) throws(CommandFailure) {
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(path) } catch { throw CommandFailure("\(error)") }
        try self.init(path: path, bytes)
    }

    /// - Parameter bytes: what the file says, or may say.
    init(path: String, _ bytes: [UInt8]) throws(CommandFailure) {
        self.path = path
        let root: YAMLNode?
        do { root = try YAMLDocument.read(bytes) } catch { throw CommandFailure("\(path):\(error)") }
        guard let root else { return }
        guard let mapping = root.mapping else { throw failure(root, "the file must be a list of keys and values") }
        for (key, value) in mapping { try read(key, value) }
    }

    private mutating func read(_ key: YAMLNode, _ value: YAMLNode) throws(CommandFailure) {
        switch key.scalar ?? "" {
        case "source":
            let tag = try text(value)
            guard LanguageName.isKnown(tag) else {
                throw failure(value, "'\(tag)' is no language; write it as in BCP 47, such as en or pt-BR")
            }
            configuration.sourceLanguage = tag
        case "spoken":
            let name = try text(value)
            guard let scope = LintConfiguration.SpokenScope(rawValue: name) else {
                throw failure(value, "'\(name)' is no value of spoken; write marked or all")
            }
            configuration.spoken = scope
        case "labelKeys": configuration.labelKeys = try texts(value)
        case "exclude": excluded = try texts(value)
        case "sameInAllLanguages": configuration.sameInAllLanguages = try texts(value)
        case "rules": configuration.severities = try rules(value)
        case "failOn": failOn = try severity(value, or: "")
        case "overflow":
            for (key, value) in try mapping(value) {
                if key.scalar == "font" {
                    fontPath = beside(try text(value))
                    continue
                }
                guard let number = Int(try text(value)), number > 0 else {
                    throw failure(value, "write a whole number of points")
                }
                switch key.scalar ?? "" {
                case "width": configuration.overflowWidth = number
                case "textSize": configuration.overflowTextSize = number
                case let name: throw unknown(key, name, ["width", "textSize", "font"])
                }
            }
        case "limits": configuration.limits = try limits(value)
        case "patterns": configuration.patterns = try patterns(value)
        case "glossary": configuration.glossary = try glossary(value)
        case "overrides":
            guard let list = value.sequence else { throw failure(value, "overrides is a list") }
            for item in list {
                var override = LintConfiguration.PathOverride(paths: [], severities: [:])
                for (key, value) in try mapping(item) {
                    switch key.scalar ?? "" {
                    case "paths": override.paths = try texts(value)
                    case "rules": override.severities = try rules(value)
                    case let name: throw unknown(key, name, ["paths", "rules"])
                    }
                }
                configuration.overrides.append(override)
            }
        case let name: throw unknown(key, name, Self.keys)
        }
    }

    private func limits(_ node: YAMLNode) throws(CommandFailure) -> [LintConfiguration.LengthLimit] {
        var result: [LintConfiguration.LengthLimit] = []
        for item in try items(node) { result.append(try limit(item)) }
        return result
    }

    private func patterns(_ node: YAMLNode) throws(CommandFailure) -> [LintConfiguration.ForbiddenPattern] {
        var result: [LintConfiguration.ForbiddenPattern] = []
        for item in try items(node) { result.append(try pattern(item)) }
        return result
    }

    private func limit(_ node: YAMLNode) throws(CommandFailure) -> LintConfiguration.LengthLimit {
        var limit = LintConfiguration.LengthLimit(keys: [], length: 0)
        for (key, value) in try mapping(node) {
            switch key.scalar ?? "" {
            case "keys": limit.keys = try texts(value)
            case "length":
                guard let length = Int(try text(value)), length > 0 else {
                    throw failure(value, "write how many characters, at least 1")
                }
                limit.length = length
            case let name: throw unknown(key, name, ["keys", "length"])
            }
        }
        guard limit.length > 0, !limit.keys.isEmpty else { throw failure(node, "a limit has keys and a length") }
        return limit
    }

    private func pattern(_ node: YAMLNode) throws(CommandFailure) -> LintConfiguration.ForbiddenPattern {
        var pattern = LintConfiguration.ForbiddenPattern(pattern: "", message: "")
        for (key, value) in try mapping(node) {
            switch key.scalar ?? "" {
            case "pattern":
                pattern.pattern = try text(value)
                guard (try? Regex(pattern.pattern)) != nil else {
                    throw failure(value, "'\(pattern.pattern)' is no regular expression")
                }
            case "message": pattern.message = try text(value)
            case "keys": pattern.keys = try texts(value)
            case "languages": pattern.languages = try texts(value)
            case let name: throw unknown(key, name, ["pattern", "message", "keys", "languages"])
            }
        }
        guard !pattern.pattern.isEmpty, !pattern.message.isEmpty else {
            throw failure(node, "a pattern has a pattern and a message")
        }
        return pattern
    }

    private func glossary(_ node: YAMLNode) throws(CommandFailure) -> [GlossaryTerm] {
        let file = beside(try text(node))
        let bytes: [UInt8]
        do { bytes = try FileBytes.read(file) } catch { throw failure(node, "\(error)") }
        do { return try GlossaryTerm.read(String(decoding: bytes, as: UTF8.self)) } catch {
            throw CommandFailure("\(file): \(error)")
        }
    }

    /// A path as seen from the folder of this file.
    private func beside(_ other: String) -> String {
        PathText.absolute(other, in: PathText.parent(PathText.absolute(path)))
    }

    private func items(_ node: YAMLNode) throws(CommandFailure) -> [YAMLNode] {
        guard let list = node.sequence else { throw failure(node, "a list is expected here") }
        return list
    }

    private func rules(_ node: YAMLNode) throws(CommandFailure) -> [String: LintConfiguration.RuleSetting] {
        var result: [String: LintConfiguration.RuleSetting] = [:]
        for (key, value) in try mapping(node) {
            let name = key.scalar ?? ""
            guard Linter.isKnown(name) else { throw unknownRule(key, name) }
            switch try text(value) {
            case "off", "false", "no": result[name] = .off
            case "on", "true", "yes": result[name] = .on
            default: result[name] = .severity(try severity(value, or: "off, on, "))
            }
        }
        return result
    }

    private func severity(_ node: YAMLNode, or others: String) throws(CommandFailure) -> Severity {
        let name = try text(node)
        guard let severity = Severity(rawValue: name) else {
            throw failure(node, "'\(name)' is no severity; write \(others)info, warning or error")
        }
        return severity
    }

    private func mapping(_ node: YAMLNode) throws(CommandFailure) -> [(key: YAMLNode, value: YAMLNode)] {
        guard let mapping = node.mapping else { throw failure(node, "keys with values are expected here") }
        return mapping
    }

    private func text(_ node: YAMLNode) throws(CommandFailure) -> String {
        guard let scalar = node.scalar else { throw failure(node, "one value is expected here") }
        return scalar
    }

    private func texts(_ node: YAMLNode) throws(CommandFailure) -> [String] {
        guard let list = node.sequence else { return [try text(node)] }
        var result: [String] = []
        for item in list { result.append(try text(item)) }
        return result
    }

    private func unknown(_ node: YAMLNode, _ name: String, _ names: [String]) -> CommandFailure {
        let near =
            NearestName.nearest(to: name, in: names)
            // `sourceLanguage` is more than `source` and means the same.
            ?? names.first { !name.isEmpty && (name.hasPrefix($0) || $0.hasPrefix(name)) }
        let hint = near.map { "did you mean '\($0)'?" } ?? "known: " + names.joined(separator: ", ")
        return failure(node, "unknown key '\(name)'; \(hint)")
    }

    private func unknownRule(_ node: YAMLNode, _ name: String) -> CommandFailure {
        let hint = Linter.suggestion(for: name).map { "; did you mean '\($0)'?" }
        return failure(node, "unknown rule '\(name)'\(hint ?? "; `spokentext check --list-rules` lists them")")
    }

    private func failure(_ node: YAMLNode, _ message: String) -> CommandFailure {
        CommandFailure("\(path):\(node.mark): \(message)")
    }
}
