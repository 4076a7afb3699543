import SpokenModel

/// Abbreviations and Roman numerals, as English and Spanish write them.
extension Classifier {
    /// "e.g.", "Main St.", «C/ Mayor», «n.º 5»
    func latinAbbreviation(_ place: Int) -> Reading? {
        guard let entries = vocabulary.abbreviations[UInt16(text[place]) << 8 | UInt16(text[place + 1])] else {
            return nil
        }
        for entry in entries {
            let end = place + entry.written.count
            guard end <= bytes.count,
                UnsafeBufferPointer(rebasing: bytes[place..<end]).elementsEqual(entry.written),
                [0x2E, 0x2F].contains(entry.written.last) || text.letterLength(end) == 0 && text[end] != 0x2E
                    || entry.written.last == 0xBA,
                text[end] != 0x40, text[end] != 0x5F
            else { continue }
            // "w/", «C/»: no part of a path.
            if entry.written.last == 0x2F, place > 0, text.spaceLength(text.previousScalar(place)) == 0,
                ![0x28, 0x0A, 0x2C].contains(text[place - 1])
            {
                continue
            }
            let hasStop = entry.written.last == 0x2E
            if isPartOfName(end, hasStop: hasStop, hasSlash: entry.written.last == 0x2F) { continue }
            let next = text.skipSpaces(end)
            let isApart = next > end
            var keepsStop = hasStop && text.isLineEnd(end)
            switch entry.place {
            case .numbers, .ordinal, .clock: continue
            case .any:
                guard hasStop || text[end] != 0x2D else { continue }
            case .closing:
                keepsStop = hasStop && text.isSentenceEnd(end)
            case .name:
                let isPair = hasStop && ["and", "&", "y"].contains(text[next] == 0x26 ? "&" : wordAfter(end).text)
                guard isApart,
                    text.isUpper(next)
                        || isPair && text.isUpper(text.skipSpaces(text.wordEnd(next) + (text[next] == 0x26 ? 1 : 0))),
                    !isBehindName(place) || text[place - 2] == 0x2C || text.isDigit(text.skipSpacesBack(place) - 1)
                else { continue }
            case .word:
                guard isApart, text.letterLength(next) > 0, !text.isUpper(next) else { continue }
            case .roman:
                guard isRomanAhead(next) else { continue }
            case .number:
                guard
                    isAmountAhead(next) || text[next] == 0x23 && text.isDigit(next + 1) || hasStop && isRomanAhead(next)
                        || text[place] | 0x20 != 0x6E && isUnitLetter(next, isApart)
                else { continue }
                if !hasStop, !isApart { continue }
            case .street:
                guard isBehindName(place) else { continue }
                // "Main St. Louis" is anybody's guess; behind a house number it is a street.
                if isApart, text.isUpper(next), !isBehindHouseNumber(place) { continue }
                if !hasStop, !isBehindHouseNumber(place), !isAtClause(end) { continue }
                keepsStop = hasStop && text.isSentenceEnd(end)
            case .address:
                guard text.isDigit(text.skipSpacesBack(place) - 1) else { continue }
            }
            var spoken = entry.form(.nominative)
            if vocabulary.notation == .spanish { spoken = spanishAdjective(spoken, place) }
            if keepsStop { spoken += "." }
            if text.isDigit(end) || text.letterLength(end) > 0 { spoken += " " }
            let isCapital = vocabulary.notation == .spanish && text.isUpper(place) && isSentenceStart(place)
            return Reading(
                start: place, end: end, content: .words(spoken), semioticClass: .abbreviation, confidence: .likely,
                isCapital: isCapital)
        }
        return nil
    }

    /// "St2", "w/7", "etc..99", "vs.w/Room": what follows without a space is none of what an abbreviation stands before.
    private func isPartOfName(_ end: Int, hasStop: Bool, hasSlash: Bool) -> Bool {
        if text[end] == 0xF0 { return true }
        if text[end] == 0x2E { return text.isDigit(end + 1) || text.letterLength(end + 1) > 0 }
        if text.isDigit(end) { return !hasStop || text[end + text.digits(end).count] == 0x2F }
        return hasStop && !hasSlash && text.letterLength(end) > 0 && !text.isUpper(end)
    }

