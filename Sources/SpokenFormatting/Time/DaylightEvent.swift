import SpokenModel

/// What the sun does on a day: opening hours may follow it instead of a clock.
///
/// `try OpeningHours("Mo-Su sunrise-sunset")` is said «ежедневно от восхода до заката».
/// Source: OpenStreetMap Wiki, Key:opening_hours/specification, `variable_time`.
public enum DaylightEvent: String, Sendable, Hashable, CaseIterable {
    /// The first light, before the sunrise.
    case dawn
    /// When the sun rises.
    case sunrise
    /// When the sun sets.
    case sunset
    /// The last light, behind the sunset.
    case dusk

    /// A time that stands for the event in the order of a day; when it is there, the day and the place decide.
    var placeInDay: ClockTime {
        switch self {
        case .dawn: ClockTime(minutesSinceMidnight: 5 * 60)
        case .sunrise: ClockTime(minutesSinceMidnight: 6 * 60)
        case .sunset: ClockTime(minutesSinceMidnight: 18 * 60)
        case .dusk: ClockTime(minutesSinceMidnight: 19 * 60)
        }
    }
}
