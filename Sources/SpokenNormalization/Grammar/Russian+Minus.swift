import SpokenModel

/// A hyphen before a number: a minus, or a dash that somebody set without its space.
extension Classifier {
    /// Whether a hyphen is a minus: «до -5», «Температура -15», «(-3)». «соль -30 г» and «Автобус -12» name
    /// something, «40 -50 мин» is a range and «2 -1» a score; the true minus needs no licence.
    func isRussianMinus(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before > 0, text[before - 1] != 0x0A, text[place - 1] != 0x28 else { return true }
        guard text.isLetterBefore(before) else {
            // «днём — -16»
            let dash = text.previousScalar(before)
            return before < place && text.dashLength(dash) == 3 && text.skipSpacesBack(dash) < dash
                || [0x3A, 0x3B, 0x2C, 0x28, 0x5B, 0x3D, 0x3C, 0x3E, 0x2B, 0x2A, 0x2F, 0x22].contains(text[before - 1])
                || text.has("«", at: before - 2) || text.has("×", at: before - 2)
        }
        switch spelling(text.scanNumber(place + 1, syntax).end)?.meaning {
        case .unit(.celsius), .unit(.degree): return true
        case .unit(.percent) where vocabulary.isOf(wordBefore(place), .price): return true
        default: break
        }
        let word = wordBefore(place)
        return vocabulary.isGovernor(word) || vocabulary.isOf(word, .signed) || vocabulary.isOf(word, .quantity)
            || vocabulary.isOf(word, .function)
    }

    /// «Ил-62, -76»: the number of another model of the same name.
    func isModelTail(_ place: Int) -> Bool {
        let before = text.skipSpacesBack(place)
        guard before < place, text[before - 1] == 0x2C, let model = numberBefore(before - 1) else { return false }
        return text[model.start - 1] == 0x2D && text.isLetterBefore(model.start - 1)
    }
}
