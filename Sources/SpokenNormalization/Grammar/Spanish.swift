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
