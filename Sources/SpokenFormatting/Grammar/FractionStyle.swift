/// The row `fractions` of `profile.tsv`: how «2/3» is said.
enum FractionStyle: String, Sendable {
    /// «dwie trzecie»: an ordinal in the feminine that the numerator counts.
    case ordinal
    /// „zwei Drittel“: the ordinal with -l.
    case joined
    /// «deux tiers», «cinq huitièmes»: the ordinal, and names of the first three.
    case named
    /// «үштен екі»: the denominator in the ablative stands first.
    case ablative
}
