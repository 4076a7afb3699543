import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard cases.contains(grammaticalCase) else {
            throw .unsupportedCase(grammaticalCase, language: "ru", accepted: cases)
        }
        switch quantity {
        case .cardinal, .ordinal, .free: break
        case .fraction(_, _, let denominator):
            guard denominator > 0 else { throw .zeroDenominator }
        case .count(let number, let noun): try validate(noun, number, grammaticalCase)
        case .magnitude(_, _, let noun):
            if let noun, noun.plural[.genitive] == nil { throw .missingForm(.genitive, .plural) }
        case .money(let money): try validate(money, grammaticalCase)
        case .measure(let measure): try validate(measure.unit)
        case .mixed(let measures):
            guard !measures.isEmpty else { throw .empty }
            for measure in measures { try validate(measure.unit) }
        case .dimensions(let numbers, let unit):
            guard !numbers.isEmpty else { throw .empty }
            for number in numbers where number.isNegative { throw .negative(number.description) }
            try validate(unit)
        case .clock, .hours, .date, .period: try time.validate(quantity, case: grammaticalCase)
        case .signed(_, let value): try validate(value, case: grammaticalCase)
        case .range(let start, let end), .approximate(let start, let end):
            if TimeVerbalizer.handles(quantity) { return try time.validate(quantity, case: grammaticalCase) }
            try validate(start, case: grammaticalCase)
            try validate(end, case: grammaticalCase)
            try QuantityRange.validate(start, end)
        case .discount(let amount):
            try QuantityRange.validateDiscount(amount)
            try validate(amount, case: .nominative)
        case .priceChange(let old, let new):
            try validate(old, .genitive)
            try validate(new, grammaticalCase)
        }
    }

    private func validate(_ money: Money, _ grammaticalCase: GrammaticalCase) throws(QuantityError) {
        if currencies.major(money.currency) == nil { try validateUntabled(money.currency, grammaticalCase) }
        if let per = money.per { try validate(per: per) }
    }

    private func validate(_ unit: MeasureUnit) throws(QuantityError) {
        if units.noun(unit) != nil { return }
        guard let (first, per) = CompoundUnit.parts(unit), units.noun(first) != nil else {
            throw .unknownUnit(unit.identifier, language: "ru")
        }
        try validate(per: per)
    }

    private func validate(per unit: MeasureUnit) throws(QuantityError) {
        if let (_, counted) = CompoundUnit.counted(unit) { return try validate(counted) }
        guard let noun = units.noun(unit) else { throw .unknownUnit(unit.identifier, language: "ru") }
        guard !noun.per.isEmpty else { throw .noPerForm(unit.identifier, language: "ru") }
    }

    private func validate(
        _ noun: CountedNoun, _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) {
        let form =
            number.isWhole
            ? RussianAgreement.form(
                behind: number.integer, grammaticalCase, animacy: noun.animacy, isPluralOnly: noun.singular.isEmpty)
            : RussianAgreement.formBehindFraction(isPluralOnly: noun.singular.isEmpty)
        let (needed, grammaticalNumber) = Self.features(form)
        let forms = grammaticalNumber == .singular ? noun.singular : noun.plural
        guard forms[needed] != nil else { throw .missingForm(needed, grammaticalNumber) }
    }
}