    /// "Vol. II", «s. XX»: a numeral that `latinRoman` reads.
    private func isRomanAhead(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        guard end > place, end - place <= 8, let reading = latinRoman(place, end) else { return false }
        return reading.semioticClass == .ordinal
    }

    /// The word before a place, or the abbreviation there without its full stop: «cap. IV».
    func nounBefore(_ place: Int) -> String {
        let before = wordBefore(place)
        let stop = text.skipSpacesBack(place)
        guard before.isEmpty, stop < place, text[stop - 1] == 0x2E else { return before }
        return text.lowered(text.wordStart(stop - 1), stop - 1)
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

    /// Whether a comma, a bracket or the end of the line follows.
    private func isAtClause(_ place: Int) -> Bool {
        text.isLineEnd(place) || [0x2C, 0x29, 0x3B].contains(text[place])
    }

    // MARK: Roman numerals

    /// "Chapter IV", "Henry VIII", «siglo XXI», «II Guerra Mundial»
    func latinRoman(_ place: Int, _ end: Int) -> Reading? {
        guard end - place <= 8, let (value, last) = RomanNumeral.scan(text, place), last == end else { return nil }
        let next = text[end]
        // «tomo III 500»: two numbers would become one.
        if numbers == .digits, text.isDigit(text.skipSpaces(end)) { return nil }
        if let reading = romanRange(value, place, end) { return reading }
        guard next != 0x2D, next != 0x26, next != 0x2F, text[place - 1] != 0x2D, text[place - 1] != 0x2F,
            next != 0x27 || text[end + 1] == 0x73 && vocabulary.notation == .english,
            next != 0x2E || text.isLineEnd(end + 1) || end - place > 1 && text.isSentenceEnd(end + 1),
            text.skipSpacesBack(place) < place || vocabulary.notation == .spanish
        else { return nil }
        var before = nounBefore(place)
        let isLetter = end - place == 1
        // «siglos XIX y XX»: the second numeral shares the noun of the first.
        if ["y", "e", "a", "al", "and", "to", "o", "or", "of", "de"].contains(before) {
            let joint = wordStartBefore(place)
            let first = wordStartBefore(joint)
            if first < joint, let (_, last) = RomanNumeral.scan(text, first), last < joint, text.isUpper(first) {
                before = nounBefore(first)
                guard latin.has(before, .numbered) else { return nil }
            }
        }
        if !before.isEmpty, latin.has(before, .numbered) {
            // "Type I", "Part I am": the letter I is a word too.
            if isLetter, text[place] == 0x49, vocabulary.notation == .english, !isAtClause(end), next != 0x3A,
                !text.isUpper(text.skipSpaces(end))
            {
                return nil
            }
            if isLetter, text[place] == 0x4C || text[place] == 0x58 && vocabulary.notation == .english { return nil }
            return Reading(
                start: place, end: end, content: romanNumber(value, behind: before), semioticClass: .ordinal,
                confidence: .likely)
        }
        if !before.isEmpty, text.isUpper(wordStartBefore(place)) {
            let isFeminine = latin.has(before, .regnalFeminine)
            if isFeminine || latin.has(before, .regnal) {
                guard !isLetter || text[place] != 0x4C, !(isLetter && text[place] == 0x49 && isVerbAhead(end)) else {
                    return nil
                }
                return Reading(
                    start: place, end: end, content: regnalNumber(value, isFeminine: isFeminine),
                    semioticClass: .ordinal, confidence: .likely)
            }
        }
        if vocabulary.notation == .spanish, let reading = eventNumber(value, place, end) { return reading }
        return nil
    }

    /// «siglos XVI-XVII», "Chapters I–IV"
    private func romanRange(_ value: UInt64, _ place: Int, _ end: Int) -> Reading? {
        let dash = text.dashLength(end)
        guard dash > 0, latin.has(nounBefore(place), .numbered),
            let (second, last) = RomanNumeral.scan(text, end + dash), second > value,
            numbers == .words || !text.isDigit(text.skipSpaces(last))
        else { return nil }
        return Reading(
            start: place, end: last,
            content: .joined([
                .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative), .words(separator("to")),
                .quantity(.cardinal(DecimalNumber(exactly: second) ?? 0), .nominative),
            ]), semioticClass: .ordinal, confidence: .likely)
    }

