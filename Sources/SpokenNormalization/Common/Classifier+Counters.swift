import SpokenModel

/// Numbers of scripts without spaces, which touch the word that they count.
extension Classifier {
    /// «3个», «5人», «10บาท»: a number in words, or with its groups, before what the language counts with. Two is left where
    /// it has another word there («两个»), a time or a date («3点5分») as a whole.
    func counted(_ number: ScannedNumber, _ front: Front, _ end: Int) -> Reading? {
        guard numbers == .words || number.isGrouped, !number.hasFraction, !number.isNegative,
            front.start == number.start, number.isGrouped || number.integerDigits <= 4, !isBehindCodeNoun(number.start),
            let counter = vocabulary.written.counters.longest(in: text, at: end), text.decimalDigit(counter.end) == nil,
            number.integer != 2 || counter.takesTwo
        else { return nil }
        return Reading(
            start: number.start, end: number.end, content: .quantity(.cardinal(number.value), .nominative),
            semioticClass: .cardinal, confidence: .likely, rule: "locale-counter")
    }
}
