import SpokenModel

/// What stands at a place of a text: what rows read of it, else numbers with what CLDR and the tables write beside them. What is not
/// exactly that stays as it is.
extension Classifier {
    func classify(_ place: Int) -> Decision {
        let rows = vocabulary.rows
        if let rows, !vocabulary.lexicon.isEmpty {
            if let reading = usersNoun(place, rows) { return .reading(reading) }
            if case .reading(let reading)? = commonWord(place) { return .reading(reading) }
        }
        if let rows {
            if text[place] < 0x80, isElectronic(place, text.wordEnd(place)) {
                // «24h@example.com» stays whole.
                return text.letterLength(place) > 0 && isFreeBefore(Front(start: place))
                    ? address(place)?.signed("electronic") ?? .skip(chunkEnd(place)) : .skip(chunkEnd(place))
            }
            if text[text.wordEnd(place)] == 0x2E, let decision = domain(place, rows) { return decision }
            if let reading = rowReading(place, rows) {
                // A number by itself is less than the amount or the date that it begins, and behind the sign of a currency
                // or before a formula it is half of one.
                let isHalf =
                    text.isDigit(place) && reading.start == place
                    && (isBehindMoneySign(place) || isBesideHomeSign(place, reading.end)
                        || reading.confidence == .guess && isBeforeFormula(reading.end))
                guard isHalf || reading.confidence == .guess && text.isDigit(place) else { return .reading(reading) }
                let decision = commonNumber(place)
                guard case .reading(let longer) = decision else { return isHalf ? decision : .reading(reading) }
                return longer.end > reading.end || longer.start < reading.start ? .reading(longer) : .reading(reading)
            }
        }
        if text.decimalDigit(place) != nil { return commonNumber(place) }
        if rows != nil, text[place] == 0xF0 || isPresentedAsEmoji(place) {
            return classifyEmoji(place).signed("emoji")
        }
        if !vocabulary.lexicon.isEmpty, let decision = commonWord(place) { return decision }
        if let rows, text.letterLength(place) > 0 {
            if text[place] < 0x80, numbers == .words, rows.hasElements, let formula = chemicalFormula(place) {
                return .reading(formula)
            }
            return commonLookAlike(place, rows).map { .reading($0) } ?? .skip(text.wordEnd(place))
        }
        return .skip(place + text.scalarLength(place))
    }

    func commonNumber(_ place: Int) -> Decision {
        let forms = vocabulary.written
        if text[place - 1] == 0x25, let end = specifierEnd(place),
            forms.before.isEmpty || end > text.skipDigits(place)
        {
            return .skip(end)
        }
        let front = front(place, forms)
        if let decision = commonWrittenTime(place) ?? commonTime(place, front) ?? commonDate(place, front)
            ?? commonNamedDate(place)
        {
            return decision
        }
        var found = writtenNumber(place, forms.notation.numbers, forms.notation)
        if forms.notation.money != forms.notation.numbers {
            let money = writtenNumber(place, forms.notation.money, forms.notation)
            if money.number != nil,
                front.isMoney || isMoney(money.end, forms) || found.number == nil && money.groups > 0
            {
                found = money
            }
        }
        guard var number = found.number else { return .skip(found.end) }
        if let reading = commonOrdinal(number, forms) { return .reading(reading) }
        guard isFreeBefore(front), !isBehindName(front, found) else { return .skip(number.end) }
        let tail = wholeAmountTail(number)
        if tail > number.end, front.isMoney || isMoney(tail, forms) { number.end = tail }
        number.isNegative = front.isNegative
        // "%0" is a placeholder, «Zeile -5» and «lot -3» have a hyphen.
        if number.value.isZero, number.isNegative || text[front.start] == 0x25 { return .skip(number.end) }
        if number.isNegative, text[front.start] == 0x2D, isBehindNoun(front.start),
            !isTemperature(number.end, forms)
        {
            return .skip(number.end)
        }
        guard let reading = commonReading(number, front, found, forms) else { return .skip(number.end) }
        return .reading(reading)
    }

