import SpokenICU
import SpokenModel

/// A minute on the wall clock of a place.
///
/// ```swift
/// let moment = try LocalMoment(secondsSince1970: 1_742_580_000, timeZone: "Europe/Moscow")
/// moment.time     // 21:00
/// moment.weekday  // 5, a Friday
/// ```
public struct LocalMoment: Sendable, Hashable {
    /// With year, month and day
    public let date: CalendarDate
    /// 00:00…23:59
    public let time: ClockTime
    /// Days since 1970-01-01
    let dayNumber: Int

    /// Nil when the date or the time does not exist, or the year is not 1…9999; 24:00 is the next day.
    public init?(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        guard let date = CalendarDate(year: year, month: month, day: day), hour < 24,
            let time = ClockTime(hour: hour, minute: minute)
        else { return nil }
        self.date = date
        self.time = time
        dayNumber = Self.dayNumber(year: year, month: month, day: day)
    }

    /// The moment at an instant, by the distance from UTC.
    ///
    /// - Parameters:
    ///   - secondsSince1970: an instant, counted in UTC
    ///   - utcOffset: seconds east of Greenwich, −86 400…86 400
    /// - Returns: nil outside of the years 1…9999 and for an offset out of range.
    public init?(secondsSince1970: Int64, utcOffset: Int) {
        guard utcOffset.magnitude <= 86_400, secondsSince1970.magnitude < 400_000_000_000 else { return nil }
        let local = Int(secondsSince1970) + utcOffset
        let days = Self.floor(local, 86_400)
        guard let date = Self.date(dayNumber: days) else { return nil }
        self.date = date
        time = ClockTime(minutesSinceMidnight: (local - days * 86_400) / 60)
        dayNumber = days
    }

    /// The moment at an instant, by the rules of a time zone.
    ///
    /// - Parameters:
    ///   - secondsSince1970: since 1970-01-01 00:00 UTC.
    ///   - timeZone: a name of the IANA database, such as `Europe/Moscow`
    /// - Throws: `.unknownTimeZone`, or `.outOfRange` outside of the years 1…9999.
    public init(secondsSince1970: Int64, timeZone: String) throws(LocalMomentError) {
        let zone: ICUTimeZone
        do { zone = try ICUTimeZone(timeZone) } catch { throw .unknownTimeZone(timeZone) }
        let offset = zone.offset(at: secondsSince1970)
        guard let moment = LocalMoment(secondsSince1970: secondsSince1970, utcOffset: offset) else {
            throw .outOfRange(secondsSince1970)
        }
        self = moment
    }

    /// 1…7 from Monday
    public var weekday: Int { Self.weekday(dayNumber: dayNumber) }

    // MARK: Days (proleptic Gregorian calendar; the year begins in March, so that the leap day is its last)

    static func weekday(dayNumber: Int) -> Int {
        // 1970-01-01 was a Thursday.
        let day = (dayNumber + 3) % 7
        return (day < 0 ? day + 7 : day) + 1
    }

    static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = floor(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    static func date(dayNumber: Int) -> CalendarDate? {
        let shifted = dayNumber + 719_468
        let era = floor(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return CalendarDate(year: year, month: month, day: day)
    }

    /// Division that rounds down, also before 1970.
    static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}

/// Why there is no such moment.
public enum LocalMomentError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The smallest cause: the time zone `Mars/Phobos`.
    case unknownTimeZone(String)
    /// The smallest cause: an instant in the year 10 000.
    case outOfRange(Int64)

    /// One line that says what is wrong and what would be right.
    public var description: String {
        switch self {
        case .unknownTimeZone(let name):
            "'\(name)' is no time zone; use a name of the IANA database such as Europe/Moscow"
        case .outOfRange(let seconds): "\(seconds) seconds lie outside of the years 1 to 9999"
        }
    }
}
