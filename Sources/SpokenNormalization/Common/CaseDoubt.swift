import SpokenFormatting
import SpokenModel

/// What is not known of the place of an amount in a language that inflects: then only what is the same in all forms that
/// could be meant is said.
enum CaseDoubt: Sendable {
    /// The case is known, or there is none.
    case none
    /// Behind a longer word, mostly a verb or a noun: the nominative, the accusative or the genitive.
    case direct
    /// Behind a short word, which may govern any case.
    case all
    /// As `all`, and before a word that may ask for its gender.
    case gender

    /// Whether a quantity can be said in a case, and is the same in all others that could be meant.
    func isSettled(
        _ quantity: Quantity, _ grammaticalCase: GrammaticalCase, by formatter: QuantityFormatter
    ) -> Bool {
        guard formatter.hasWords(for: quantity, case: grammaticalCase) else { return false }
        if self == .none { return true }
        let cases: [GrammaticalCase] = self == .direct ? [.accusative, .genitive] : formatter.cases
        var others = cases.filter { $0 != grammaticalCase && formatter.cases.contains($0) }.map { (quantity, $0) }
        if self == .gender, case .cardinal(let number, _, let animacy) = quantity {
            for gender in [GrammaticalGender.masculine, .feminine, .neuter, .common] {
                let quantity = Quantity.cardinal(number, gender, animacy)
                // A gender that the language has not asks for nothing.
                guard formatter.hasWords(for: quantity) else { continue }
                others += formatter.cases.map { (quantity, $0) }
            }
        }
        if others.isEmpty { return true }
        let expected = formatter.spoken(quantity, case: grammaticalCase)
        return others.allSatisfy { other, otherCase in
            formatter.hasWords(for: other, case: otherCase)
                && formatter.spoken(other, case: otherCase) == expected
        }
    }
}

extension QuantityFormatter {
    fileprivate func spoken(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) -> String {
        var buffer = UTF8Buffer(capacity: 64)
        appendSpoken(quantity, case: grammaticalCase, to: &buffer)
        return buffer.string
    }
}

extension Reading {
    /// Appends what is said, and tells whether the formatter has words for what was read, and the right ones: else the text
    /// stays.
    func appendSayable(_ formatter: QuantityFormatter, to buffer: inout UTF8Buffer) -> Bool {
        guard case .quantity(let quantity, let grammaticalCase) = content else {
            append(formatter, to: &buffer)
            return true
        }
        // What is known is said and looked at in one go.
        guard doubt == .none, !isCapital else {
            append(formatter, to: &buffer)
            return doubt.isSettled(quantity, grammaticalCase, by: formatter)
        }
        return (grammaticalCase == .nominative || formatter.cases.contains(grammaticalCase))
            && formatter.appendChecked(quantity, case: grammaticalCase, to: &buffer) == nil
    }
}
