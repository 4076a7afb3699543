import SpokenModel

/// Days by their letters, degrees, minutes, decades and postal codes in Spanish.
extension Classifier {
    /// «L–V 9:00–18:00», «L a V de 9 a 14 h»: the days' letters.
    func spanishWeekLetters(_ place: Int) -> Reading? {
        let letters: [UInt8] = [0x4C, 0x4D, 0x58, 0x4A, 0x56, 0x53, 0x44]
        guard let first = letters.firstIndex(of: text[place]), place == 0 || !text.isDigit(place - 1),
            text[place - 1] != 0x2D, text[place - 1] != 0x2E
        else { return nil }
        if let list = spanishWeekList(place, letters) { return list }
        let isSpelled = text.has(" a ", at: place + 1)
        let dash = isSpelled ? 3 : text.dashLength(place + 1)
        if dash == 0, let day = spanishWeekLetter(place, first) { return day }
        guard dash > 0, let last = letters.firstIndex(of: text[place + 1 + dash]), first < last else { return nil }
        let end = place + 2 + dash
        guard text.letterLength(end) == 0, text[end] != 0x2D else { return nil }
        var next = text.skipSpaces(end)
        if text[next] == 0x3A || text[next] == 0x2C { next = text.skipSpaces(next + 1) }
        if text.has("de ", at: next) { next = text.skipSpaces(next + 3) }
        let (hour, count) = text.digits(next)
        let isBeforeHours = next > end && (1...2).contains(count) && hour <= 24
        // «L a V» alone: no other letters are written so.
        guard isBeforeHours || isSpelled && first == 0 && last > 2 else { return nil }
        let names = latin.weekdayNames
        let from = isSpelled || isBehind(.preposition, place) ? "" : "de "
        return Reading(
            start: place, end: end, content: .words(from + "\(names[first]) a \(names[last])"), semioticClass: .time,
            confidence: .likely, isCapital: isSpelled && isSentenceStart(place))
    }

    /// «15' de cocción»
    func spanishMinutes(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x27 || text.has("′", at: number.end), !number.isNegative, !number.hasFraction,
            text[start - 1] != 0x27
        else { return nil }
        let end = number.end + (text[number.end] == 0x27 ? 1 : 3)
        // «2 h 15'»
        let before = text.skipSpacesBack(start)
        if let minute = minuteOfPlay(number, from: start, end) { return minute }
        let isBehindHours = text[before - 1] == 0x68 && text.isDigit(text.skipSpacesBack(before - 1) - 1)
        guard text.has(" de ", at: end) || isBehindHours else {
            let isFeet = text.isDigit(text.skipSpaces(end)) || [0x78, 0xC3].contains(text[text.skipSpaces(end)])
            return isFeet || text.letterLength(end) > 0 ? nil : kept(start, end)
        }
        return Reading(
            start: start, end: end, content: .quantity(.measure(Measure(number.value, .minute)), .nominative),
            semioticClass: .measure, confidence: .likely)
    }

    /// «en el 75'», «minuto 75'»: the minute of a match.
    private func minuteOfPlay(_ number: ScannedNumber, from start: Int, _ end: Int) -> Reading? {
        let before = wordBefore(start)
        let isNamed = before == "minuto"
        guard isNamed || ["el", "al", "del"].contains(before), (1...130).contains(number.integer),
            text.letterLength(end) == 0, !text.isDigit(text.skipSpaces(end)), text[end] != 0x27,
            isNamed || !isNoun(text.skipSpaces(end), text.wordEnd(text.skipSpaces(end))),
            let name = vocabulary.noun(.unit(.minute), isPlural: false)
        else { return nil }
        let value: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : cardinal(number)
        return Reading(
            start: start, end: end, content: isNamed ? value : value.prefixed(name + " "), semioticClass: .time,
            confidence: .likely)
    }

    /// «los '80»: the mark for the century is not said.
    func spanishDecade(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 2, number.integer % 10 == 0, number.integer >= 20,
            !number.hasFraction, !number.isNegative, text.letterLength(number.end) == 0
        else { return nil }
        let mark = text[start - 1] == 0x27 ? 1 : text.has("’", at: start - 3) ? 3 : 0
        guard mark > 0, ["los", "años"].contains(wordBefore(start - mark)) else { return nil }
        return Reading(
            start: start - mark, end: number.end, content: cardinal(number), semioticClass: .date, confidence: .likely)
    }

