import SpokenICU

extension SpokenTextFormatter {
    /// The character between the whole and the fraction in visible text of this language: "," in Russian.
    public var decimalSeparator: Character {
        (try? ICUNumberSymbols(language))?.decimalSeparator.first ?? "."
    }
}
