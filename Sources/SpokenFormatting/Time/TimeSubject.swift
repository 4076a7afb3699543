import SpokenLocaleData
import SpokenModel

/// The numbers of a time, a date or a period, as rows of `times.tsv` ask for them; 0 where there is none.
struct TimeSubject: Sendable {
    var traits = TimeTraits.none
    var hour = 0
    var minute = 0
    var second = 0
    var day = 0
    var month = 0
    var year = 0
    var weekday = 0
    var number = 0
    var ahead = 0

    init(_ traits: TimeTraits = .none) { self.traits = traits }

    init(_ time: ClockTime) {
        traits = .clock
        hour = Int(time.hour)
        minute = Int(time.minute)
        second = Int(time.second ?? 0)
    }

    init(_ date: CalendarDate) {
        traits = .date
        day = Int(date.day ?? 0)
        month = Int(date.month ?? 0)
        year = Int(date.year ?? 0)
    }

    init(_ period: Period) {
        traits = period.saysNoun ? .noun : .none
        switch period.kind {
        case .year: traits.insert(.year)
        case .decade: traits.insert(.decade)
        case .century: traits.insert(.century)
        case .millennium: traits.insert(.millennium)
        }
        number = Int(truncatingIfNeeded: period.number)
    }

    init(weekday: Int) { self.weekday = weekday }

    init(ahead days: Int, weekday: Int = 0) {
        ahead = days
        number = Int(truncatingIfNeeded: days.magnitude)
        self.weekday = weekday
    }

    /// The hour as a clock of twelve hours shows it: 12, then 1 to 11.
    var ofHalfDay: TimeSubject {
        var subject = self
        subject.hour = hour % 12 == 0 ? 12 : hour % 12
        return subject
    }

    /// The date; nil where there is none.
    var calendarDate: CalendarDate? {
        guard traits.contains(.date) else { return nil }
        func part(_ value: Int) -> Int? { value == 0 ? nil : value }
        return CalendarDate(year: part(year), month: part(month), day: part(day))
    }

    /// The time of day; nil where there is none.
    var clock: ClockTime? {
        traits.contains(.clock) ? ClockTime(hour: hour, minute: minute, second: second > 0 ? second : nil) : nil
    }

    var kind: Period.Kind {
        traits.contains(.century)
            ? .century : traits.contains(.millennium) ? .millennium : traits.contains(.decade) ? .decade : .year
    }

    subscript(field: TimeField) -> Int {
        switch field {
        case .hour: hour
        case .minute: minute
        case .second: second
        case .day: day
        case .month: month
        case .year: year
        case .weekday: weekday
        case .number: number
        case .last: number % 10
        case .lastTwo: number % 100
        case .ahead: ahead
        }
    }
}

extension Period.Kind {
    /// What an error calls several of them.
    var names: String {
        switch self {
        case .year: "years"
        case .decade: "decades"
        case .century: "centuries"
        case .millennium: "millennia"
        }
    }
}
