import SpokenModel

/// Whether something is open at a moment, and what comes next: «сейчас закрыто, откроется завтра в 9».
public enum OpeningStatus: Sendable, Hashable {
    /// Open until a time: «сейчас открыто, до 23». `daysAhead` is 0 for today and for a night that ends tomorrow
    /// before noon.
    case open(until: ClockTime, daysAhead: Int, weekday: Int)
    /// Open, and nobody says until when.
    case openWithoutEnd
    /// Open round the clock, today and on all days to come that the schedule knows.
    case alwaysOpen
    /// Closed; opens in 0…13 days at a time: «сейчас закрыто, откроется завтра в 9».
    case closed(opens: ClockTime, daysAhead: Int, weekday: Int)
    /// Closed, with no opening within the next two weeks.
    case closedIndefinitely
    /// Nobody can tell: it opens or closes with the sun, or only a comment says when.
    case unknown
}
