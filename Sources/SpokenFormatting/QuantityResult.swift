import SpokenModel

/// A pair, and what the language could not say of it.
///
/// ```swift
/// let welsh = try QuantityFormatter(language: LanguageTag("cy"))
/// let result = welsh.result(.measure(Measure(5, .kilometer)), role: .each)
/// result.text.visibleText     // «5 km»: Welsh has no row for the role
/// result.refusal              // 'cy' cannot say 'each'
/// ```
public struct QuantityResult: Sendable, Hashable {
    /// What `format` returns.
    public let text: AccessibleText
    /// What `validate` throws: the text is then as plain as possible, without a role that has neither words nor a sign.
    /// Nil when all is said.
    public let refusal: QuantityError?
}

extension QuantityFormatter {
    /// The pair of `format` with the refusal of `validate`, so that nothing is dropped unseen.
    public func result(
        _ quantity: Quantity, role: QuantityRole = .plain, case grammaticalCase: GrammaticalCase? = nil
    ) -> QuantityResult {
        var refusal: QuantityError?
        do { try validate(quantity, role: role, case: grammaticalCase ?? .nominative) } catch { refusal = error }
        return QuantityResult(text: format(quantity, role: role, case: grammaticalCase), refusal: refusal)
    }
}
