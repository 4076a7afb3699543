internal import CSpokenICU
import SpokenModel

/// The names of months and weekdays.
package enum ICUCalendarNames {
    package enum Width: Int32, Sendable, Hashable, CaseIterable {
        /// - «М»
        case narrow = 0
        /// - «мар.»
        case short = 1
        /// - «марта»
        case wide = 2
    }

    /// - Parameters:
    ///   - month: 1…12
    ///   - standalone: «март» by itself, else «марта» as in «21 марта»
    /// - Returns: nil for an unknown language and a month out of range.
    package static func month(
        _ month: Int, in language: LanguageTag, width: Width = .wide, standalone: Bool = false
    ) -> String? {
        guard let month = Int32(exactly: month) else { return nil }
        return ICUText.string {
            spoken_icu_month_name(language.description, month, width.rawValue, standalone ? 1 : 0, $0, $1)
        }
    }

    /// - Parameters:
    ///   - weekday: 1…7 from Monday (ISO 8601)
    ///   - standalone: the name by itself
    /// - Returns: nil for an unknown language and a day out of range.
    package static func weekday(
        _ weekday: Int, in language: LanguageTag, width: Width = .wide, standalone: Bool = false
    ) -> String? {
        guard let weekday = Int32(exactly: weekday) else { return nil }
        return ICUText.string {
            spoken_icu_weekday_name(language.description, weekday, width.rawValue, standalone ? 1 : 0, $0, $1)
        }
    }

    /// The first day of the week, 1…7 from Monday: 1 in Russia, 7 in the United States. Nil for an unknown language.
    package static func firstWeekday(in language: LanguageTag) -> Int? {
        let day = spoken_icu_first_weekday(language.description)
        return day > 0 ? Int(day) : nil
    }
}
