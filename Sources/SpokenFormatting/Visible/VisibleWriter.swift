import SpokenLocaleData
import SpokenModel

/// Writes visible numbers, money and measures by the typography and the symbols of one language.
package final class VisibleWriter: Sendable {
    package let typography: NumberTypography
    /// The region's way of writing; nil where the typography is its own.
    let regional: RegionalNumbers?
    let units: LanguageUnits
    let currencies: CurrencyTable?
    let options: FormattingOptions

    init(
        typography: NumberTypography, units: LanguageUnits, currencies: CurrencyTable?, options: FormattingOptions,
        language: LanguageTag
    ) {
        var typography = typography
        regional = RegionalNumbers(language)
        if let regional {
            typography.isCurrencyBefore = regional.isCurrencyBefore
            typography.percentSpace = regional.percentSpace
        }
        self.typography = typography
        self.units = units
        self.currencies = currencies
        self.options = options
    }

    /// «1 299», «−5», «4,8»
    package func appendNumber(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if number.isNegative, !number.isZero { buffer.append(typography.minus) }
        appendUnsigned(number, to: &buffer)
    }

    @inline(__always)
    private func appendUnsigned(_ number: DecimalNumber, to buffer: inout UTF8Buffer) {
        if let regional { return regional.append(number, to: &buffer) }
        if number.integer < 10_000, typography.minimumGrouping == 2 {
            buffer.append(digits: number.integer)
        } else {
            buffer.append(grouped: number.integer, separator: typography.groupSeparator)
        }
        if number.fractionDigits > 0 {
            buffer.append(typography.decimalSeparator)
            buffer.append(digits: number.fraction, width: Int(number.fractionDigits))
        }
    }

    /// «179 ₽», «99,90 ₽», «2 млн ₽», «350 ₽/мес.», «$5.99»: zeros behind the point are not shown when nothing else is.
    package func appendMoney(_ money: Money, magnitude: LocaleWord? = nil, to buffer: inout UTF8Buffer) {
        let amount = money.amount
        if amount.isNegative, !amount.isZero { buffer.append(typography.minus) }
        let noun = currencies?.major(money.currency)
        if let parts = regional?.parts(shown(amount, of: money, noun), money.currency),
            options.currencyStyle == .symbol
        {
            buffer.append(parts.before)
            buffer.append(parts.number)
            appendMagnitude(magnitude, to: &buffer)
            // CLDR writes a plain space in some languages.
            buffer.append(parts.after.replacing(" ", with: "\u{A0}"))
            if let per = money.per { appendPer(per, to: &buffer) }
            return
        }
        if typography.isCurrencyBefore {
            appendSymbol(money.currency, noun, to: &buffer)
            typography.appendCurrencySpace(to: &buffer)
        }
        appendAmount(of: money, noun, to: &buffer)
        appendMagnitude(magnitude, to: &buffer)
        if !typography.isCurrencyBefore {
            buffer.append(typography.currencySpace)
            appendSymbol(money.currency, noun, to: &buffer)
        }
        if let per = money.per {
            appendPer(per, to: &buffer)
        }
    }

    @inline(__always)
    private func appendAmount(of money: Money, _ noun: Noun?, to buffer: inout UTF8Buffer) {
        appendUnsigned(shown(money.amount, of: money, noun), to: &buffer)
    }

    /// The digits that are shown: none behind the point when all are zeros, and 99.9 roubles as «99,90».
    @inline(__always)
    private func shown(_ amount: DecimalNumber, of money: Money, _ noun: Noun?) -> DecimalNumber {
        if amount.fraction == 0 {
            return DecimalNumber(
                uncheckedInteger: amount.integer, fraction: 0, fractionDigits: 0, isNegative: false)
        }
        let digits = noun?.minorDigits ?? 2
        let amount = amount.fractionDigits > 2 ? money.countedAmount.magnitude : amount
        guard money.magnitude == nil, amount.fractionDigits < digits else { return amount }
        return DecimalNumber(
            uncheckedInteger: amount.integer,
            fraction: amount.fraction &* DecimalNumber.powerOfTen(digits &- amount.fractionDigits),
            fractionDigits: digits, isNegative: false)
    }

    /// «₽», «руб.» or the code of a currency without a row.
    package func appendSymbol(_ currency: CurrencyCode, _ noun: Noun?, to buffer: inout UTF8Buffer) {
        if let noun {
            if options.currencyStyle == .abbreviation, !noun.abbreviation.isEmpty {
                buffer.append(noun.abbreviation)
                return
            }
            if !noun.symbol.isEmpty {
                buffer.append(noun.symbol)
                return
            }
        }
        buffer.append(currency.description)
    }

    /// «см», «ккал/100 г» for a compound without a row, or the identifier of a unit that nobody knows.
    package func appendSymbol(_ unit: MeasureUnit, to buffer: inout UTF8Buffer) {
        if let noun = units.noun(unit), !noun.symbol.isEmpty {
            buffer.append(noun.symbol)
        } else {
            appendCompoundSymbol(unit, to: &buffer)
        }
    }

    /// «/мес»: behind the stroke an abbreviation loses its full stop.
    private func appendPer(_ unit: MeasureUnit, to buffer: inout UTF8Buffer) {
        buffer.append(byte: 0x2F)
        appendSymbol(unit, to: &buffer)
        if buffer.withBytes({ $0.last }) == 0x2E { buffer.truncate(to: buffer.count - 1) }
    }

    @inline(never)
    private func appendCompoundSymbol(_ unit: MeasureUnit, to buffer: inout UTF8Buffer) {
        if let (first, per) = CompoundUnit.parts(unit) {
            appendSymbol(first, to: &buffer)
            appendPer(per, to: &buffer)
        } else if let (number, counted) = CompoundUnit.counted(unit) {
            appendMeasure(Measure(number, counted), to: &buffer)
        } else {
            buffer.append(unit.identifier)
        }
    }

    /// « млн»; nothing for none.
    package func appendMagnitude(_ magnitude: LocaleWord?, to buffer: inout UTF8Buffer) {
        guard let magnitude, !magnitude.isEmpty else { return }
        buffer.append("\u{A0}")
        buffer.append(magnitude)
    }

    /// «30 см», «21 %», «45°»
    package func appendMeasure(_ measure: Measure, magnitude: LocaleWord? = nil, to buffer: inout UTF8Buffer) {
        appendNumber(measure.amount.isWhole ? measure.amount.trimmed : measure.amount, to: &buffer)
        appendMagnitude(magnitude, to: &buffer)
        let isOne = measure.magnitude == nil && measure.amount.integer == 1 && measure.amount.fraction == 0
        appendUnit(measure.unit, isPlural: !isOne, to: &buffer)
    }

    /// Signs of measure that are written as the word is, and have no plural: «5 bar».
    private static let invariable: Set<MeasureUnit> = [.bar, .bit, .byte, .mole]

    /// The space that the typography wants and the symbol; of a word that stands for itself the plural: "3 days".
    package func appendUnit(_ unit: MeasureUnit, isPlural: Bool = false, to buffer: inout UTF8Buffer) {
        let noun = units.noun(unit)
        if unit == .percent {
            buffer.append(typography.percentSpace)
        } else if noun?.isAttached != true {
            buffer.append("\u{A0}")
        }
        if isPlural, let noun, noun.symbol.bytes.elementsEqual(noun.form(.nominative).bytes),
            !Self.invariable.contains(unit)
        {
            buffer.append(noun.form(.pluralNominative))
        } else if let noun, !noun.symbol.isEmpty {
            buffer.append(noun.symbol)
        } else {
            appendSymbol(unit, to: &buffer)
        }
    }
}
