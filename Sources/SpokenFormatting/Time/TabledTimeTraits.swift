import SpokenModel

/// What rows of `profile.tsv` tell of the times of a language.
struct TabledTimeTraits: Sendable {
    /// `hours`
    let hours: TabledTime.Hours
    /// `minutes`: feminine where nothing is said.
    let minuteGender: GrammaticalGender
    /// `years-first`: «lata 2020–2025».
    let namesYearsFirst: Bool
    /// `decade-ending`: «-ті»; nil for a language that does not say decades.
    let decadeEnding: String?
    /// `behind-vowel`: what «у» is behind a vowel, and the letters before which it stays.
    let behindVowel: [String]

    /// Nil without the row `hours`.
    init?(_ cells: LanguageProfileCells) {
        guard let hours = cells.values("hours").first.flatMap({ TabledTime.Hours(rawValue: $0) }) else { return nil }
        self.hours = hours
        minuteGender = cells.values("minutes").first.flatMap { GrammaticalGender(rawValue: $0) } ?? .feminine
        namesYearsFirst = cells.has("years-first")
        decadeEnding = cells.values("decade-ending").first
        behindVowel = cells.values("behind-vowel")
    }
}