    func commonReading(
        _ number: ScannedNumber, _ front: Front, _ found: LocaleNumber, _ forms: WrittenForms
    ) -> Reading? {
        if case .currency(let code)? = front.meaning, vocabulary.rows != nil {
            return commonMoney(number, code, front, found, forms)
        }
        if let (lower, upper, end) = commonRange(number, front, forms) {
            return reading(lower, upper, front.start, end, found)
        }
        if let meaning = front.meaning {
            // "€1 million", "₩30억": what follows may be a power of ten.
            let end = text.skipDirectionMarks(number.end)
            guard !found.isTwofold, isFreeBehind(end),
                !front.isMoney || text.letterLength(text.skipSpaces(end)) == 0, formAhead(end, forms) == nil,
                let quantity = quantity(number.value, meaning)
            else { return nil }
            return reading(quantity, front.start, end)
        }
        for (before, behind, unit) in forms.around where text.has(behind, at: number.end) {
            let start = front.start - before.count
            guard text.has(before, at: start), !found.isTwofold else { continue }
            return reading(.measure(Measure(number.value, unit)), start, number.end + behind.count)
        }
        if let mixed = commonMixed(number, front, forms) { return mixed }
        if let (meaning, end) = formAhead(number.end, forms, from: front.start) {
            if case .magnitude(let magnitude) = meaning {
                return magnified(number, magnitude, front, end, forms)
            }
            // "5,000 m" where the comma is decimal: thousands in another's notation.
            if found.isTwofold, case .unit = meaning, number.fraction > 0 {} else if found.isTwofold { return nil }
            let last = text.skipDirectionMarks(end)
            guard isFreeBehind(last), isMeant(meaning, number, front, end),
                !(number.isNegative && isBehindNumber(front.start)), !isNamedBefore(meaning, front.start),
                let quantity = quantity(number.value, meaning)
            else { return nil }
            return reading(quantity, front.start, abbreviationEnd(last, from: front.start))
        }
        return found.isTwofold ? nil : bare(number, front, found)
    }

    /// "5 kg*m", "3 m^2": a word goes on with a sign.
    private func isBeforeFormula(_ end: Int) -> Bool {
        let next = text.skipSpaces(end)
        let last = text.wordEnd(next)
        return last > next && [0x2A, 0x5E, 0x5F].contains(text[last])
    }

    /// «3º», «21:a», «第3»
    private func commonOrdinal(_ number: ScannedNumber, _ forms: WrittenForms) -> Reading? {
        guard !forms.ordinals.isEmpty, !number.isGrouped, !number.hasFraction, number.integer > 0,
            number.integerDigits <= 4,
            let (gender, start, end) = forms.ordinals.ordinal(text, number, number.value),
            isFreeBefore(Front(start: start)), isFreeBehind(end), !text.isUnspacedLetter(end)
        else { return nil }
        let (grammaticalCase, doubt) = commonCase(start)
        return Reading(
            start: start, end: end, content: .quantity(.ordinal(number.integer, gender), grammaticalCase),
            semioticClass: .ordinal, confidence: .likely, rule: "locale-ordinal", doubt: doubt)
    }

    /// «iPhone 15 128 GB», «tel. 800 123 456»: a group behind a space belongs to no name.
    func isBehindName(_ front: Front, _ found: LocaleNumber) -> Bool {
        guard found.isSpaced, front.meaning == nil else { return false }
        let last = text.skipSpacesBack(front.start)
        guard text.isLetterBefore(last) else { return false }
        return word(text.wordStart(last), last).contains(where: \.isUppercase)
    }

    private func isBehindNoun(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        return end < start && text.isLetterBefore(end) && governor(start) == nil && end - text.wordStart(end) > 2
    }

    private func isTemperature(_ end: Int, _ forms: WrittenForms) -> Bool {
        guard case .unit(let unit)? = formAhead(end, forms)?.meaning else { return false }
        return ["celsius", "fahrenheit", "degree", "generic", "percent"].contains(unit.identifier)
    }

    /// "5,-", "5.–", "500/-": the sign that no part of the money follows; the end of the number without it.
    func wholeAmountTail(_ number: ScannedNumber) -> Int {
        let end = number.end
        guard !number.hasFraction, [0x2C, 0x2E, 0x2F].contains(text[end]) else { return end }
        let dash = text.dashLength(end + 1)
        let tail = end + 1 + dash
        return dash > 0 && text.decimalDigit(tail) == nil && text.letterLength(tail) == 0 ? tail : end
    }

    /// «2 млн грн», «1,5 Mio. €», «5 тис.»
    func magnified(
        _ number: ScannedNumber, _ magnitude: Magnitude, _ front: Front, _ end: Int, _ forms: WrittenForms
    ) -> Reading? {
        guard let (meaning, last) = formAhead(end, forms) else {
            guard isFreeBehind(end), text.letterLength(text.skipSpaces(end)) == 0 else { return nil }
            return reading(.magnitude(number.value, magnitude), front.start, end)
        }
        guard isFreeBehind(last) else { return nil }
        switch meaning {
        case .currency(let code):
            return reading(.money(Money(number.value, code, magnitude: magnitude)), front.start, last)
        case .unit(let unit):
            return reading(.measure(Measure(number.value, unit, magnitude: magnitude)), front.start, last)
        default: return nil
        }
    }

