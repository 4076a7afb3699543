import SpokenModel

/// All that one language says: one conforming type per language, in files named for it.
///
/// `QuantityFormatter` passes every quantity on unchanged. A grammar says numbers, money, units and counted nouns
/// itself and passes clock times, hours, dates and their ranges to its `TimeVerbalizer`.
package protocol LanguageGrammar: NumeralGrammar {
    /// Appends what is said. Never fails: a quantity that `validate` refuses is said as plainly as possible.
    ///
    /// - Parameters:
    ///   - role: adds its preposition («от»); a role other than `plain` decides the case when `grammaticalCase` is nil.
    ///   - grammaticalCase: the case that the place governs; nil and `plain` mean that the quantity stands by itself,
    ///     so that a range is «от 500 до 700 рублей» and not «500–700 рублей».
    func appendSpoken(
        _ quantity: Quantity, role: QuantityRole, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer)
    /// Appends what is shown, with the visible preposition of the role.
    func appendVisible(_ quantity: Quantity, role: QuantityRole, to buffer: inout UTF8Buffer)
    /// Throws when the language has no words for a role before a quantity.
    func validate(_ role: QuantityRole, before quantity: Quantity) throws(QuantityError)
    /// Throws what the language cannot say.
    func validate(_ quantity: Quantity, case grammaticalCase: GrammaticalCase) throws(QuantityError)
    /// Whether the user's country calls its own currency by a shorter name: «pesos».
    var namesHomeMoney: Bool { get }
    /// Plain prices in the usual wording, laid out flat; nil where they are said as all else.
    var prices: PriceTable? { get }
    /// The same object when it is this class: a direct call is faster than one through a protocol. Not counted.
    var russian: Unmanaged<RussianGrammar>? { get }
    /// The number words that times are said with.
    var numeralsOfTime: any NumeralGrammar { get }
    /// The cases that the language has, in the order of CLDR; only the nominative where nouns do not inflect.
    var cases: [GrammaticalCase] { get }
    /// The prepositions that hours and ranges begin with: «с», «от».
    var openings: [String] { get }
    /// The case that a preposition at the end of a text governs; nil where none stands there, or where the reader of
    /// texts knows it.
    func governedCase(after text: TextTail, of quantity: Quantity) -> GrammaticalCase?
    /// Appends what is said, as plainly as possible what `validate` refuses, and returns that refusal.
    func appendChecked(
        _ quantity: Quantity, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) -> QuantityError?
}

extension LanguageGrammar {
    package var namesHomeMoney: Bool { false }
    package var prices: PriceTable? { nil }
    package var russian: Unmanaged<RussianGrammar>? { nil }
    package var numeralsOfTime: any NumeralGrammar { self }
    package func validate(_ role: QuantityRole, before quantity: Quantity) throws(QuantityError) {}
    package func governedCase(after text: TextTail, of quantity: Quantity) -> GrammaticalCase? { nil }

    package func appendChecked(
        _ quantity: Quantity, case grammaticalCase: GrammaticalCase?, to buffer: inout UTF8Buffer
    ) -> QuantityError? {
        appendSpoken(quantity, role: .plain, case: grammaticalCase, to: &buffer)
        let known = grammaticalCase.flatMap { cases.contains($0) ? $0 : nil }
        do {
            try validate(quantity, case: known ?? .nominative)
            return nil
        } catch {
            return error
        }
    }
}
