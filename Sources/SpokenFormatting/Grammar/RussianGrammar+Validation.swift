import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    package func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard cases.contains(grammaticalCase) else {
            throw .unsupportedCase(grammaticalCase, language: Self.tag.description, accepted: cases)
        }
        try validateParts(quantity, grammaticalCase)
    }

    func validate(_ noun: CountedNoun, behind magnitude: Magnitude) throws(QuantityError) {
        if noun.plural[.genitive] == nil { throw .missingForm(.genitive, .plural) }
    }

    func validate(_ money: Money, _ grammaticalCase: GrammaticalCase) throws(QuantityError) {
        if currencies.major(money.currency) == nil { try validateUntabled(money.currency, grammaticalCase) }
        if let per = money.per { try validate(per: per) }
    }

    func validate(_ unit: MeasureUnit) throws(QuantityError) {
        if units.noun(unit) != nil { return }
        guard let (first, per) = CompoundUnit.parts(unit), units.noun(first) != nil else {
            throw .unknownUnit(unit.identifier, language: Self.tag.description)
        }
        try validate(per: per)
    }

    private func validate(per unit: MeasureUnit) throws(QuantityError) {
        if let (_, counted) = CompoundUnit.counted(unit) { return try validate(counted) }
        guard let noun = units.noun(unit) else { throw .unknownUnit(unit.identifier, language: Self.tag.description) }
        guard !noun.per.isEmpty else { throw .noPerForm(unit.identifier, language: Self.tag.description) }
    }

    func validate(
        _ noun: CountedNoun, behind number: DecimalNumber, _ grammaticalCase: GrammaticalCase
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
