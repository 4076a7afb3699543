import SpokenModel

/// Abbreviations, as English and Spanish write them.
extension Classifier {
    /// "e.g.", "Main St.", «C/ Mayor», «n.º 5»
    func latinAbbreviation(_ place: Int) -> Reading? {
        let entries = vocabulary.abbreviations[UInt16(text[place]) << 8 | UInt16(text[place + 1])]
        let third = text[place + 2]
        for index in entries.indices {
            // Most of them end here, without a copy: their third letters differ.
            guard entries[index].written.count < 3 || entries[index].written[2] == third else { continue }
            let entry = entries[index]
            let end = place + entry.written.count
            guard end <= bytes.count,
                UnsafeBufferPointer(rebasing: bytes[place..<end]).elementsEqual(entry.written),
                [0x2E, 0x2F].contains(entry.written.last) || text.letterLength(end) == 0 && text[end] != 0x2E
                    || entry.written.last == 0xBA,
                text[end] != 0x40, text[end] != 0x5F
            else { continue }
            // "w/", «C/»: no part of a path.
            // «S/N 12345»: the number of a series.
            if text[place + 1] == 0x2F, text[place] | 0x20 == 0x73, entry.form(.nominative) != "sin", isSerial(end) {
                continue
            }
            // "130 w/channel": watts
            if profile.has(.english), entry.written.last == 0x2F, latin.has(text.exact(end, text.wordEnd(end)), .each) {
                continue
            }
            if entry.written.last == 0x2F, place > 0, text.spaceLength(text.previousScalar(place)) == 0,
                ![0x28, 0x0A, 0x2C].contains(text[place - 1])
            {
                continue
            }
            // "w/o/w": water in oil in water
            if entry.written.contains(0x2F), text[place - 1] == 0x2F || text[end] == 0x2F || text[end + 1] == 0x2F {
                continue
            }
            let hasStop = entry.written.last == 0x2E
            let isSigned = entry.place == .number && [0xBA, 0xB0, 0x2F].contains(entry.written.last)
            if isPartOfName(end, hasStop: hasStop || isSigned, hasSlash: entry.written.last == 0x2F) { continue }
            let next = text.skipSpaces(end)
            let isApart = next > end
            var keepsStop = hasStop && text.isLineEnd(end)
            switch entry.place {
            case .numbers, .clock, .adjective, .era, .state, .stateAlone, .stateDotted, .between, .quarter, .side,
                .company, .personal, .agreeing, .sided:
                continue
            case .ordinal:
                guard isBehindOrdinal(place) else { continue }
                keepsStop = hasStop && text.isSentenceEnd(end)
            case .any:
                guard hasStop || text[end] != 0x2D else { continue }
            case .closing:
                // "Smith & Co.", but "Jefferson Co."
                if text.has("Co.", at: place), profile.has(.english), !isBehindAnd(place) { continue }
                guard let isEnd = endsSentence(end, isName: !text.has("etc", at: place)) else { continue }
                keepsStop = hasStop && isEnd
            case .name:
                // "a 600 Ft. Tower"
                if text.has("Ft.", at: place), text.isDigit(text.skipSpacesBack(place) - 1) { continue }
                let isPair = hasStop && ["and", "&", "y"].contains(text[next] == 0x26 ? "&" : wordAfter(end).text)
                guard isApart || text.has("Dr", at: place) && isAddressed(place),
                    text.isUpper(next) || text.has("Dr", at: place) && isAddressed(place)
                        || isPair && text.isUpper(text.skipSpaces(text.wordEnd(next) + (text[next] == 0x26 ? 1 : 0))),
                    !isBehindName(place) || isBehind(.masculine, place) || isBehind(.feminine, place)
                        || text[place - 2] == 0x2C || text.isDigit(text.skipSpacesBack(place) - 1)
                        || isAddressed(place)
                else { continue }
            case .word:
                guard isApart, text.letterLength(next) > 0, !text.isUpper(next) else { continue }
            case .year:
                guard isApart, text.digits(next).count == 4, isYear(text.scanNumber(next, syntax)),
                    isAtClause(next + 4) || text[next + 4] == 0x2E || text.dashLength(next + 4) > 0
                        || latin.has(wordAfter(next + 4).text, .function) || text.isUpper(text.skipSpaces(next + 4))
                else { continue }
            case .roman:
                guard isRomanAhead(next) else { continue }
            case .number:
                guard
                    isAmountAhead(next) || text[next] == 0x23 && text.isDigit(next + 1) || hasStop && isRomanAhead(next)
                        || text[place] | 0x20 != 0x6E && isUnitLetter(next, isApart)
                else { continue }
                if !hasStop, !isApart, !isSigned { continue }
            case .street:
                guard isBehindName(place) || isJunior(place), !isTitle(place, before: next) else { continue }
                // "Main St. Louis" is anybody's guess; behind a house number it is a street.
                let isDirected = profile.has(.english) && isQuarterAhead(end)
                if isApart, text.isUpper(next), !isBehindHouseNumber(place), !isDirected { continue }
                if !hasStop, !isBehindHouseNumber(place), !isAtClause(end), !isDirected { continue }
                if profile.has(.english), text.has("St", at: place), text.letterLength(place + 2) == 0,
                    !isStreetAhead(place, end), !isDirected
                {
                    continue
                }
                guard let isEnd = isDirected ? false : endsSentence(end, isName: true) else { continue }
                keepsStop = hasStop && isEnd
            case .address:
                let isShort = profile.has(.english) && text.has("min", at: place)
                guard isShort ? isMinimum(place) : isBehindCount(place) else { continue }
            }
            var spoken = entry.form(.nominative)
            guard isMeant(entry, place, next) else { continue }
            if !entry.plural.isEmpty, isRangeAhead(next) { spoken = entry.plural }
            if spoken == "package", !isBehindOne(place) { spoken += "s" }
            if keepsStop { spoken += "." }
            if text.isDigit(end) || text.letterLength(end) > 0 { spoken += " " }
            return Reading(
                start: place, end: end, content: .words(spoken), semioticClass: .abbreviation, confidence: .likely)
        }
        return nil
    }

