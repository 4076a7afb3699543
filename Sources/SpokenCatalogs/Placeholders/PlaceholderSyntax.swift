/// How the places for arguments are written in a text.
public enum PlaceholderSyntax: String, Sendable, Hashable, Codable, CaseIterable {
    /// `%@`, `%1$d`, `%#@items@`
    case apple
    /// `%s`, `%1$d`, `%<PRIu64>`: C, PHP, Perl and the like, where the file says that the text is such a format.
    case printf
    /// `%s`, `%1$d`, `%,.2f`: `java.util.Formatter`
    case java
    /// `%(name)s`, `%d`
    case python
    /// `{0}`, `{name:>10}`, `{}`; `{{` and `}}` stand for themselves.
    case brace
    /// `%1`, `%L1`, `%n`
    case qt
    /// Nothing says whether the text is a format: what looks like a specifier of printf may be one.
    case unknown
    /// `{name}`, `{count, plural, one {…} other {…}}`: messages of ICU as Flutter reads them, where an apostrophe is one.
    case message
    /// A text without arguments, whatever it looks like.
    case none

    /// True where choices stand within the text.
    package var isMessage: Bool { self == .message }

    /// True where a percent sign that starts no specifier is an error of the text.
    package var guardsPercent: Bool { self == .apple || self == .printf || self == .python }

    /// True where a percent sign is told as a placeholder of some kind.
    package var hasPercentSigns: Bool { guardsPercent || self == .unknown }

    /// True where a number may be put where a text is expected: the language makes a text of every value.
    package var showsEverything: Bool { self == .python || self == .java || self == .unknown }

    /// How a text is put in, for messages.
    package var object: String { self == .apple ? "@" : "s" }
}
