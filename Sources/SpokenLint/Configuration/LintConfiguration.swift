public import SpokenDiagnostics

/// What to check and how strictly: the content of `.spokentext.yml` as a value.
///
/// ```swift
/// var configuration = LintConfiguration()
/// configuration.severities["straight-quotes"] = .severity(.error)
/// configuration.severities["edge-space"] = .off
/// let linter = try Linter(configuration)
/// ```
public struct LintConfiguration: Sendable, Hashable {
    /// Which texts the rules about speech look at.
    public enum SpokenScope: String, Sendable, Hashable, Codable, CaseIterable {
        /// Texts whose key or comment says that they are said: `cart.accessibilityLabel`.
        case marked
        /// Every text.
        case all
    }

    /// How a rule is set.
    public enum RuleSetting: Sendable, Hashable {
        case off
        /// With the severity of the rule itself.
        case on
        case severity(Severity)
    }

    /// Other settings for some paths.
    public struct PathOverride: Sendable, Hashable {
        /// Globs that paths are matched against, as a whole or from any folder on.
        public var paths: [String]
        public var severities: [String: RuleSetting]

        public init(paths: [String], severities: [String: RuleSetting]) {
            self.paths = paths
            self.severities = severities
        }
    }

    /// The language that the others are compared with; nil takes what a String Catalog says, else `Base`, else `en`.
    public var sourceLanguage: String?
    /// The language in which the project says it is developed: taken for tables that have it and name no other.
    package var projectLanguage: String?
    public var spoken: SpokenScope
    /// Globs of keys whose texts are accessibility labels, beside those that name it themselves.
    public var labelKeys: [String]
    /// Rules by id, or groups by name; an id wins over its group.
    public var severities: [String: RuleSetting]
    /// Only these rules and groups, when not empty.
    public var select: [String]
    /// Not these rules and groups.
    public var ignore: [String]
    /// Words and texts that are the same in every language, such as brands.
    public var sameInAllLanguages: [String]
    public var overrides: [PathOverride]
    /// How long texts of some keys may be.
    public struct LengthLimit: Sendable, Hashable {
        /// Globs of keys: `*.button`.
        public var keys: [String]
        /// Characters, at least 1.
        public var length: Int

        public init(keys: [String], length: Int) {
            self.keys = keys
            self.length = length
        }
    }

    /// A regular expression that no text may match.
    public struct ForbiddenPattern: Sendable, Hashable {
        public var pattern: String
        /// What to do, for the finding.
        public var message: String
        /// Globs of keys; empty for all.
        public var keys: [String]
        /// Tags of languages, which stand for their regions too; empty for all.
        public var languages: [String]

        public init(pattern: String, message: String, keys: [String] = [], languages: [String] = []) {
            self.pattern = pattern
            self.message = message
            self.keys = keys
            self.languages = languages
        }
    }

    public var limits: [LengthLimit] = []
    public var patterns: [ForbiddenPattern] = []
    public var glossary: [GlossaryTerm] = []
    /// The width in points and the text size that `text-overflow` measures with; nil leaves that rule out.
    public var overflowWidth: Int?
    public var overflowTextSize: Int
    /// What texts are measured with; nil takes `FontMetrics.standard`.
    public var font: FontMetrics?

    public init(
        sourceLanguage: String? = nil, spoken: SpokenScope = .marked, labelKeys: [String] = [],
        severities: [String: RuleSetting] = [:], select: [String] = [], ignore: [String] = [],
        sameInAllLanguages: [String] = [], overrides: [PathOverride] = [], overflowWidth: Int? = nil,
        overflowTextSize: Int = 17, font: FontMetrics? = nil
    ) {
        self.sourceLanguage = sourceLanguage
        self.spoken = spoken
        self.labelKeys = labelKeys
        self.severities = severities
        self.select = select
        self.ignore = ignore
        self.sameInAllLanguages = sameInAllLanguages
        self.overrides = overrides
        self.overflowWidth = overflowWidth
        self.overflowTextSize = overflowTextSize
        self.font = font
    }

    /// The severity of a rule for a path; nil when it is off.
    func severity(of rule: RuleDescription, path: String) -> Severity? {
        for override in overrides.reversed() {
            guard let setting = override.severities[rule.id] ?? override.severities[rule.group.rawValue],
                override.paths.contains(where: {
                    GlobPattern($0).matches(path) || GlobPattern("**/" + $0).matches(path)
                })
            else { continue }
            return apply(setting, rule)
        }
        return severity(of: rule)
    }

    /// The severity of a rule where no override speaks; nil when it is off.
    func severity(of rule: RuleDescription) -> Severity? {
        let names: Set<String> = [rule.id, rule.group.rawValue, "all"]
        if !ignore.allSatisfy({ !names.contains($0) }), !select.contains(rule.id) { return nil }
        let isSelected = select.contains(where: names.contains)
        if !select.isEmpty, !isSelected { return nil }
        if let setting = severities[rule.id] ?? severities[rule.group.rawValue] { return apply(setting, rule) }
        return rule.isOnByDefault || select.contains(rule.id) ? rule.severity : nil
    }

    private func apply(_ setting: RuleSetting, _ rule: RuleDescription) -> Severity? {
        switch setting {
        case .off: nil
        case .on: rule.severity
        case .severity(let severity): severity
        }
    }
}
