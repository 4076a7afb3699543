import SpokenModel

/// What Spanish asks of the neighbours of an abbreviation, and the form that they give it: «la Ing. Paz», «velocidad máx.».
extension Classifier {
    /// The word for an abbreviation; nil where it lacks what its licence asks for, or where its form cannot be known.
    func spanishForm(_ entry: Vocabulary.Abbreviation, _ place: Int, _ end: Int) -> String? {
        guard !isAmongInitials(entry, place, end) else { return nil }
        let spoken = entry.form(.nominative)
        switch entry.licence {
        case .company: return isCompany(place, end) ? spoken : nil
        case .titular: return isBehindSurname(place, end) ? nil : spoken
        case .agreeing: return agreeing(entry, place)
        case .sided: return sided(entry, place)
        case .sited where !isSited(place, end): return nil
        default: break
        }
        // «20 % dto.»
        if spoken == "descuento", text[text.skipSpacesBack(place) - 1] == 0x25 { return "de descuento" }
        let told = determiner(before: place)
        guard entry.feminine.isEmpty else {
            if told == nil, entry.licence == .personal { return nil }
            return told == .feminine ? entry.feminine : spoken
        }
        let noun = spoken.lowercased().prefix { $0 != " " }
        // «la n.º 5» is the line, the house or the issue of that number.
        guard !noun.hasSuffix("mente"), noun != "número" else { return spoken }
        // «el esq. 1» is no corner, «las temp. máx.» is not one temperature.
        if let told { return String(noun).asWord(spanishGender) == told ? spoken : nil }
        return ["los", "las"].contains(wordBefore(place)) && !noun.hasSuffix("s") ? nil : spoken
    }

    /// «U.S.A.», «S.A.R.», «F. S. L.»: letters with points on either side are initials.
    private func isAmongInitials(_ entry: Vocabulary.Abbreviation, _ place: Int, _ end: Int) -> Bool {
        if text[place - 1] == 0x2E, text.isLetterBefore(place - 1), place - 1 - text.wordStart(place - 1) <= 2 {
            return true
        }
        // «Vº Bº»
        if text.has("Bº", at: place), text.has("º ", at: place - 3) { return true }
        guard entry.written.last == 0x2E, entry.written.dropLast().contains(0x2E) else { return false }
        return text.letterLength(end) > 0
    }

    /// «Acme, S. A.», «una S. L.»
    private func isCompany(_ place: Int, _ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        guard !isBehindInitial(place), !isInitial(next) else { return false }
        let before = text.skipSpacesBack(place)
        if isAtStart(place) { return text.isLineEnd(end) }
        let start = text.wordStart(before)
        guard start < before else {
            return text.isDigit(before - 1) || [0x2C, 0x29, 0x22].contains(text[before - 1])
                || text.has("»", at: before - 2) || text.has("”", at: before - 3)
        }
        return text.isUpper(start) || latin.has(text.lowered(start, before), .feminine)
    }

    /// «, Col. Roma», «el C. C. Las Arenas», «en Col. Roma», «C. C. La Vaguada»
    private func isSited(_ place: Int, _ end: Int) -> Bool {
        if latin.has(loweredAfter(end), .function) { return true }
        let before = text.skipSpacesBack(place)
        if before > 0, [0x2C, 0x3A, 0x2D].contains(text[before - 1]) || text.isDigit(before - 1) { return true }
        return ["en", "el", "la", "del", "al", "de"].contains(wordBefore(place))
    }

    /// «Martin Luther King Sr.», but «El Sr. Gil», «Estimado Sr.:»
    private func isBehindSurname(_ place: Int, _ end: Int) -> Bool {
        if isBehindInitial(place) { return true }
        let before = text.skipSpacesBack(place)
        let start = text.wordStart(before)
        guard start < before, before < place, text.isUpper(start) else { return false }
        let word = text.lowered(start, before)
        if latin.has(word, .function) || latin.has(word, .addressed) { return false }
        // «Presidente Sr. Gil»
        return !(text.isUpper(text.skipSpaces(end)) && (isAtStart(start) || isSentenceStart(start)))
    }

