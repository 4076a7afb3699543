import SpokenModel

/// Letters of formulas.
extension Classifier {
    /// «y = 2x + 3»: what is added to a letter is no number of the text's, and the letter is left.
    func isOfFormula(_ start: Int) -> Bool {
        let end = text.skipSpacesBack(start)
        let sign = text.previousScalar(end)
        guard end > 2, text[sign] == 0x2B || text[sign] == 0x2A || text[sign] == 0x2D || text.has("−", at: sign) else {
            return false
        }
        let last = text.skipSpacesBack(sign)
        let letter = last - 1
        return last < sign && text[letter] < 0x80 && text.letterLength(letter) > 0 && !text.isLetterBefore(letter)
    }
}
