import SpokenLocaleData
import SpokenModel

/// Words of a text, and what a part of a pattern asks of one.
extension RowMatcher {
    func wordEnd(_ place: Int) -> Int { Self.wordEnd(text, place, book) }

    func wordStart(_ end: Int) -> Int { Self.wordStart(text, end, book) }

    /// The end of a word, with its hyphens where the lexicon has it so: «rendez-vous».
    func compoundEnd(_ place: Int) -> Int {
        let end = wordEnd(place)
        return classifier.rowCompoundEnd(place, end, book) ?? end
    }

    /// Letters, with an apostrophe between them; what is elided before it is a word of its own: «l’étape».
    static func wordEnd(_ text: TextView, _ place: Int, _ book: RowBook) -> Int {
        var end = text.wordEnd(place)
        while end > place {
            let length = text[end] == 0x27 ? 1 : text.has("\u{2019}", at: end) ? 3 : 0
            guard length > 0, text.letterLength(end + length) > 0, !book.isElided(text, place, end) else { return end }
            end = text.wordEnd(end + length)
        }
        return end
    }

    static func wordStart(_ text: TextView, _ end: Int, _ book: RowBook) -> Int {
        var start = text.wordStart(end)
        while start > 0 {
            let mark = text[start - 1] == 0x27 ? start - 1 : text.has("\u{2019}", at: start - 3) ? start - 3 : start
            guard mark < start, text.isLetterBefore(mark), end - start < TextView.longestWord,
                !book.isElided(text, text.wordStart(mark), mark)
            else { return start }
            start = text.wordStart(mark)
        }
        return start
    }

    func word(_ part: RowBook.Part, _ start: Int, _ end: Int) -> RowToken? {
        let element = part.element
        // «XXe»: an ending that the rule names stands behind letters too.
        let isEnding = element.joint == .glued && !part.texts.isEmpty
        guard end > start, isEnding || !text.isLetterBefore(start) else { return nil }
        let features = element.features
        if features.has(.capital), !text.isUpper(start) { return nil }
        if features.has(.small), text.isUpper(start) { return nil }
        if features.has(.latin), !classifier.bytes[start..<end].allSatisfy({ $0 < 0x80 }) { return nil }
        if element.leastDigits > 0 {
            let letters = (start..<end).count { text[$0] & 0xC0 != 0x80 }
            guard (Int(element.leastDigits)...Int(max(element.leastDigits, element.mostDigits))).contains(letters)
            else {
                return nil
            }
        }
        if features.has(.governor) {
            // The cases that are asked are those that it governs rather than its own.
            guard case .cases(let cases)? = book.government(text, start, end),
                element.cases == 0 || cases.contains(where: { element.cases & WordCells.bit($0) != 0 })
            else { return nil }
        }
        // «5 тис. грн»: the beginning of an abbreviation is no word.
        if text[end] == 0x2E, features.has(.noun) || features.has(.adjective),
            !text.isSentenceEnd(end + 1) || book.magnitudes[text.lowered(start, end)] != nil
        {
            return nil
        }
        if !part.texts.isEmpty, !part.texts.contains(where: { text.lowered(start, end).withBytes($0.elementsEqual) }) {
            return nil
        }
        guard isKnown(element, start, end) else { return nil }
        return RowToken(start: start, end: end)
    }

    /// Whether a reading of a word has all that a part asks.
    private func isKnown(_ element: RowElement, _ start: Int, _ end: Int) -> Bool {
        let asksCase = element.cases != 0 && !element.features.has(.governor)
        guard element.features.has(.ofForms) || !element.classes.isEmpty || asksCase else { return true }
        guard var forms = classifier.rowForms(start, end, book) else { return false }
        var isKnown = false
        while let form = forms.next() {
            isKnown = true
            if element.features.has(.noun), !form.isNoun { continue }
            if element.features.has(.adjective), !form.isAdjective { continue }
            if !element.classes.isEmpty, form.classes.isDisjoint(with: element.classes) { continue }
            if form.isAdjective, asksCase {
                guard hasAdjectiveCell(element, form) else { continue }
                return !element.features.has(.unknown)
            }
            if element.features.has(.feminine), form.gender != .feminine { continue }
            if element.features.has(.masculine), form.gender != .masculine { continue }
            if element.features.has(.neuter), form.gender != .neuter { continue }
            if hasCell(element, form, asksCase) { return !element.features.has(.unknown) }
        }
        if isKnown { return false }
        if element.features.has(.unknown) { return true }
        // A word that no table knows may be an adjective by its ending.
        return element.features.has(.adjective) && element.classes.isEmpty
            && !book.adjectiveCases(text.lowered(start, end)).isEmpty
    }

    /// Whether an adjective or a determiner has one of the cases for the gender or the number that is asked: "diesem" is a
    /// dative of the masculine and the neuter.
    private func hasAdjectiveCell(_ element: RowElement, _ form: WordForm) -> Bool {
        let features = element.features
        let isGendered = features.has(.masculine) || features.has(.feminine) || features.has(.neuter)
        for (index, grammaticalCase) in WordCells.cases.enumerated() where element.cases & 1 << UInt8(index) != 0 {
            func has(_ gender: GrammaticalGender?) -> Bool { form.cells.has(grammaticalCase, adjective: gender) }
            if !isGendered, !features.has(.singular), has(nil) { return true }
            if features.has(.plural) { continue }
            if !isGendered || features.has(.masculine), has(.masculine) { return true }
            if !isGendered || features.has(.feminine), has(.feminine) { return true }
            if !isGendered || features.has(.neuter), has(.neuter) { return true }
        }
        return false
    }

    private func hasCell(_ element: RowElement, _ form: WordForm, _ asksCase: Bool) -> Bool {
        let isOfNumber = element.features.has(.singular) || element.features.has(.plural)
        guard asksCase || isOfNumber else { return true }
        for (index, grammaticalCase) in WordCells.cases.enumerated() {
            guard !asksCase || element.cases & 1 << UInt8(index) != 0 else { continue }
            if form.isAdjective, form.cells.has(grammaticalCase) { return true }
            if !element.features.has(.plural), form.has(grammaticalCase, .singular) { return true }
            if !element.features.has(.singular), form.has(grammaticalCase, .plural) { return true }
        }
        return false
    }
}