    func quantity(_ value: DecimalNumber, _ meaning: WrittenForms.Meaning) -> Quantity? {
        switch meaning {
        case .unit(let unit): .measure(Measure(value, unit))
        case .currency(let code): .money(Money(value, code))
        case .minorUnit(let code) where value.isWhole && value.integer < 100 && !value.isNegative:
            .money(
                Money(
                    DecimalNumber(
                        uncheckedInteger: 0, fraction: value.integer, fractionDigits: 2, isNegative: false), code))
        default: nil
        }
    }

    /// "5–7 km", "€5–10"
    func commonRange(
        _ number: ScannedNumber, _ front: Front, _ forms: WrittenForms
    ) -> (Quantity, Quantity, Int)? {
        let dash = text.dashLength(number.end)
        if let range = rangeBehindForms(number, front, forms) { return range }
        guard dash > 0, !front.isNegative, text.decimalDigit(number.end + dash) != nil else { return nil }
        let notation = forms.notation
        guard let upper = writtenNumber(number.end + dash, notation.numbers, notation).number,
            text.dashLength(upper.end) == 0
        else { return nil }
        let meaning: WrittenForms.Meaning
        var end = upper.end
        if let before = front.meaning {
            meaning = before
            guard text.letterLength(text.skipSpaces(end)) == 0 else { return nil }
        } else {
            guard let (behind, last) = formAhead(end, forms, from: front.start), isMeant(behind, upper, front, last)
            else { return nil }
            (meaning, end) = (behind, last)
        }
        end = text.skipDirectionMarks(end)
        if forms.stays.isRangeGovernedBehind, text.letterLength(text.skipSpaces(end)) > 0 { return nil }
        guard isFreeBehind(end), let first = quantity(number.value, meaning),
            let second = quantity(upper.value, meaning)
        else { return nil }
        return (first, second, abbreviationEnd(end, from: front.start))
    }

    /// "% 10 – % 20": the form stands before each number.
    private func rangeBehindForms(
        _ number: ScannedNumber, _ front: Front, _ forms: WrittenForms
    ) -> (Quantity, Quantity, Int)? {
        guard let meaning = front.meaning, !front.isNegative, meaning.unit != nil else { return nil }
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        guard dash > 0 else { return nil }
        let start = text.skipSpaces(dashStart + dash)
        var place = start
        while place < start + forms.longest, place < text.end, text.decimalDigit(place) == nil {
            place += text.scalarLength(place)
        }
        guard text.decimalDigit(place) != nil,
            let (other, first) = forms.formBefore(text, text.skipSpacesBack(place)), other == meaning, first == start,
            let upper = localeNumber(place, forms.notation.numbers, forms.notation).number, isFreeBehind(upper.end),
            let low = quantity(number.value, meaning), let high = quantity(upper.value, meaning)
        else { return nil }
        return (low, high, upper.end)
    }

    func reading(
        _ lower: Quantity, _ upper: Quantity, _ start: Int, _ end: Int, _ found: LocaleNumber
    ) -> Reading? {
        // «5–7 km» by itself is said from its start to its end, which no governor stands before.
        guard !found.isTwofold, governor(start) != .nominative, governor(start) != nil || commonCase(start).1 == .none
        else { return nil }
        return reading(.range(lower, upper), start, end)
    }

    func reading(_ quantity: Quantity, _ start: Int, _ end: Int) -> Reading? {
        let semioticClass: SemioticClass =
            switch quantity {
            case .money: .money
            case .measure(let measure): measure.unit == .percent ? .percent : .measure
            case .range(.money, _): .money
            case .range: .measure
            default: .cardinal
            }
        let (grammaticalCase, doubt) = commonCase(start)
        return Reading(
            start: start, end: end, content: .quantity(quantity, grammaticalCase), semioticClass: semioticClass,
            confidence: .likely, rule: "locale-amount", doubt: doubt)
    }

