import SpokenModel

/// A piece of the text of a row of `times.tsv`: words as they are, or a gap.
package enum TimePart: Sendable {
    case text(LocaleWord)
    /// `{nbsp}`: a space at which no line ends; `{nnbsp}` is a narrow one.
    case space(isNarrow: Bool)
    /// `{it genitive}`: where the quantity of a role stands.
    case quantity(TimeCase)
    /// `{hour feminine}`, `{end year ordinal genitive}`
    case number(TimeNumber)
    /// `{month genitive}`, `{noun period plural}`
    case noun(TimeNoun)
    /// `{start bare genitive}`: another row.
    case row(Int, of: Side, TimeCase)

    /// The case that a gap governs; nil for a text.
    package var place: GrammaticalCase? {
        switch self {
        case .text, .space: nil
        case .quantity(let place), .row(_, _, let place): place.resolved(nil) ?? .nominative
        case .number(let number): number.place.resolved(nil) ?? .nominative
        case .noun(let noun): noun.place.resolved(nil) ?? .nominative
        }
    }

    /// What of a range a gap is about.
    package enum Side: String, Sendable, CaseIterable {
        case whole, start, end
        /// The hour as a clock of twelve hours has it.
        case half
    }
}

/// The case of a gap.
package enum TimeCase: Sendable {
    /// Another row is asked in the case of this one.
    case kept
    case fixed(GrammaticalCase)
    /// `genitive?`: what the place governs, and the genitive where nothing does.
    case governed(otherwise: GrammaticalCase)

    package func resolved(_ asked: GrammaticalCase?) -> GrammaticalCase? {
        switch self {
        case .kept: asked
        case .fixed(let own): own
        case .governed(let own): asked ?? own
        }
    }
}
