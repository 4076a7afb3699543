import SpokenICU
import SpokenLocaleData
import SpokenModel

extension AnalyticGrammar: TabledGrammar {
    func appendVisibleOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        numerals.appendOrdinalDigits(value, inflection, isBeforeNoun: isBeforeNoun, to: &buffer)
    }

    func visibleForm(of noun: CountedNoun, behind number: DecimalNumber) -> String {
        form(noun, isSingular: self.isSingular(number))
    }

    func form(of noun: CountedNoun, behind magnitude: Magnitude) -> String {
        form(noun, isSingular: false)
    }

    func symbol(_ magnitude: Magnitude?) -> LocaleWord? {
        magnitude.flatMap(numberTables.magnitude)?.abbreviation
    }

    // MARK: Validation

    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: tables.tag.description, accepted: cases)
        }
        try validateParts(quantity, grammaticalCase)
    }

    func validate(
        _ noun: CountedNoun, behind number: DecimalNumber, _ grammaticalCase: GrammaticalCase
    ) throws(QuantityError) {
        let isSingular = self.isSingular(number)
        guard !form(noun, isSingular: isSingular).isEmpty else {
            throw .missingForm(.nominative, isSingular ? .singular : .plural)
        }
    }

    func validate(_ noun: CountedNoun, behind magnitude: Magnitude) throws(QuantityError) {
        if form(noun, isSingular: false).isEmpty { throw .missingForm(.nominative, .plural) }
    }

    func validate(_ money: Money, _ grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard
            tables.currencies.major(money.currency) != nil
                || ICUCurrency.countedName(money.currency, .other, in: tables.tag) != nil
        else { throw .unknownCurrency(money.currency.description, language: tables.tag.description) }
        if let per = money.per { try validate(per: per) }
    }

    func validate(_ unit: MeasureUnit) throws(QuantityError) {
        if tables.units.noun(unit) != nil { return }
        if let (first, per) = CompoundUnit.parts(unit), tables.units.noun(first) != nil {
            return try validate(per: per)
        }
        guard ICUUnitFormatter.isKnown(unit.identifier) else {
            throw .unknownUnit(unit.identifier, language: tables.tag.description)
        }
    }

    private func validate(per unit: MeasureUnit) throws(QuantityError) {
        if let (_, counted) = CompoundUnit.counted(unit) { return try validate(counted) }
        guard tables.units.noun(unit) != nil, unit != .percent else {
            throw .noPerForm(unit.identifier, language: tables.tag.description)
        }
    }
}
