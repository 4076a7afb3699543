/// What the rows of `times.tsv` are asked for; rows may have further names that only other rows ask for.
package enum TimeKey: Int, Sendable, CaseIterable {
    case clock, hours, hoursFrom, governedHours, wholeDay, from, upTo, about, forPrice
    case each, at, since, until, date, dates, period, periods, within, fromTo
    case everyDay, weekdays, weekday, holidays, school, closed, and, alwaysOpen, unknownNow
    case openNow, closedNow, openUntil, opens, relative, visibleClock, visibleHours, compactHours, visibleDate
    case visibleDates, visiblePeriod, visiblePeriods, visibleEveryDay, visibleHolidays, visibleSchool

    /// The names of the rows, in the order of the cases.
    static let names = [
        "clock", "hours", "hours-from", "governed-hours", "whole-day", "from",
        "upTo", "about", "forPrice", "each", "at", "since", "until",
        "date", "dates", "period", "periods", "within", "from-to",
        "every-day", "weekdays", "weekday", "holidays", "school", "closed",
        "and", "always-open", "unknown-now", "open-now", "closed-now", "open-until",
        "opens", "relative", "visible-clock", "visible-hours", "compact-hours", "visible-date",
        "visible-dates", "visible-period", "visible-periods", "visible-every-day", "visible-holidays", "visible-school",
    ]
}
