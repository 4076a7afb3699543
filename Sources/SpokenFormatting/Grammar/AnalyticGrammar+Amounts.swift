import SpokenICU
import SpokenLocaleData
import SpokenModel

extension AnalyticGrammar {
    // MARK: Money

    /// "5 dollars and 99 cents", «12 euros con 50 céntimos», "2 million rubles", "350 rubles per month"
    func appendMoney(_ money: Money, to buffer: inout UTF8Buffer) {
        let amount = money.countedAmount
        if let major = major(money.currency) {
            if let magnitude = money.magnitude {
                append(amount, magnitude, of: major, to: &buffer)
            } else if let minorAmount = money.minorAmount(of: major, options),
                let minor = tables.currencies.minor(money.currency)
            {
                if amount.isNegative { buffer.append(spaced: words.minus) }
                // "five dollars ninety-nine", but "five dollars and nine cents": a digit alone would be misheard.
                let isNumber =
                    options.minorUnits == .number && amount.integer > 0 && (10...99).contains(minorAmount)
                if amount.integer > 0 {
                    append(whole(amount.integer), of: major, to: &buffer)
                    buffer.append(between: isNumber ? words.minorNumberJoiner : words.minorJoiner)
                }
                if isNumber {
                    appendNumber(whole(minorAmount), Inflection(), to: &buffer)
                } else {
                    append(whole(minorAmount), of: minor, to: &buffer)
                }
            } else {
                append(amount, of: major, to: &buffer)
            }
        } else {
            appendUnlisted(money, to: &buffer)
        }
        if let per = money.per { appendPer(per, to: &buffer) }
    }

    private func whole(_ value: UInt64) -> DecimalNumber {
        DecimalNumber(uncheckedInteger: value, fraction: 0, fractionDigits: 0, isNegative: false)
    }

    /// A currency without a row: CLDR knows its name, but neither gender nor minor units.
    private func appendUnlisted(_ money: Money, to buffer: inout UTF8Buffer) {
        let amount = money.amount.isWhole ? money.amount.trimmed : money.countedAmount
        if let magnitude = money.magnitude {
            appendWithoutNoun(amount, magnitude, to: &buffer)
        } else {
            appendCounting(amount, .masculine, to: &buffer)
        }
        buffer.append(byte: 0x20)
        appendLinker(behind: amount, money.magnitude, to: &buffer)
        let category: PluralCategory = isSingular(amount) && money.magnitude == nil ? .one : .other
        let name = ICUCurrency.name(money.currency, category, in: tables.tag)
        buffer.append(name ?? money.currency.description)
    }

    /// " per month", « al mes», " per 100 grams"
    func appendPer(_ unit: MeasureUnit, to buffer: inout UTF8Buffer) {
        buffer.append(byte: 0x20)
        if let noun = tables.units.noun(unit) {
            if !noun.per.isEmpty { return buffer.append(noun.per) }
            buffer.append(spaced: words.per)
            buffer.append(noun.form(.nominative))
        } else if let (number, counted) = CompoundUnit.counted(unit) {
            buffer.append(spaced: words.per)
            appendMeasure(Measure(number, counted), to: &buffer)
        } else {
            buffer.append(spaced: words.per)
            buffer.append(unit.identifier)
        }
    }

    // MARK: Measures

    /// "30 centimeters", "minus 5 degrees Celsius", "2 thousand kilometers", «veintiuno por ciento»
    func appendMeasure(_ measure: Measure, to buffer: inout UTF8Buffer) {
        if let noun = tables.units.noun(measure.unit) {
            appendMeasure(measure, noun, to: &buffer)
        } else if let (unit, per) = CompoundUnit.parts(measure.unit), let noun = tables.units.noun(unit) {
            // A compound without a row of its own: "5 cubic meters per day".
            appendMeasure(measure, noun, to: &buffer)
            appendPer(per, to: &buffer)
        } else {
            appendUnlisted(measure, to: &buffer)
        }
    }

