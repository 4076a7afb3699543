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

    /// Days in a row, the week being a circle: Mo, Tu, We, Sa has the runs Mo–We and Sa; Mo, Sa, Su has the run Sa–Mo.
    package struct Run: Sendable, Hashable {
        package var first: Int
        package var count: Int

        package var last: Int { (first + count - 2) % 7 + 1 }
    }

    package var runs: [Run] {
        var result: [Run] = []
        for day in weekdays {
            if let run = result.last, run.first + run.count == day {
                result[result.count - 1].count += 1
            } else {
                result.append(Run(first: day, count: 1))
            }
        }
        // Days around Sunday are one run when neither side is a range of its own: «с субботы по понедельник».
        if result.count > 1, let first = result.first, let last = result.last, first.first == 1, last.last == 7,
            first.count < 3, last.count < 3, first.count + last.count > 2
        {
            result.removeFirst()
            result[result.count - 1].count += first.count
        }
        return result
    }

    /// Runs of three days or more, which are said as a range: «с понедельника по пятницу».
    package var ranges: [Run] { runs.filter { $0.count > 2 } }

    /// The other days, which are named one by one.
    package var singles: [Int] { runs.filter { $0.count < 3 }.flatMap { $0.first..<($0.first + $0.count) } }
}