    /// "Ask Dr. Lee", "The Dr. is in", "123 St. James Pl.": what could be a street is the title of somebody.
    private func isTitle(_ place: Int, before next: Int) -> Bool {
        guard text.has("St", at: place) || text.has("Dr", at: place) else { return false }
        if isAddressed(place) { return true }
        return text.isUpper(next) && text.isDigit(text.skipSpacesBack(place) - 1)
            && text[place + 2] == 0x2E && next > place + 3 && !isQuarterAhead(place + 3)
    }

    /// "Hi Dr. Brown", "See St. Louis": behind a word that is no name.
    private func isAddressed(_ place: Int) -> Bool {
        profile.has(.english) && isBehind(.addressed, place)
    }

    /// "3 times/day", «2 veces/semana»
    func latinOften(_ place: Int) -> Reading? {
        guard [0x63, 0x64, 0x68, 0x74, 0x76].contains(text[place]) else { return nil }
        let end = text.wordEnd(place)
        let last = text.wordEnd(end + 1)
        guard text[end] == 0x2F, last > end + 1, text.letterLength(last) == 0, !text.isDigit(last),
            ![0x2F, 0x2E, 0x2D].contains(text[last]) || text[last] == 0x2E && text.isSentenceEnd(last + 1),
            text.isDigit(text.skipSpacesBack(place) - 1),
            latin.has(text.exact(place, end), .repeated)
                || text[place] == 0x63 && latin.isUnitName(text.exact(place, end)),
            let per = latin.perWords[word(end + 1, last)] ?? perSpelling(end + 1).flatMap({ vocabulary.per($0.unit) })
        else { return nil }
        return Reading(
            start: place, end: last, content: .words(word(place, end) + " " + per), semioticClass: .measure,
            confidence: .likely)
    }

    /// "St2", "w/7", "etc..99", "vs.w/Room": what follows without a space is none of what an abbreviation stands before.
    private func isPartOfName(_ end: Int, hasStop: Bool, hasSlash: Bool) -> Bool {
        if text[end] == 0xF0 { return true }
        if text[end] == 0x2E { return text.isDigit(end + 1) || text.letterLength(end + 1) > 0 }
        if text.isDigit(end) { return !hasStop || text[end + text.digits(end).count] == 0x2F }
        return hasStop && !hasSlash && text.letterLength(end) > 0 && !text.isUpper(end)
    }

    /// "Vol. II", «s. XX»: a numeral that is read.
    private func isRomanAhead(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        guard end > place, end - place <= 8 else { return false }
        guard let (value, last) = RomanNumeral.scan(text, place) else { return false }
        guard last == end, value < 50 else { return false }
        // "No. I said no."
        return value > 1 || latin.has(nounBefore(place), .numbered) && isAtClause(last)
    }

    /// The word before a place, or the abbreviation there without its full stop: «cap. IV».
    func nounBefore(_ place: Int) -> Word {
        let before = wordBefore(place)
        let stop = text.skipSpacesBack(place)
        guard before.isEmpty, stop < place, text[stop - 1] == 0x2E else { return before }
        return text.lowered(text.wordStart(stop - 1), stop - 1)
    }