    /// "Philip I went": the pronoun, not a number.
    private func isVerbAhead(_ end: Int) -> Bool {
        guard vocabulary.notation == .english else { return false }
        let next = text.skipSpaces(end)
        return text.letterLength(next) > 0 && !text.isUpper(next) && !latin.has(wordAfter(end).text, .function)
    }

    private func romanNumber(_ value: UInt64, behind before: String) -> Reading.Content {
        if vocabulary.notation == .spanish, latin.has(before, .year), value < 10, numbers == .words {
            return .quantity(.ordinal(value), .nominative)
        }
        return .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative)
    }

    private func regnalNumber(_ value: UInt64, isFeminine: Bool) -> Reading.Content {
        if vocabulary.notation == .english {
            return .framed("the ", .quantity(.ordinal(value), .nominative), "")
        }
        if value > 10 { return .quantity(.cardinal(DecimalNumber(exactly: value) ?? 0), .nominative) }
        return .quantity(.ordinal(value, isFeminine ? .feminine : .masculine), .nominative)
    }

    /// «II Guerra Mundial», «XV edición»
    private func eventNumber(_ value: UInt64, _ place: Int, _ end: Int) -> Reading? {
        let (noun, last) = wordAfter(end)
        guard !noun.isEmpty, latin.has(noun.lowercased(), .event),
            place == 0 || ![0x7E, 0x3C, 0x3E].contains(text[place - 1]) && text[text.previousScalar(place)] != 0xE2
        else { return nil }
        let isPlural = text[last - 1] == 0x73
        let gender = spanishGender(of: noun.lowercased())
        return Reading(
            start: place, end: end,
            content: .quantity(
                .ordinal(value, gender, isPlural ? .plural : .singular, isBeforeNoun: true), .nominative),
            semioticClass: .ordinal, confidence: .likely,
            isCapital: numbers == .words && text.isUpper(text.skipSpaces(end)))
    }

    // MARK: Months and weekdays

    /// The month that a word names, without regard to case; "may" and "march" only with a capital.
    func month(_ place: Int, _ end: Int) -> Int? {
        guard end - place >= 3, end - place <= 10 else { return nil }
        let written = word(place, end)
        guard let month = latin.months[written.lowercased()] else { return nil }
        if !text.isUpper(place), vocabulary.notation == .english, ["may", "march", "mar"].contains(written) {
            return nil
        }
        return month
    }

    /// Behind the full stop of an abbreviation that is shorter than the name.
    func stopEnd(_ end: Int, isShort: Bool) -> Int { isShort && text[end] == 0x2E ? end + 1 : end }

    /// A weekday's number and the end of its name with its full stop.
    func weekday(_ place: Int) -> (number: Int, end: Int)? {
        let end = text.wordEnd(place)
        guard end - place >= 2, end - place <= 10, let number = latin.weekdays[text.lowered(place, end)] else {
            return nil
        }
        let isShort = end - place <= 5 && text.lowered(place, end) != latin.weekdayNames[number - 1].lowercased()
        return (number, stopEnd(end, isShort: isShort))
    }

    /// «Mon–Fri», «lun.–vie.», «Sat, Sun 10–4»: short names of days beside another day or hours.
    func latinWeekday(_ place: Int, _ end: Int) -> Reading? {
        guard let (first, firstEnd) = weekday(place) else { return nil }
        let name = latin.weekdayNames[first - 1]
        let isShort = end - place <= 5 && text.lowered(place, end) != name.lowercased()
        let isUpper = text.isUpper(place)
        let dashStart = text.skipSpaces(firstEnd)
        let dash = text.dashLength(dashStart)
        if dash > 0, let (last, lastEnd) = weekday(text.skipSpaces(dashStart + dash)), text.dashLength(lastEnd) == 0 {
            let second = latin.weekdayNames[last - 1]
            var stop = lastEnd
            if text[stop - 1] == 0x2E, text.isLineEnd(stop) { stop -= 1 }
            if vocabulary.notation == .spanish {
                let isBehindFrom = isBehind(.preposition, place)
                return Reading(
                    start: place, end: stop, content: .words((isBehindFrom ? "" : "de ") + "\(name) a \(second)"),
                    semioticClass: .time, isCapital: isUpper)
            }
            return Reading(
                start: place, end: stop, content: .words("\(name) to \(second)"), semioticClass: .time)
        }
        guard isShort, isUpper || text[firstEnd - 1] == 0x2E || vocabulary.notation == .spanish else { return nil }
        // A day alone: beside a comma and a date, before hours, or behind another day.
        let next = text.skipSpaces(firstEnd)
        let isBeforeHours =
            next > firstEnd && isHours(next) || text[firstEnd] == 0x3A && isHours(text.skipSpaces(firstEnd + 1))
        let comma = text[firstEnd] == 0x2C || text[firstEnd] == 0x2F || text[next] == 0x26
        let afterComma = text.skipSpaces((text[next] == 0x26 ? next : firstEnd) + 1)
        let isBeforeDay = comma && weekday(afterComma) != nil
        let isBeforeDate =
            text[firstEnd] == 0x2C
            && (month(afterComma, text.wordEnd(afterComma)) != nil
                || text.isDigit(afterComma) && isDayMonth(afterComma))
            || next > firstEnd && isDayMonth(next)
        let joint = wordAfter(firstEnd)
        let isJoined =
            next > firstEnd && ["y", "and", "a", "to", "thru", "through"].contains(joint.text)
            && weekday(text.skipSpaces(joint.end)) != nil
        guard isBeforeHours || isBeforeDay || isBeforeDate || isJoined || isBehindDay(place) else { return nil }
        var stop = firstEnd
        if text[stop - 1] == 0x2E, text.isLineEnd(stop) { stop -= 1 }
        return Reading(
            start: place, end: stop, content: .words(name), semioticClass: .time, confidence: .likely,
            isCapital: isUpper)
    }

    /// «Mon, Wed & Fri»: behind another day and a joint.
    private func isBehindDay(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 3 else { return false }
        var last = end
        if [0x2C, 0x26, 0x2F].contains(text[end - 1]) {
            last = text.skipSpacesBack(end - 1)
        } else {
            let joint = word(text.wordStart(end), end)
            guard ["and", "y", "a", "to", "thru", "through"].contains(joint), end < place else { return false }
            last = text.skipSpacesBack(text.wordStart(end))
        }
        if text[last - 1] == 0x2E { last -= 1 }
        let start = text.wordStart(last)
        return start < last && latin.weekdays[text.lowered(start, last)] != nil
    }

    /// "9–5", "9 AM", "10:30"
    private func isHours(_ place: Int) -> Bool {
        let (hour, count) = text.digits(place)
        guard (1...2).contains(count), hour <= 24 else { return false }
        let end = place + count
        if text[end] == 0x3A || text.dashLength(end) > 0 { return text.isDigit(end + 1) || text.dashLength(end) == 3 }
        let next = text.skipSpaces(end)
        return [0x61, 0x41, 0x70, 0x50].contains(text[next])
            && ([0x6D, 0x4D].contains(text[next + 1]) && text.letterLength(next + 2) == 0
                || text[next + 1] == 0x2E && [0x6D, 0x4D].contains(text[text.skipSpaces(next + 2)]))
            || text[next] == 0x68 && text.letterLength(next + 1) == 0
            || text.dashLength(next) > 0 && text.isDigit(text.skipSpaces(next + text.dashLength(next)))
    }

    /// "21 Mar", "12/2": a day beside a month.
    private func isDayMonth(_ place: Int) -> Bool {
        let (day, count) = text.digits(place)
        guard (1...2).contains(count), day <= 31 else { return false }
        if text[place + count] == 0x2F, (1...31).contains(text.digits(place + count + 1).value) { return true }
        var next = text.skipSpaces(place + count)
        if text.has("de ", at: next) { next = text.skipSpaces(next + 3) }
        return next > place + count && month(next, text.wordEnd(next)) != nil
    }
}
