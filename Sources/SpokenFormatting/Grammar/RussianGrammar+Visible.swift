import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    package func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer) {
        if role == .plain, let money = quantity.plainMoney,
            visible.appendPlain(money.amount, money.currency, to: &buffer)
        {
            return
        }
        if TimeVerbalizer.handles(quantity) {
            time.appendVisible(quantity, role: role, to: &buffer)
            return
        }
        let isFree = if case .free = quantity { true } else { false }
        if !isFree {
            switch role {
            case .plain: break
            case .from: buffer.append("от ")
            case .upTo: buffer.append("до ")
            case .about: buffer.append("около ")
            case .forPrice: buffer.append("за ")
            case .each: buffer.append("по ")
            }
        }
        appendVisible(quantity, to: &buffer)
    }

    private func appendVisible(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .cardinal(let number, _, _): visible.appendNumber(number, to: &buffer)
        case .ordinal(let value, let gender, let number, let animacy):
            numerals.appendOrdinalDigits(value, Inflection(.nominative, gender, number, animacy), to: &buffer)
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
            let form =
                number.isWhole
                ? RussianAgreement.form(
                    behind: number.integer, .nominative, animacy: noun.animacy, isPluralOnly: noun.singular.isEmpty)
                : RussianAgreement.formBehindFraction(isPluralOnly: noun.singular.isEmpty)
            buffer.append(Self.word(noun, form))
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
            buffer.append(" вместо ")
            appendVisible(.money(old), to: &buffer)
        case .free: buffer.append("бесплатно")
        }
    }

    /// «тыс.», «млн»
    private func symbol(_ magnitude: Magnitude?) -> LocaleWord? {
        magnitude.flatMap(numerals.table.noun)?.abbreviation
    }
}
