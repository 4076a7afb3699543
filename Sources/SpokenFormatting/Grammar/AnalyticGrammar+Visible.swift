import SpokenICU
import SpokenLocaleData
import SpokenModel

extension AnalyticGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        if TimeVerbalizer.handles(quantity) { return time.appendVisible(quantity, role: role, to: &buffer) }
        let isFree = if case .free = quantity { true } else { false }
        if !isFree { buffer.append(words.preposition(role)) }
        appendVisible(quantity, to: &buffer)
    }

    private func appendVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .cardinal(let number, _, _): visible.appendNumber(number, to: &buffer)
        case .ordinal(let value, let gender, let number, _):
            words.appendOrdinalDigits(value, Inflection(.nominative, gender, number), to: &buffer)
        case .fraction(let whole, let numerator, let denominator):
            if whole > 0 {
                buffer.append(digits: whole)
                buffer.append("\u{A0}")
            }
            buffer.append(digits: numerator)
            buffer.append(byte: 0x2F)
            buffer.append(digits: denominator)
        case .count(let number, let noun):
            visible.appendNumber(number, to: &buffer)
            buffer.append("\u{A0}")
            buffer.append(form(noun, isSingular: words.isSingular(number)))
        case .money(let money):
            visible.appendMoney(money, magnitude: symbol(money.magnitude), to: &buffer)
        case .measure(let measure):
            visible.appendMeasure(measure, magnitude: symbol(measure.magnitude), to: &buffer)
        case .mixed(let measures):
            for (index, measure) in measures.enumerated() {
                if index > 0 { buffer.append("\u{A0}") }
                visible.appendMeasure(measure, magnitude: symbol(measure.magnitude), to: &buffer)
            }
        case .dimensions(let numbers, let unit):
            for (index, number) in numbers.enumerated() {
                if index > 0 { buffer.append("\u{A0}×\u{A0}") }
                visible.appendNumber(number, to: &buffer)
            }
            visible.appendUnit(unit, to: &buffer)
        case .clock, .hours, .date: time.appendVisible(quantity, role: .plain, to: &buffer)
        case .range(let start, let end):
            visible.appendRange(start, end, symbol: symbol, to: &buffer) { appendVisible($0, to: &$1) }
        case .discount(let amount):
            buffer.append("−")
            appendVisible(amount, to: &buffer)
        case .priceChange(let old, let new):
            appendVisible(.money(new), to: &buffer)
            buffer.append(words.insteadOf)
            appendVisible(.money(old), to: &buffer)
        case .free: buffer.append(words.free)
        }
    }

    private func symbol(_ magnitude: Magnitude?) -> LocaleWord? {
        magnitude.flatMap(tables.magnitude)?.abbreviation
    }

    // MARK: Validation

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: words.tag.description, accepted: cases)
        }
        switch quantity {
        case .cardinal, .ordinal, .free: break
        case .fraction(_, _, let denominator):
            guard denominator > 0 else { throw .zeroDenominator }
        case .count(let number, let noun):
            let isSingular = words.isSingular(number)
            guard !form(noun, isSingular: isSingular).isEmpty else {
                throw .missingForm(.nominative, isSingular ? .singular : .plural)
            }
        case .money(let money): try validate(money)
        case .measure(let measure): try validate(measure.unit)
        case .mixed(let measures):
            guard !measures.isEmpty else { throw .empty }
            for measure in measures { try validate(measure.unit) }
        case .dimensions(let numbers, let unit):
            guard !numbers.isEmpty else { throw .empty }
            for number in numbers where number.isNegative { throw .negative(number.description) }
            try validate(unit)
        case .clock, .hours, .date: try time.validate(quantity, case: grammaticalCase)
        case .range(let start, let end):
            if TimeVerbalizer.handles(quantity) { return try time.validate(quantity, case: grammaticalCase) }
            try validate(start, case: grammaticalCase)
            try validate(end, case: grammaticalCase)
            try QuantityRange.validate(start, end)
        case .discount(let amount):
            try QuantityRange.validateDiscount(amount)
            try validate(amount, case: grammaticalCase)
        case .priceChange(let old, let new):
            try validate(old)
            try validate(new)
        }
    }

    private func validate(_ money: Money) throws(QuantityError) {
        guard
            tables.currencies.major(money.currency) != nil
                || ICUCurrency.name(money.currency, .other, in: words.tag) != nil
        else { throw .unknownCurrency(money.currency.description, language: words.tag.description) }
        guard let per = money.per else { return }
        guard tables.units.noun(per) != nil, per != .percent else {
            throw .noPerForm(per.identifier, language: words.tag.description)
        }
    }

    private func validate(_ unit: MeasureUnit) throws(QuantityError) {
        if tables.units.noun(unit) != nil || ICUUnitFormatter.isKnown(unit) { return }
        if let (first, per) = CompoundUnit.parts(unit), tables.units.noun(first) != nil, tables.units.noun(per) != nil {
            return
        }
        throw .unknownUnit(unit.identifier, language: words.tag.description)
    }
}