    /// The gender that the article before a place tells, or a title: «la», «un», «Sra.».
    private func determiner(before place: Int) -> GrammaticalGender? {
        let noun = nounBefore(place)
        if latin.has(noun, .feminine) { return .feminine }
        if latin.has(noun, .masculine) { return .masculine }
        // «la ministra Lic. Gil»
        let start = wordStartBefore(place)
        guard start < place, isNoun(start, text.wordEnd(start)) else { return nil }
        let article = wordBefore(start)
        let gender = spanishGender(of: noun)
        return latin.has(article, gender == .feminine ? .feminine : .masculine) ? gender : nil
    }

    /// «velocidad máx.», «tasas incl.»: an adjective takes the gender and the number of the noun before it.
    private func agreeing(_ entry: Vocabulary.Abbreviation, _ place: Int, reach: Int = 8) -> String? {
        let spoken = entry.form(.nominative)
        // «las temperaturas máx. y mín.»
        if ["y", "e", "o", "u"].contains(wordBefore(place)), reach > 0,
            let first = shortForm(before: wordStartBefore(place)),
            first.entry.licence == .agreeing, wordBefore(first.start) != wordBefore(place)
        {
            return agreeing(entry, first.start, reach: reach - 1)
        }
        // «la de hoy y mín. de ayer»
        if ["y", "e", "o", "u"].contains(wordBefore(place)) { return nil }
        let end = text.skipSpacesBack(place)
        // «la T.ª máx.»
        if text.has("ª", at: end - 2) { return entry.feminine }
        let short = shortForm(before: place)
        let noun = short.map { Word($0.entry.nominative, folds: true) } ?? nounBefore(place)
        // «IVA incl.», «FC máx.»: the ending of an acronym or of an abbreviation tells nothing.
        let isShort = text[end - 1] == 0x2E && short == nil
        if end > 1, text.isUpper(end - 1) || isShort && !noun.isEmpty, vocabulary.gender(of: noun) == nil {
            return spoken.ends(with: "ncluido") && !isShort ? spoken : nil
        }
        if latin.has(noun, .feminine) { return entry.feminine }
        guard end > 1, noun.count > 1, !latin.has(noun, .function) else { return spoken }
        let isPlural = noun.ends(with: "s") && !noun.ends(with: "is")
        return (spanishGender(of: noun) == .feminine ? entry.feminine : spoken) + (isPlural ? "s" : "")
    }

    /// «brazo izq.», but «3.º izq.», «a la izq.»: a side of its own is feminine.
    private func sided(_ entry: Vocabulary.Abbreviation, _ place: Int) -> String? {
        let before = text.skipSpacesBack(place)
        let start = text.wordStart(before)
        guard start < before, before < place, !text.isDigit(start - 1) else { return entry.feminine }
        let noun = text.lowered(start, before)
        if latin.has(noun, .masculine) { return nil }
        if latin.has(noun, .function) || latin.has(noun, .preposition) { return entry.feminine }
        // «Calle Mayor izq.»
        guard before - start > 2, !text.isUpper(start) || isAtStart(start) else { return nil }
        let isPlural = noun.ends(with: "s")
        let stem = isPlural ? noun.dropLast() : noun
        let gender = spanishGender(of: noun)
        let isTold = vocabulary.gender(of: noun) != nil || ["o", "l", "r"].contains { stem.ends(with: $0) }
        guard gender == .feminine || isTold else { return nil }
        return (gender == .feminine ? entry.feminine : entry.form(.nominative)) + (isPlural ? "s" : "")
    }

    /// «Temp. máx.»: the abbreviation before a place.
    private func shortForm(before place: Int) -> (entry: Vocabulary.Abbreviation, start: Int)? {
        let end = text.skipSpacesBack(place)
        guard end < place, text[end - 1] == 0x2E else { return nil }
        let start = text.wordStart(end - 1)
        let entries = vocabulary.abbreviations[UInt16(text[start]) << 8 | UInt16(text[start + 1])]
        return entries.first { bytes[start..<end].elementsEqual($0.written) }.map { ($0, start) }
    }
}
