import SpokenElements
import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// What a language can do, found out by doing it: every value of `SurveyValues` is given to the engine, and what the
/// engine does not refuse is counted. `format` and `speak` are the same calls.
struct LanguageSurvey: Sendable {
    /// What is asked, in the order of the columns.
    enum Topic: String, CaseIterable {
        /// Whole numbers in words, whatever the style.
        case numbers
        /// Ordinals in words, whatever the style.
        case ordinals
        case prices
        case units
        case dates
        case times
        case hours
        case durations
        case lists
        /// «от», «до», «около», «за», «по» before a price.
        case roles
        /// Fractions, numbers that are not known exactly, thousands and millions as words, ranges, discounts.
        case phrases
        /// Visible halves that are read as the accessible half says them.
        case texts
        /// Screen readers whose words are known.
        case elements
    }

    let language: LanguageTag
    private(set) var tallies: [Topic: LanguageTally] = [:]

    init(_ language: LanguageTag, numbers: NumberStyle) {
        self.language = language
        let formatter = try? QuantityFormatter(language: language, numbers: numbers)
        let words = numbers == .words ? formatter : try? QuantityFormatter(language: language, numbers: .words)
        let time = try? TimeFormatter(language: language, numbers: numbers)
        count(.numbers, SurveyValues.numbers, words)
        count(.ordinals, SurveyValues.ordinals, words)
        count(.prices, SurveyValues.prices, formatter)
        count(.units, SurveyValues.units, formatter)
        count(.dates, SurveyValues.dates, formatter)
        count(.times, SurveyValues.times, formatter)
        count(.hours, SurveyValues.hours, formatter)
        for schedule in SurveyValues.schedules {
            tallies[.hours, default: .init()].count(time.map { (try? $0.validate(schedule)) != nil } ?? false)
        }
        for seconds in SurveyValues.durations {
            tallies[.durations, default: .init()].count(((try? time?.duration(seconds: seconds)) ?? nil) != nil)
        }
        for kind in [SpokenListFormatter.Kind.and, .or] {
            let lists = try? SpokenListFormatter(language: language, kind: kind)
            for parts in SurveyValues.lists {
                tallies[.lists, default: .init()].count(lists.map { !$0.format(parts).isEmpty } ?? false)
            }
        }
        for role in QuantityRole.allCases where role != .plain {
            let isSaid = SurveyValues.prices.first.flatMap { price in
                formatter.map { (try? $0.validate(price, role: role)) != nil }
            }
            tallies[.roles, default: .init()].count(isSaid ?? false)
        }
        count(.phrases, SurveyValues.phrases, formatter)
        countTexts(formatter, try? TextNormalizer(language: language, numbers: numbers))
        for profile in ScreenReaderProfile.allCases {
            tallies[.elements, default: .init()].count(
                (try? UtteranceComposer(profile: profile, language: language)) != nil)
        }
    }

    private mutating func count(_ topic: Topic, _ values: [Quantity], _ formatter: QuantityFormatter?) {
        for value in values {
            tallies[topic, default: .init()].count(formatter.map { (try? $0.validate(value)) != nil } ?? false)
        }
    }

    /// A text counts when reading what is shown gives what `format` says.
    private mutating func countTexts(_ formatter: QuantityFormatter?, _ normalizer: TextNormalizer?) {
        for value in SurveyValues.texts {
            var isRead = false
            if let formatter, let normalizer, (try? formatter.validate(value)) != nil {
                let pair = formatter.format(value)
                isRead = normalizer.speak(pair.visibleText) == pair.accessibleText
            }
            tallies[.texts, default: .init()].count(isRead)
        }
    }
}
