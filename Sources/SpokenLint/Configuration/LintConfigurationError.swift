/// Why a configuration cannot be used.
public enum LintConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: `--select missing-plurals`.
    case unknownRule(String, suggestion: String?)
    /// The smallest cause: `--source r`.
    case malformedLanguage(String)

    /// The smallest cause: a pattern `(`.
    case malformedPattern(String)

    public var description: String {
        switch self {
        case .unknownRule(let name, let suggestion):
            "'\(name)' is no rule and no group"
                + (suggestion.map { "; did you mean '\($0)'?" } ?? "; `spokentext check --list-rules` lists them")
        case .malformedPattern(let text): "'\(text)' is no regular expression"
        case .malformedLanguage(let text): "'\(text)' is no language tag; write it as in BCP 47, such as en or pt-BR"
        }
    }
}
