import SpokenLocaleData
import SpokenModel

/// Amounts that a rule makes of numbers and units.
extension RowReading {
    func amount(_ item: RowItem) -> Quantity? {
        switch item.kind {
        case .measure: return measure(item, 0, 1)
        case .range:
            // «1 кг – 5 кг»: of one unit only.
            if item.captures.count > 3, meaning(token(item, 2)) != meaning(token(item, 3)) { return nil }
            guard let lower = measure(item, 0, 2), let upper = measure(item, 1, 2) else { return nil }
            return .range(lower, upper)
        case .rate: return rate(item)
        case .mixed:
            guard let first = measure(item, 0, 1), let second = measure(item, 2, 3) else { return nil }
            switch (first, second) {
            case (.measure(let large), .measure(let small)):
                return Classifier.isPart(small.unit, of: large.unit) ? .mixed([large, small]) : nil
            case (.money(let large), .money(let small)):
                // «12 грн 50 коп.»
                guard large.currency == small.currency, large.amount.fractionDigits == 0,
                    small.amount.integer == 0, small.amount.fractionDigits == 2
                else { return nil }
                let amount = DecimalNumber(
                    uncheckedInteger: large.amount.integer, fraction: small.amount.fraction, fractionDigits: 2,
                    isNegative: large.amount.isNegative)
                return .money(Money(amount, large.currency))
            default: return nil
            }
        case .dimensions:
            guard let last = item.captures.last, case .unit(let unit)? = meaning(captured(last))
            else { return nil }
            let numbers = item.captures.dropLast().map { captured($0) }.filter { !$0.isEmpty }
            return .dimensions(numbers.map(\.number.value), unit)
        default: return nil
        }
    }

    private func measure(_ item: RowItem, _ number: Int, _ unit: Int) -> Quantity? {
        if !item.text.isEmpty {
            // «12 тис. км²»
            let written = token(item, 1)
            let magnitude = written.isEmpty ? nil : book.magnitudes[classifier.text.lowered(written.start, written.end)]
            if item.text.first?.isUppercase == true, let code = CurrencyCode(item.text) {
                return .money(Money(token(item, number).number.value, code, magnitude: magnitude))
            }
            let unit = MeasureUnit(identifier: item.text)
            return .measure(Measure(token(item, number).number.value, unit, magnitude: magnitude))
        }
        guard let meaning = meaning(token(item, unit)) else { return nil }
        if case .magnitude(let magnitude) = meaning { return .magnitude(token(item, number).number.value, magnitude) }
        // "US$1,250" of an English text in Germany: three digits behind a comma may be a group there.
        let written = token(item, number).number
        if case .currency = meaning, written.fractionDigits == 3, written.separator != classifier.profile.decimal {
            return nil
        }
        return classifier.quantity(token(item, number).number.value, meaning)
    }

    /// What a part stands for; of a text in quotes what the language writes so: "$", «oz».
    func meaning(_ token: RowToken) -> SpellingTable.Meaning? {
        if let meaning = token.meaning { return meaning }
        guard !token.isEmpty, token.row < 0,
            let found = vocabulary.written.formBehind(text, token.start, isAlone: true), found.end == token.end
        else { return nil }
        return found.meaning
    }

    /// «150 грн/кг»: of what is no span of time a price is for one.
    func isPriceOfUnit(_ item: RowItem) -> Bool {
        guard case .unit(let per)? = meaning(token(item, 2)), case .money? = measure(item, 0, 1) else { return false }
        return !["second", "minute", "hour", "day", "week", "month", "quarter", "year", "night"].contains(
            per.identifier)
    }

    func priceOfUnit(_ item: RowItem) -> Reading.Content? {
        guard let price = measure(item, 0, 1), let table = book.phrases, let row = table.row("forPrice"),
            let name = GrammaticalCase(rawValue: table.word(row, "case").string), let unit = one(token(item, 2), name)
        else { return nil }
        return .quantity(price, grammaticalCase(item)).appending(" \(table.word(row, "text").string) \(unit)")
    }

    /// «350 грн/міс», «150 грн/кг», «12 л/хв»
    private func rate(_ item: RowItem) -> Quantity? {
        guard case .unit(let per)? = meaning(token(item, 2)), let quantity = measure(item, 0, 1) else { return nil }
        switch quantity {
        case .money(var money):
            money.per = per
            return .money(money)
        case .measure(let measure):
            return .measure(
                Measure(measure.amount, MeasureUnit(identifier: "\(measure.unit.identifier)-per-\(per.identifier)")))
        default: return nil
        }
    }
}
