import SpokenModel

/// Masked digits, emoji, and texts of nothing but a sign.
extension Classifier {
    /// «•• 1234».
    func maskedDigits(_ place: Int, mark: Int) -> Decision {
        var end = place
        while text[end] == text[place], mark == 1 || text[end + 1] == text[place + 1] {
            end += mark
            // «**** **** **** 1234»
            let group = text.skipSpaces(end)
            if group > end, profile.has(.russian), text.has(text[place], text[place + 1], mark, at: group),
                text.has(text[place], text[place + 1], mark, at: group + mark)
            {
                end = group
            }
        }
        if endsEmphasis(place, end) { return .skip(end) }
        let start = text.skipSpaces(end)
        let (value, count) = text.digits(start)
        let isOblique = profile.has(.russian) && isObliqueCard(place)
        guard let words = vocabulary.symbols[isOblique ? "ends-in-oblique" : "ends-in"],
            count == 4 || count == 2 && isShortMask(place, end - place, mark),
            end - place >= 2 * mark || isSingleMask(place, mark, start)
        else {
            // "• 5 kg": one mark begins a line of a list.
            if end - place == mark { return .skip(end) }
            return .skip(count > 0 ? text.scanNumber(start, syntax).end : end)
        }
        // «38** **** 1234»
        let gap = text.isDigit(place - 1) ? " " : ""
        if numbers == .digits {
            return .reading(
                Reading(start: place, end: start, content: .words(gap + words + " "), semioticClass: .code))
        }
        // In words the digits are said by twos: «двенадцать тридцать четыре».
        return .reading(
            Reading(
                start: place, end: start + count,
                content: .sequence(count == 4 ? Self.pairs(value) : Array(Self.pairs(value).suffix(value < 10 ? 2 : 1)))
                    .prefixed(gap + words + " "),
                semioticClass: .code))
    }

    /// «**Год:** 2024»: two stars that close what others opened mask nothing.
    private func endsEmphasis(_ place: Int, _ end: Int) -> Bool {
        guard end == place + 2, text.has("**", at: place), place > 0, text.spaceLength(text.previousScalar(place)) == 0
        else { return false }
        var open = place - 2
        while open > 0, place - open < Self.longestEmphasis, text[open] != 0x0A, !text.has("**", at: open) { open -= 1 }
        return text.has("**", at: open) && text.letterLength(open + 2) > 0
    }

    private static let longestEmphasis = 160

    /// «Счёт ***45»
    private func isShortMask(_ place: Int, _ length: Int, _ mark: Int) -> Bool {
        profile.has(.russian) && length >= 2 * mark && vocabulary.codeNouns[wordBefore(place)] != nil
    }

    /// Four digits by twos.
    static func pairs(_ value: Int) -> [Quantity] {
        [value / 100, value % 100].flatMap { pair -> [Quantity] in
            let number = Quantity.cardinal(DecimalNumber(exactly: pair) ?? 0)
            return pair < 10 ? [.cardinal(0), number] : [number]
        }
    }

    /// «Карта *1234», «Visa •1234»: one mark, where no line of a list can begin.
    private func isSingleMask(_ place: Int, _ mark: Int, _ digits: Int) -> Bool {
        let isCode = vocabulary.codeNouns[wordBefore(place)] != nil
        if mark == 1, profile.has(.russian), isCode { return true }
        guard digits == place + mark, text.letterLength(digits + 4) == 0, spelling(digits + 4) == nil else {
            return false
        }
        // «Tinkoff *4321», but «Наберите *1234» and «*1234#».
        let brand = wordStartBefore(place)
        let isBrand =
            profile.has(.russian) && (0x41...0x5A).contains(text[brand]) && ![0x23, 0x2A].contains(text[digits + 4])
        return isCode || mark > 1 && !wordBefore(place).isEmpty || isBrand
    }

