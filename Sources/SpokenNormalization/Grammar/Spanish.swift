import SpokenModel

/// What the rules of Spanish share, and the smallest of them.
extension Classifier {
    /// «SO»: a point of the compass, where the wind tells.
    func spanishWind(_ place: Int, _ end: Int) -> Reading? {
        latin.directions[word(place, end)].flatMap { windDirection(place, end, $0) }
    }

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

    // MARK: Ordinals

    /// «1.º», «2.ª», «3.er», «1ro», «5ta»
    func spanishOrdinal(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard !number.hasFraction, !number.isNegative, !number.hasLeadingZero else { return nil }
        // «100 000.º» has no ordinal of its own.
        if number.isGrouped, text.has(".º", at: number.end) || text.has(".ª", at: number.end) {
            return kept(start, number.end + 3)
        }
        let mark = text[number.end] == 0x2E ? number.end + 1 : number.end
        for ending in Self.ordinalEndings where text.has(ending.written, at: mark) {
            let end = mark + ending.written.utf8CodeUnitCount
            if let dwelling = dwelling(number, from: start, end, ending) { return dwelling }
            guard text.letterLength(end) == 0, !text.isDigit(end), !text.has("º", at: mark) || text[end] != 0x43
            else { continue }
            if ending.tail >= 0, number.integer % 10 != UInt64(ending.tail) { continue }
            // «3er. lugar»
            let next = text.skipSpaces(end + 1)
            let hasStop =
                text[end] == 0x2E && ending.written.utf8CodeUnitCount == 2 && ending.tail >= 0 && next > end + 1
                && text.letterLength(next) > 0 && !text.isUpper(next)
            return Reading(
                start: start, end: hasStop ? end + 1 : end,
                content: .quantity(
                    .ordinal(
                        number.integer, ending.isFeminine ? .feminine : .masculine,
                        ending.isPlural ? .plural : .singular, isBeforeNoun: ending.isShort), .nominative),
                semioticClass: .ordinal)
        }
        return nil
    }

    /// «4ºB»: a floor and a door.
    private func dwelling(
        _ number: ScannedNumber, from start: Int, _ end: Int, _ ending: OrdinalEnding
    ) -> Reading? {
        guard text.has("º", at: end - 2) || text.has("ª", at: end - 2), text.isUpper(end), text[end] < 0x80,
            text.letterLength(end + 1) == 0, !text.isDigit(end + 1),
            text[end] != 0x43, text[end] != 0x46
        else { return nil }
        return Reading(
            start: start, end: end + 1,
            content: Reading.Content.quantity(
                .ordinal(number.integer, ending.isFeminine ? .feminine : .masculine), .nominative
            ).appending(" " + word(end, end + 1)), semioticClass: .ordinal, confidence: .likely)
    }

    private struct OrdinalEnding {
        var written: StaticString
        var isFeminine = false
        var isPlural = false
        var isShort = false
        /// The last digit that it stands behind; -1 for any.
        var tail = -1
    }

    private static let ordinalEndings: [OrdinalEnding] = [
        .init(written: "ᵉʳ", isShort: true), .init(written: "º"), .init(written: "ª", isFeminine: true),
        .init(written: "er", isShort: true, tail: 1), .init(written: "er", isShort: true, tail: 3),
        .init(written: "os", isPlural: true), .init(written: "as", isFeminine: true, isPlural: true),
        .init(written: "ro", tail: 1), .init(written: "ra", isFeminine: true, tail: 1),
        .init(written: "do", tail: 2), .init(written: "da", isFeminine: true, tail: 2),
        .init(written: "ro", tail: 3), .init(written: "ra", isFeminine: true, tail: 3),
        .init(written: "to", tail: 4), .init(written: "ta", isFeminine: true, tail: 4),
        .init(written: "to", tail: 5), .init(written: "ta", isFeminine: true, tail: 5),
        .init(written: "to", tail: 6), .init(written: "ta", isFeminine: true, tail: 6),
        .init(written: "mo", tail: 7), .init(written: "ma", isFeminine: true, tail: 7),
        .init(written: "vo", tail: 8), .init(written: "va", isFeminine: true, tail: 8),
        .init(written: "no", tail: 9), .init(written: "na", isFeminine: true, tail: 9),
        .init(written: "mo", tail: 0), .init(written: "ma", isFeminine: true, tail: 0),
    ]
}
