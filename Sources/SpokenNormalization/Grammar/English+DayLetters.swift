import SpokenModel

/// Letters of days before hours in English: "M–F 9–5", "M–Th 10–8, F–Sa 10–9, Su 11–6".
extension Classifier {
    func englishWeekLetters(_ place: Int) -> Reading? {
        guard let (first, firstEnd) = dayLetters(place) else { return nil }
        let dash = text.dashLength(firstEnd)
        let end: Int
        var name = latin.weekdayNames[first]
        if dash > 0 {
            guard let (last, lastEnd) = dayLetters(firstEnd + dash), last > first else { return nil }
            name += separator("to") + latin.weekdayNames[last]
            end = lastEnd
        } else {
            guard isListedDay(place, firstEnd) else { return nil }
            end = firstEnd
        }
        var next = text.skipSpaces(end)
        if text[next] == 0x3A || text[next] == 0x2C { next = text.skipSpaces(next + 1) }
        guard next > end, isHours(next) else { return nil }
        return Reading(start: place, end: end, content: .words(name), semioticClass: .time, confidence: .likely)
    }

    /// Whether the letters before hours are those of days: "M–Th 10–8".
    func isBehindDayLetters(_ start: Int, _ end: Int) -> Bool {
        guard end - start <= 2, let (_, last) = dayLetters(start), last == end else { return false }
        let sign = text.previousScalar(start)
        guard start > 1, text.dashLength(sign) == start - sign else { return isListedDay(start, end) }
        let first = text.wordStart(sign)
        return dayLetters(first)?.end == sign
    }

    /// ", Su 11–6": two letters behind other hours.
    private func isListedDay(_ place: Int, _ end: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard end - place == 2, before < place, before > 1, text[before - 1] == 0x2C || text[before - 1] == 0x3B else {
            return false
        }
        return text.isDigit(before - 2) || text[before - 2] | 0x20 == 0x6D
    }

    /// The number of a day from Monday on, and where its letters end; "T" and "S" could be two days each.
    private func dayLetters(_ place: Int) -> (number: Int, end: Int)? {
        guard text.isUpper(place), !text.isLetterBefore(place) else { return nil }
        let end = text.wordEnd(place)
        guard end - place <= 2, latin.weekdayNames.count == 7 else { return nil }
        switch word(place, end) {
        case "M", "Mo": return (0, end)
        case "Tu": return (1, end)
        case "W", "We": return (2, end)
        case "Th": return (3, end)
        case "F", "Fr": return (4, end)
        case "Sa": return (5, end)
        case "Su": return (6, end)
        default: return nil
        }
    }

    /// "9–5", "9 AM", "10:30"
    private func isHours(_ place: Int) -> Bool {
        let (hour, count) = text.digits(place)
        guard (1...2).contains(count), hour <= 24 else { return false }
        let end = place + count
        if text[end] == 0x3A || text.dashLength(end) > 0 { return text.isDigit(end + 1) || text.dashLength(end) == 3 }
        let next = text.skipSpaces(end)
        return [0x61, 0x41, 0x70, 0x50].contains(text[next])
            && ([0x6D, 0x4D].contains(text[next + 1]) && text.letterLength(next + 2) == 0
                || text[next + 1] == 0x2E && [0x6D, 0x4D].contains(text[text.skipSpaces(next + 2)]))
            || text[next] == 0x68 && text.letterLength(next + 1) == 0
            || text.dashLength(next) > 0 && text.isDigit(text.skipSpaces(next + text.dashLength(next)))
    }
}
