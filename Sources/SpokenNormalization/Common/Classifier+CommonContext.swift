import SpokenModel

/// What stands beside a number, and whether it is free of it.
extension Classifier {
    /// What stands before a number: a sign, a minus, a currency; and where it begins.
    struct Front {
        var start: Int
        var isNegative = false
        var meaning: WrittenForms.Meaning?
        /// Where the sign of that meaning stands.
        var sign = 0..<0

        var isMoney: Bool { if case .currency? = meaning { true } else { false } }
    }

    func isMoney(_ end: Int, _ forms: WrittenForms) -> Bool {
        if case .currency = formAhead(end, forms)?.meaning { return true }
        return false
    }

    /// The form behind a number, with at most one space between, unless it belongs to the number that follows it: "5 €6".
    /// - Parameter first: where the amount begins; the whole line is asked for more forms.
    func formAhead(
        _ end: Int, _ forms: WrittenForms, from first: Int? = nil
    ) -> (meaning: WrittenForms.Meaning, end: Int)? {
        let place = text.skipDirectionMarks(end)
        let start = text.skipDirectionMarks(place + text.spaceLength(place))
        if isUsersWord(start) { return nil }
        if let first, isLineStart(text.skipDirectionMarksBack(first)),
            let (meaning, last) = forms.formBehind(text, start, isAlone: true),
            text.isLineEnd(text.skipDirectionMarks(last))
        {
            guard case .currency(let code) = meaning else { return (meaning, last) }
            return currencyBehind(start, last, code).map { (.currency($0), last) }
        }
        guard let (meaning, last) = forms.formBehind(text, start, isAlone: false) else { return nil }
        switch meaning {
        case .currency:
            if text.decimalDigit(last) != nil || isOfAnotherCountry(last) { return nil }
            if case .currency(let code) = meaning {
                return currencyBehind(start, last, code).map { (.currency($0), last) }
            }
        case .unit:
            if text.decimalDigit(last) != nil { return nil }
            if start == place, forms.stays.glued.contains(word(start, last)) { return nil }
            // "10 ก.ค." is a date, "18 ม. เกษตร" a class, "4分の1" a quarter.
            if text[last - 1] == 0x2E {
                let isLetter = text.isUnspacedLetter(start) && start + text.scalarLength(start) == last - 1
                if isLetter || text.letterLength(last) > 0 { return nil }
            }
            if text.isUnspacedLetter(last), text.decimalDigit(last + text.scalarLength(last)) != nil { return nil }
        default: break
        }
        return (meaning, last)
    }

