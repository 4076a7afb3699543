import SpokenModel

/// A time of a day in which something is open: «09:00–18:00», past midnight «22:00–02:00», with an open end «18:00+», or
/// by the sun, «sunrise–20:00».
///
/// ```swift
/// OpenInterval(ClockTime(minutesSinceMidnight: 540), ClockTime(minutesSinceMidnight: 1080)).isWholeDay  // false
/// ```
public struct OpenInterval: Sendable, Hashable {
    /// When it opens, 00:00 to 24:00. With `startEvent` a time that only tells the order.
    public let start: ClockTime
    /// At or before `start`: on the next day. Equal to `start` when `isOpenEnd`.
    public let end: ClockTime
    /// Nobody says when it ends: «с 18:00».
    public let isOpenEnd: Bool
    /// What the sun does when it opens: «от восхода»; nil for a time of the clock.
    public let startEvent: DaylightEvent?
    /// What the sun does when it closes: «до заката»; nil for a time of the clock.
    public let endEvent: DaylightEvent?

    /// From a time to a time; an end at or before the start is on the next day: 22:00 to 02:00.
    public init(_ start: ClockTime, _ end: ClockTime) {
        self.start = start
        self.end = end
        isOpenEnd = false
        (startEvent, endEvent) = (nil, nil)
    }

    /// From a moment to a moment, of which at least one may be the sun's.
    init(_ start: Moment, _ end: Moment?) {
        self.start = start.time
        self.end = (end ?? start).time
        isOpenEnd = end == nil
        startEvent = start.event
        endEvent = end?.event
    }

    /// A time of the clock, or of the sun.
    enum Moment {
        case clock(ClockTime)
        case daylight(DaylightEvent)

        var time: ClockTime {
            switch self {
            case .clock(let time): time
            case .daylight(let event): event.placeInDay
            }
        }

        var event: DaylightEvent? {
            if case .daylight(let event) = self { event } else { nil }
        }
    }

    /// True when it opens or closes with the sun: nobody knows the minutes without the day and the place.
    public var isByDaylight: Bool { startEvent != nil || endEvent != nil }

    /// From a time on, without an end that is known: «с 18 часов».
    public init(from start: ClockTime) {
        self.start = start
        end = start
        isOpenEnd = true
        (startEvent, endEvent) = (nil, nil)
    }

    /// From midnight to midnight.
    public var isWholeDay: Bool {
        !isOpenEnd && !isByDaylight && start.minutesOfDay == 0 && end.minutesOfDay % 1440 == 0
    }

    /// Minutes from the midnight before `start` to the end, 0…2880; nil with an open end.
    package var endMinutes: Int? {
        if isOpenEnd { return nil }
        return end.minutesOfDay > start.minutesOfDay ? end.minutesOfDay : end.minutesOfDay + 1440
    }
}

extension ClockTime {
    static var midnight: ClockTime { ClockTime(minutesSinceMidnight: 0) }

    /// Minutes since midnight, 0…1440.
    package var minutesOfDay: Int { Int(hour) * 60 + Int(minute) }
}
