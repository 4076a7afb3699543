import SpokenLocaleData

/// Full stops: those of abbreviations, and those that end a sentence too.
extension RowReading {
    var isSentenceStart: Bool {
        let last = text.skipSpacesBack(start)
        // «Sra. D.ª Ana»: an abbreviation begins none.
        if classifier.profile.finalStop == .byPlace, text[last - 1] == 0x2E, last - 1 - text.wordStart(last - 1) <= 4 {
            return false
        }
        return classifier.isLineStart(last) || [0x21, 0x2E, 0x3F].contains(text[last - 1])
    }

    /// Where what is read ends: the full stop of an abbreviation ends its sentence too.
    func end(_ candidate: RowBook.Candidate, _ end: Int) -> Int {
        guard text[end - 1] == 0x2E else { return end }
        let last = candidate.pattern.core.last
        // «3. Platz»: what stands behind the mark of an ordinal is part of the pattern.
        // «Sat. Nov. 2»: the same of a day or a month.
        let isShort = last?.kind == .weekday || last?.kind == .month
        if isShort || last?.kind == .literal && last?.isPoint == true, let next = candidate.pattern.right.first,
            next.kind != .end, !isShort || !next.isLoose
        {
            return end
        }
        // «1 Std. Fahrt»: where all nouns begin with a capital, one behind a full stop begins no sentence.
        if classifier.isNounAhead(end, book) { return end }
        if last?.kind == .unit || last?.kind == .literal {
            // "a 20 lb. Dog": behind a capital that a rule asks for no sentence ends, nor before a bracket.
            let next = candidate.pattern.right.first
            if next.map({ $0.has(.capital) && !$0.isNegated }) == true || text[end] == 0x29 { return end }
        }
        guard last?.kind == .abbreviation else { return text.isSentenceEnd(end) ? end - 1 : end }
        // «і т. д.» may stand anywhere: before a capital it ends the sentence, at the end of the line it is the whole of it.
        let abbreviation = captures[last?.capture ?? 0].abbreviation?.pointee
        if classifier.profile.finalStop == .ofClosing {
            return abbreviation?.place == .closing && text.isSentenceEnd(end) && !text.isLineEnd(end) ? end - 1 : end
        }
        if classifier.profile.finalStop == .stays {
            return text.isLineEnd(end) && abbreviation?.place != .era || endsSentence(abbreviation, candidate, end)
                ? end - 1 : end
        }
        if classifier.profile.finalStop == .byPlace {
            switch abbreviation?.place {
            case .closing, .company, .agreeing, .sided, .address: return text.isSentenceEnd(end) ? end - 1 : end
            default: return text.isLineEnd(end) ? end - 1 : end
            }
        }
        if let place = abbreviation?.place,
            place == .closing
                || [.adjective, .ordinal, .stateDotted, .quarter].contains(place) && candidate.pattern.right.isEmpty
        {
            return text.isSentenceEnd(end) && (!text.isLineEnd(end) || isSentence(end)) ? end - 1 : end
        }
        return abbreviation?.isDeclined == true && text.isLineEnd(end) ? end - 1 : end
    }

    /// Whether a capital behind it begins a sentence: not what a rule asks for, "8 p.m. ET", "Acme Inc. Chairman Lee".
    private func endsSentence(_ short: Vocabulary.Abbreviation?, _ candidate: RowBook.Candidate, _ end: Int) -> Bool {
        guard let place = short?.place,
            [.closing, .street, .clock, .adjective, .ordinal, .stateDotted, .quarter].contains(place)
        else { return false }
        return text.isSentenceEnd(end) && candidate.pattern.right.allSatisfy { $0.kind == .end || $0.isNegated }
    }

    /// Whether the line that ends here begins with a capital, as a sentence does; asked once in a line.
    private func isSentence(_ end: Int) -> Bool {
        var place = end
        while place > 0, text[place - 1] != 0x0A { place -= 1 }
        place = text.skipSpaces(place)
        return text.isUpper(place)
    }
}
