extension DefaultStringInterpolation {
    /// A `String` has room for one half: the visible one goes in, and the compiler says so.
    ///
    /// ```swift
    /// let total: AccessibleText = "Итого: \(price)"  // both halves
    /// let line: String = "Итого: \(price)"           // a warning: «Итого: 21 ₽»
    /// ```
    @available(
        *, deprecated,
        message: "a String takes the visible half only; declare the result as AccessibleText, or write .visibleText"
    )
    public mutating func appendInterpolation(_ pair: AccessibleText) {
        appendLiteral(pair.visibleText)
    }
}
