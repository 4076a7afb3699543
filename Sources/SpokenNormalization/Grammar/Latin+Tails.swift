import SpokenModel

/// What stands behind an amount and belongs to it: "/month", "+", "USD", and the noun that it tells of.
extension Classifier {
    /// An amount together with its tail.
    func latinTail(_ reading: consuming Reading) -> Reading {
        guard profile.has(.western), [.money, .measure, .percent].contains(reading.semioticClass) else {
            return reading
        }
        if !isPlain(reading) { reading.confidence = min(reading.confidence, .likely) }
        if reading.semioticClass == .money { reading = rate(namedMoney(reading)) }
        if reading.semioticClass == .percent { reading = percentTail(reading) }
        if profile.has(.english), let attribute = englishAttribute(reading) { return attribute }
        if text[reading.end] == 0x2F || text[reading.end] == 0x20 && text[reading.end + 1] == 0x2F {
            return perTails(reading)
        } else if text[reading.end] == 0x2B, !text.isDigit(reading.end + 1), text.letterLength(reading.end + 1) == 0,
            text[reading.end + 1] != 0x2B,
            let plus = vocabulary.symbols["plus"]
        {
            reading.content = reading.content.appending(" " + plus)
            reading.end += 1
        }
        return reading
    }

    /// Whether an amount can be nothing else: its unit is written as no other word is, and no noun behind it asks for the
    /// singular: "5 kg", "100 g butter", but not "50 m", "$5 million R&D effort".
    private func isPlain(_ reading: Reading) -> Bool {
        guard case .quantity(let quantity, _) = reading.content else { return true }
        let letters = text.wordStart(reading.end)
        let licence = latin.licences[UnsafeBufferPointer(rebasing: bytes[letters..<max(letters, reading.end)])]
        // "250g" is heavier than a generation.
        let isHeavy = licence == .weighed && text.digits(numberStart(before: letters)).value > 12
        if let licence, licence != .free, !isHeavy { return false }
        let next = text.skipSpaces(reading.end)
        guard profile.has(.english), next > reading.end, text.letterLength(next) > 0 else { return true }
        if case .measure(let measure) = quantity, Self.portions.contains(measure.unit) { return true }
        let noun = loweredAfter(reading.end)
        return latin.has(noun, .function) || latin.has(noun, .linking) || latin.has(noun, .dimension)
    }

    /// What food is measured in, behind which the name of a food stands.
    private static let portions: Set<MeasureUnit> = [
        .gram, .kilogram, .milligram, .milliliter, .liter, .ounce, .pound, .teaspoon, .tablespoon, .cup, .fluidOunce,
        .percent,
        .celsius, .fahrenheit, .degree,
    ]

    /// "/month", "/user/mo", " / lb"; what is no known unit behind a unit makes both another one, which is not said.
    private func perTails(_ reading: Reading) -> Reading {
        var reading = reading
        let isApart = text[reading.end] == 0x20
        let slash = isApart ? reading.end + 1 : reading.end
        let start = isApart ? text.skipSpaces(slash + 1) : slash + 1
        guard !isApart || reading.semioticClass == .money && start > slash + 1 && !text.isDigit(start) else {
            return reading
        }
        guard let (content, end) = perTail(reading, start), !isApart || !isAmountAhead(text.skipSpaces(end)) else {
            let isUnit = reading.semioticClass == .measure && !isApart && text.letterLength(start) > 0
            let length = text.wordEnd(start) - start
            guard isUnit, length <= 2, !text.isUpper(start) || text.isDigit(start + length) || isRaised(start + length)
            else { return reading }
            return kept(reading.start, chunkEnd(reading.start + 1))
        }
        reading.content = .joined([reading.content, content])
        reading.end = end
        if reading.semioticClass == .money, text[end] == 0x2F, let (second, last) = perTail(reading, end + 1) {
            reading.content = .joined([reading.content, second])
            reading.end = last
        }
        return reading
    }