    /// "20 $ US", "5 $ CA": a sign whose country follows it.
    private func isOfAnotherCountry(_ end: Int) -> Bool {
        guard text[end - 1] == 0x24 else { return false }
        let start = text.skipSpaces(end)
        let last = text.wordEnd(start)
        return (2...3).contains(last - start) && bytes[start..<last].allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// "-€", "€ -", "%", "−"
    func front(_ place: Int, _ forms: WrittenForms) -> Front {
        var front = Front(start: place)
        func takeMinus() {
            let end = text.skipDirectionMarksBack(front.start)
            let start = text[end - 1] == 0x2D ? end - 1 : text.has("\u{2212}", at: end - 3) ? end - 3 : end
            guard start < end, !front.isNegative else { return }
            let before = text.skipDirectionMarksBack(start)
            guard
                before == 0 || text.skipSpacesBack(before) < before || text[before - 1] == 0x0A
                    || [0x28, 0x5B, 0x22].contains(text[before - 1]) || forms.formBefore(text, before) != nil
            else { return }
            front.start = start
            front.isNegative = true
        }
        takeMinus()
        let end = text.skipDirectionMarksBack(front.start)
        let apart = text.skipSpacesBack(end)
        if apart == end || text.previousScalar(end) == apart,
            let (meaning, start) = forms.formBefore(text, text.skipDirectionMarksBack(apart)),
            !text.isDigitBefore(start)
        {
            front.meaning = meaning
            front.start = start
            front.sign = start..<apart
            takeMinus()
        }
        let first = text.skipDirectionMarksBack(front.start)
        if front.start < place || first < front.start { front.start = first }
        return front
    }

    /// Whether nothing before a number makes a part of another thing of it.
    func isFreeBefore(_ front: Front) -> Bool {
        let start = front.start
        if isLineStart(start) { return true }
        if text.spaceLength(text.previousScalar(start)) > 0 {
            let last = text.skipSpacesBack(start)
            if isFactorBefore(last) { return false }
            // «1 250 km» where spaces are no groups, "22 123 45 67": two numbers that nothing parts are one or none.
            return !isBareNumber(endingAt: last)
        }
        let before = text.previousScalar(start)
        if text.isUnspacedLetter(before) {
            // "7時3分": a time or a date.
            return !text.isDigitBefore(before)
        }
        switch text[start - 1] {
        case 0x28, 0x5B, 0x22, 0x27, 0x3B, 0x7C: return true
        default: break
        }
        for mark in ["«", "„", "“", "”", "‚", "‘", "»", "¿", "¡", "（", "：", "，", "、", "。", "「", "،"] as [StaticString]
        where text.has(mark, at: start - mark.utf8CodeUnitCount) {
            return true
        }
        return false
    }

    /// Whether a word of nothing but digits ends at a place.
    func isBareNumber(endingAt end: Int) -> Bool {
        var start = end
        while start > 0, start > end - TextView.longestWord {
            let before = text.previousScalar(start)
            guard text.decimalDigit(before) != nil else { break }
            start = before
        }
        return start < end && (isLineStart(start) || text.spaceLength(text.previousScalar(start)) > 0)
    }

    /// Whether a sign between numbers ends at a place: of "4 × 625 €" no half is read.
    func isFactorBefore(_ end: Int) -> Bool {
        guard end > 0 else { return false }
        let isSign =
            text.has("×", at: end - 2) || text.has("÷", at: end - 2) || text.has("·", at: end - 2)
            || text.has("−", at: end - 3) || [0x2A, 0x2B, 0x2D, 0x2F, 0x3A, 0x3D, 0x78].contains(text[end - 1])
        // «Etap 4: 87 km»: a colon that stands at the first number alone labels the second.
        if text[end - 1] == 0x3A, text.isDigitBefore(end - 1), text.spaceLength(end) > 0 { return false }
        guard isSign, !text.isLetterBefore(text[end - 1] == 0x78 ? end - 1 : end), !isPartingPoint(end) else {
            return false
        }
        return text.isDigitBefore(text.skipSpacesBack(text.previousScalar(end)))
    }

    /// «4,8 · 215 отзывов», «12 · 40 zł»: whether a point between spaces that ends at a place parts two things: what stands behind it
    /// is no number by itself.
    private func isPartingPoint(_ end: Int) -> Bool {
        let place = text.skipSpaces(end)
        guard text.has("·", at: end - 2), place > end, text.spaceLength(text.previousScalar(end - 2)) > 0 else {
            return false
        }
        guard text.isDigit(place) else { return true }
        let next = text.skipSpaces(text.scanNumber(place, syntax).end)
        return text.letterLength(next) > 0 || vocabulary.written.formBehind(text, next, isAlone: true) != nil
    }

    func isLineStart(_ place: Int) -> Bool { place == 0 || text[place - 1] == 0x0A || text[place - 1] == 0x09 }

    /// Whether an amount ends at a place: no letter, digit, stroke or ending goes on with it.
    func isFreeBehind(_ place: Int) -> Bool {
        if text.decimalDigit(place) != nil || text.isSpacedLetter(place) { return false }
        let sign = text.skipSpaces(place)
        if text.has("×", at: sign) || text.has("÷", at: sign) { return false }
        let next: Int
        switch text[place] {
        case 0x2E where isSentence(place + 1): return true
        case 0x2D, 0x27, 0x3A, 0x2F, 0x2E, 0x2C, 0x5F: next = place + 1
        // "4 %@"
        case 0x40: return false
        case 0xE2 where text.has("\u{2019}", at: place) || text.dashLength(place) == 3: next = place + 3
        // «²», «³», «½»
        case 0xC2: return text.spaceLength(place) > 0 || text.has("»", at: place)
        case 0xC3: return false
        case 0x25, 0x23, 0x2A, 0x2B, 0x3D, 0x24, 0x5E, 0x7E: return false
        default: return true
        }
        return text.letterLength(next) == 0 && text.decimalDigit(next) == nil
            && !(text[place] == 0x2F && text.letterLength(text.skipSpaces(next)) > 0)
    }

    /// «en 2011.Desde entonces»: behind a full stop without its space a word with a capital, where no full stop marks ordinals.
    private func isSentence(_ start: Int) -> Bool {
        guard text.isUpper(start), let rows = vocabulary.rows, !rows.marksOrdinalsByPoint else { return false }
        let end = text.wordEnd(start)
        let second = start + text.letterLength(start)
        return end >= start + 3 && !text.isUpper(second) && text[end] != 0x2E && !text.isMark(end)
    }

    /// The full stop of an abbreviation ends the sentence too, unless the amount is all that stands in its line.
    func abbreviationEnd(_ end: Int, from start: Int) -> Int {
        if let rows = vocabulary.rows {
            if text[end] == 0x2E, text.isLetterBefore(end), isNounAhead(end + 1, rows) { return end + 1 }
            if text[end - 1] == 0x2E, isNounAhead(end, rows) { return end }
        }
        // "10 min. vertraagd": before a small letter the full stop ends no sentence.
        if text[end] == 0x2E, text.isLetterBefore(end), text.spaceLength(end + 1) > 0, !text.isSentenceEnd(end + 1),
            text.letterLength(text.skipSpaces(end + 1)) > 0
        {
            return end + 1
        }
        if text[end] == 0x2E, text.isLetterBefore(end), [0x2C, 0x3B, 0x29, 0x3A].contains(text[end + 1]) {
            return end + 1
        }
        let isLine = [.ofDeclined, .ofClosing].contains(profile.finalStop) && isLineStart(start) && text.isLineEnd(end)
        guard text[end - 1] == 0x2E, text.isSentenceEnd(end) || isBeforeCounted(end), !isLine,
            !text.isUnspacedLetter(text.previousScalar(end - 1))
        else { return end }
        return end - 1
    }

    /// «20 kg. 5 vendidos»: behind the full stop a number that has a noun and no unit begins a sentence.
    private func isBeforeCounted(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        guard profile.finalStop == .byPlace, next > end, text.isDigit(next) else { return false }
        let last = text.scanNumber(next, syntax).end
        let noun = text.skipSpaces(last)
        return noun > last && text.wordEnd(noun) > noun + 2 && formAhead(last, vocabulary.written) == nil
    }

    /// Whether a form is what it stands for: "5 in" is none, "Zimmer 5 A" neither, and «1994 rok» is a date.
    func isMeant(_ meaning: WrittenForms.Meaning, _ number: ScannedNumber, _ front: Front, _ end: Int) -> Bool {
        var start = text.skipDirectionMarks(number.end)
        start = text.skipDirectionMarks(start + text.spaceLength(start))
        guard case .unit(let unit) = meaning else {
            if vocabulary.written.stays.isGovernedBehind, text.letterLength(text.skipSpaces(end)) > 0 { return false }
            // «5 L», "5 K": letters alone are a currency only where the locale says so, and nothing follows.
            return end - start > 1 || text.letterLength(start) == 0 || text.isLineEnd(end)
        }
        if unit == .year, number.integer >= 1000, !number.isGrouped { return false }
        let next = text.skipSpaces(end)
        let isBeforeWord = text.letterLength(next) > 0 && text.isSpacedLetter(next)
        if unit.identifier == "degree" || unit.identifier == "generic" {
            // «1° piano»
            return !isBeforeWord
        }
        // «20 % alennus», «5 km kaugusel»
        if isBeforeWord, vocabulary.written.stays.isGovernedBehind { return false }
        guard text.isSpacedLetter(start), text.wordEnd(start) == end else { return true }
        let letters = word(start, end)
        let isLoose = start > text.skipDirectionMarks(number.end)
        if letters.count == 1 {
            // Others are as often the letter of a room, a list or a preposition.
            guard letters.allSatisfy(ScriptLetters.units.contains) else {
                return isLineStart(text.skipDirectionMarksBack(front.start))
                    && text.isLineEnd(text.skipDirectionMarks(end))
            }
            return isAmountByItsPlace(number, front, end)
        }
        guard isBeforeWord, isLoose, letters.count == 2 else { return true }
        return !letters.contains(where: ScriptLetters.vowels.contains)
    }

    /// Whether one letter behind a number is a unit there: «Hauptstraße 12 g», "art. 5 l", «вул. Зелена, 5 г» are names.
    /// Large numbers and fractions are amounts; others where nothing before could be what they number, or a short word governs.
    private func isAmountByItsPlace(_ number: ScannedNumber, _ front: Front, _ end: Int) -> Bool {
        let last = text.skipSpacesBack(text.skipDirectionMarksBack(front.start))
        let next = text.skipSpaces(end)
        let isBeforeWord = text.wordEnd(next) >= next + 3
        // "12 g, rue de la Paix"
        let isBeforeName = text[end] == 0x2C && text.letterLength(text.skipSpaces(end + 1)) > 0
        // «50 m kw.»
        let nextEnd = text.wordEnd(next)
        if nextEnd > next, nextEnd <= next + 3, text[nextEnd] == 0x2E { return false }
        let before = text.isLetterBefore(last) ? word(text.wordStart(last), last) : ""
        if vocabulary.written.codeNouns.contains(before.lowercased()) { return false }
        if number.hasFraction || number.isGrouped || number.integer >= 100 { return true }
        if isLineStart(last) { return !isBeforeName }
        if !before.isEmpty { return governor(front.start) != nil || before.count <= 3 && text[end] != 0x2C }
        switch text[last - 1] {
        case 0x28: return true
        case 0x3A: return isBeforeWord || text.isLineEnd(end)
        case 0x2C, 0x3B: return isBeforeWord
        default: return text.isUnspacedLetter(text.previousScalar(last))
        }
    }

    /// The case that a place governs, and what is not known of it.
    func commonCase(_ start: Int) -> (GrammaticalCase, CaseDoubt) {
        let end = text.skipSpacesBack(start)
        // «ok. 3 kg», «ca. 5 Min.»: short for a word that may govern any case.
        if text[end - 1] == 0x2E, text.isLetterBefore(end - 1), end - text.wordStart(end - 1) <= 5 {
            return (.nominative, .all)
        }
        // A language whose governors are all listed leaves no doubt.
        if let rows = vocabulary.rows { return (rowGovernment(start, rows)?.first ?? .nominative, .none) }
        guard end > 0, text.isLetterBefore(end) else { return (.nominative, .none) }
        if let governed = governor(start) { return (governed, .none) }
        return (.nominative, word(text.wordStart(end), end).count <= 3 ? .all : .direct)
    }

    func governor(_ start: Int) -> GrammaticalCase? {
        let end = text.skipSpacesBack(start)
        guard end > 0, text.isLetterBefore(end) else { return nil }
        if let rows = vocabulary.rows { return rowGovernment(start, rows)?.first }
        return vocabulary.written.governors[word(text.wordStart(end), end).lowercased()]
    }

    /// The word behind a place and spaces; empty when there is none.
    func wordAfter(_ place: Int) -> (text: Word, end: Int) {
        let start = text.skipSpaces(place)
        let end = text.wordEnd(start)
        return (text.exact(start, end), end)
    }

    /// A unit, a currency or a power of ten behind a number, and where it ends.
    func unitBehind(_ place: Int) -> (meaning: WrittenForms.Meaning, end: Int)? {
        vocabulary.written.formBehind(text, text.skipSpaces(place), isAlone: false)
    }
}
