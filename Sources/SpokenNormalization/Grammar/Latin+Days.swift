import SpokenModel

/// Months and the short names of days, as English writes them.
extension Classifier {
    /// The month that a word names, without regard to case; "may" and "march" only with a capital.
    func month(_ place: Int, _ end: Int) -> Int? {
        guard end - place >= 3, end - place <= 10 else { return nil }
        let written = word(place, end)
        guard let month = latin.months[written.lowercased()] else { return nil }
        if !text.isUpper(place), profile.has(.english), ["may", "march", "mar"].contains(written) {
            return nil
        }
        return month
    }

    /// Behind the full stop of an abbreviation that is shorter than the name.
    func stopEnd(_ end: Int, isShort: Bool) -> Int { isShort && text[end] == 0x2E ? end + 1 : end }

    /// A weekday's number and the end of its name with its full stop.
    func weekday(_ place: Int) -> (number: Int, end: Int)? {
        let end = text.wordEnd(place)
        guard end - place >= 2, end - place <= 10, let number = latin.weekdays[text.lowered(place, end)] else {
            return nil
        }
        let isShort = end - place <= 5 && !text.lowered(place, end).equals(latin.weekdayNames[number - 1].lowercased())
        return (number, stopEnd(end, isShort: isShort))
    }

    /// "9–5", "9 AM", "10:30"
    func isHours(_ place: Int) -> Bool {
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
