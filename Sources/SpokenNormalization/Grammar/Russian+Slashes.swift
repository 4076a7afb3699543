import SpokenLocaleData
import SpokenModel

/// Numbers beside a slash that are neither fractions nor sizes: «25/30/35 см», «Б/Ж/У: 12/9/30».
extension Classifier {
    /// «25/30/35 см», «0,3/0,4 л», «250/350 мл»: choices that share a unit.
    func slashList(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), !number.isNegative else { return nil }
        var values = [number]
        while values.count < 6, let last = values.last, text[last.end] == 0x2F, text.isDigit(last.end + 1) {
            let next = text.scanNumber(last.end + 1, syntax)
            guard next.fits, !next.isChain, !next.isGrouped, !next.hasLeadingZero || next.hasFraction else {
                return nil
            }
            values.append(next)
        }
        guard let last = values.last, values.count > 1, text[last.end] != 0x2F else { return nil }
        guard let (quantity, end, _) = quantity(last), case .measure(let measure) = quantity else {
            return values.count == 3 && isBehindNutrients(start) ? bareList(values, from: start) : nil
        }
        guard values.count > 2 || isChoice(number, last, measure.unit) else { return nil }
        let gender = vocabulary.gender(of: .unit(measure.unit)) ?? .masculine
        let first: Reading.Content =
            numbers == .digits
            ? .words(word(start, last.start))
            : .joined(values.dropLast().map { .quantity(.cardinal($0.value, gender), .nominative).appending(", ") })
        return Reading(
            start: start, end: end, content: .joined([first, .quantity(quantity, .nominative)]),
            semioticClass: .measure, confidence: .likely)
    }

    /// Two amounts of what is poured or weighed: neither a fraction nor a size.
    private func isChoice(_ first: ScannedNumber, _ last: ScannedNumber, _ unit: MeasureUnit) -> Bool {
        guard vocabulary.measures(unit, .volume, .mass), first.isLess(than: last) else { return false }
        return first.hasFraction || last.hasFraction || first.integer > 12
    }

    private func bareList(_ values: [ScannedNumber], from start: Int) -> Reading? {
        guard numbers == .words, let last = values.last, text.letterLength(last.end) == 0 else { return nil }
        return Reading(
            start: start, end: last.end, content: .sequence(values.map { .cardinal($0.value) }, separator: ", "),
            semioticClass: .cardinal, confidence: .likely)
    }

    /// «Б/Ж/У: 12/9/30», «БЖУ 12/9/30».
    private func isBehindNutrients(_ start: Int) -> Bool {
        var end = text.skipSpacesBack(start)
        if text[end - 1] == 0x3A { end -= 1 }
        let name = text.wordStart(end)
        let word = text.lowered(name, end)
        return word == "бжу" || word == "кбжу" || word == "у" && text[name - 1] == 0x2F
    }

    /// «пер. Мира, 8/2»: whether the words before a comma name a street.
    func isBehindStreetName(_ start: Int) -> Bool {
        var place = text.skipSpacesBack(start) - 1
        guard text[place] == 0x2C else { return false }
        var isNamed = false
        for _ in 0..<4 {
            let end = text.skipSpacesBack(place)
            let last = text[end - 1] == 0x2E ? end - 1 : end
            var word = text.wordStart(last)
            guard word < last else { return false }
            // «пр-т»
            if text[word - 1] == 0x2D, text.isLetterBefore(word - 1) { word = text.wordStart(word - 1) }
            // «площадь круга, 2/3» is no street.
            if isNamed || last < end || text[last - 3] == 0x2D,
                vocabulary.names(text.lowered(word, last), [.street, .road])
            {
                return true
            }
            isNamed = text.isUpper(word)
            place = word
        }
        return false
    }

    /// «120 мг/5 мл»: a mass in a volume.
    func isDose(_ quantity: Quantity, _ unit: MeasureUnit) -> Bool {
        guard profile.has(.russian), case .measure(let measure) = quantity else { return false }
        return vocabulary.category(of: measure.unit) == .mass && vocabulary.category(of: unit) == .volume
    }
}
