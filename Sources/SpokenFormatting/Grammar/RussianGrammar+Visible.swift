import SpokenLocaleData
import SpokenModel

extension RussianGrammar: TabledGrammar {
    func appendVisibleOrdinal(
        _ value: UInt64, _ inflection: Inflection, isBeforeNoun: Bool, to buffer: inout UTF8Buffer
    ) {
        numerals.appendOrdinalDigits(value, inflection, isGrouped: true, to: &buffer)
    }

    func visibleForm(of noun: CountedNoun, behind number: DecimalNumber) -> String {
        let form =
            number.isWhole
            ? RussianAgreement.form(
                behind: number.integer, .nominative, animacy: noun.animacy, isPluralOnly: noun.singular.isEmpty)
            : RussianAgreement.formBehindFraction(isPluralOnly: noun.singular.isEmpty)
        return Self.word(noun, form)
    }

    func form(of noun: CountedNoun, behind magnitude: Magnitude) -> String {
        Self.word(noun, .counting)
    }

    func symbol(_ magnitude: Magnitude?) -> LocaleWord? {
        magnitude.flatMap(numerals.table.noun)?.abbreviation
    }
}
