import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    /// «179 рублей», «99 рублей 90 копеек», «90 копеек», «2 миллиона рублей», «350 рублей в месяц»
    func appendMoney(_ money: Money, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer) {
        let amount = money.amount
        guard let major = currencies.major(money.currency) else {
            return appendUntabledMoney(money, grammaticalCase, to: &buffer)
        }
        if let magnitude = money.magnitude {
            appendSpacedMagnitude(amount, magnitude, grammaticalCase, to: &buffer)
            buffer.append(major.form(.counting))
        } else if let minor = currencies.minor(money.currency), let minorAmount = money.minorAmount(of: major, options)
        {
            if amount.integer > 0 {
                let whole = DecimalNumber(
                    uncheckedInteger: amount.integer, fraction: 0, fractionDigits: 0, isNegative: amount.isNegative)
                append(whole, of: major, grammaticalCase, to: &buffer)
                buffer.append(byte: 0x20)
            } else if amount.isNegative {
                buffer.append(spaced: words.minus)
            }
            let rest = DecimalNumber(
                uncheckedInteger: minorAmount, fraction: 0, fractionDigits: 0, isNegative: false)
            append(rest, of: minor, grammaticalCase, to: &buffer)
        } else {
            append(amount, of: major, grammaticalCase, to: &buffer)
        }
        if let per = money.per { appendPer(per, to: &buffer) }
    }

    /// « в месяц», « за килограмм», « за 100 граммов»; behind a measure « на килограмм», « на 100 граммов».
    func appendPer(_ unit: MeasureUnit, isPrice: Bool = true, to buffer: inout UTF8Buffer) {
        buffer.append(byte: 0x20)
        let noun = units.noun(unit)
        // «в час», «на чайную ложку»: rows whose preposition is the same for prices and measures.
        if let noun, !noun.per.isEmpty, isPrice || !isPerPrice(noun) { return buffer.append(noun.per) }
        buffer.append(spaced: isPrice ? words.perPrice : words.per)
        if let noun {
            buffer.append(noun.form(noun.isPluralOnly ? .pluralAccusative : .accusative))
        } else if let (number, counted) = CompoundUnit.counted(unit) {
            appendMeasure(Measure(number, counted), .accusative, to: &buffer)
        } else {
            buffer.append(unit.identifier)
        }
    }

    /// «за килограмм» is said of a price: energy is «на килограмм».
    private func isPerPrice(_ noun: Noun) -> Bool {
        noun.per.bytes.starts(with: words.perPrice.bytes) && noun.per.dropped(words.perPrice.count).bytes.first == 0x20
    }

    /// «скидка 20 процентов», «со скидкой 500 рублей»: only «скидка» is inflected.
    func appendDiscount(_ amount: Quantity, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer) {
        if let noun = numerals.table.nouns.noun("discount") {
            buffer.append(spaced: noun.form(.singular(grammaticalCase)))
        }
        append(amount, .nominative, isGoverned: false, to: &buffer)
    }
}
