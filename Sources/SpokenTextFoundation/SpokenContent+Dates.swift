import Foundation
import SpokenText

extension SpokenContent {
    /// The date at an instant, in the time zone of the formatter's options: «21 марта 2025 г.».
    public static func date(_ date: Date) -> SpokenContent {
        .date(secondsSince1970: seconds(date))
    }

    /// The time of day at an instant, in the time zone of the formatter's options: «18:30».
    public static func time(_ date: Date) -> SpokenContent {
        .time(secondsSince1970: seconds(date))
    }

    /// Rounded down; a date that is no number is the end of time, which is reported as out of range.
    private static func seconds(_ date: Date) -> Int64 {
        Int64(exactly: date.timeIntervalSince1970.rounded(.down)) ?? .max
    }
}
