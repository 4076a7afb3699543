import SpokenLocaleData
import SpokenModel

/// Days of a week as they are shown.
extension TimeGrammar {
    /// «пн–пт, вс»
    func appendVisibleRuns(_ days: DayGroup, _ nouns: CalendarWords, to buffer: inout UTF8Buffer) {
        for (index, run) in days.runs.enumerated() {
            if index > 0 { buffer.append(", ") }
            buffer.append(nouns.weekday(run.first).symbol)
            if run.count == 1 { continue }
            buffer.append(run.count == 2 ? ", " : "–")
            buffer.append(nouns.weekday(run.last).symbol)
        }
    }

    func appendVisibleHolidays(
        _ days: DayGroup, _ publicName: String, _ schoolName: String, to buffer: inout UTF8Buffer
    ) {
        var isFirst = days.weekdays.isEmpty
        for (isMeant, name) in [(days.publicHolidays, publicName), (days.schoolHolidays, schoolName)] where isMeant {
            if !isFirst { buffer.append(", ") }
            buffer.append(name)
            isFirst = false
        }
    }
}
