import SpokenModel

/// A pair, and the first problem of its content.
///
/// ```swift
/// let formatter = try SpokenTextFormatter(language: "cy")
/// let result = formatter.result(.measure(5, .kilometer).each)
/// result.text.visibleText     // «5 km»
/// result.problem?.kind        // dropped-role
/// ```
public struct SpokenTextResult: Sendable, Hashable {
    /// What `format` returns.
    public let text: AccessibleText
    /// What `validate` throws; nil when the content is said as it was asked for.
    public let problem: SpokenTextProblem?
}

extension SpokenTextFormatter {
    /// The pair of `format` with the problem of `validate`, so that nothing is dropped unseen.
    public func result(_ content: SpokenContent) -> SpokenTextResult {
        var problem: SpokenTextProblem?
        do { try validate(content) } catch { problem = error }
        return SpokenTextResult(text: format(content), problem: problem)
    }
}
