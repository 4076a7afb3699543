/// A time of day, 00:00 to 24:00; 24:00 is the end of a day and not the start of the next.
///
/// ```swift
/// ClockTime(hour: 18, minute: 30)  // «18:30», in words «восемнадцать тридцать»
/// ClockTime(hour: 24)              // 24:00
/// ClockTime(hour: 24, minute: 1)   // nil
/// ```
public struct ClockTime: Sendable, Hashable, Comparable {
    /// 0…24
    public let hour: UInt8
    /// 0…59
    public let minute: UInt8
    /// 0…59, or nil when not given
    public let second: UInt8?

    /// Nil when a part is out of its range; hour 24 allows no minutes.
    public init?(hour: Int, minute: Int = 0, second: Int? = nil) {
        guard (0...24).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0),
            hour < 24 || (minute == 0 && (second ?? 0) == 0)
        else { return nil }
        self.hour = UInt8(hour)
        self.minute = UInt8(minute)
        self.second = second.map { UInt8($0) }
    }

    /// Any number of minutes since midnight, brought into one day: 1500 is 01:00.
    public init(minutesSinceMidnight minutes: Int) {
        let minutes = (minutes % 1440 + 1440) % 1440
        hour = UInt8(truncatingIfNeeded: minutes / 60)
        minute = UInt8(truncatingIfNeeded: minutes % 60)
        second = nil
    }

    /// The order of a day.
    public static func < (left: ClockTime, right: ClockTime) -> Bool {
        (left.hour, left.minute, left.second ?? 0) < (right.hour, right.minute, right.second ?? 0)
    }
}
