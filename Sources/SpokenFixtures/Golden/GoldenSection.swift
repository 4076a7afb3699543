public import SpokenModel

/// The rows of one language, and of one screen reader where there is one.
public struct GoldenSection: Sendable, Hashable {
    public var language: LanguageTag
    /// The name of a screen-reader profile; empty for pairs without one.
    public var profile: String
    public var rows: [GoldenRow]

    public init(_ language: LanguageTag, profile: String = "", rows: [GoldenRow] = []) {
        self.language = language
        self.profile = profile
        self.rows = rows
    }

    /// `ru voiceOver`
    public var name: String { profile.isEmpty ? language.description : "\(language) \(profile)" }
}