    /// «1.250», «-5», in words also "21": where neither a noun nor a governor could ask for another form.
    func bare(_ number: ScannedNumber, _ front: Front, _ found: LocaleNumber) -> Reading? {
        let end = text.skipDirectionMarks(number.end)
        if text.isUnspacedLetter(end) { return counted(number, front, end) }
        guard isFreeBehind(end), numbers == .words || number.isGrouped || number.isNegative, !keepsGroups(number)
        else { return nil }
        let start = text.skipDirectionMarksBack(front.start)
        let isAlone = isLineStart(start) && text.isLineEnd(end)
        if isBoundToSign(start, end) { return nil }
        if found.groups == 3, isAddress(number.integer) { return nil }
        // Behind a plain space a telephone, a code or the number of a name; "Version 3.500" is one too.
        if found.isSpaced, syntax.asksText { return nil }
        if !isAlone, found.isSpaced || isBehindCodeNoun(start) || number.isNegative && isBeforeNumber(end) {
            return nil
        }
        if !isAlone {
            // "3." may be an ordinal, four digits a year, more of them a code.
            guard text[end] != 0x2E || number.isGrouped && text.isSentenceEnd(end + 1) || number.hasFraction,
                number.isGrouped || number.hasFraction || number.integerDigits <= 3 || number.isNegative,
                !(number.hasFraction && number.fraction == 0), isBesideWords(start, end), !isBesideSymbol(start, end)
            else { return nil }
        }
        return Reading(
            start: front.start, end: end, content: .quantity(.cardinal(number.value), .nominative),
            semioticClass: number.hasFraction ? .decimal : .cardinal, confidence: .likely, rule: "locale-number",
            doubt: isAlone ? .none : .gender)
    }

    /// A number that a no-break space binds to all else of its line, which no table knows («1.250 КМ»): a half of an amount.
    private func isBoundToSign(_ start: Int, _ end: Int) -> Bool {
        if isLineStart(start), text.spaceLength(end) > 1 { return text.isLineEnd(text.wordEnd(text.skipSpaces(end))) }
        return text.isLineEnd(end) && start > 0 && text.spaceLength(text.previousScalar(start)) > 1
    }

    func isBehindCodeNoun(_ start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        // «tlf. 33.123.456», «Art.-Nr. 10.250»
        if text[last - 1] == 0x2E, text.isLetterBefore(last - 1) { return true }
        guard text.isLetterBefore(last) else { return false }
        return vocabulary.written.codeNouns.contains(word(text.wordStart(last), last).lowercased())
    }

    private func isBehindNumber(_ start: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        return text.isLetterBefore(last) && text.isDigitBefore(text.skipSpacesBack(text.wordStart(last)))
    }

    /// «時速90km/h»: what the words of the unit begin with stands there already.
    private func isNamedBefore(_ meaning: WrittenForms.Meaning, _ start: Int) -> Bool {
        guard case .unit(let unit) = meaning, unit == .celsius || unit.identifier.contains("-per-") else {
            return false
        }
        return text.isUnspacedLetter(text.previousScalar(text.skipSpacesBack(start)))
    }

    /// «od -5 do -10 °C»: both ends or none.
    private func isBeforeNumber(_ end: Int) -> Bool {
        let start = text.skipSpaces(end)
        let last = text.wordEnd(start)
        guard last > start else { return false }
        var next = text.skipSpaces(last)
        if text[next] == 0x2D { next += 1 } else if text.has("\u{2212}", at: next) { next += 3 }
        return text.decimalDigit(next) != nil
    }

    /// "192.168.100.200": four groups that are all bytes.
    func isAddress(_ value: UInt64) -> Bool {
        value / 1_000_000_000 < 256 && value / 1_000_000 % 1000 < 256 && value / 1000 % 1000 < 256
            && value % 1000 < 256
    }

    /// Whether only words and the signs of a sentence stand beside a bare number: no other number, no sign that counts.
    func isBesideWords(_ start: Int, _ end: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        let next = text.skipSpaces(end)
        if text.isDigitBefore(last) || text.decimalDigit(next) != nil { return false }
        let isWord =
            isLineStart(last) || text.isLetterBefore(last) || [0x2C, 0x2E, 0x28, 0x3B, 0x3A].contains(text[last - 1])
        let goesOn =
            text.isLineEnd(next) || text.letterLength(next) > 0
            || [0x2C, 0x29, 0x3B, 0x3A, 0x21, 0x3F, 0x2E].contains(text[next])
        return isWord && goesOn
    }

    /// "40 ft", «5 м²», "ZMW 5": a short word that no form is may still be a unit, and capitals a currency.
    func isBesideSymbol(_ start: Int, _ end: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        let first = text.wordStart(last)
        if last - first >= 2, bytes[first..<last].allSatisfy({ (0x41...0x5A).contains($0) }) { return true }
        let next = text.skipSpaces(end)
        let wordEnd = text.wordEnd(next)
        guard wordEnd > next else { return false }
        // «3,000 y 3,500 alumnos»
        if vocabulary.isOf(text.lowered(next, wordEnd), .function) { return false }
        let letters = word(next, wordEnd)
        if letters.count == 1 || text.has("²", at: wordEnd) || text.has("³", at: wordEnd) { return true }
        guard letters.count <= 3, letters.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        return !vocabulary.written.hasLatinScript || !letters.contains { "aeiouyAEIOUY".contains($0) }
    }
}

extension TextView {
    func skipDigits(_ index: Int) -> Int { index + digits(index).count }
}
