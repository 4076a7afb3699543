import SpokenLocaleData
import SpokenModel

/// Numbers that only the words beside them explain: houses, parts of a unit, pairs.
extension Classifier {
    /// «36А», «д. 5/2»: a house, neither amperes nor a fraction.
    func house(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction, !number.isNegative else { return nil }
        let length = text.letterLength(number.end)
        if let reading = heat(number, from: start) { return reading }
        if length == 2, text.isUpper(number.end), text.wordEnd(number.end) == number.end + length,
            !text.isDigit(number.end + length), !isJoined(number.end + length), spelling(number.end) == nil
        {
            return Reading(
                start: start, end: number.end + length,
                content: .joined([
                    .quantity(.cardinal(number.value), .nominative),
                    .words(" " + word(number.end, number.end + length)),
                ]),
                semioticClass: .address, confidence: .likely)
        }
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), isHouse(start) else { return nil }
        guard let bar = vocabulary.symbols["bar"] else { return nil }
        var parts = [said(number)]
        var end = number.end
        // «№ 12/09/2019»
        while text[end] == 0x2F, text.isDigit(end + 1), parts.count < 6 {
            let next = text.scanNumber(end + 1, syntax)
            guard next.fits, !next.isChain, !next.hasFraction, text.letterLength(next.end) == 0 else { return nil }
            parts += [.words(" \(bar) "), said(next)]
            end = next.end
        }
        return text[end] == 0x2F
            ? nil : .likely(start, end, .joined(parts), .address)
    }

    /// «0385» of «№ 17/0385»: with its zeros.
    private func said(_ number: ScannedNumber) -> Reading.Content {
        .sequence(
            (number.start..<number.end).prefix { text[$0] == 0x30 && $0 < number.end - 1 }.map { _ in .cardinal(0) }
                + [.cardinal(number.value)])
    }

    /// «44Г-35/2019», «12А/7»: what goes on behind a letter is the number of a file.
    private func isJoined(_ place: Int) -> Bool {
        (text[place] == 0x2D || text[place] == 0x2F) && (text.isDigit(place + 1) || text.letterLength(place + 1) > 0)
    }

    private func isHouse(_ start: Int) -> Bool {
        let before = text.skipSpacesBack(start)
        return text.has("д.", at: before - 3) || text.has("корп.", at: before - 9)
            || text.has("№", at: before - 3)
            || ["дом", "дома", "доме", "дому", "корпус", "строение"].contains(wordBefore(start))
            || isBehindStreetName(start)
    }

    /// «1/2 ч. л.», «2/3 стакана»: a part of one.
    func partOfUnit(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), !number.hasFraction, !number.isNegative,
            number.integer > 0
        else { return nil }
        let lower = text.scanNumber(number.end + 1, syntax)
        guard lower.fits, !lower.isChain, !lower.hasFraction, number.integer <= lower.integer, text[lower.end] != 0x2F
        else { return nil }
        // «1/250 с»
        if number.integer == 1, lower.integer > 12, spelling(lower.end)?.meaning.unit == .second {
            return part(1, lower.integer, from: start, digits: word(start, lower.end), end: lower.end)
        }
        guard lower.integer <= 40 else { return nil }
        if let reading = floors(number.integer, lower, from: start) { return reading }
        guard number.integer < lower.integer, lower.integer <= 12 else { return nil }
        return part(number.integer, lower.integer, from: start, digits: word(start, lower.end), end: lower.end)
    }

    /// «1,5 часа» is «полтора часа», «до 1,5 тонн» «до полутора тонн».
    func oneAndHalf(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard number.integer == 1, number.fraction == 5, number.fractionDigits == 1, !number.isNegative else {
            return nil
        }
        // «1,5 тыс.» is said with its power of ten.
        if case .magnitude? = spelling(number.end)?.meaning { return nil }
        var (noun, end) = loweredWord(number.end)
        let governed = governedCase(before: start, of: number)
        let isOblique = governed != .nominative && governed != .accusative
        // «от 1,5 до 2 лет»
        if isOblique, noun == "до", text.isDigit(text.skipSpaces(end)) {
            return Reading(
                start: start, end: number.end, content: .words("полутора"), semioticClass: .decimal, confidence: .likely
            )
        }
        // «через 1,5–2 часа»
        let dash = text.dashLength(number.end)
        if dash > 0, text.isDigit(number.end + dash) {
            let second = text.scanNumber(number.end + dash, syntax)
            guard spelling(second.end) == nil else { return nil }
            (noun, end) = loweredWord(second.end)
        }
        // «1,5 процентных пункта»
        if noun.ends(with: "ых") || noun.ends(with: "их") { (noun, end) = loweredWord(end) }
        guard noun.byteCount > 4, !vocabulary.isFunctionWord(noun) else { return nil }
        let words: String
        if isOblique {
            // «около 1,5 часа» is «около полутора часов»: the noun is said in the plural, or the number as a decimal.
            if hasForm(
                end - noun.byteCount, end, where: { $0.has(.genitive, .singular) && !$0.has(.genitive, .plural) })
            {
                guard dash == 0,
                    let unit = MeasureUnit.all.first(where: { noun.equals(vocabulary.singular($0, .genitive)) })
                else { return nil }
                return .likely(start, end, .quantity(.measure(Measure(number.value, unit)), governed), .measure)
            }
            words = "полутора"
        } else if noun.ends(with: "а") || noun.ends(with: "я") {
            words = "полтора"
        } else if noun.ends(with: "ы") || noun.ends(with: "и") {
            words = "полторы"
        } else {
            return nil
        }
        return Reading(
            start: start, end: number.end, content: .words(words), semioticClass: .decimal, confidence: .likely)
    }

    /// «ст. 12 ч. 3», «п. 2.1»: no letter behind the number is its unit, and no point makes a decimal of it.
    func numbered(_ number: ScannedNumber, from start: Int) -> Reading? {
        if number.hasFraction, number.separator == 0x2E, spelling(number.end) == nil, numbers == .words,
            let point = vocabulary.symbols["point"], let minor = DecimalNumber(exactly: number.fraction),
            let major = DecimalNumber(exactly: number.integer), !number.isNegative
        {
            if let range = numberedRange(number, from: start, point) { return range }
            return Reading(
                start: start, end: number.end,
                content: .sequence([.cardinal(major), .cardinal(minor)], separator: " \(point) "), semioticClass: .code)
        }
        let next = text.skipSpaces(number.end)
        let length = text.letterLength(next)
        guard next > number.end, length > 0, let (_, end) = spelling(number.end), end <= next + length + 1,
            !number.hasFraction, !number.isGrouped, !number.isNegative
        else { return nil }
        let written = Reading.Content.words(word(start, number.end))
        return Reading(
            start: start, end: number.end,
            content: numbers == .digits ? written : .quantity(.cardinal(number.value), .nominative),
            semioticClass: .cardinal)
    }

    /// «3/9 эт.»: the third floor of nine.
    private func floors(_ floor: UInt64, _ count: ScannedNumber, from start: Int) -> Reading? {
        let written = text.has("этаж", at: text.skipSpaces(count.end)) ? wordAfter(count.end) : ("", 0)
        guard
            let end = written.0 == "этаж"
                ? written.1 : spelling(count.end).flatMap({ $0.meaning.unit == .floor ? $0.end : nil }),
            floor <= count.integer
        else { return nil }
        return Reading(
            start: start, end: end,
            content: .joined([
                .quantity(.ordinal(floor), .nominative), .words(" этаж из "),
                .quantity(.cardinal(count.value), .genitive),
            ]), semioticClass: .address, confidence: .likely)
    }

    /// «5²» is five squared, «10⁶» ten to the sixth; «м²» is a unit.
    func power(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] >= 0xC2, let (exponent, isNegative, end) = text.superscript(number.end) else {
            return nil
        }
        let base = Reading.Content.quantity(.cardinal(number.value), .nominative)
        let key = isNegative ? "" : exponent == 2 ? "squared" : exponent == 3 ? "cubed" : ""
        if let words = vocabulary.symbols[key] {
            return Reading(start: start, end: end, content: base.appending(" " + words), semioticClass: .symbol)
        }
        guard exponent > 0 else { return nil }
        return Reading(
            start: start, end: end,
            content: .joined([
                base, .words(isNegative ? " в минус " : " в "),
                .quantity(.ordinal(exponent, .feminine), .prepositional), .words(" степени"),
            ]), semioticClass: .symbol)
    }

    /// A fraction with the unit or noun behind it.
    func part(_ upper: UInt64, _ lower: UInt64, from start: Int, digits: String, end: Int) -> Reading? {
        var governed = governedCase(before: start, of: ScannedNumber(start: start, end: end))
        // «1/2 финала» is a stage, not a half; played in it, and reached only behind a verb of motion.
        let isStage = wordAfter(end).text.begins(with: "финал")
        // «по 1/2 таблетки»
        // «Матч 1/8 финала»
        if isStage, governed == .nominative,
            ["матч", "игр", "встреч", "стади", "пар", "соперник", "участник"].contains(
                where: wordBefore(start).begins(with:))
        {
            governed = .genitive
        }
        if governed == .accusative, upper == 1, !isStage, wordBefore(start) == "по" { governed = .dative }
        let isInStage = isStage && governed == .accusative && !isReached(start)
        var amount = Reading.Content.quantity(
            .fraction(numerator: upper, denominator: lower), isInStage ? .prepositional : governed)
        let named = upper == 1 && !isStage ? vocabulary.russian.partName(lower, governed) : nil
        let glass = partOfGlass(end)
        if let (meaning, unitEnd) = glass ?? spelling(end), let unit = vocabulary.genitive(of: meaning) {
            // «5/10 баллов» are so many of so many.
            guard meaning.unit != .point else { return nil }
            amount = numbers == .digits ? .words(digits) : named.map { .words($0) } ?? amount
            return Reading(
                start: start, end: unitEnd, content: amount.appending(" " + unit), semioticClass: .fraction,
                // «1/2 ст.»: of an article or a century there are no halves.
                confidence: glass == nil ? .certain : .likely)
        }
        guard numbers == .words else { return nil }
        if isStage, governed != .nominative {
            return Reading(start: start, end: end, content: amount, semioticClass: .fraction)
        }
        guard let named else { return nil }
        let noun = loweredAfter(end)
        guard noun.byteCount > 4, ["а", "я", "ы", "и"].contains(where: noun.ends(with:)),
            !vocabulary.isFunctionWord(noun)
        else { return nil }
        return Reading(start: start, end: end, content: .words(named), semioticClass: .fraction)
    }

    /// «вышли в 1/4 финала»
    private func isReached(_ start: Int) -> Bool {
        let verb = wordBefore(wordStartBefore(start))
        return vocabulary.stems.has(verb, .reaching)
    }

    /// «5–7 дней», «2-3 товара»: both numbers side by side in one case.
    func numberPair(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, !number.hasFraction, !number.isNegative, !number.hasLeadingZero else { return nil }
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        guard dash > 1 || dash == 1 && dashStart == number.end else { return nil }
        let secondStart = text.skipSpaces(dashStart + dash)
        // «1- 2 часа»: a slip, where a noun follows.
        let isSlip = secondStart > dashStart + dash && dashStart == number.end
        guard text.isDigit(secondStart),
            !isSlip || text.letterLength(text.skipSpaces(secondStart + text.digits(secondStart).count)) > 0
        else { return nil }
        let second = text.scanNumber(secondStart, syntax)
        let next = text[second.end]
        guard second.fits, !second.isChain, !second.hasFraction, !second.hasLeadingZero,
            second.integer > number.integer, text.letterLength(second.end) == 0, next != 0x2D, next != 0x2F,
            next != 0x3A,
            next != 0x25, !keepsUnit(second.end),
            text.dashLength(text.skipSpaces(second.end)) == 0 || !text.isDigit(text.skipSpaces(second.end) + 1),
            let (gender, grammaticalCase) = russianAgreement(second, from: start)
        else { return nil }
        let isEachOne = number.endsInOne && grammaticalCase == .accusative && wordBefore(start) == "по"
        return Reading(
            start: start, end: second.end,
            content: .joined([
                .quantity(.cardinal(number.value, gender), isEachOne ? .dative : grammaticalCase),
                .words(word(number.end, isSlip ? dashStart + dash : secondStart)),
                .quantity(.cardinal(second.value, gender), grammaticalCase),
            ]), semioticClass: .range, confidence: .likely)
    }

    /// «до –52 °C», «–10…–12 °C»: a dash that touches degrees and follows no number.
    func isMinusDash(_ place: Int) -> Bool {
        guard text.has("–", at: place), text.isDigit(place + 3) else { return false }
        let before = text.skipSpacesBack(place)
        guard place == 0 || before < place || text[place - 1] == 0x28,
            text.letterLength(text.previousScalar(before)) > 0 || before == 0
                || [0x28, 0x2C, 0x3A].contains(text[before - 1])
        else { return false }
        var number = text.scanNumber(place + 3, syntax)
        let dots = text.skipSpaces(number.end)
        if text.has("…", at: dots) || text.has("...", at: dots) {
            let sign = text.skipSpaces(dots + 3)
            number = text.scanNumber(text.isDigit(sign) ? sign : sign + text.dashLength(sign), syntax)
        }
        let meaning = spelling(number.end)?.meaning
        return meaning?.unit == .celsius || meaning?.unit == .degree
    }

    /// «до – 5 °C»: behind a preposition a dash is a minus, whatever stands between.
    func spacedMinus(_ place: Int) -> Decision? {
        let digits = text.skipSpaces(place + 3)
        guard digits > place + 3, text.isDigit(digits),
            case .governs(let governed)? = vocabulary.governors[wordBefore(place)], governed != .nominative,
            case .unit(let unit)? = spelling(text.scanNumber(digits, syntax).end)?.meaning,
            vocabulary.measures(unit, .temperature, .angle)
        else { return nil }
        return signed(place, length: digits - place, isNegative: true)
    }

    /// «в 7 в. от монастыря»: versts.
    private func isFarFrom(_ end: Int, _ start: Int) -> Bool {
        let next = loweredAfter(end)
        return vocabulary.followers[next] == .prepositional && vocabulary.governors[next] == .governs(.genitive)
            && vocabulary.russian.placeGovernors.contains(wordBefore(start))
    }

    /// «19 в.», «в 18 в.», «12 - 13 вв.»: a century, since volts are «В».
    func arabicCentury(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = text.skipSpaces(number.end)
        if text.dashLength(mark) > 0 || text.has("и ", at: mark) { return arabicCenturies(number, from: start) }
        // «4 в. п.» are stitches.
        guard text.has("в.", at: mark), !text.has("п.", at: text.skipSpaces(mark + 3)), mark > number.end,
            (1...21).contains(number.integer), !number.hasFraction,
            number.integerDigits <= 2, !isFarFrom(mark + 3, start)
        else { return nil }
        return century(number.integer, start, mark)
    }

    private func arabicCenturies(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard (1...20).contains(number.integer), !number.hasFraction,
            let second = joinedBehind(number, by: Self.listJoints),
            number.integer < second.integer, second.integer <= 21, !second.hasFraction
        else { return nil }
        let mark = text.skipSpaces(second.end)
        guard text.has("вв.", at: mark) else { return nil }
        let grammaticalCase = centuryCase(start)
        let end = text.isSentenceEnd(mark + 5) ? mark + 4 : mark + 5
        return .likely(
            start, end,
            ordinals([number, second], .masculine, grammaticalCase)
                .appending(" " + centuryNoun(grammaticalCase, isPlural: true)), .date)
    }
}
