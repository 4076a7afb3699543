import SpokenLocaleData
import SpokenModel

/// What begins with a digit.
extension Classifier {
    func classifyNumber(_ place: Int) -> Decision {
        if text.isLetterBefore(place) || (place > 0 && text[place - 1] == 0x2D && text.isLetterBefore(place - 1)) {
            return joinedNumber(place) ?? (isLatin ? latinJoined(place) : nil) ?? .skip(codeEnd(place))
        }
        // «отчёт_2024.pdf»
        if place > 0, text[place - 1] == 0x5F { return .skip(codeEnd(place)) }
        if let decision = languageDigits(place) ?? classifyClock(place) ?? classifyDate(place) ?? phone(place) {
            return decision
        }
        let number = text.scanNumber(place, vocabulary.syntax)
        if number.isChain {
            // «10.0.0.1:8080»
            let end = codeEnd(place)
            return .skip(text[end] == 0x3A && text.isDigit(end + 1) ? codeEnd(end + 1) : end)
        }
        if let end = colonChainEnd(number.end) { return .skip(end) }
        if !number.fits {
            // «р/с 40702810900000012345»
            guard (19...32).contains(number.integerDigits), !number.isGrouped, !number.hasFraction, numbers == .words
            else { return .skip(number.end) }
            return code(number, from: place)
        }
        return classify(number, from: place)
    }

    /// «09:02:0», «1:2:3:4»: numbers that colons join to something that is neither a time nor a score.
    private func colonChainEnd(_ place: Int) -> Int? {
        var end = place
        var count = 0
        while text[end] == 0x3A, text.isDigit(end + 1) {
            end = text.digits(end + 1).count + end + 1
            count += 1
        }
        return count > 1 ? end : nil
    }

    /// «Топ-10», «Ту-154»: in words a number that ends a name of the text's own letters.
    private func joinedNumber(_ place: Int) -> Decision? {
        guard numbers == .words, !vocabulary.isLatin, text[place - 1] == 0x2D,
            text[place - 2] >= 0x80 || repaired(text.wordStart(place - 1), place - 1) != nil
        else { return nil }
        let number = text.scanNumber(place, vocabulary.syntax)
        guard !number.isChain, !number.isGrouped, !number.hasFraction, !number.hasLeadingZero,
            number.integerDigits <= 4,
            text.letterLength(number.end) == 0, text[number.end] != 0x2D, text[number.end] != 0x2F
        else { return nil }
        return .reading(
            Reading(
                start: place, end: number.end, content: .quantity(.cardinal(number.value), .nominative),
                semioticClass: .cardinal, confidence: .likely))
    }

    /// A number with its sign already read; `start` is where the sign or the number begins.
    func classify(_ number: ScannedNumber, from start: Int) -> Decision {
        if number.isNegative, number.value.isZero { return .skip(number.end) }
        if number.hasLeadingZero, !number.hasFraction { return code(number, from: start) }
        if let reading = languageNumber(number, from: start) ?? dimensions(number, from: start)
            ?? unitRange(number, from: start) ?? amount(number, from: start) ?? fraction(number, from: start)
            ?? score(number, from: start) ?? languagePair(number, from: start)
        {
            return .reading(latinTail(reading))
        }
        let next = text[number.end]
        if next == 0x2F, text.isDigit(number.end + 1) {
            return .skip(max(text.scanNumber(number.end + 1, vocabulary.syntax).end, codeEnd(number.end)))
        }
        if text.letterLength(number.end) > 0 || next == 0x2D || next == 0x2F || next == 0x28 {
            return .skip(codeEnd(number.end))
        }
        if !number.isGrouped, !number.hasFraction, number.integerDigits >= 10 || isNamedCode(number, from: start) {
            return code(number, from: start)
        }
        // «Релиз 2.0» is no decimal.
        if !isLatin, number.separator == 0x2E, number.fraction == 0 { return .skip(number.end) }
        guard numbers == .words || number.isGrouped || number.isNegative, !isModel(number, from: start),
            let (gender, grammaticalCase) = agreement(number, from: start)
        else { return .skip(number.end) }
        return .reading(
            Reading(
                start: start, end: number.end,
                content: .quantity(.cardinal(number.value, gender), grammaticalCase),
                semioticClass: number.hasFraction ? .decimal : .cardinal, confidence: .likely))
    }

