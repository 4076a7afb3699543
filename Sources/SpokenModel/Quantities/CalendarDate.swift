/// A date of the Gregorian calendar, or a part of one: «21 марта 2025 г.», «21 марта», «март 2025», «2025 г.».
///
/// ```swift
/// CalendarDate(year: 2025, month: 3, day: 21)  // «21 марта 2025 г.» / «21 марта 2025 года»
/// CalendarDate(month: 3, day: 21)              // «21 марта»
/// CalendarDate(year: 2025, month: 2, day: 30)  // nil
/// ```
public struct CalendarDate: Sendable, Hashable {
    /// 1…9999, or nil when not given
    public let year: UInt16?
    /// 1…12, or nil when not given
    public let month: UInt8?
    /// 1…31, or nil when not given
    public let day: UInt8?

    /// Nil when a part is out of its range, the month has no such day, or a day stands without a month.
    public init?(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
        if let year, !(1...9999).contains(year) { return nil }
        if let month, !(1...12).contains(month) { return nil }
        if let day {
            guard let month, day >= 1, day <= Self.days(inMonth: month, ofYear: year) else { return nil }
        }
        guard year != nil || month != nil else { return nil }
        self.year = year.map { UInt16($0) }
        self.month = month.map { UInt8($0) }
        self.day = day.map { UInt8($0) }
    }

    /// 28…31; 29 for February of an unknown year: `days(inMonth: 2, ofYear: 2025)` is 28.
    ///
    /// - Parameters:
    ///   - month: 1…12; 31 for anything else.
    ///   - year: nil counts 29 days in February.
    public static func days(inMonth month: Int, ofYear year: Int?) -> Int {
        switch month {
        case 2:
            guard let year else { return 29 }
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }
}
