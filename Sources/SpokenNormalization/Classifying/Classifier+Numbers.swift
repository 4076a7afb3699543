import SpokenLocaleData
import SpokenModel

/// What begins with a digit.
extension Classifier {
    func classifyNumber(_ place: Int) -> Decision {
        if text.isLetterBefore(place) || (place > 0 && text[place - 1] == 0x2D && text.isLetterBefore(place - 1)) {
            return joinedNumber(place)?.signed("name-with-number") ?? .skip(codeEnd(place))
        }
        if place > 0, text[place - 1] < 0x2F, let end = specifierEnd(place) { return .skip(end) }
        // «отчёт_2024.pdf», «м/с^2»
        if place > 0, text[place - 1] == 0x5F || text[place - 1] == 0x5E && profile.has(.russian) {
            return .skip(codeEnd(place))
        }
        // «...1234» is a card.
        switch profile.has(.russian) && text[place - 1] != 0x2E ? follower(runEnd(place)) : .other {
        // What is a number at first sight is no time, date or telephone.
        case .nothing: break
        case .word: if let decision = decision(onDigits: place, []) { return decision }
        case .other: if let decision = decision(onDigits: place, .joined) { return decision }
        }
        var number = text.scanNumber(place, syntax)
        if number.isOpen, let rate = rate(place) { number = rate }
        if number.isChain {
            // «10.0.0.1:8080»
            let end = codeEnd(place)
            if let reading = pointedChain(place, end) { return .reading(reading) }
            return .skip(text[end] == 0x3A && text.isDigit(end + 1) ? codeEnd(end + 1) : end)
        }
        // «3_0_19»
        if profile.has(.russian), text[number.end] == 0x5F { return .skip(codeEnd(number.end)) }
        if profile.has(.russian), let end = foreignTailEnd(number) { return .skip(end) }
        if profile.has(.russian), let reading = shortTelephone(number) { return .reading(reading) }
        if number.isGrouped, profile.has(.russian), let decision = looseGroups(number) {
            return decision.signed("loose-groups")
        }
        if let end = colonChainEnd(number.end) { return .skip(end) }
        if isDoubledPercent(number.end) { return .skip(number.end + 2) }
        // «*100#» is dialled.
        if profile.has(.russian), text[number.end] == 0x23 || text[number.end] == 0x2A && text[place - 1] == 0x2A {
            let end = chunkEnd(number.end, limit: 64)
            if text[number.end] == 0x23 || text[end - 1] == 0x23 { return .skip(end) }
        }
        if !number.fits {
            // «р/с 40702810900000012345»
            guard (19...32).contains(number.integerDigits), !number.isGrouped, !number.hasFraction, numbers == .words
            else { return .skip(number.end) }
            return code(number, from: place).signed("account")
        }
        return classify(number, from: place)
    }

    /// A number with its sign already read; `start` is where the sign or the number begins.
    func classify(_ number: ScannedNumber, from start: Int) -> Decision {
        if number.isNegative, number.value.isZero { return .skip(number.end) }
        if number.hasLeadingZero, !number.hasFraction, !(profile.has(.russian) && isZeroedDay(number)) {
            return code(number, from: start).signed("leading-zero")
        }
        if profile.has(.russian), let reading = citedNumbers(number, from: start) { return .reading(reading) }
        if let reading = reading(of: number, from: start) {
            return .reading(reading)
        }
        let next = text[number.end]
        if number.isGrouped, profile.has(.russian),
            number.integerDigits > 9 || isBehindSecret(start)
                || (numbers == .digits || number.integerDigits > 6) && vocabulary.codeNouns[wordBefore(start)] != nil,
            let decision = groupedCode(number, from: start)
        {
            return decision.signed("grouped-code")
        }
        if next == 0x2F, text.isDigit(number.end + 1) {
            return .skip(max(text.scanNumber(number.end + 1, syntax).end, codeEnd(number.end)))
        }
        if text.letterLength(number.end) > 0 || next == 0x2D || next == 0x2F || next == 0x28 {
            if let reading = letteredNumber(number, from: start) ?? numberBeforeLatin(number, from: start)
                ?? gluedToNoun(number, from: start)
            {
                return .reading(reading)
            }
            return .skip(codeEnd(number.end))
        }
        if !number.isGrouped, !number.hasFraction, number.integerDigits >= 10 || isNamedCode(number, from: start) {
            return code(number, from: start).signed("code")
        }
        if numbers == .words, !number.isNegative, isModel(number, from: start) {
            return modelNumber(number, from: start).map { .reading($0) } ?? .skip(number.end)
        }
        // «Релиз 2.0» is no decimal.
        if profile.has(.russian), number.separator == 0x2E, number.fraction == 0 { return .skip(number.end) }
        guard numbers == .words || number.isGrouped || number.isNegative, !isModel(number, from: start),
            !(profile.has(.russian) && (keepsUnit(number.end) && !isBehindNumero(start) || isOfFormula(start))),
            !isBesideHomeSign(start, number.end),
            let (gender, grammaticalCase) = agreement(number, from: start)
        else { return .skip(number.end) }
        let content = Reading.Content.quantity(.cardinal(number.value, gender), grammaticalCase)
        return .reading(
            Reading(
                start: start, end: number.end, content: content,
                semioticClass: number.hasFraction ? .decimal : .cardinal, confidence: .likely, rule: "plain-number"))
    }

    /// "ZMW 5", "K 5", «5 L»: the money of the country; its sign alone may mean something else, the number alone is half.
    func isBesideHomeSign(_ start: Int, _ end: Int) -> Bool {
        let last = text.skipSpacesBack(start)
        let next = text.skipSpaces(end)
        return vocabulary.region.homeSigns.contains { sign in
            let length = sign.count
            return last < start && text.has(sign, at: last - length) && !text.isLetterBefore(last - length)
                || next > end && text.has(sign, at: next) && text.letterLength(next + length) == 0
        }
    }

    /// «iPhone 15 Pro», «iOS 17.2»: the number belongs to a name in Latin letters, inside of a text that is not Latin.
    private func isModel(_ number: ScannedNumber, from start: Int) -> Bool {
        guard profile.has(.russian), !number.isGrouped, number.integerDigits <= 4 else { return false }
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

    /// What is said between two numbers, with its spaces.
    func separator(_ key: String) -> String {
        vocabulary.symbols[key].map { " \($0) " } ?? " "
    }
}

extension TextView {
    /// Whether only spaces stand between two places.
    func isSpaceOnlyBefore(_ end: Int, _ start: Int) -> Bool { skipSpaces(start) >= end }
}
