import SpokenModel

/// Letters behind numbers that are units elsewhere: «en 1812 m.», «p. 7 s.», «1 año 3 m».
extension Classifier {
    /// Whether what stands before a number tells that the letters behind it are no unit.
    func spanishRefuses(_ unit: MeasureUnit, _ start: Int, _ end: Int, isApart: Bool) -> Bool {
        let number = numberStart(before: start)
        let (value, count) = text.digits(number)
        // «8 600 000 pts.» are pesetas.
        let isApartGroup = count == 3 && text[number - 1] == 0x20 && text.isDigit(number - 2)
        if unit == .point { return isApartGroup || text.scanNumber(number, vocabulary.syntax).integer >= 100_000 }
        // «el 14 256 GB»: a model and its memory, since nobody parts so few digits.
        if Self.stored.contains(unit), isApartGroup, !text.isDigit(number - 4) { return true }
        guard isApart, text.wordEnd(start) - start == 1 else { return false }
        let before = nameBefore(number)
        // «En 1812 m.»: died
        if count == 4, (1000...2100).contains(value), numberEnd(number) == number + 4 {
            return latin.has(before, .dated)
        }
        // «p. 7 s.»: and the next one
        if unit == .second { return ["p", "pp", "pág", "págs", "página", "páginas"].contains(before) }
        // «1 año 3 m 2 d»
        return unit == .meter && (before == "año" || before == "años")
    }

    private func numberEnd(_ number: Int) -> Int { text.scanNumber(number, vocabulary.syntax).end }
}
