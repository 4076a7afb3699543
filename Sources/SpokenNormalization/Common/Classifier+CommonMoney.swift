import SpokenLocaleData
import SpokenModel

/// Money whose sign stands before its number, in languages whose rules are rows: «$5 en efectivo», «US$3 millones»,
/// «$25/kg», «$50–$80», «$ 200 pesos».
extension Classifier {
    /// Whether the sign of a currency stands before a number.
    func isBehindMoneySign(_ place: Int) -> Bool {
        let end = text.skipSpacesBack(place)
        guard end > 0, text.letterLength(text.previousScalar(end)) == 0, text[end - 1] > 0x7F || text[end - 1] == 0x24
        else { return false }
        return front(place, vocabulary.written).isMoney
    }

    func commonMoney(
        _ number: ScannedNumber, _ code: CurrencyCode, _ front: Front, _ found: LocaleNumber, _ forms: WrittenForms
    ) -> Reading? {
        // «CRC-32» is a name, "PEN 250" money, "TRY 3 FREE ISSUES" a headline; one letter is that of the country alone.
        let isWord = text.letterLength(text.previousScalar(front.sign.upperBound)) > 0
        let digits = text.skipSpaces(front.sign.upperBound)
        // «CHF-5» is written so, but not where a line tells what its signs are: there «CRC-32» is a name.
        let isApart =
            digits > front.sign.upperBound && text.isDigit(digits)
            || front.isNegative && vocabulary.currencySigns.isEmpty
        guard !found.isTwofold, !isWord || isApart && (front.sign.count > 1 || vocabulary.region.home == code),
            !isWord || !isHeadline(number.end)
        else { return nil }
        var money = Money(number.value, code)
        var end = text.skipDirectionMarks(number.end)
        if let (magnitude, last) = magnitude(behind: end, forms) { (money.magnitude, end) = (magnitude, last) }
        let decision = signDecision(front.sign.lowerBound, front.sign.upperBound, code)
        // «$100 MXN», «$ 200 pesos»: the sign tells less than what follows it.
        if let (told, last) = codeAhead(end) {
            money.currency = told
            return isFreeBehind(last) ? reading(.money(money), front.start, last) : nil
        }
        if let reading = namedMoney(money, front.start, end) { return reading }
        switch decision {
        case .undecided where !isNamedMoney(front.start, end): return nil
        case .decided(.currency(let told)): money.currency = told
        default: break
        }
        let isUnnamed = decision == .decided(.peso)
        if let (upper, last) = upperMoney(end, money, front, forms) {
            guard isFreeBehind(last), governor(front.start) != .nominative else { return nil }
            var lower = money
            if lower.magnitude == nil { lower.magnitude = upper.magnitude }
            return isUnnamed ? nil : reading(.range(.money(lower), .money(upper)), front.start, last)
        }
        if text[end] == 0x2F, let (meaning, last) = forms.formBehind(text, end + 1, isAlone: true),
            case .unit(let per) = meaning, let words = vocabulary.per(per), isFreeBehind(last)
        {
            return reading(money, isUnnamed, front.start, last, per: " " + words)
        }
        return isFreeBehind(end) ? reading(money, isUnnamed, front.start, end) : nil
    }

    /// Whether a word in capitals stands behind a place.
    private func isHeadline(_ place: Int) -> Bool {
        let start = text.skipSpaces(place)
        let second = start + text.letterLength(start)
        return text.isUpper(start) && second > start && text.isUpper(second)
            && CurrencyCode(wordAfter(place).text.string) == nil
    }

    private func reading(_ money: Money, _ isUnnamed: Bool, _ start: Int, _ end: Int, per: String = "") -> Reading? {
        guard var reading = reading(.money(money), start, end) else { return nil }
        if isUnnamed {
            guard let content = unnamed(money) else { return nil }
            reading.content = content
        }
        if !per.isEmpty { reading.content = reading.content.appending(per) }
        return reading
    }

    /// «millones», «MILLONES», "M" that touches its number.
    private func magnitude(behind end: Int, _ forms: WrittenForms) -> (Magnitude, end: Int)? {
        let start = text.skipSpaces(end)
        let last = text.wordEnd(start)
        if last > start + 2, let magnitude = vocabulary.rows?.magnitudes[text.lowered(start, last)] {
            return (magnitude, last)
        }
        guard case .magnitude(let magnitude)? = formAhead(end, forms)?.meaning,
            let last = formAhead(end, forms)?.end
        else { return nil }
        return (magnitude, last)
    }

