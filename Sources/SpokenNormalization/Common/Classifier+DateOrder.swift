import SpokenModel

/// Dates of numbers alone: which of them is the day.
extension Classifier {
    /// The date of a day and a month in an order that is not known: "21/03" has one reading, "05/11" has two. Where both
    /// are dates the country of the locale decides; where nothing decides there is none, and the text stays.
    func date(_ first: Int, _ second: Int, year: Int? = nil) -> CalendarDate? {
        let dayFirst = CalendarDate(year: year, month: second, day: first)
        let monthFirst = CalendarDate(year: year, month: first, day: second)
        guard let dayFirst, let monthFirst else { return dayFirst ?? monthFirst }
        if first == second { return dayFirst }
        return switch vocabulary.dateOrder {
        case .dayFirst: dayFirst
        case .monthFirst: monthFirst
        case nil: nil
        }
    }
}
