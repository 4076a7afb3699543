public import SpokenModel

/// The rows of one language, and of one screen reader where there is one.
public struct GoldenSection: Sendable, Hashable {
    /// The language of its rows.
    public var language: LanguageTag
    /// The name of a screen-reader profile; empty for pairs without one.
    public var profile: String
    /// In the order of the file.
    public var rows: [GoldenRow]
    /// The line of its name in the file, from 1; 0 for a section that was made now.
    public var line = 0

    /// A section; the profile is empty where no reader speaks.
    public init(_ language: LanguageTag, profile: String = "", rows: [GoldenRow] = []) {
        self.language = language
        self.profile = profile
        self.rows = rows
    }

    public static func == (left: GoldenSection, right: GoldenSection) -> Bool {
        left.name == right.name && left.rows == right.rows
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(rows)
    }

    /// `ru voiceOver`
    public var name: String { profile.isEmpty ? language.description : "\(language) \(profile)" }
}
