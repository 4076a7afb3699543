/// Days of a week that share their hours.
package struct DayGroup: Sendable, Hashable {
    /// Weekdays 1…7 from Monday, in order, without repetition.
    package var weekdays: [Int]
    package var publicHolidays: Bool
    package var schoolHolidays: Bool

    package init(weekdays: [Int] = [], publicHolidays: Bool = false, schoolHolidays: Bool = false) {
        self.weekdays = weekdays
        self.publicHolidays = publicHolidays
        self.schoolHolidays = schoolHolidays
    }

    package var isEveryDay: Bool { weekdays.count == 7 }

    /// First and last day of runs without a gap: Mo, Tu, We, Sa is [(1, 3), (6, 6)].
    package var runs: [(first: Int, last: Int)] {
        var result: [(first: Int, last: Int)] = []
        for day in weekdays {
            if let last = result.last, last.last + 1 == day {
                result[result.count - 1].last = day
            } else {
                result.append((day, day))
            }
        }
        return result
    }
}
