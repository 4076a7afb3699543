import SpokenICU
import SpokenLocaleData
import SpokenModel

extension ICUGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        if TimeVerbalizer.handles(quantity) { return appendVisibleTime(quantity, role, to: &buffer) }
        let isFree = if case .free = quantity { true } else { false }
        guard role != .plain, !isFree else { return appendVisible(quantity, to: &buffer) }
        guard let phrase = phrases?[role.rawValue] else {
            appendSign(of: role, to: &buffer)
            return appendVisible(quantity, to: &buffer)
        }
        guard phrase.hasGap else {
            buffer.append(phrase.text)
            buffer.append(byte: 0x20)
            return appendVisible(quantity, to: &buffer)
        }
        // «395 ₸-ден бастап»: the ending that the words would have.
        var text = UTF8Buffer()
        appendVisible(quantity, to: &text)
        let reading = (try? spoken(quantity, .plain, nil)) ?? ""
        let ending = ending(of: reading, phrase.grammaticalCase)
        buffer.append(PhraseTable.fill(phrase.text, [text.string + (ending.isEmpty ? "" : "-" + ending)]))
    }

    /// "≥ ": what is left of a role that the language has no words for.
    func appendSign(of role: QuantityRole, to buffer: inout UTF8Buffer) {
        guard let sign = role.sign else { return }
        buffer.append(sign)
        buffer.append("\u{A0}")
    }

    private func appendVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .cardinal(let number, _, _): appendNumber(number, to: &buffer)
        case .ordinal(let value, let gender, let number, _, _):
            if let phrase = ordinalPhrase(value, gender) {
                return buffer.append(PhraseTable.fill(phrase.text, ["\(value)"]))
            }
            let inflection = Inflection(.nominative, gender, number)
            if let mark = ordinalMark(value, inflection) {
                buffer.append(digits: value)
                return buffer.append(mark)
            }
            // A number by itself would be a cardinal.
            if let words = try? sayOrdinal(value, inflection) { return buffer.append(words) }
            buffer.append(digits: value)
        case .fraction(let whole, let numerator, let denominator):
            if whole > 0 {
                buffer.append(digits: whole)
                buffer.append("\u{A0}")
            }
            buffer.append("\(numerator)/\(denominator)")
        case .count(let number, let noun):
            appendNumber(number, to: &buffer)
            buffer.append("\u{A0}")
            let text = (try? sayCount(number, noun, .nominative)) ?? ""
            let word = text.split(separator: " ").last.map(String.init)
            buffer.append(word ?? noun.plural[.nominative] ?? noun.singular[.nominative] ?? "")
        case .money(let money):
            // CLDR's short forms differ from language to language: the digits do not.
            let full = money.magnitude.flatMap { money.amount.multiplied(by: $0) } ?? money.countedAmount
            let amount =
                full.isWhole ? full.trimmed : ICUCurrency.fractionDigits(money.currency) == 2 ? full.padded() : full
            let width = numbers.width(of: money.currency)
            if (try? numbers.append(amount, currency: money.currency, width: width, to: &buffer)) == nil {
                buffer.append("\(amount) \(money.currency)")
            }
            if let per = money.per, let symbol = symbol(per) { buffer.append("/" + symbol) }
        case .measure(let measure): appendMeasure(measure, to: &buffer)
        case .mixed(let measures):
            let parts = measures.map { measure in
                var text = UTF8Buffer()
                appendMeasure(measure, to: &text)
                return text.string
            }
            buffer.append(joined(parts, .short, else: "\u{A0}"))
        case .dimensions(let sizes, let unit):
            for size in sizes.dropLast() {
                appendNumber(size, to: &buffer)
                buffer.append("\u{A0}×\u{A0}")
            }
            if let last = sizes.last { appendMeasure(Measure(last, unit), to: &buffer) }
        case .magnitude(let number, let magnitude, let noun):
            appendNumber(number.multiplied(by: magnitude) ?? number, to: &buffer)
            if let form = noun?.plural[.genitive] ?? noun?.plural[.nominative] { buffer.append("\u{A0}" + form) }
        case .signed(let sign, let value):
            if let text = sign.text(before: value) { buffer.append(text) }
            appendVisible(value, role: .plain, to: &buffer)
        case .range(let start, let end), .approximate(let start, let end):
            if appendVisiblePair(start, end, to: &buffer) { return }
            appendVisible(start, role: .plain, to: &buffer)
            buffer.append("\u{A0}– ")
            appendVisible(end, role: .plain, to: &buffer)
        case .discount(let amount):
            buffer.append("−")
            appendVisible(amount, role: .plain, to: &buffer)
        case .priceChange(let old, let new):
            appendVisible(.money(new), role: .plain, to: &buffer)
            buffer.append(" (")
            appendVisible(.money(old), role: .plain, to: &buffer)
            buffer.append(")")
        case .free: buffer.append(phrases?["free"]?.text ?? "0")
        case .clock, .hours, .date, .period: break
        }
    }

    /// «3º», «3ª», «第3»: the row of the gender, of the ordinal plural category, or of all ordinals.
    private func ordinalPhrase(_ value: UInt64, _ gender: GrammaticalGender) -> PhraseTable.Phrase? {
        guard let any = phrases?["ordinal"] else { return nil }
        if let phrase = phrases?["ordinal-\(gender.rawValue)"] { return phrase }
        guard let number = DecimalNumber(exactly: value) else { return any }
        let category = category(of: number, kind: .ordinal).rawValue
        return phrases?["ordinal-\(category)-\(gender.rawValue)"] ?? phrases?["ordinal-\(category)"] ?? any
    }

    /// The letters behind an ordinal in digits: «21-й», «21-ша», «21-ы», «21-ші»; nil where the language writes none.
    private func ordinalMark(_ value: UInt64, _ inflection: Inflection) -> String? {
        guard let ordinalLetters else { return nil }
        guard let word = try? sayOrdinal(value, inflection) else { return "" }
        let end = word.suffix(2)
        return "-" + (ordinalVowels.contains(end.first ?? " ") ? word.suffix(1) : word.suffix(ordinalLetters))
    }

    /// «5–6 кг», «500–700 €»: the unit once, where it stands behind the number; false for others.
    private func appendVisiblePair(_ start: Quantity, _ end: Quantity, to buffer: inout UTF8Buffer) -> Bool {
        let first: DecimalNumber
        switch (start, end) {
        case (.measure(let one), .measure(let other)) where one.unit == other.unit && one.magnitude == other.magnitude:
            first = one.magnitude.flatMap { one.amount.multiplied(by: $0) } ?? one.amount
        case (.money(let one), .money(let other))
        where one.currency == other.currency && one.amount.isWhole && other.amount.isWhole && one.per == other.per:
            first = one.magnitude.flatMap { one.amount.multiplied(by: $0) } ?? one.amount
        case (.count(let number, let noun), .count(_, let other)) where noun == other: first = number
        case (.cardinal(let number, _, _), .cardinal): first = number
        default: return false
        }
        var text = UTF8Buffer()
        appendVisible(end, role: .plain, to: &text)
        let last = text.string
        guard !first.isNegative, last.first?.isNumber == true else { return false }
        appendNumber(first.isWhole ? first.trimmed : first, to: &buffer)
        buffer.append("–" + last)
        return true
    }

    /// «міс», «кг»: the short form behind a stroke, without its full stop.
    private func symbol(_ unit: MeasureUnit) -> String? {
        // CLDR's French «m.» for months would read as metres.
        if let phrase = phrases?["symbol-\(unit.identifier)"] { return phrase.text }
        guard let after = ownSymbol(unit) ?? (try? unitNames?.parts(1, unit, width: .short))?.after else { return nil }
        let text = after.filter { $0 != "\u{A0}" && $0 != " " && $0 != "\u{202F}" }
        return text.isEmpty ? nil : text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    private func appendNumber(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if (try? numbers.append(number, to: &buffer)) == nil { buffer.append(number.description) }
    }

    private func appendMeasure(_ measure: Measure, to buffer: inout UTF8Buffer) {
        let full = measure.magnitude.flatMap { measure.amount.multiplied(by: $0) } ?? measure.amount
        let amount = full.isWhole ? full.trimmed : full
        var text = UTF8Buffer()
        if let symbol = ownSymbol(measure.unit) {
            appendNumber(amount, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(symbol)
        } else if let unitNames, (try? unitNames.append(amount, measure.unit, width: .short, to: &text)) != nil {
            // CLDR writes a plain space here in most languages.
            buffer.append(String(text.string.map { $0 == " " ? "\u{A0}" : $0 }))
        } else {
            appendNumber(amount, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(measure.unit.identifier)
        }
    }

    private func appendVisibleTime(
        _ quantity: Quantity, _ role: QuantityRole = .plain, to buffer: inout UTF8Buffer
    ) {
        // A Kazakh role is an ending: «сағат 18-ден бастап».
        guard suffixes != nil, role != .plain else { return time.appendVisible(quantity, role: role, to: &buffer) }
        TimeVerbalizer(language: language, numbers: .digits, options: options)
            .appendSpoken(quantity, role: role, case: nil, numerals: self, to: &buffer)
    }
}

extension DecimalNumber {
    /// «12,50» for 12.5: money has both of its minor digits or none.
    fileprivate func padded() -> DecimalNumber {
        guard fractionDigits == 1 else { return self }
        return DecimalNumber(
            uncheckedInteger: integer, fraction: fraction &* 10, fractionDigits: 2, isNegative: isNegative)
    }
}
