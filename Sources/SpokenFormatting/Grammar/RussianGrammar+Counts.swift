import SpokenLocaleData
import SpokenModel

extension RussianGrammar {
    /// «3 товара», «с двумя пиццами», «двадцать одно окно»
    func appendCount(
        _ number: DecimalNumber, _ noun: CountedNoun, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer
    ) {
        if noun.isCollective, !saysDigits,
            let word = numerals.table.collective(number, grammaticalCase, noun.animacy)
        {
            buffer.append(word)
            buffer.append(byte: 0x20)
            // «двое детей», «двоим детям»
            let isDirect = grammaticalCase == .nominative || grammaticalCase == .accusative
            return buffer.append(Self.word(noun, isDirect ? .pluralGenitive : .plural(grammaticalCase)))
        }
        let form = appendSpacedNumber(
            number, grammaticalCase, noun.gender, noun.animacy, isPluralOnly: noun.singular.isEmpty, to: &buffer)
        buffer.append(Self.word(noun, form))
    }

    /// The word for a form; a form that the caller did not give falls back to the nominative of its number.
    static func word(_ noun: CountedNoun, _ form: NounForm) -> String {
        let (grammaticalCase, number) = features(form)
        switch number {
        case .singular:
            return noun.singular[grammaticalCase] ?? noun.singular[.nominative] ?? noun.plural[.nominative] ?? ""
        case .plural:
            return noun.plural[grammaticalCase] ?? noun.plural[.nominative] ?? noun.singular[.nominative] ?? ""
        }
    }

    static func features(_ form: NounForm) -> (GrammaticalCase, GrammaticalNumber) {
        switch form {
        case .nominative: (.nominative, .singular)
        case .genitive, .paucal: (.genitive, .singular)
        case .dative: (.dative, .singular)
        case .accusative: (.accusative, .singular)
        case .instrumental: (.instrumental, .singular)
        case .prepositional: (.prepositional, .singular)
        case .pluralNominative: (.nominative, .plural)
        case .pluralGenitive, .counting: (.genitive, .plural)
        case .pluralDative: (.dative, .plural)
        case .pluralAccusative: (.accusative, .plural)
        case .pluralInstrumental: (.instrumental, .plural)
        case .pluralPrepositional: (.prepositional, .plural)
        }
    }

    /// The case behind the distributive «по»: the dative of one («по одному рублю»), the accusative of more («по две
    /// штуки»). A thousand is a noun: «по одной тысяче рублей».
    func distributiveCase(_ quantity: Quantity) -> GrammaticalCase {
        let number: DecimalNumber
        switch quantity {
        case .cardinal(let value, _, _), .count(let value, _): number = value
        case .money(let money): number = money.amount
        case .measure(let measure): number = measure.amount
        default: return .accusative
        }
        guard number.isWhole else { return .accusative }
        if RussianAgreement.category(number.integer) == .one { return .dative }
        guard !saysDigits else { return .accusative }
        var rest = number.integer / 1000
        while rest > 0 {
            if rest % 1000 > 0, RussianAgreement.category(rest % 1000) == .one { return .dative }
            rest /= 1000
        }
        return .accusative
    }
}