    /// "/month", «/persona», "/100 ml"
    private func perTail(_ reading: Reading, _ start: Int) -> (Reading.Content, Int)? {
        guard let per = vocabulary.symbols["per"] else { return nil }
        if text.isDigit(start) {
            let number = text.scanNumber(start, syntax)
            if let days = namedPer(reading, number, per) { return days }
            guard number.fits, !number.isChain, !number.hasFraction, let (quantity, end, _) = quantity(number),
                case .measure(let measure) = quantity,
                [1, 10, 100, 1000].contains(number.integer) || isDose(reading, per: measure)
            else { return nil }
            return (.joined([.words(" \(per) "), .quantity(quantity, .accusative)]), end)
        }
        let end = text.wordEnd(start)
        // "$15/user/mo"
        let isFirst = text[end] == 0x2F && reading.semioticClass == .money && text[start - 1] == 0x2F
        guard end > start, !text.isUpper(start), text.letterLength(end) == 0, !isRaised(end),
            isFirst || ![0x2F, 0x40, 0x2D].contains(text[end]),
            !text.isDigit(end), text[end] != 0x2E || text.isSentenceEnd(end + 1)
        else { return nil }
        let noun = text.exact(start, end)
        if let (meaning, unitEnd) = spelling(start), case .unit(let unit) = meaning, latin.perWords[noun] == nil,
            let per = vocabulary.per(unit)
        {
            return (.words(" " + per), unitEnd)
        }
        if profile.has(.english), noun == "ea" { return (.words(" each"), end) }
        guard noun.count > 2 else { return nil }
        if let words = latin.perWords[noun] { return (.words(" " + words), end) }
        // "$5/class" is for one, "$5/classes" is nothing.
        guard !(vocabulary.isPlural(noun) ?? noun.ends(with: "s")),
            reading.semioticClass == .money
                || latin.isUnitName(noun) || latin.has(noun, .each)
        else { return nil }
        return (.words(" \(per) \(noun)"), end)
    }

    /// "$35/10 days": money for so many of what a person has written out.
    private func namedPer(_ reading: Reading, _ number: ScannedNumber, _ per: String) -> (Reading.Content, Int)? {
        guard reading.semioticClass == .money, number.fits, !number.isChain, !number.hasFraction, number.integer > 1,
            text.spaceLength(number.end) > 0, latin.isUnitName(wordAfter(number.end).text)
        else { return nil }
        let count: Reading.Content =
            numbers == .digits ? .words(word(number.start, number.end)) : latinCounting(number)
        return (count.prefixed(" \(per) "), number.end)
    }

    /// "250 mg/5 mL": so much of something in so much of a liquid.
    private func isDose(_ reading: Reading, per measure: Measure) -> Bool {
        guard case .quantity(.measure(let first), _) = reading.content else { return false }
        return [.milligram, .microgram, .gram].contains(first.unit) && [.milliliter, .liter].contains(measure.unit)
    }

    /// "$1 = €0.92": a rate is no amount of small coins.
    private func rate(_ reading: Reading) -> Reading {
        guard case .quantity(.money(let money), _) = reading.content, money.amount.integer == 0,
            money.amount.fractionDigits > 0, money.magnitude == nil, money.per == nil,
            text[text.skipSpacesBack(reading.start) - 1] == 0x3D,
            let name = vocabulary.noun(.currency(money.currency), isPlural: true)
        else { return reading }
        var reading = reading
        reading.content = Reading.Content.quantity(.cardinal(money.amount), .nominative).appending(" " + name)
        return reading
    }

    // MARK: The names of money

    /// "$100 CAD": the sign tells less than what follows it.
    private func namedMoney(_ reading: Reading) -> Reading {
        var reading = reading
        guard case .quantity(.money(var money), let grammaticalCase) = reading.content, money.per == nil else {
            return reading
        }
        if text[reading.end] == 0x2D, money.magnitude == nil, profile.has(.english),
            let compound = englishCompound(reading, money)
        {
            return compound
        }
        let sign = text[reading.start] == 0x2D ? reading.start + 1 : reading.start
        guard text[sign] == 0x24 || text.has("−$", at: reading.start) else { return reading }
        let next = text.skipSpaces(reading.end)
        if next > reading.end, text.isUpper(next), text.isUpper(next + 2), text.wordEnd(next) == next + 3,
            let code = CurrencyCode(word(next, next + 3)), vocabulary.noun(.currency(code), isPlural: false) != nil
        {
            money.currency = code
            reading.content = .quantity(.money(money), grammaticalCase)
            reading.end = next + 3
            return reading
        }
        return reading
    }

    /// "an $800-million project"
    private func englishCompound(_ reading: Reading, _ money: Money) -> Reading? {
        let start = reading.end + 1
        let end = text.wordEnd(start)
        let names: [String: Magnitude] = [
            "thousand": .thousand, "million": .million, "billion": .billion, "trillion": .trillion,
        ]
        let noun = loweredAfter(end)
        // "$81-million in taxes" is an amount by itself.
        let isAlone = latin.has(noun, .function) || latin.has(noun, .linking)
        guard let magnitude = names[word(start, end)], text.letterLength(text.skipSpaces(end)) > 0,
            let name = vocabulary.noun(.currency(money.currency), isPlural: isAlone)
        else { return nil }
        var reading = reading
        reading.content = .joined([
            .quantity(.magnitude(money.amount, magnitude), .nominative), .words(" " + name),
        ])
        reading.end = end
        return reading
    }

