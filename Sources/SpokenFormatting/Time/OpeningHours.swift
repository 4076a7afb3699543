import SpokenModel

/// When something is open, read from OpenStreetMap's `opening_hours` or schema.org's `openingHours`.
///
/// ```swift
/// let hours = try OpeningHours("Mo-Fr 09:00-21:00; Sa,Su 10:00-20:00; PH off")
/// try TimeFormatter(language: .russian).format(hours).accessibleText
/// // «с понедельника по пятницу с 9 до 21, в субботу и воскресенье с 10 до 20, в праздники закрыто»
/// ```
/// Understood: weekdays with ranges and lists, `PH` and `SH`, times with ranges, lists, open ends (`18:00+`) and ends past
/// midnight, `sunrise`, `sunset`, `dawn` and `dusk`, `off`, `closed`, `24/7`, comments, months, dates and years, and the rule separators `;`, `,` and `||`.
/// Not understood, and refused: times shifted from sunrise or sunset, weeks of the year, numbered weekdays, Easter.
/// Source: OpenStreetMap Wiki, Key:opening_hours/specification; schema.org/openingHours.
public struct OpeningHours: Sendable, Hashable {
    /// The rules in the order of the text.
    public let rules: [OpeningRule]

    /// Reads OpenStreetMap's `opening_hours`.
    /// - Throws: `OpeningHoursError` with the place of what is not understood.
    public init(_ text: some StringProtocol) throws(OpeningHoursError) {
        var parser = OpeningHoursParser(String(text))
        rules = try parser.parse()
        guard !rules.isEmpty else { throw .empty }
    }

    /// Reads schema.org's `openingHours`: one text or several, each of days and a span of time. All of them add up.
    /// - Throws: `OpeningHoursError` with the place in the text that is not understood.
    public init(schemaOrg texts: [String]) throws(OpeningHoursError) {
        var rules: [OpeningRule] = []
        for text in texts {
            var parser = OpeningHoursParser(text)
            for var rule in try parser.parse() {
                if rule.state == .open, !rules.isEmpty { rule.combination = .additional }
                rules.append(rule)
            }
        }
        guard !rules.isEmpty else { throw .empty }
        self.rules = rules
    }

    /// The hours of a day; nil when no rule speaks of it.
    func hours(on day: ScheduleDay, where isMeant: (OpeningRule) -> Bool = { _ in true }) -> DayHours? {
        var result: DayHours?
        for rule in rules where isMeant(rule) && rule.applies(to: day) {
            switch rule.combination {
            // The last rule wins, as the specification says.
            case .normal: result = DayHours(rule)
            case .additional:
                if var sum = result, rule.state == .open {
                    sum.intervals = (sum.intervals + rule.hours).sorted { $0.start < $1.start }
                    result = sum
                } else {
                    result = DayHours(rule)
                }
            case .fallback:
                if result == nil || result?.state == .closed { result = DayHours(rule) }
            }
        }
        return result
    }
}

/// What is said of one day.
struct DayHours: Hashable {
    var state: OpeningRule.State
    var intervals: [OpenInterval]
    var comment: String?

    init(_ rule: OpeningRule) {
        state = rule.state
        intervals = rule.hours
        comment = rule.comment
    }
}
