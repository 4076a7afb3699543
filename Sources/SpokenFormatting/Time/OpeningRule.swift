import SpokenModel

/// One rule of opening hours: days, times and what they mean.
///
/// ```swift
/// let hours = try OpeningHours("Mo-Fr 09:00-18:00; PH off")
/// hours.rules[0].weekdays        // 1…5
/// hours.rules[1].publicHolidays  // true
/// ```
public struct OpeningRule: Sendable, Hashable {
    /// What a rule says of its days and times.
    public enum State: String, Sendable, Hashable {
        /// Open.
        case open
        /// Closed.
        case closed
        /// Only the comment tells.
        case unknown
    }

    /// How a rule joins the rules before it.
    public enum Combination: String, Sendable, Hashable {
        /// `;` replaces what was said of the same days.
        case normal
        /// `,` adds hours to the same days.
        case additional
        /// `||` counts for days of which nothing was said.
        case fallback
    }

    /// First and last day of a span of dates without years, or with them.
    public struct Dates: Sendable, Hashable {
        /// The first day that counts.
        public let start: CalendarDate
        /// The last day that counts.
        public let end: CalendarDate
    }

    /// Weekdays 1…7 from Monday; empty with no holidays either means every day.
    public internal(set) var weekdays: Set<Int> = []
    /// `PH`: the rule speaks of public holidays.
    public internal(set) var publicHolidays = false
    /// `SH`: the rule speaks of school holidays.
    public internal(set) var schoolHolidays = false
    /// The dates in which the rule counts; empty for the whole year.
    public internal(set) var dates: [Dates] = []
    /// Empty and `open` means the whole day.
    public internal(set) var intervals: [OpenInterval] = []
    /// Open, closed, or told by the comment alone.
    public internal(set) var state: State = .open
    /// What stands in quotes; said as it is.
    public internal(set) var comment: String?
    /// How the rule joins those before it.
    public internal(set) var combination: Combination = .normal

    /// True when the rule speaks of days by themselves and not of every day.
    var namesDays: Bool { !weekdays.isEmpty || publicHolidays || schoolHolidays }

    /// The hours of a day on which the rule counts.
    var hours: [OpenInterval] {
        guard state == .open else { return [] }
        return intervals.isEmpty ? [OpenInterval(.midnight, .midnight)] : intervals
    }

    /// True when the rule counts on this day.
    func applies(to day: ScheduleDay) -> Bool {
        guard dates.isEmpty || dates.contains(where: { $0.contains(day) }) else { return false }
        guard namesDays else { return true }
        if day.isPublicHoliday, publicHolidays { return true }
        if day.isSchoolHoliday, schoolHolidays { return true }
        return weekdays.contains(day.weekday)
    }
}

/// A day to which rules are applied.
struct ScheduleDay {
    /// 1…7 from Monday
    var weekday: Int
    var isPublicHoliday = false
    var isSchoolHoliday = false
    /// Nil in a week without dates.
    var date: CalendarDate?
}

extension OpeningRule.Dates {
    /// True when the day lies in the span; a span without years comes back each year and may run over its end.
    func contains(_ day: ScheduleDay) -> Bool {
        guard let date = day.date else { return false }
        func key(_ date: CalendarDate, _ missingDay: Int) -> Int {
            Int(date.month ?? 1) * 32 + (date.day.map(Int.init) ?? missingDay)
        }
        let now = key(date, 1)
        let first = start.month == nil ? 0 : key(start, 1)
        let last = end.month == nil ? 13 * 32 : key(end, 31)
        guard let startYear = start.year, let year = date.year else {
            return first <= last ? first <= now && now <= last : now >= first || now <= last
        }
        let endYear = end.year ?? startYear
        return (Int(startYear), first) <= (Int(year), now) && (Int(year), now) <= (Int(endYear), last)
    }
}
