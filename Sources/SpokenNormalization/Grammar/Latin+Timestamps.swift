import SpokenModel

/// Dates with a time as machines write them.
extension Classifier {
    /// "2024-03-01T14:30:00Z", "2024-03-01T14:30+02:00"
    func latinTimestamp(_ place: Int) -> Decision? {
        guard text[place + 4] == 0x2D, text[place + 7] == 0x2D, text[place + 10] == 0x54, text[place + 13] == 0x3A,
            text.digits(place).count == 4, text.digits(place + 5).count == 2, text.digits(place + 8).count == 2,
            text.digits(place + 11).count == 2, text.digits(place + 14).count == 2,
            let date = CalendarDate(
                year: text.digits(place).value, month: text.digits(place + 5).value, day: text.digits(place + 8).value)
        else { return nil }
        let (hour, minute) = (text.digits(place + 11).value, text.digits(place + 14).value)
        var end = place + 16
        var second: Int?
        if text[end] == 0x3A, text.digits(end + 1).count == 2 {
            let value = text.digits(end + 1).value
            if value > 0 { second = value }
            end += 3
            if text[end] == 0x2E, text.isDigit(end + 1) {
                end += 1
                while text.isDigit(end), end < place + 32 { end += 1 }
            }
        }
        guard let clock = ClockTime(hour: hour, minute: minute, second: second) else { return nil }
        var zone = Reading.Content.words("")
        if text[end] == 0x5A {
            zone = .words(" UTC")
            end += 1
        } else if text[end] == 0x2B || text[end] == 0x2D,
            let sign = vocabulary.symbols[text[end] == 0x2B ? "plus" : "minus"]
        {
            let (hours, count) = text.digits(end + 1)
            guard count == 2, hours <= 14 else { return nil }
            var parts: [Reading.Content] = [.words(" UTC")]
            if hours > 0 { parts += [.words(" \(sign) "), cardinal(hours)] }
            end += 3
            if text[end] == 0x3A {
                let (minutes, minuteCount) = text.digits(end + 1)
                guard minuteCount == 2, minutes < 60 else { return nil }
                if minutes > 0 { parts += [.words(numbers == .digits ? ":" : " "), cardinal(minutes)] }
                end += 3
            }
            zone = .joined(parts)
        }
        guard text.letterLength(end) == 0, !text.isDigit(end) else { return nil }
        let time: Reading.Content =
            numbers == .digits
            ? .words(word(place + 11, second == nil ? place + 16 : place + 19))
            : .quantity(.clock(clock), .nominative)
        return .reading(
            Reading(
                start: place, end: end,
                content: .joined([.quantity(.date(date), .nominative), .words(", "), time, zone]),
                semioticClass: .date))
    }
}
