import SpokenModel

extension Classifier {
    /// «5:15 мин/км», "8:28/mi": minutes and seconds for a kilometre or a mile.
    func pace(_ place: Int) -> Reading? {
        let colon = text[place + 1] == 0x3A ? place + 1 : place + 2
        guard text[colon] == 0x3A else { return nil }
        let (minutes, count) = text.digits(place)
        let (seconds, secondCount) = text.digits(colon + 1)
        guard count == colon - place, secondCount == 2, seconds < 60, minutes > 0 else { return nil }
        var slash = colon + 3
        if profile.has(.russian), text[text.skipSpaces(slash)] == 0x2F { slash = text.skipSpaces(slash) }
        if text[slash] != 0x2F {
            guard let (meaning, end) = spelling(slash), meaning.unit == .minute else { return nil }
            slash = end
        }
        guard let (per, end) = paceUnit(slash) else { return nil }
        return pace(place, colon, minutes, seconds, per: per, end)
    }

    /// «/км», "/mi".
    private func paceUnit(_ slash: Int) -> (words: String, end: Int)? {
        guard text[slash] == 0x2F, let (unit, end) = perSpelling(slash + 1), unit == .kilometer || unit == .mile,
            let noun = vocabulary.accusative(of: unit), let per = vocabulary.symbols["ratio"]
        else { return nil }
        return (" \(per) \(noun)", end)
    }

    private func pace(
        _ place: Int, _ colon: Int, _ minutes: Int, _ seconds: Int, per: String, _ end: Int
    ) -> Reading {
        var number = ScannedNumber(start: place, end: colon)
        number.integer = UInt64(minutes)
        let whole = Measure(number.value, .minute)
        let rest = DecimalNumber(exactly: seconds) ?? 0
        let amount = seconds > 0 ? Quantity.mixed([whole, Measure(rest, .second)]) : .measure(whole)
        return Reading(
            start: place, end: end,
            content: .quantity(amount, governedCase(before: place, of: number)).appending(per),
            semioticClass: .measure)
    }
}
