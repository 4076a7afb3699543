import SpokenFormatting
import SpokenICU
import SpokenModel
import SpokenNormalization

/// Forty values of a locale: which of them `format` says, and what `speak` makes of what is shown.
struct LocaleSurvey: Sendable {
    /// What becomes of a value.
    enum Outcome: String, CaseIterable {
        /// `format` has no words for it.
        case refused
        /// What is shown is read as what is said.
        case read
        /// What is shown stays as it is written.
        case left
        /// Neither: a fault.
        case different
    }

    let locale: LanguageTag
    private(set) var counts: [Outcome: Int] = [:]
    /// In the order of the values.
    private(set) var outcomes: [Outcome] = []
    /// What is shown, what `speak` makes of it, and what `format` says.
    private(set) var faults: [(shown: String, read: String, said: String)] = []

    init(_ locale: LanguageTag, numbers: NumberStyle) throws {
        self.locale = locale
        let normalizer = try TextNormalizer(language: locale, numbers: numbers)
        let pairs = try LocaleValues(locale, numbers: numbers).pairs
        // What two values share can be said of one of them only.
        var shared: [String: Set<String>] = [:]
        for pair in pairs { if let pair { shared[pair.visibleText, default: []].insert(pair.accessibleText) } }
        for pair in pairs {
            guard let pair else {
                counts[.refused, default: 0] += 1
                outcomes.append(.refused)
                continue
            }
            // A space that does not break is none that is heard: words that are left keep theirs.
            let spoken = normalizer.speak(pair.visibleText)
            let read = spoken == pair.visibleText ? spoken : spoken.replacing("\u{A0}", with: " ")
            // The full stop of an abbreviation may end a sentence as well: then it stays.
            let isStopKept = pair.visibleText.hasSuffix(".") && read == pair.accessibleText + "."
            let outcome: Outcome =
                read == pair.accessibleText || isStopKept
                ? .read
                : read == pair.visibleText || shared[pair.visibleText]?.contains(read) == true
                    ? .left : .different
            counts[outcome, default: 0] += 1
            outcomes.append(outcome)
            if outcome == .different { faults.append((pair.visibleText, read, pair.accessibleText)) }
        }
    }
}
