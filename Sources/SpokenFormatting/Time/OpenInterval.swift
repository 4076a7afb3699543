import SpokenModel

/// A time of a day in which something is open: «09:00–18:00», past midnight «22:00–02:00», or with an open end «18:00+».
public struct OpenInterval: Sendable, Hashable {
    /// When it opens, 00:00 to 24:00.
    public let start: ClockTime
    /// At or before `start`: on the next day. Equal to `start` when `isOpenEnd`.
    public let end: ClockTime
    /// Nobody says when it ends: «с 18:00».
    public let isOpenEnd: Bool

    /// From a time to a time; an end at or before the start is on the next day: 22:00 to 02:00.
    public init(_ start: ClockTime, _ end: ClockTime) {
        self.start = start
        self.end = end
        isOpenEnd = false
    }

    /// From a time on, without an end that is known: «с 18 часов».
    public init(from start: ClockTime) {
        self.start = start
        end = start
        isOpenEnd = true
    }

    /// From midnight to midnight.
    public var isWholeDay: Bool {
        !isOpenEnd && start.minutesOfDay == 0 && end.minutesOfDay % 1440 == 0
    }

    /// Minutes from the midnight before `start` to the end, 0…2880; nil with an open end.
    package var endMinutes: Int? {
        if isOpenEnd { return nil }
        return end.minutesOfDay > start.minutesOfDay ? end.minutesOfDay : end.minutesOfDay + 1440
    }
}

extension ClockTime {
    /// Minutes since midnight, 0…1440.
    package var minutesOfDay: Int { Int(hour) * 60 + Int(minute) }
}