    /// « MXN»: the code of a currency that the language has a word for.
    private func codeAhead(_ end: Int) -> (CurrencyCode, end: Int)? {
        let start = text.skipSpaces(end)
        guard start > end, text.wordEnd(start) == start + 3, (start..<start + 3).allSatisfy(text.isUpper),
            let code = CurrencyCode(word(start, start + 3)), vocabulary.noun(.currency(code), isPlural: false) != nil
        else { return nil }
        return (code, start + 3)
    }

    /// «$ 200 pesos», «$3 millones de dólares»: the name of the currency is said as it stands.
    private func namedMoney(_ money: Money, _ start: Int, _ end: Int) -> Reading? {
        var next = text.skipSpaces(end)
        if money.magnitude != nil { next = text.skipSpaces(text.wordEnd(next)) }
        let nouns = [text.skipSpaces(end), next].map { ($0, text.wordEnd($0)) }
        guard next > end,
            nouns.contains(where: { $0 < $1 && vocabulary.classes(of: text.lowered($0, $1)).has(.currency) })
        else { return nil }
        guard let magnitude = money.magnitude else { return reading(.cardinal(money.amount), start, end) }
        return reading(.magnitude(money.amount, magnitude), start, end)
    }

    /// "–80", «–$80»
    private func upperMoney(
        _ end: Int, _ money: Money, _ front: Front, _ forms: WrittenForms
    ) -> (Money, end: Int)? {
        let start = text.skipSpaces(end)
        let dash = text.dashLength(start)
        guard dash > 0, money.magnitude == nil || start > end else { return nil }
        var next = start + dash
        let isApart = start > end
        if isApart { next = text.skipSpaces(next) }
        var hasSign = false
        if next + front.sign.count < text.end,
            bytes[front.sign].elementsEqual(bytes[next..<next + front.sign.count])
        {
            next = text.skipSpaces(next + front.sign.count)
            hasSign = true
        }
        guard hasSign || !isApart, text.isDigit(next),
            let number = writtenNumber(next, forms.notation.money, forms.notation).number
        else { return nil }
        var upper = Money(number.value, money.currency)
        guard let (magnitude, last) = magnitude(behind: number.end, forms) else { return (upper, number.end) }
        upper.magnitude = magnitude
        return (upper, last)
    }

    /// «1500 pesos con 50 centavos», «3 millones de pesos»: by the name that a currency has at home, where no country tells
    /// which one it is.
    private func unnamed(_ money: Money) -> Reading.Content? {
        guard let homes = LocaleTables.table(vocabulary.language, "home-currencies"), homes.rowCount > 0,
            let all = LocaleTables.table(vocabulary.language, "currencies"),
            let minor = all.row(homes.word(0, 0).string + "/100")
        else { return nil }
        func noun(_ table: LocaleTable, _ row: Int) -> CountedNoun {
            CountedNoun(
                gender: GrammaticalGender(rawValue: table.word(row, "gender").string) ?? .masculine,
                singular: [.nominative: table.word(row, "nominative").string],
                plural: [.nominative: table.word(row, "plural-nominative").string])
        }
        let whole = noun(homes, 0)
        if let magnitude = money.magnitude {
            let joint = magnitude == .thousand ? nil : vocabulary.phrases["magnitude-of"]
            let name = [joint, whole.plural[.nominative]].compactMap { $0 }.joined(separator: " ")
            return Reading.Content.quantity(.magnitude(money.amount, magnitude), .nominative).appending(" " + name)
        }
        let amount = money.amount
        let cents = amount.fractionDigits == 1 ? amount.fraction * 10 : amount.fraction
        guard amount.fractionDigits < 3, let joiner = vocabulary.phrases["minor-joiner"] else { return nil }
        var parts: [Reading.Content] = []
        if amount.integer > 0 || cents == 0 {
            let value = DecimalNumber(
                uncheckedInteger: amount.integer, fraction: 0, fractionDigits: 0, isNegative: amount.isNegative)
            parts.append(.quantity(.count(value, whole), .nominative))
        }
        if cents > 0 {
            if !parts.isEmpty { parts.append(.words(" \(joiner) ")) }
            parts.append(.quantity(.count(DecimalNumber(exactly: cents) ?? 0, noun(all, minor)), .nominative))
        }
        return .joined(parts)
    }
}
