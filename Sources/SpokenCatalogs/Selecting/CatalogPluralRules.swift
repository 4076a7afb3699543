import SpokenICU
import SpokenModel

/// The plural categories of the language that a string is written in.
package struct CatalogPluralRules: Sendable {
    private let language: LanguageTag

    package init(_ language: LanguageTag) {
        self.language = language
    }

    package func category(of number: DecimalNumber) -> PluralCategory {
        let operands = PluralOperands(number)
        switch language.language {
        case "ru", "uk", "be":
            guard operands.v == 0 else { return .other }
            let ten = operands.i % 10
            let hundred = operands.i % 100
            if ten == 1, hundred != 11 { return .one }
            return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
        default: return operands.i == 1 && operands.v == 0 ? .one : .other
        }
    }
}
