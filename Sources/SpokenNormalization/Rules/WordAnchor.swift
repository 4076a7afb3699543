/// What a rule of words asks of a short word in small letters behind which no point, hyphen or stroke stands. Of a longer
/// such word no rule asks anything, and of others all may.
enum WordAnchor: Sendable {
    /// Any word.
    case any
    /// No such word: a capital, a mark behind it, a letter of another alphabet, a bracket before it.
    case marked
    /// The first word of a unit or a currency.
    case spelling
    /// The first word of an abbreviation.
    case abbreviation
    /// A short name of a weekday.
    case weekday
    /// One of these.
    case words([StaticString])
}