    /// «iPhone 15 Pro», «iOS 17.2»: the number belongs to a name in Latin letters, inside of a text that is not Latin.
    private func isModel(_ number: ScannedNumber, from start: Int) -> Bool {
        guard !vocabulary.isLatin, !number.isGrouped, number.integerDigits <= 4 else { return false }
        let before = text.skipSpacesBack(start)
        let name = text.wordStart(before)
        guard before < start, name < before, bytes[name..<before].allSatisfy({ $0 < 0x80 }) else { return false }
        let next = text.skipSpaces(number.end)
        // A longer word of the text's own letters is what the number counts; signs and digits make it a value.
        if text.letterLength(next) > 0 {
            let end = text.wordEnd(next)
            return word(next, end).count <= 2 && text[end] != 0x2E || bytes[next..<end].allSatisfy { $0 < 0x80 }
        }
        return next >= text.end || [0x2C, 0x2E, 0x3B, 0x21, 0x3F, 0x29, 0x22, 0x0A].contains(text[next])
    }

    /// The end of a run of letters, digits and joints: «36А», «2.5.1», «8-800-333».
    func codeEnd(_ place: Int) -> Int {
        var end = place
        while true {
            let letter = text.letterLength(end)
            if letter > 0 {
                end += letter
            } else if text.isDigit(end) {
                end += 1
            } else if [0x2D, 0x2E, 0x2F, 0x5F, 0x2C].contains(text[end]), text.isDigit(end + 1) {
                end += 1
            } else {
                return end
            }
        }
    }

