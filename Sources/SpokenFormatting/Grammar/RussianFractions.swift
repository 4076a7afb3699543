import SpokenLocaleData
import SpokenModel

/// Russian decimals and fractions.
extension SlavicNumerals {
    /// «одна целая пять десятых», «двум целым двадцати пяти сотым»; zeros at the end are not said.
    package func appendDecimal(_ number: DecimalNumber, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        let number = number.trimmed
        if number.isNegative, !number.isZero { buffer.append(spaced: table.words.minus) }
        guard number.fractionDigits > 0 else {
            return appendCardinal(number.integer, inflection, to: &buffer)
        }
        let grammaticalCase = inflection.grammaticalCase
        let feminine = Inflection(grammaticalCase, .feminine)
        appendSpaced(number.integer, feminine, to: &buffer)
        let whole = RussianAgreement.form(behind: number.integer, grammaticalCase, animacy: .inanimate)
        appendCell(SlavicNumeralTable.whole &+ Int(whole.rawValue), to: &buffer)
        appendSpaced(number.fraction, feminine, to: &buffer)
        appendDecimalPlace(
            Int(number.fractionDigits), Self.inflection(behind: number.fraction, grammaticalCase), to: &buffer)
    }

    /// How «десятая» stands behind the numerator: «одна десятая», «две десятых», «двумя десятыми».
    private static func inflection(behind value: UInt64, _ grammaticalCase: GrammaticalCase) -> Inflection {
        switch RussianAgreement.form(behind: value, grammaticalCase, animacy: .inanimate) {
        case .nominative, .genitive, .dative, .accusative, .instrumental, .prepositional:
            Inflection(grammaticalCase, .feminine)
        case .pluralDative: Inflection(.dative, .feminine, .plural)
        case .pluralInstrumental: Inflection(.instrumental, .feminine, .plural)
        case .pluralPrepositional: Inflection(.prepositional, .feminine, .plural)
        default: Inflection(.genitive, .feminine, .plural)
        }
    }

    /// «полтора», «полторы», «полутора»
    func appendOneAndHalf(_ grammaticalCase: GrammaticalCase, _ gender: GrammaticalGender, to buffer: inout UTF8Buffer)
    {
        switch grammaticalCase {
        case .nominative, .accusative, .vocative:
            buffer.append(gender == .feminine ? table.words.oneAndHalfFeminine : table.words.oneAndHalf)
        default: buffer.append(table.words.oneAndHalfOblique)
        }
    }

    /// «половина», «две трети», «три четверти», «одна пятая», «полтора», «два с половиной», «одна целая две трети».
    package func appendFraction(
        whole: UInt64, numerator: UInt64, denominator: UInt64, _ grammaticalCase: GrammaticalCase,
        to buffer: inout UTF8Buffer
    ) {
        if numerator == 0 || denominator == 0 {
            return appendCardinal(whole, Inflection(grammaticalCase), to: &buffer)
        }
        if whole > 0 {
            if numerator == 1, denominator == 2 {
                if whole == 1 { return appendOneAndHalf(grammaticalCase, .masculine, to: &buffer) }
                appendSpaced(whole, Inflection(grammaticalCase), to: &buffer)
                buffer.append(table.words.andHalf)
                return
            }
            appendSpaced(whole, Inflection(grammaticalCase, .feminine), to: &buffer)
            let form = RussianAgreement.form(behind: whole, grammaticalCase, animacy: .inanimate)
            appendCell(SlavicNumeralTable.whole &+ Int(form.rawValue), to: &buffer)
        }
        let form = RussianAgreement.form(behind: numerator, grammaticalCase, animacy: .inanimate)
        if let noun = commonFraction(denominator) {
            if numerator > 1 || whole > 0 {
                appendSpaced(numerator, Inflection(grammaticalCase, .feminine), to: &buffer)
            }
            buffer.append(noun.form(form))
        } else {
            appendSpaced(numerator, Inflection(grammaticalCase, .feminine), to: &buffer)
            appendOrdinal(denominator, Self.inflection(behind: numerator, grammaticalCase), to: &buffer)
        }
    }

    private func commonFraction(_ denominator: UInt64) -> Noun? {
        switch denominator {
        case 2: table.nouns.noun("1/2")
        case 3: table.nouns.noun("1/3")
        case 4: table.nouns.noun("1/4")
        default: nil
        }
    }
}
