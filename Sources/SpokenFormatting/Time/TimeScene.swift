import SpokenModel

/// What a row of `times.tsv` speaks about: one time or date, or the two ends of a range, and the case of the place.
struct TimeScene: Sendable {
    var start: TimeSubject
    var end = TimeSubject()
    /// Nil where the words stand by themselves.
    var grammaticalCase: GrammaticalCase?

    init(_ start: TimeSubject, _ end: TimeSubject = TimeSubject(), case grammaticalCase: GrammaticalCase? = nil) {
        self.start = start
        self.end = end
        self.grammaticalCase = grammaticalCase
    }
}
