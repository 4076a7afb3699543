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
    /// The same with the apostrophes of ICU, which quote braces, and `#` for the number of a form: react-intl.
    case icu
    /// `{0}`, `{0, choice, …}` of `java.text.MessageFormat`, where an apostrophe quotes all up to the next.
    case messageFormat
    /// `{{name}}`, `{{- name}}`, `{{count, number}}`; `$t(key)` stands for another text.
    case i18next
    /// `{ $name }`, `{ $count -> [one] … *[other] … }` of Fluent.
    case fluent
    /// `%{name}`, `%<name>.1f`: a percent sign without a name stands for itself.
    case ruby
    /// A text without arguments, whatever it looks like.
    case none

    /// True where choices stand within the text.
    package var isMessage: Bool { self == .message || self == .icu || self == .messageFormat || self == .fluent }

    /// True where an argument is always told by a name, in braces.
    package var hasNames: Bool { isMessage || self == .i18next || self == .brace }

    /// True where a percent sign that starts no specifier is an error of the text.
    package var guardsPercent: Bool { self == .apple || self == .printf || self == .python }

    /// True where a percent sign is told as a placeholder of some kind.
    package var hasPercentSigns: Bool { guardsPercent || self == .unknown }

    /// True where a number may be put where a text is expected: the language makes a text of every value.
    package var showsEverything: Bool { self == .python || self == .java || self == .unknown }

    /// How a text is put in, for messages.
    package var object: String { self == .apple ? "@" : "s" }
}
