import SpokenICU
import SpokenModel

/// Currencies without a row: CLDR has their names in the nominative, singular and behind a number, and nothing else.
extension RussianGrammar {
    /// «5 угандийских шиллингов»; a fraction is said as a fraction.
    func appendUntabledMoney(_ money: Money, _ grammaticalCase: GrammaticalCase, to buffer: inout UTF8Buffer) {
        let amount = money.amount.trimmed
        let name =
            ICUCurrency.name(money.currency, category(of: money), in: Self.tag) ?? money.currency.description
        if let magnitude = money.magnitude {
            appendSpacedMagnitude(amount, magnitude, grammaticalCase, to: &buffer)
        } else {
            appendNumberOnly(
                amount, grammaticalCase, Self.gender(ICUCurrency.name(money.currency, .one, in: Self.tag) ?? ""),
                .inanimate, isPluralOnly: false, to: &buffer)
            buffer.append(byte: 0x20)
        }
        buffer.append(name)
        if let per = money.per { appendPer(per, to: &buffer) }
    }

    private func category(of money: Money) -> PluralCategory {
        money.magnitude == nil ? RussianAgreement.category(of: money.amount.trimmed) : .many
    }

    /// The gender by the ending of the adjective («угандийский»), else of the noun («мона»).
    private static func gender(_ name: String) -> GrammaticalGender {
        let words = name.split(separator: " ")
        guard let first = words.first else { return .masculine }
        if words.count > 1 {
            if first.hasSuffix("ая") || first.hasSuffix("яя") { return .feminine }
            if first.hasSuffix("ое") || first.hasSuffix("ее") { return .neuter }
            if first.hasSuffix("ий") || first.hasSuffix("ый") || first.hasSuffix("ой") { return .masculine }
        }
        return first.hasSuffix("а") || first.hasSuffix("я") ? .feminine : .masculine
    }

    /// Throws for a code that is no currency, and for a case that CLDR's names do not have.
    func validateUntabled(_ currency: CurrencyCode, _ grammaticalCase: GrammaticalCase) throws(QuantityError) {
        guard ICUCurrency.isKnown(currency), ICUCurrency.countedName(currency, .many, in: Self.tag) != nil else {
            throw .unknownCurrency(currency.description, language: Self.tag.description)
        }
        guard grammaticalCase == .nominative else {
            throw .unsupportedCase(grammaticalCase, language: Self.tag.description, accepted: [.nominative])
        }
    }
}