    // MARK: Attributes

    /// "$50 gift card", "24–70 mm lens", "4 x 100 m relay": what stands before the noun that it tells of has no plural.
    private func englishAttribute(_ reading: Reading) -> Reading? {
        guard case .quantity(let quantity, _) = reading.content,
            text.spaceLength(reading.end) > 0 || text[reading.end] == 0x2C || text[reading.end] == 0x29
        else { return nil }
        let noun = wordAfter(reading.end).text
        let parts: [Reading.Content]
        switch quantity {
        case .money(let money):
            let isWhole = money.amount.fractionDigits == 0 || money.magnitude != nil
            guard isWhole && isPriceAhead(reading.start, reading.end) || isAttributive(reading.start, reading.end),
                let amount = attributiveMoney(money)
            else { return nil }
            parts = amount
        case .range(.money(let lower), .money(let upper)):
            guard lower.magnitude == nil, lower.amount.fractionDigits == 0, isAttributive(reading.start, reading.end),
                let amount = attributiveMoney(upper)
            else { return nil }
            parts = [.quantity(.cardinal(lower.amount), .nominative), .words(separator("to"))] + amount
        case .range(.measure(let lower), .measure(let upper)):
            guard lower.unit == upper.unit, lower.unit != .percent,
                isAttribute(of: .unit(upper.unit), reading.start, reading.end),
                let name = vocabulary.noun(.unit(upper.unit), isPlural: false)
            else { return nil }
            parts = [
                .quantity(.cardinal(lower.amount), .nominative), .words(separator("to")),
                .quantity(.cardinal(upper.amount), .nominative), .words(" " + name),
            ]
        case .mixed(let measures):
            guard isAttributive(reading.start, reading.end) else { return nil }
            parts = measures.enumerated().flatMap { index, part in
                [
                    Reading.Content.words(index > 0 ? " " : ""), .quantity(.cardinal(part.amount), .nominative),
                    .words(" " + (vocabulary.noun(.unit(part.unit), isPlural: false) ?? "")),
                ]
            }
        case .dimensions(let values, let unit):
            guard latin.has(noun, .head), let name = vocabulary.noun(.unit(unit), isPlural: false) else { return nil }
            let numbers = values.enumerated().flatMap { index, value in
                (index > 0 ? [Reading.Content.words(separator("ratio"))] : []) + [
                    .quantity(.cardinal(value), .nominative)
                ]
            }
            parts = numbers + [.words(" " + name)]
        default: return nil
        }
        var reading = reading
        reading.content = .joined(parts)
        reading.confidence = .likely
        return reading
    }
}

// MARK: Money and signs that stand in unusual places

extension Classifier {
    /// "10K+", "100 kg+": a sign behind letters that belong to a number. Digits alone are read well.
    func plusTail(_ place: Int, _ word: String) -> Reading? {
        guard text.isLetterBefore(place), !text.isDigit(place + 1), text.letterLength(place + 1) == 0,
            text[place + 1] != 0x2B
        else { return nil }
        let letters = text.wordStart(place)
        let digit = text.skipSpacesBack(letters) - 1
        guard place - letters <= 3, text.isDigit(digit), spelling(digit + 1) != nil || numbers == .words else {
            return nil
        }
        return Reading(
            start: place, end: place + 1, content: .words(" " + word), semioticClass: .age, confidence: .likely)
    }

    /// "3/$10": so many for so much.
    func isBehindShare(_ start: Int) -> Bool {
        text[start - 1] == 0x2F && text.isDigit(start - 2)
    }

    /// "$.99"
    func pointedMoney(_ start: Int, _ point: Int, _ code: CurrencyCode, isNegative: Bool) -> Decision {
        let (cents, count) = text.digits(point + 1)
        let end = point + 1 + count
        guard text[point] == syntax.decimal, count == 2, cents > 0, text.letterLength(end) == 0,
            text[end] != 0x2E && text[end] != 0x2C || !text.isDigit(end + 1)
        else { return .skip(point) }
        let amount = DecimalNumber(
            uncheckedInteger: 0, fraction: UInt64(cents), fractionDigits: 2, isNegative: isNegative)
        return .reading(
            latinTail(
                Reading(
                    start: start, end: end, content: .quantity(.money(Money(amount, code)), .nominative),
                    semioticClass: .money)))
    }

    /// "€1,250" where English has decimal commas.
    func isAmbiguousGroup(_ number: ScannedNumber) -> Bool {
        number.fractionDigits == 3 && !number.isGrouped && number.integer > 0
            && number.separator == 0x2C
    }
}
