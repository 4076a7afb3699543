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

    func word(_ part: RowPart, _ start: Int, _ end: Int) -> RowToken? {
        // «XXe»: an ending that the rule names stands behind letters too.
        let isEnding = part.isGlued && !part.texts.isEmpty
        guard end > start, isEnding || !text.isLetterBefore(start) else { return nil }
        let features = part.features
        if features.has(.capital), !text.isUpper(start) { return nil }
        if features.has(.small), text.isUpper(start) { return nil }
        if features.has(.mixed),
            !(start..<end).contains(where: { text[$0] & 0xC0 != 0x80 && text[$0] >= 0x61 && !text.isUpper($0) })
        {
            return nil
        }
        if features.has(.latin), !classifier.bytes[start..<end].allSatisfy({ $0 < 0x80 }) { return nil }
        if let letters = part.letters, !letters.contains((start..<end).count { text[$0] & 0xC0 != 0x80 }) { return nil }
        if features.has(.governor) {
            // The cases that are asked are those that it governs rather than its own.
            guard case .cases(let cases)? = book.government(text, start, end),
                part.cases == 0 || cases.contains(where: { part.cases & WordCells.bit($0) != 0 })
            else { return nil }
        }
        if features.has(.noun) || features.has(.adjective), isShort(start, end) { return nil }
        if !part.texts.isEmpty,
            !part.texts.contains(where: { $0.count == end - start && text.has(lowered: $0, at: start) })
        {
            return nil
        }
        if part.contexts != 0, part.contexts & contexts(start, end) == 0 { return nil }
        guard isKnown(part, start, end) else { return nil }
        return RowToken(start: start, end: end)
    }

    /// «5 тис. грн»: whether a word is the beginning of an abbreviation, and none itself.
    func isShort(_ start: Int, _ end: Int) -> Bool {
        text[end] == 0x2E
            && (!text.isSentenceEnd(end + 1) || book.magnitudes[text.lowered(start, end + 1)] != nil)
    }

    /// What the lexicon has of a word.
    func forms(_ start: Int, _ end: Int) -> Lexicon.Forms? {
        let known = scratch.word(start, end)
        if let forms = known.pointee.forms { return forms }
        let forms = classifier.rowForms(start, end, book)
        known.pointee.forms = .some(forms)
        return forms
    }

    /// The kinds of a word, a bit for each.
    func contexts(_ start: Int, _ end: Int) -> UInt64 {
        let known = scratch.word(start, end)
        if let contexts = known.pointee.contexts { return contexts }
        let contexts = book.contexts.kinds(of: text.lowered(start, end))
        known.pointee.contexts = contexts
        return contexts
    }

    /// Whether a reading of a word has all that a part asks.
    func isKnown(_ part: RowPart, _ start: Int, _ end: Int) -> Bool {
        let asksCase = part.cases != 0 && !part.has(.governor)
        guard part.has(.ofForms) || !part.classes.isEmpty || asksCase else { return true }
        guard var forms = forms(start, end) else { return false }
        var isKnown = false
        if part.has(.guessed), forms.next() != nil { return false }
        while let form = forms.next() {
            isKnown = true
            if part.has(.noun), !form.isNoun { continue }
            if part.has(.adjective), !form.isAdjective { continue }
            if !part.classes.isEmpty, form.classes.isDisjoint(with: part.classes) { continue }
            if form.isAdjective, asksCase {
                guard hasAdjectiveCell(part, form) else { continue }
                return !part.has(.unknown)
            }
            if part.has(.feminine), form.gender != .feminine { continue }
            if part.has(.masculine), form.gender != .masculine { continue }
            if part.has(.neuter), form.gender != .neuter { continue }
            if hasCell(part, form, asksCase) { return !part.has(.unknown) }
        }
        if isKnown { return false }
        if part.has(.guessed) { return isGuessed(part, start, end) }
        if part.has(.unknown) { return true }
        // A word that no table knows may be an adjective by its ending.
        guard part.has(.adjective), part.classes.isEmpty else { return false }
        let cases = book.adjectiveCases(text.lowered(start, end))
        return asksCase ? cases.contains { part.cases & WordCells.bit($0) != 0 } : !cases.isEmpty
    }

    /// Whether the ending of a word that no table knows tells what a part asks.
    private func isGuessed(_ part: RowPart, _ start: Int, _ end: Int) -> Bool {
        // «4 pers.»: a short name of a unit is no noun.
        if classifier.vocabulary.written.formBehind(text, start, isAlone: true) != nil { return false }
        if book.hasCaseEndings { return mayBeNoun(start, end) }
        guard let row = book.nounEndings.row(text.lowered(start, end)) else { return false }
        if part.has(.feminine), row.gender != .feminine { return false }
        if part.has(.masculine), row.gender != .masculine { return false }
        return !(part.has(.plural) && !row.isPlural) && !(part.has(.singular) && row.isPlural)
    }

    /// Whether a word that no table knows is neither a verb nor a word that governs, nor ends as adverbs and adjectives do.
    private func mayBeNoun(_ start: Int, _ end: Int) -> Bool {
        let word = text.lowered(start, end)
        return text[end] != 0x2E || text.isSentenceEnd(end + 1)
            ? book.government(text, start, end) == nil
                && classifier.vocabulary.verbKinds(of: word).isDisjoint(with: Self.tensed)
                && !endsAsAdjective(word)
            : false
    }

    /// «спартанцев» ends as «пев» does.
    private static let tensed: WordEndings.Kinds = [.past, .present, .infinitive, .imperative]

    /// «телеканалом» ends as «новом» does: what is a prepositional may be a noun.
    private func endsAsAdjective(_ word: Word) -> Bool {
        let cases = book.adjectiveCases(word)
        return !cases.isEmpty && (!cases.contains(.prepositional) || !book.pluralAdjectiveCases(word).isEmpty)
    }

    /// Whether an adjective or a determiner has one of the cases for the gender or the number that is asked: "diesem" is a
    /// dative of the masculine and the neuter.
    private func hasAdjectiveCell(_ part: RowPart, _ form: WordForm) -> Bool {
        let features = part.features
        let isGendered = features.has(.masculine) || features.has(.feminine) || features.has(.neuter)
        for (index, grammaticalCase) in WordCells.cases.enumerated() where part.cases & 1 << UInt8(index) != 0 {
            func has(_ gender: GrammaticalGender?) -> Bool { form.cells.has(grammaticalCase, adjective: gender) }
            if !isGendered, !features.has(.singular), has(nil) { return true }
            if features.has(.plural) { continue }
            if !isGendered || features.has(.masculine), has(.masculine) { return true }
            if !isGendered || features.has(.feminine), has(.feminine) { return true }
            if !isGendered || features.has(.neuter), has(.neuter) { return true }
        }
        return false
    }

    private func hasCell(_ part: RowPart, _ form: WordForm, _ asksCase: Bool) -> Bool {
        let isOfNumber = part.has(.singular) || part.has(.plural)
        guard asksCase || isOfNumber else { return true }
        for (index, grammaticalCase) in WordCells.cases.enumerated() {
            guard !asksCase || part.cases & 1 << UInt8(index) != 0 else { continue }
            if form.isAdjective, form.cells.has(grammaticalCase) { return true }
            if !part.has(.plural), form.has(grammaticalCase, .singular) { return true }
            if !part.has(.singular), form.has(grammaticalCase, .plural) { return true }
        }
        return false
    }
}