    private func appendMeasure(_ measure: Measure, _ noun: Noun, to buffer: inout UTF8Buffer) {
        if let magnitude = measure.magnitude {
            append(measure.amount, magnitude, of: noun, to: &buffer)
        } else if measure.unit == .percent {
            // «veintiuno por ciento»: no noun follows, so nothing is shortened (DPD, «porcentaje»).
            let amount = measure.amount.isWhole ? measure.amount.trimmed : measure.amount
            appendNumber(amount, Inflection(), to: &buffer)
            buffer.append(byte: 0x20)
            buffer.append(noun.form(.pluralNominative))
        } else {
            append(measure.amount, of: noun, to: &buffer)
        }
    }

    /// A unit that only CLDR knows.
    private func appendUnlisted(_ measure: Measure, to buffer: inout UTF8Buffer) {
        let amount = measure.amount.isWhole ? measure.amount.trimmed : measure.amount
        guard measure.magnitude == nil, let formatter = try? ICUUnitFormatter(tables.tag),
            let parts = try? formatter.parts(amount.magnitude, measure.unit)
        else {
            appendNumber(amount, Inflection(), to: &buffer)
            buffer.append(byte: 0x20)
            return buffer.append(measure.unit.identifier)
        }
        buffer.append(parts.before)
        appendCounting(amount, formatter.gender(of: measure.unit) ?? .masculine, to: &buffer)
        buffer.append(parts.after)
    }

    // MARK: Ranges

    /// "from 500 to 700 rubles"; behind a preposition "30 to 40 minutes"
    func appendRange(_ start: Quantity, _ end: Quantity, isGoverned: Bool, to buffer: inout UTF8Buffer) {
        if !isGoverned { buffer.append(spaced: words.rangeStart) }
        if sharesNoun(start, end) {
            appendWithoutNoun(start, to: &buffer)
        } else {
            append(start, isGoverned: true, to: &buffer)
        }
        buffer.append(between: words.rangeEnd)
        append(end, isGoverned: true, to: &buffer)
    }

    /// "five or six pieces", «siete u ocho piezas»
    func appendApproximate(_ start: Quantity, _ end: Quantity, to buffer: inout UTF8Buffer) {
        if sharesNoun(start, end) {
            appendWithoutNoun(start, to: &buffer)
        } else {
            append(start, isGoverned: true, to: &buffer)
        }
        buffer.append(between: words.or(before: end.leadingNumber))
        append(end, isGoverned: true, to: &buffer)
    }

    /// The number that shares the noun of the end of its range.
    private func appendWithoutNoun(_ quantity: Quantity, to buffer: inout UTF8Buffer) {
        switch quantity {
        case .money(let money):
            appendCounting(
                trimmed(money.amount), major(money.currency)?.gender ?? .masculine, to: &buffer)
        case .measure(let measure):
            appendCounting(
                trimmed(measure.amount), tables.units.noun(measure.unit)?.gender ?? .masculine, to: &buffer)
        case .magnitude(let number, _, _): appendCounting(trimmed(number), .masculine, to: &buffer)
        case .signed(let sign, let value):
            if sign.isSaid(before: value) { buffer.append(spaced: words.sign(sign)) }
            appendWithoutNoun(value, to: &buffer)
        case .count(let number, let noun): appendCounting(trimmed(number), noun.gender, to: &buffer)
        default: append(quantity, isGoverned: true, to: &buffer)
        }
    }

    private func trimmed(_ number: DecimalNumber) -> DecimalNumber {
        number.isWhole ? number.trimmed : number
    }
}

extension Quantity {
    /// The whole part of the number that is said first; 0 for a value without one number.
    var leadingNumber: UInt64 {
        switch self {
        case .cardinal(let number, _, _), .count(let number, _), .magnitude(let number, _, _): number.integer
        case .money(let money): money.amount.integer
        case .measure(let measure): measure.amount.integer
        case .signed(_, let value): value.leadingNumber
        default: 0
        }
    }
}
