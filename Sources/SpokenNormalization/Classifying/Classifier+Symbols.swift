import SpokenModel

/// What begins with a sign or a symbol.
extension Classifier {
    func classifySymbol(_ place: Int) -> Decision {
        if text.has("№", at: place), vocabulary.language == "ru" {
            return symbol(place, length: 3, "номер")
        }
        if text.has("§", at: place), vocabulary.language == "ru" { return symbol(place, length: 2, "параграф") }
        if text.has("−", at: place) {
            return text.isDigit(place + 3) ? negative(place, length: 3) : prefixedMoney(place + 3, from: place)
        }
        if text.has("•", at: place) { return maskedDigits(place) }
        if text.has("€", at: place) || text.has("£", at: place) { return prefixedMoney(place) }
        return .skip(place + 1)
    }

    func classifySign(_ place: Int) -> Decision {
        if text[place] == 0x24 { return prefixedMoney(place) }
        if text[place] == 0x2B { return plus(place) }
        if text[place] == 0x2D, place == 0 || text.skipSpacesBack(place) < place {
            return text.isDigit(place + 1) ? negative(place, length: 1) : prefixedMoney(place + 1, from: place)
        }
        return .skip(place + 1)
    }

    /// «16+», «+7 999 123-45-67».
    private func plus(_ place: Int) -> Decision {
        if text.isDigit(place + 1) { return phone(place) ?? .skip(place + 1) }
        guard numbers == .words, vocabulary.language == "ru", text.isDigit(place - 1) else { return .skip(place + 1) }
        return .reading(Reading(start: place, end: place + 1, content: .words(" плюс"), semioticClass: .age))
    }

    private func symbol(_ place: Int, length: Int, _ spoken: String) -> Decision {
        let end = place + length
        guard text.isDigit(text.skipSpaces(end)) else { return .skip(end) }
        return .reading(
            Reading(
                start: place, end: end, content: .words(text.isDigit(end) ? spoken + " " : spoken),
                semioticClass: .symbol))
    }

    private func negative(_ place: Int, length: Int) -> Decision {
        var number = text.scanNumber(place + length, vocabulary.syntax)
        guard number.fits, !number.isChain else { return .skip(number.end) }
        number.isNegative = true
        return classify(number, from: place)
    }

    /// «•• 1234».
    private func maskedDigits(_ place: Int) -> Decision {
        var end = place
        while text.has("•", at: end) { end += 3 }
        let start = text.skipSpaces(end)
        let (value, count) = text.digits(start)
        guard vocabulary.language == "ru", end - place >= 6, count == 4 else { return .skip(end) }
        if numbers == .digits {
            return .reading(
                Reading(start: place, end: start, content: .words("оканчивается на "), semioticClass: .code))
        }
        // In words the digits are said by twos: «двенадцать тридцать четыре».
        var parts: [Quantity] = []
        for pair in [value / 100, value % 100] {
            if pair < 10 { parts.append(.cardinal(0)) }
            parts.append(.cardinal(DecimalNumber(exactly: pair) ?? 0))
        }
        return .reading(
            Reading(
                start: place, end: start + 4, content: .sequence(parts).prefixed("оканчивается на "),
                semioticClass: .code))
    }

    /// «🍕 Пицца»: an emoji is not said beside words; a text of nothing but emoji stays.
    func classifyEmoji(_ place: Int) -> Decision {
        var end = place
        while true {
            if text[end] == 0xF0, text[end + 1] == 0x9F {
                end += 4
            } else if text.has("\u{FE0F}", at: end) || text.has("\u{200D}", at: end) {
                end += 3
            } else {
                break
            }
        }
        guard end > place, end <= text.end else { return .skip(place + 1) }
        guard emoji == .drop else { return .skip(end) }
        let next = text.skipSpaces(end)
        let start = text.skipSpacesBack(place)
        let isAtStart = place == 0
        let isAtEnd = next >= text.end
        // Behind a number it keeps that apart from what follows: «2 🍕 ₽» is no price.
        let keepsApart = numbers == .digits && text.isDigit(start - 1) && !isAtEnd
        guard !(isAtStart && isAtEnd), !keepsApart, isAtStart || start < place || next > end else { return .skip(end) }
        return .reading(
            Reading(
                start: isAtEnd ? start : place, end: isAtEnd || !(isAtStart || start < place) ? end : next,
                content: .silence, semioticClass: .emoji, confidence: .likely))
    }

    /// «$5.99», «−$5».
    /// - Parameter sign: where a minus before it stands.
    private func prefixedMoney(_ place: Int, from sign: Int? = nil) -> Decision {
        let start = sign ?? place
        // Behind a full stop or another sign it is no amount of its own: «$$5», «д.$5».
        guard start == 0 || text.skipSpacesBack(start) < start || [0x28, 0x22, 0xAB].contains(text[start - 1]),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: place),
            case .currency(let code) = match.meaning,
            text.isDigit(place + match.length), text.letterLength(place) == 0
        else { return .skip(place) }
        var number = text.scanNumber(place + match.length, vocabulary.syntax)
        guard number.fits, !number.isChain else { return .skip(number.end) }
        number.isNegative = sign != nil
        return .reading(
            Reading(
                start: start, end: number.end,
                content: .quantity(.money(Money(number.value, code)), governedCase(before: start, of: number)),
                semioticClass: .money))
    }
}