    /// «с карты •• 1234»: no sentence of its own can say what its number ends in.
    func isObliqueCard(_ place: Int) -> Bool {
        let noun = wordBefore(place)
        guard vocabulary.codeNouns[noun] != nil, text[wordStartBefore(place)] >= 0x80 else { return false }
        return noun != "карта" && noun != "счёт" && noun != "счет"
            || governedCase(before: wordStartBefore(place), of: ScannedNumber(start: place, end: place)) != .nominative
    }

    /// «🍕 Пицца»: an emoji is not said beside words; a text of nothing but emoji stays.
    func classifyEmoji(_ place: Int) -> Decision {
        var end = place
        while true {
            if text[end] == 0xF0, text[end + 1] == 0x9F {
                end += 4
            } else if isPresentedAsEmoji(end) || end > place && text.has("\u{200D}", at: end - 3) && text[end] == 0xE2 {
                end += 3
            } else if text.has("\u{FE0F}", at: end) || text.has("\u{200D}", at: end) {
                end += 3
            } else if !profile.has(.russian), end > place, text[text.skipSpaces(end)] == 0xF0,
                text[text.skipSpaces(end) + 1] == 0x9F
            {
                end = text.skipSpaces(end)
            } else {
                break
            }
        }
        guard end > place, end <= text.end else { return .skip(place + 1) }
        guard emoji == .drop else { return .skip(end) }
        let next = text.skipSpaces(end)
        let start = text.skipSpacesBack(place)
        let isAtStart = place == 0
        // «Сохранить 🔥.»: before a point no space is left.
        let isAtEnd =
            next >= text.end
            || next == end && [0x2E, 0x2C, 0x21, 0x3F, 0x3A].contains(text[next])
        // Between a number and what could be its unit, a sign and its number, a name and its numeral it keeps them apart.
        let last = text.previousScalar(start)
        let isSaid = text.letterLength(last) > 0 || numbers == .words && text.isDigit(last)
        let isText = isSaid || [0x2C, 0x2E, 0x21, 0x3F, 0x29, 0x3A, 0x0A].contains(text[last])
        let keepsApart =
            !isAtStart && !isAtEnd
            && (!isText || text.letterLength(last) > 0 && RomanNumeral.scan(text, next) != nil)
        guard !(isAtStart && isAtEnd), !keepsApart, isAtStart || start < place || next > end else { return .skip(end) }
        return .reading(
            .likely(isAtEnd ? start : place, isAtEnd || !(isAtStart || start < place) ? end : next, .silence, .emoji))
    }

    /// «❤️», «⭐️», «‼️»: a sign that a selector behind it makes an emoji.
    func isPresentedAsEmoji(_ place: Int) -> Bool {
        text[place] == 0xE2 && text[place + 3] == 0xEF && text.has("\u{FE0F}", at: place + 3)
    }

    /// A text of nothing but one sign: what a plain synthesizer leaves out is named.
    func loneSymbol() -> String? {
        if let unit = loneUnit() { return unit }
        guard numbers == .words, bytes.count <= 4, !text.isDigit(0) else { return nil }
        return vocabulary.loneSymbols[word(0, bytes.count)]?.string
    }

    /// «м²», «км/ч»: the head of a column. Letters alone may be a word.
    func loneUnit() -> String? {
        guard profile.has(.russian), (3...24).contains(bytes.count),
            bytes.contains(0x2F) || text.has("²", at: bytes.count - 2) || text.has("³", at: bytes.count - 2),
            let match = vocabulary.spellings?.longestMatch(in: bytes, at: 0)
        else { return nil }
        // «₽/кг»
        if case .currency = match.meaning, text[match.length] == 0x2F, let (unit, end) = perSpelling(match.length + 1),
            end == bytes.count, let noun = vocabulary.noun(match.meaning, isPlural: true),
            let per = vocabulary.per(unit)
        {
            return "\(noun) \(per)"
        }
        guard match.length == bytes.count, case .unit(let unit) = match.meaning else { return nil }
        return vocabulary.singular(unit, .nominative)
    }
}
