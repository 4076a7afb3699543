import SpokenModel

/// What a role puts around a time or a date, and the case that it governs: «до » with the genitive, « дейін» behind.
struct TimeRole: Sendable {
    let before: String
    let after: String
    let grammaticalCase: GrammaticalCase

    init(_ before: String, _ grammaticalCase: GrammaticalCase, after: String = "") {
        self.before = before
        self.after = after
        self.grammaticalCase = grammaticalCase
    }
}