    /// «C. P. 28013», «28001 Madrid»: a postal code, in words digit by digit.
    func spanishPostalCode(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integerDigits == 5, !number.isGrouped, !number.hasFraction,
            !number.isNegative, text.letterLength(number.end) == 0
        else { return nil }
        let before = text.skipSpacesBack(start)
        let mark = text.wordStart(text[before - 1] == 0x2E ? before - 1 : before)
        let isNamed =
            ["cp", "postal"].contains(text.lowered(mark, text[before - 1] == 0x2E ? before - 1 : before))
            || text.has("C. P.", at: before - 5) || text.has("C.P.", at: before - 4)
        let next = text.skipSpaces(number.end)
        let isBeforeTown = next > number.end && text.isUpper(next) && text.wordEnd(next) > next + 2
        guard isNamed || isBeforeTown && (before == 0 || text[before - 1] == 0x2C || text[before - 1] == 0x0A) else {
            return nil
        }
        return Reading(
            start: start, end: number.end, content: digitByDigit(number.start, 5), semioticClass: .address,
            confidence: .likely)
    }

    /// Whether a word in lower case is a noun rather than one of the little words.
    func isNoun(_ start: Int, _ end: Int) -> Bool {
        guard end - start > 2, !text.isUpper(start) else { return false }
        let written = text.exact(start, end)
        return !latin.has(written, .function) && !latin.has(written, .preposition) && latin.months[written] == nil
    }

    /// Whether a sentence begins at a place: a capital there is more than that of an abbreviation.
    func isSentenceStart(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before > 0 else { return true }
        if [0x0A, 0x0D, 0x21, 0x3F].contains(text[before - 1]) { return true }
        // «Sra. D.ª»: an abbreviation ends no sentence.
        if text[before - 1] == 0x2E { return before < place && before - 1 - text.wordStart(before - 1) > 4 }
        return text.has("¿", at: place - 2) || text.has("¡", at: place - 2)
    }

    /// «art. 3.2», «Android 14.1»: a point that is no decimal sign here is said as such.
    func spanishPointed(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.separator == 0x2E, vocabulary.syntax.decimal == 0x2C, !number.isGrouped,
            number.hasFraction, number.fractionDigits <= 2, let point = vocabulary.symbols["dot"],
            text.letterLength(number.end) == 0, spelling(number.end) == nil, text[number.end] != 0x25,
            text[number.end] != 0x2F, text[number.end] != 0x3A, text.dashLength(number.end) == 0
        else { return nil }
        let zero: Reading.Content =
            number.fractionDigits == 2 && number.fraction < 10 ? cardinal(0).appending(" ") : .words("")
        let whole = DecimalNumber(
            uncheckedInteger: number.integer, fraction: 0, fractionDigits: 0, isNegative: number.isNegative)
        return Reading(
            start: start, end: number.end,
            content: .joined([
                .quantity(.cardinal(whole), .nominative), .words(" \(point) "), zero, cardinal(Int(number.fraction)),
            ]), semioticClass: .decimal, confidence: .likely)
    }

    /// «L-J 9:00-18:00, V 9:00-15:00»: one letter between hours.
    private func spanishWeekLetter(_ place: Int, _ day: Int) -> Reading? {
        let next = text.skipSpaces(text[place + 1] == 0x3A ? place + 2 : place + 1)
        let (hour, count) = text.digits(next)
        let mark = text.skipSpacesBack(place)
        let before = text[mark - 1] == 0x2C || text[mark - 1] == 0x3B ? text.skipSpacesBack(mark - 1) : mark
        guard next > place + 1, (1...2).contains(count), hour <= 24, text[next + count] == 0x3A, before < mark,
            text.isDigit(before - 1), text.isDigit(before - 2), text[before - 3] == 0x3A
        else { return nil }
        return Reading(
            start: place, end: place + 1, content: .words(latin.weekdayNames[day]), semioticClass: .time,
            confidence: .likely)
    }

    /// «L, X y V de 17 a 19 h», «S y D cerrado»: a list of days' letters.
    private func spanishWeekList(_ place: Int, _ letters: [UInt8]) -> Reading? {
        var days: [Int] = []
        var joints: [String] = []
        var end = place
        while let day = letters.firstIndex(of: text[end]), days.last.map({ $0 < day }) ?? true,
            text.letterLength(end + 1) == 0
        {
            days.append(day)
            end += 1
            if text.has(", ", at: end), letters.contains(text[end + 2]) {
                joints.append(", ")
                end += 2
            } else if text.has(" y ", at: end), letters.contains(text[end + 3]) {
                joints.append(" y ")
                end += 3
            } else {
                break
            }
        }
        guard days.count > 1, joints.count == days.count - 1, joints.last == " y ", text.letterLength(end) == 0 else {
            return nil
        }
        var next = text.skipSpaces(end)
        if text[next] == 0x3A || text[next] == 0x2C { next = text.skipSpaces(next + 1) }
        let noun = wordAfter(end).text
        if text.has("de ", at: next) { next = text.skipSpaces(next + 3) }
        guard next > end, text.isDigit(next) || noun == "cerrado" || noun == "cerrados" else { return nil }
        var words = ""
        for (index, day) in days.enumerated() {
            words += latin.weekdayNames[day] + (index < joints.count ? joints[index] : "")
        }
        return Reading(
            start: place, end: end, content: .words(words), semioticClass: .time, confidence: .likely,
            isCapital: isSentenceStart(place))
    }
}
