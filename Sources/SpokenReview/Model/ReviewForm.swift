/// One of the texts that a string may become, with what is said for it.
package struct ReviewForm: Sendable, Hashable {
    /// What selects it, and its number: "few · 2"; empty for a string without a choice.
    package var name: String
    /// What is seen.
    package var visible: MarkedText
    /// What is said in digits; nil where it is said as it is shown, or the language cannot be spoken.
    package var digits: MarkedText?
    /// What is said in words; nil where that is the same as in digits.
    package var words: MarkedText?
    /// The place of the text's sound in the page, where it has one; also that of the digits where they differ.
    package var sound: Int?
    package var soundOfWords: Int?

    package init(name: String, visible: MarkedText, digits: MarkedText? = nil, words: MarkedText? = nil) {
        self.name = name
        self.visible = visible
        self.digits = digits
        self.words = words
    }
}
