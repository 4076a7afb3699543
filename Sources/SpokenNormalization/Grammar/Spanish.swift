import SpokenModel

/// What the rules of Spanish share, and the smallest of them.
extension Classifier {
    // MARK: Nouns

    /// The gender of a word that the lexicon knows; else by its ending.
    func spanishGender(of noun: Word) -> GrammaticalGender {
        if let gender = vocabulary.gender(of: noun) ?? vocabulary.adjectiveGender(of: noun) {
            return gender
        }
        let stem = noun.ends(with: "s") && !noun.ends(with: "is") ? noun.dropLast() : noun
        // «maquinistas», «cardiogramas»
        if stem.ends(with: "ista") || stem.ends(with: "grama") { return .masculine }
        for ending: Word in [
            "a", "itis", "osis", "ión", "ione", "dad", "dade", "tad", "tade", "tud", "tude", "umbre", "triz", "trice",
        ]
        where stem.ends(with: ending) {
            return .feminine
        }
        return .masculine
    }

    /// «21 personas», «1 artículo», «100 000 libros»: the number is shortened before its noun and takes its gender.
    func spanishCount(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isNegative, !number.hasLeadingZero,
            text.spaceLength(number.end) > 0, spelling(number.end) == nil, number.integerDigits < 10
        else { return nil }
        let (gender, isBeforeNoun) = spanishAgreement(number, nounAt: number.end)
        guard isBeforeNoun else { return nil }
        let next = text.skipSpaces(number.end)
        var end = text.wordEnd(next)
        // «1 Coca-Cola»
        while text[end] == 0x2D, text.letterLength(end + 1) > 0, end < next + TextView.longestWord {
            end = text.wordEnd(end + 1)
        }
        let noun = text.exact(next, end)
        // «3 veces/día»
        if text[end] == 0x2F || number.integer != 1 && latin.isSingularUnit(noun) { return nil }
        // «1 o 2»: only what has a form of one before its noun needs the noun.
        return Reading(
            start: start, end: end,
            content: .quantity(
                .count(
                    number.value,
                    CountedNoun(
                        gender: gender, singular: [.nominative: noun.string], plural: [.nominative: noun.string])),
                .nominative),
            semioticClass: .cardinal, confidence: .likely)
    }

    /// «medio kilogramo», «media hora», «una taza y media», «dos kilogramos y medio»
    func spanishHalf(_ whole: UInt64, _ number: ScannedNumber, from start: Int, _ end: Int) -> Reading? {
        let unit = spelling(end)
        let next = text.skipSpaces(end)
        let nounEnd = text.wordEnd(next)
        let written = word(next, nounEnd)
        var singular = ""
        var plural = ""
        var last = nounEnd
        if let unit, let one = vocabulary.noun(unit.meaning, isPlural: false),
            let many = vocabulary.noun(unit.meaning, isPlural: true)
        {
            (singular, plural, last) = (one, many, unit.end)
        } else if next > end, isNoun(next, nounEnd) {
            singular = written.ends(with: "as") || written.ends(with: "os") ? String(written.dropLast()) : written
            plural = written
        }
        // «una milla por hora y media» would halve the hour.
        guard !singular.isEmpty, !singular.contains(" por ") else { return nil }
        let gender = unit.flatMap { vocabulary.gender(of: $0.meaning) } ?? singular.asWord(spanishGender)
        let half = gender == .feminine ? "media" : "medio"
        let content: Reading.Content =
            whole == 0
            ? .words("\(half) \(singular)")
            : .quantity(
                .count(
                    DecimalNumber(exactly: whole) ?? 0,
                    CountedNoun(gender: gender, singular: [.nominative: singular], plural: [.nominative: plural])),
                .nominative
            ).appending(" y " + half)
        return Reading(start: start, end: last, content: content, semioticClass: .measure, confidence: .likely)
    }
}
