import SpokenModel

extension AccessibleText.Interpolation {
    /// Appends what a formatter makes of a content, each half to its half:
    /// ```swift
    /// let total: AccessibleText = "Итого: \(.price(695, .RUB), formatter)"  // «Итого: 695 ₽» / «Итого: 695 рублей»
    /// ```
    public mutating func appendInterpolation(_ content: SpokenContent, _ formatter: SpokenTextFormatter) {
        appendInterpolation(formatter.format(content))
    }
}
