import SpokenModel

/// Angles and coordinates: "40° 42′ 46″ N", "40.7° N", «25º 15′ O».
extension Classifier {
    /// A number of degrees with minutes, with a quarter of the wind, or with both.
    func latinAngle(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0xC2, text.has("°", at: number.end) || text.has("º", at: number.end),
            !number.isGrouped, number.integer <= 360
        else { return nil }
        var end = number.end + 2
        var parts: [Reading.Content] = [.quantity(.measure(Measure(number.value, .degree)), .nominative)]
        if !number.hasFraction, let minutes = angleMinutes(end) {
            parts += [.words(" "), minutes.content]
            end = minutes.end
            if let seconds = angleSeconds(end) {
                parts += [.words(" "), seconds.content]
                end = seconds.end
            }
        }
        guard let quarter = quarter(end) else {
            return parts.count > 1 && text.letterLength(end) == 0 && !text.isDigit(end)
                ? Reading(start: start, end: end, content: .joined(parts), semioticClass: .measure, confidence: .likely)
                : nil
        }
        // «4º N» is a dwelling.
        guard parts.count > 1 || text.has("°", at: number.end) || number.integer > 12 || number.hasFraction else {
            return nil
        }
        parts.append(.words(" " + quarter.name))
        return Reading(
            start: start, end: quarter.end, content: .joined(parts), semioticClass: .measure, confidence: .likely)
    }

    private func angleMinutes(_ place: Int) -> (content: Reading.Content, end: Int)? {
        let next = text.skipSpaces(place)
        let (value, count) = text.digits(next)
        let mark = footMark(next + count)
        guard (1...2).contains(count), value < 60, mark > 0, inchMark(next + count) == 0 else { return nil }
        let minutes = Measure(DecimalNumber(exactly: value) ?? 0, .minute)
        return (.quantity(.measure(minutes), .nominative), next + count + mark)
    }

    private func angleSeconds(_ place: Int) -> (content: Reading.Content, end: Int)? {
        let next = text.skipSpaces(place)
        guard text.isDigit(next) else { return nil }
        let number = text.scanNumber(next, syntax)
        let mark = inchMark(number.end)
        guard number.fits, !number.isChain, number.integer < 60, mark > 0 else { return nil }
        return (.quantity(.measure(Measure(number.value, .second)), .nominative), number.end + mark)
    }

    /// "N" behind degrees; «O» and "W" are the west in Spanish.
    private func quarter(_ place: Int) -> (name: String, end: Int)? {
        let next = text.skipSpaces(place)
        guard [0x4E, 0x45, 0x53, 0x57, 0x4F].contains(text[next]), text.letterLength(next + 1) == 0,
            !text.isDigit(next + 1), ![0x27, 0x2D, 0x2F, 0x40].contains(text[next + 1]),
            let name = latin.directions[word(next, next + 1)]
        else { return nil }
        return (name, next + 1)
    }
}