    /// Whether the full stop of an abbreviation before a place ends a sentence too: at the end of a line, and before a
    /// word that begins one. "Acme Inc. ACME.O", "Acme Corp. Chairman Lee": behind a name a capital is mostly none, and nil
    /// stands for what nobody can tell.
    private func endsSentence(_ end: Int, isName: Bool) -> Bool? {
        guard text.isSentenceEnd(end) else { return false }
        if !isName || text.isLineEnd(end) { return true }
        let next = text.skipSpaces(end)
        let last = text.wordEnd(next)
        let isCapitals = last - next > 1 && text.isUpper(next + 1)
        if isCapitals, text[last] == 0x2E, text.isUpper(last + 1) { return false }
        let word = text.lowered(next, last)
        if latin.has(word, .function) || latin.has(word, .linking) { return true }
        if latin.has(word, .title) || isCapitals { return false }
        // "Main Blvd. Springfield, Ohio"
        return text[last] == 0x2C ? false : nil
    }

    /// Whether "St." is a street rather than a state: behind a house number or an ordinal, a word of place, or alone.
    private func isStreetAhead(_ place: Int, _ end: Int) -> Bool {
        var start = text.skipSpacesBack(place)
        if isBehindHouseNumber(place) {
            // "No. 19 Iowa Dominates Kent St."
            while start > 0, !text.isDigit(start - 1), place - start < TextView.longestWord { start -= 1 }
            let number = numberStart(before: start)
            return !latin.has(nameBefore(number), .ranked)
        }
        for _ in 0..<4 {
            let word = text.wordStart(start)
            guard word < start else {
                // "5th St.", "A & B St.", a line that begins so
                return text.isDigit(start - 1) || text[start - 1] == 0x26
                    || (start == 0 || [0x0A, 0x3A, 0x28].contains(text[start - 1])) && isAtClause(end)
            }
            if text.isDigit(word - 1) { return true }
            guard text.isUpper(word) else {
                let before = text.lowered(word, start)
                // "at Westfield St., 7 p.m.": the other team as often as the corner.
                if before == "at", text[end] == 0x2C { return false }
                return latin.has(before, .heading) || latin.has(before, .street)
                    || ["on", "from", "off", "by", "and", "in", "the", "corner"].contains(before)
            }
            start = text.skipSpacesBack(text[word - 1] == 0x27 ? text.wordStart(word - 1) : word)
        }
        return false
    }

    /// "Apt. B", "Unit C2": one capital letter, and digits.
    private func isUnitLetter(_ place: Int, _ isApart: Bool) -> Bool {
        guard isApart, text.isUpper(place), text[place] < 0x80 else { return false }
        return text.letterLength(place + 1) == 0
    }

    /// Whether a word with a capital or an ordinal stands right before a place: "Main St.", "5th Ave."
    func isBehindName(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end < place, end > 0 else { return false }
        let start = text.wordStart(end)
        if start < end {
            // "Queen's Rd"
            if text[start - 1] == 0x27 { return text.isUpper(text.wordStart(start - 1)) }
            return text.isUpper(start) || text.isDigit(start - 1)
        }
        return text.isDigit(end - 1)
    }

    /// "123 N. Main St": a house number within the words before.
    private func isBehindHouseNumber(_ place: Int) -> Bool {
        var end = text.skipSpacesBack(place)
        for _ in 0..<4 {
            var start = end
            if text[start - 1] == 0x2E { start -= 1 }
            start = text.wordStart(start)
            if text[start - 1] == 0x27, start < end { start = text.wordStart(start - 1) }
            if start == end {
                return text.isDigit(end - 1)
            }
            if text.isDigit(start - 1) { return true }
            guard text.isUpper(start) else { return false }
            end = text.skipSpacesBack(start)
        }
        return false
    }

    /// "7th fl."
    func isBehindOrdinal(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        if text.has("ª", at: end - 2) || text.has("º", at: end - 2) { return end < place }
        let start = text.wordStart(end)
        return end < place && text.isDigit(start - 1)
            && ["st", "nd", "rd", "th", "d"].contains(text.lowered(start, end))
    }

    /// Whether a quarter of the wind stands behind a place: "Ave. NW", "St. N.E."
    private func isQuarterAhead(_ place: Int) -> Bool {
        let next = text.skipSpaces(place)
        let last = text.wordEnd(next)
        guard next > place, text.isUpper(next), last - next <= 2 else { return false }
        return latin.quarters.contains(text.exact(next, last))
    }

    /// Whether a comma, a bracket or the end of the line follows.
    func isAtClause(_ place: Int) -> Bool {
        text.isLineEnd(place) || [0x2C, 0x29, 0x3B].contains(text[place])
    }

    /// «S/N 12345», «S/N: AB12»
    private func isSerial(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        let noun = wordAfter(end).text
        let isSmall = text.letterLength(next) > 0 && !text.isUpper(next)
        if text.isUpper(end - 1), text.letterLength(next) > 0 { return true }
        if isSmall, !latin.has(noun, .corner) { return true }
        return text[end] == 0x3A || text.isDigit(next)
    }
}