    /// «500–700 ₽», «30–40 мин».
    private func unitRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        if isLatin, isBehindDash(start) { return nil }
        let dashStart = text.skipSpaces(number.end)
        let dash = text.dashLength(dashStart)
        guard dash > 0, dash == 3 || dashStart == number.end else { return nil }
        let secondStart = text.skipSpaces(dashStart + dash)
        guard text.isDigit(secondStart) else { return nil }
        let second = text.scanNumber(secondStart, vocabulary.syntax)
        guard !second.isChain, second.fits, let (upper, end, semioticClass) = quantity(second) else { return nil }
        let lower: Quantity
        switch upper {
        case .money(var money):
            money.amount = number.value
            lower = .money(money)
        case .measure(var measure):
            measure.amount = number.value
            lower = .measure(measure)
        default: return nil
        }
        // «по 1–2 таб.»: «по одной–две таблетки».
        if !isLatin, number.endsInOne, numbers == .words, wordBefore(start) == "по", case .measure(let measure) = upper
        {
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(
                        .cardinal(number.value, vocabulary.gender(of: .unit(measure.unit)) ?? .masculine), .dative),
                    .words(word(number.end, secondStart)), .quantity(upper, .accusative),
                ]), semioticClass: semioticClass)
        }
        return Reading(
            start: start, end: end,
            content: .quantity(.range(lower, upper), governedCase(before: start, of: second)),
            semioticClass: semioticClass)
    }

    /// «10 × 15 см».
    private func dimensions(_ number: ScannedNumber, from start: Int) -> Reading? {
        var values = [number.value]
        var last = number
        while values.count < 4 {
            let sign = text.skipSpaces(last.end)
            let length = text.has("×", at: sign) ? 2 : text.has("x", at: sign) ? 1 : text.has("х", at: sign) ? 2 : 0
            let next = text.skipSpaces(sign + length)
            guard length > 0, text.isDigit(next), !isLatin || (sign > last.end) == (next > sign + length) else { break }
            last = text.scanNumber(next, vocabulary.syntax)
            guard last.fits, !last.isChain else { return nil }
            values.append(last.value)
        }
        guard values.count > 1 else { return nil }
        guard let (lastQuantity, end, _) = quantity(last), case .measure(let measure) = lastQuantity else {
            return bareDimensions(values, start, last.end)
        }
        if !isLatin, values.count == 2, !vocabulary.isExtent(measure.unit), let first = values.first {
            return Reading(
                start: start, end: end,
                content: .joined([
                    .quantity(.cardinal(first), governedCase(before: start, of: number)), .words(" по "),
                    .quantity(lastQuantity, last.endsInOne ? .dative : .accusative),
                ]), semioticClass: .measure)
        }
        return Reading(
            start: start, end: end,
            content: .quantity(.dimensions(values, measure.unit), governedCase(before: start, of: number)),
            semioticClass: .measure)
    }

    /// «1920×1080», without a unit.
    private func bareDimensions(_ values: [DecimalNumber], _ start: Int, _ end: Int) -> Reading? {
        guard let word = vocabulary.symbols["ratio"], text.letterLength(end) == 0, spelling(end) == nil else {
            return nil
        }
        if isLatin, text[end] == 0x3A { return nil }
        if isLatin, text.dashLength(end) > 0, text.isDigit(end + text.dashLength(end)) { return nil }
        // «4x100»: «4 por 100» would be a percentage.
        if vocabulary.notation == .spanish, numbers == .digits, values.count == 2, values[1].integer == 100 {
            return nil
        }
        let joint = isLatin && isSum(end) ? vocabulary.symbols["times"] ?? word : word
        return Reading(
            start: start, end: end, content: .sequence(values.map { .cardinal($0) }, separator: " \(joint) "),
            semioticClass: isLatin && text[end] == 0x2D ? .compound : .measure)
    }

    /// «2/3», «24/7».
    private func fraction(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard text[number.end] == 0x2F, text.isDigit(number.end + 1), !number.hasFraction else { return nil }
        let lower = text.scanNumber(number.end + 1, vocabulary.syntax)
        if let reading = ratio(number, lower, from: start) { return reading }
        guard numbers == .words else { return nil }
        guard lower.fits, !lower.isChain, !lower.hasFraction, text[lower.end] != 0x2F, text.letterLength(lower.end) == 0
        else { return nil }
        if number.integer < lower.integer, lower.integer <= 100 {
            return Reading(
                start: start, end: lower.end,
                content: bareFraction(number.integer, lower.integer, governedCase(before: start, of: number)),
                semioticClass: .fraction, confidence: .likely)
        }
        // «2023/24» is a season.
        if number.integerDigits == 4, lower.integer == number.integer + 1 || lower.integer == (number.integer + 1) % 100
        {
            return nil
        }
        return Reading(
            start: start, end: lower.end,
            content: .sequence([.cardinal(number.value), .cardinal(lower.value)], separator: separator("ratio")),
            semioticClass: .score, confidence: .guess)
    }

    /// «120/80 мм рт. ст.»: two numbers that share a unit.
    private func ratio(_ upper: ScannedNumber, _ lower: ScannedNumber, from start: Int) -> Reading? {
        guard upper.integer > lower.integer || lower.integer > 12, lower.fits, !lower.isChain,
            let (quantity, end, _) = quantity(lower),
            case .measure(let measure) = quantity, measure.unit != .floor, vocabulary.symbols["ratio"] != nil
        else { return nil }
        let first: Reading.Content =
            numbers == .digits ? .words(word(start, upper.end) + "/") : .quantity(.cardinal(upper.value), .nominative)
        return Reading(
            start: start, end: end,
            content: .joined([
                first, .words(numbers == .digits ? "" : separator("ratio")), .quantity(quantity, .nominative),
            ]), semioticClass: .measure)
    }

    /// «1/2» by itself: «одна вторая»; the names of parts, «половина», belong to a noun.
    func bareFraction(_ upper: UInt64, _ lower: UInt64, _ grammaticalCase: GrammaticalCase) -> Reading.Content {
        guard vocabulary.notation == .russian, upper == 1 else {
            return .quantity(.fraction(numerator: upper, denominator: lower), grammaticalCase)
        }
        return .joined([
            .quantity(.cardinal(1, .feminine), grammaticalCase), .words(" "),
            .quantity(.ordinal(lower, .feminine), grammaticalCase),
        ])
    }

    /// «2:1».
    private func score(_ number: ScannedNumber, from start: Int) -> Reading? {
        guard numbers == .words, text[number.end] == 0x3A, text.isDigit(number.end + 1), !number.hasFraction,
            !number.isNegative
        else { return nil }
        let second = text.scanNumber(number.end + 1, vocabulary.syntax)
        guard second.fits, !second.isChain, !second.hasFraction, text[second.end] != 0x3A else { return nil }
        // «масштаб 1:1000»
        if !isLatin, number.integer == 1, second.integer >= 50 {
            return Reading(
                start: start, end: second.end,
                content: .joined([
                    .quantity(.cardinal(number.value), .nominative), .words(" к "),
                    .quantity(.cardinal(second.value), .dative),
                ]), semioticClass: .score, confidence: .likely)
        }
        return Reading(
            start: start, end: second.end, content: .sequence([.cardinal(number.value), .cardinal(second.value)]),
            semioticClass: .score, confidence: .likely)
    }

    /// «заказ 123456», «Код подтверждения: 4821»: a long number behind a word for what has a number.
    private func isNamedCode(_ number: ScannedNumber, from start: Int) -> Bool {
        if isLatin { return latinNamedCode(number, from: start) }
        guard number.integerDigits >= 3 else { return false }
        if let digits = vocabulary.codeNouns[wordBefore(start)] { return number.integerDigits >= digits }
        let end = text.skipSpacesBack(start)
        if number.integerDigits >= 6, text.has("№", at: end - 3) { return true }
        guard text[end - 1] == 0x3A else { return false }
        // Before a colon the name may have two more words.
        var place = end - 1
        for _ in 0..<3 {
            let word = text.wordStart(place)
            if let digits = vocabulary.codeNouns[text.lowered(word, place)] { return number.integerDigits >= digits }
            place = text.skipSpacesBack(word)
        }
        return false
    }

    /// «00451»: a code, said digit by digit.
    private func code(_ number: ScannedNumber, from start: Int) -> Decision {
        let next = text[number.end]
        guard (2...32).contains(number.integerDigits), !number.isGrouped, !number.isNegative,
            text.letterLength(number.end) == 0, next != 0x2D, next != 0x2F, next != 0x3A,
            next != 0x2E || !text.isDigit(number.end + 1)
        else { return .skip(codeEnd(number.end)) }
        guard numbers == .words else {
            return .reading(
                Reading(
                    start: start, end: number.end, content: .words(word(start, number.end)), semioticClass: .code,
                    confidence: .likely))
        }
        let digits = (number.start..<number.end).map { place in
            Quantity.cardinal(DecimalNumber(exactly: text[place] &- 0x30) ?? 0)
        }
        return .reading(
            Reading(
                start: start, end: number.end, content: .sequence(digits), semioticClass: .code, confidence: .likely))
    }

    /// «8 (800) 333-00-60», «+7 999 123-45-67»: ten digits or more in groups.
    func phone(_ place: Int) -> Decision? {
        if isLatin { return latinPhone(place) }
        var end = text[place] == 0x2B ? place + 1 : place
        var groups: [(start: Int, count: Int)] = []
        var digits = 0
        while digits <= 15 {
            let count = text.digits(end).count
            guard (1...4).contains(count) else { break }
            groups.append((end, count))
            digits += count
            end += count
            var next = end
            while next - end < 3, [0x20, 0x28, 0x29, 0x2D].contains(text[next]) { next += 1 }
            guard text.isDigit(next), next > end else { break }
            // «333-00-60» ends where its hyphens do.
            if groups.count == 3, digits == 7, text[end] != 0x2D, text[end - 3] == 0x2D, text[end - 6] == 0x2D { break }
            end = next
        }
        // Groups of three behind spaces are a large number: «1 000 000 000».
        let isNumber =
            text[place] != 0x2B
            && groups.dropFirst().allSatisfy { $0.count == 3 && text.spaceLength(text.previousScalar($0.start)) > 0 }
        // «333-00-60»: hyphens alone join the groups of a local number.
        let isLocal =
            digits == 7 && groups.count == 3 && groups[1].count == 2 && groups[2].count == 2
            && text[groups[1].start - 1] == 0x2D && text[groups[2].start - 1] == 0x2D
            && text[groups[1].start - 2] != 0x20
        guard isLocal || (10...13).contains(digits) && groups.count >= 4, !isNumber, let last = groups.last,
            text.letterLength(last.start + last.count) == 0
        else { return nil }
        end = last.start + last.count
        guard numbers == .words else {
            return .reading(
                Reading(start: place, end: end, content: .words(word(place, end)), semioticClass: .telephone))
        }
        var parts: [Quantity] = []
        for group in groups {
            var start = group.start
            while text[start] == 0x30,
                start < group.start + group.count - 1 || group.count > 1 && text[start - 1] == 0x30
            {
                parts.append(.cardinal(0))
                start += 1
                if start == group.start + group.count { break }
            }
            let left = group.start + group.count - start
            if left > 0 { parts.append(.cardinal(DecimalNumber(exactly: text.digits(start).value) ?? 0)) }
        }
        var content = Reading.Content.sequence(parts)
        // «(495) 123-45-67»: the bracket before it stays, and so does its other half.
        if place > 0, text[place - 1] == 0x28, let area = groups.first, text[area.start + area.count] == 0x29,
            groups.count > 1, area.count == 3, text[area.start] != 0x30, let first = parts.first
        {
            content = .joined([.sequence([first]), .words(") "), .sequence(Array(parts.dropFirst()))])
        }
        let plus = text[place] == 0x2B ? vocabulary.symbols["plus"] : nil
        return .reading(
            Reading(
                start: place, end: end, content: plus.map { content.prefixed($0 + " ") } ?? content,
                semioticClass: .telephone))
    }

    /// What is said between two numbers, with its spaces.
    func separator(_ key: String) -> String {
        vocabulary.symbols[key].map { " \($0) " } ?? " "
    }
}

extension TextView {
    /// Whether only spaces stand between two places.
    func isSpaceOnlyBefore(_ end: Int, _ start: Int) -> Bool { skipSpaces(start) >= end }
}
