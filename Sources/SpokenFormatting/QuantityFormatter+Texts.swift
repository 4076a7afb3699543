import SpokenModel

/// Values that stand in a text of somebody else, as an argument stands in a string of a catalog.
extension QuantityFormatter {
    /// Appends what is said behind the words of a text, in the case that a preposition at their end governs: «від однієї
    /// гривні»; hours and ranges do not say that preposition again: «od 9 do 21», not «od od 9 do 21».
    ///
    /// - Parameter governed: the case that the surroundings govern, where a reader of texts knows it.
    /// - Returns: why the value is not said as it should be: what is appended is then the plainest that can be made.
    package func appendSpoken(
        _ quantity: Quantity, after text: ArraySlice<UInt8>, case governed: GrammaticalCase,
        to buffer: inout UTF8Buffer
    ) -> QuantityError? {
        guard let tail = TextTail(text) else {
            return appendChecked(quantity, case: governed, to: &buffer)
        }
        if quantity.isInterval, grammar.openings.contains(where: tail.ends) {
            var own = UTF8Buffer()
            let refusal = appendChecked(quantity, case: .nominative, to: &own)
            if let rest = withoutOpening(own.string) {
                buffer.append(rest)
                return refusal
            }
        }
        let byPreposition = governed == .nominative ? grammar.governedCase(after: tail, of: quantity) : nil
        return appendChecked(quantity, case: byPreposition ?? governed, to: &buffer)
    }

    /// Appends what is shown to a text: hours do not show a preposition again that the text ends with.
    package func appendVisible(_ quantity: Quantity, behind text: inout UTF8Buffer) {
        guard quantity.isInterval, let tail = text.withBytes({ TextTail($0) }),
            grammar.openings.contains(where: tail.ends)
        else { return appendVisible(quantity, to: &text) }
        var own = UTF8Buffer()
        appendVisible(quantity, to: &own)
        let shown = own.string
        text.append(withoutOpening(shown) ?? shown)
    }

    /// Appends what is said, the plainest that can be made where `validate` refuses it, and returns that refusal.
    package func appendChecked(
        _ quantity: Quantity, case governed: GrammaticalCase, to buffer: inout UTF8Buffer
    ) -> QuantityError? {
        // A nominative says nothing of the place; every other case says that a preposition stands before.
        let place: GrammaticalCase? = governed == .nominative ? nil : governed
        let refusal = grammar.appendChecked(worded(quantity), case: place, to: &buffer)
        guard refusal == nil else { return refusal }
        do { try MoneyPrecision.validate(quantity) } catch { return error }
        return nil
    }

    /// The text behind the preposition that it begins with; nil when it begins with none.
    private func withoutOpening(_ text: String) -> String? {
        for word in grammar.openings where text.hasPrefix(word) {
            let rest = text.dropFirst(word.count)
            if rest.first == " " || rest.first == "\u{A0}" { return String(rest.dropFirst()) }
        }
        return nil
    }
}

extension Quantity {
    /// True for what is said with a preposition of its own: «с 9 до 23», «от 500 до 700 рублей».
    fileprivate var isInterval: Bool {
        switch self {
        case .hours, .range: true
        default: false
        }
    }
}
