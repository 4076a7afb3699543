import SpokenModel

/// A way to read a text, as its rows say it: what must stand there, what is said for it, and the texts that show it.
///
/// ```
/// rule year-of-noun
///     «у 2024 році» -> same | «у дві тисячі двадцять четвертому році»
/// when  [ N:integer(1..2999) ] Y:word(noun time)
/// say   ordinal(N by Y)
/// as    date, likely, words
/// ```
package struct RowRule: Sendable {
    /// In kebab-case; the span of a reading bears it.
    package var name: String
    /// Where the rule begins.
    package var place: RowPlace
    package var patterns: [RowPattern] = []
    package var items: [RowItem] = []
    /// What is said where numbers stay digits, if that is something else; empty where it is the same.
    package var digitItems: [RowItem] = []
    /// The name of the semiotic class.
    package var semioticClass = ""
    package var confidence: Confidence = .likely
    /// Where it holds: where numbers are said in words, where they stay digits, or both.
    package var styles = Styles.all
    /// Whether what is said begins with a capital, as a name.
    package var isCapital = false
    /// Whether every special rule goes before it.
    package var isGeneral = false
    /// The rules that it goes before where both could speak.
    package var over: [String] = []
    package var examples: [RowExample] = []
    /// Its lines as they are written, without the examples.
    package var lines: [String] = []

    package struct Styles: OptionSet, Sendable {
        package let rawValue: UInt8

        @inlinable
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package init(_ style: NumberStyle) { self = style == .words ? .words : .digits }

        package static let words = Styles(rawValue: 1)
        package static let digits = Styles(rawValue: 2)
        package static let all = Styles(rawValue: 3)
    }

    package enum Confidence: UInt8, Sendable, CaseIterable {
        case guess, likely, certain
    }
}

/// A line and a column of a file of rules, from 1.
package struct RowPlace: Sendable, Hashable {
    package var file: String
    package var line: Int
    package var column: Int
}

/// A text with what is said for it; nil where it stays as it is.
package struct RowExample: Sendable {
    package var text: String
    package var digits: String?
    package var words: String?
    package var place: RowPlace
}
