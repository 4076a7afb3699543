import SpokenModel

extension Classifier {
    /// «янв. 2026 г.», «янв.–март», «в сент. 2025»: the short name of a month without a day.
    func shortMonth(_ place: Int, _ end: Int) -> Reading? {
        guard text[end] == 0x2E, end - place >= 6, end - place <= 8, vocabulary.monthStarts.mayHave(text, place),
            let month = vocabulary.months[text.lowered(place, end + 1)] ?? vocabulary.months[text.lowered(place, end)]
        else { return nil }
        let before = text.skipSpacesBack(place)
        guard !text.isDigit(before - 1) else { return nil }
        let stop = end + 1
        let sign = text.previousScalar(before)
        let isBehindDash = text.dashLength(sign) > 0 && sign + text.dashLength(sign) == before && isMonthBefore(sign)
        guard isBehindDash || text.digits(text.skipSpaces(stop)).count == 4 || isMonthAhead(stop) else { return nil }
        let isSpan = ["на", "за", "по"].contains(wordBefore(place))
        let governed = isSpan ? .accusative : isBehindDash ? .nominative : abbreviationCase(place)
        guard let name = vocabulary.month(month, governed) else { return nil }
        return Reading(
            start: place, end: stop, content: .words(name), semioticClass: .date, confidence: .likely,
            isCapital: text.isUpper(place))
    }

    /// Whether a dash and a month follow: «–март».
    private func isMonthAhead(_ place: Int) -> Bool {
        let dashStart = text.skipSpaces(place)
        let dash = text.dashLength(dashStart)
        let start = text.skipSpaces(dashStart + dash)
        return dash > 0 && isMonthName(start, text.wordEnd(start))
    }

    private func isMonthBefore(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        let last = text[end - 1] == 0x2E ? end - 1 : end
        return isMonthName(text.wordStart(last), last)
    }

    private func isMonthName(_ start: Int, _ end: Int) -> Bool {
        guard end > start, end - start <= 20 else { return false }
        let name = text.lowered(start, end)
        return vocabulary.isMonth(name) || vocabulary.months[name] != nil
    }
}
