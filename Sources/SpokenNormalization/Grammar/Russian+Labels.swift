import SpokenLocaleData
import SpokenModel

/// Units without a number, in the labels of fields and the heads of columns: «Вес (кг)», «Рост, см», «Цена, ₽».
extension Classifier {
    /// A unit alone in brackets, or behind a comma that ends a label.
    func labelUnit(_ place: Int) -> Reading? {
        let isBracketed = text[place - 1] == 0x28
        let comma = text.skipSpacesBack(place)
        guard isBracketed || comma < place && text[comma - 1] == 0x2C, mayBeLabel(place) else { return nil }
        guard isBracketed || comma < place && text[comma - 1] == 0x2C,
            let (words, end) = labelWords(place, isBracketed: isBracketed)
        else { return nil }
        if isBracketed {
            // «5 (кг)» counts.
            guard text[end] == 0x29, place == 1 || !wordBefore(place - 1).isEmpty,
                isBeforeValue(end) || !countsSomething(before: place - 1)
            else { return nil }
        } else {
            let isPer = text.has("за ", at: text.skipSpaces(end)) && text.spaceLength(end) > 0
            guard text.isLineEnd(end) || text[end] == 0x3A || isPer, isLabel(before: comma - 1),
                !countsSomething(before: comma - 1)
            else { return nil }
        }
        return Reading(
            start: place, end: end, content: .words(words), semioticClass: .measure, confidence: .likely)
    }

    /// The bytes of the longest unit that labels a field.
    static let longestLabel = 12

    /// A short word before a space is no label, but for «мм рт. ст.» and «руб за м²»: most words end the question here.
    private func mayBeLabel(_ place: Int) -> Bool {
        let end = text.wordEnd(place)
        guard end - place <= Self.longestLabel else { return false }
        guard end > place, text.spaceLength(end) > 0 else { return true }
        return text.has("рт.", at: end + 1) || text.has("за ", at: end + 1) || text.has("м", at: end + 1)
    }

    /// «килограммы», «рубли за килограмм».
    private func labelWords(_ place: Int, isBracketed: Bool) -> (words: String, end: Int)? {
        guard let match = vocabulary.spellings?.longestMatch(in: bytes, at: place) else { return nil }
        let end = place + match.length
        switch match.meaning {
        case .currency:
            guard let noun = vocabulary.noun(match.meaning, isPlural: true), text[place] >= 0x80 || text[place] == 0x24,
                text.letterLength(place) == 0 || text.letterLength(place + 2) > 0, !isForm(noun, place, end)
            else { return nil }
            guard text[end] == 0x2F else { return (noun, end) }
            guard let (unit, last) = perSpelling(end + 1), let per = vocabulary.per(unit) else { return nil }
            return ("\(noun) \(per)", last)
        case .unit(let unit):
            // «Расход (л/ч)»
            if isBracketed, text[end] == 0x2F, let (per, last) = perSpelling(end + 1), text[last] == 0x29,
                let noun = vocabulary.noun(match.meaning, isPlural: true), let words = vocabulary.measurePer(per),
                isBeforeValue(last)
            {
                return ("\(noun) \(words)", last)
            }
            let noun = unit == .person ? vocabulary.genitivePlural(of: match.meaning) : nil
            guard let noun = noun ?? vocabulary.noun(match.meaning, isPlural: true),
                text[place] >= 0x80 || text[place] == 0x25, isLabelUnit(unit, place, end, isBracketed: isBracketed)
            else { return nil }
            return (noun, end)
        default: return nil
        }
    }

    private func isLabelUnit(_ unit: MeasureUnit, _ place: Int, _ end: Int, isBracketed: Bool) -> Bool {
        let wordEnd = text.wordEnd(place)
        if wordEnd == end, wordEnd == place + 2 {
            return isBracketed && isMeasured(before: place - 1, vocabulary.category(of: unit))
        }
        // «(МБ)», but «(ВА)» and «(МП)» are names.
        if text.isUpper(place), text.isUpper(place + 2), end == wordEnd, text.isUpper(end - 2) {
            return vocabulary.category(of: unit) == .digital
        }
        // «Температура (мин)» is the lowest one, «(вт)» and «(пт)» are days.
        if unit == .minute {
            if isBracketed { return isLasting(wordBefore(place - 1)) }
            var first = place
            while first > 0, place - first < 96, text[first - 1] != 0x0A { first -= 1 }
            return isLasting(text.lowered(first, text.wordEnd(first)))
        }
        guard
            vocabulary.category(of: unit).map(Self.labelled.contains) ?? false
                || [.piece, .pack, .person].contains(unit),
            !text.has("вт", at: place) || wordEnd > place + 4, !text.has("пп", at: place)
        else { return false }
        let meaning = SpellingTable.Meaning.unit(unit)
        return !isForm(vocabulary.noun(meaning, isPlural: true), place, end)
            && !isForm(vocabulary.genitivePlural(of: meaning), place, end)
            && !isForm(vocabulary.singular(unit, .nominative), place, end)
    }

    /// A whole word has been written in its form: «(бар)», «(раз)».
    private func isForm(_ noun: String?, _ place: Int, _ end: Int) -> Bool { text.lowered(place, end).equals(noun) }

    /// «(л): 50»: whether a bracket that closes here has its value behind it.
    private func isBeforeValue(_ end: Int) -> Bool {
        text.has("):", at: end) && text.isDigit(text.skipSpaces(end + 2))
    }

    /// Whether a number, in digits or in words, stands among the last words before a place: then nothing is labelled.
    private func countsSomething(before place: Int) -> Bool {
        var place = place
        for _ in 0..<6 {
            let end = text.skipSpacesBack(place)
            guard end > 0, text[end - 1] != 0x0A else { return false }
            if text.isDigit(end - 1) { return true }
            let start = text.wordStart(end)
            if start < end {
                let word = text.lowered(start, end)
                if vocabulary.russian.numerals[word] != nil || vocabulary.isOf(word, .numeral) { return true }
            }
            place = start < end ? start : text.previousScalar(end)
        }
        return false
    }

    /// Whether a line is a label up to a comma: a few words that begin with a capital letter, and nothing else.
    private func isLabel(before comma: Int) -> Bool {
        var place = comma
        var words = 1
        while place > 0, text[place - 1] != 0x0A {
            let last = text.previousScalar(place)
            if text.spaceLength(last) > 0 {
                words += 1
            } else if text.letterLength(last) == 0, text[last] != 0x2D, !text.has("×", at: last) {
                return false
            }
            place = last
            if words > 5 || comma - place > 80 { return false }
        }
        return text.isUpper(place)
    }

    private static let labelled: Set<UnitCategory> = [
        .length, .area, .volume, .mass, .duration, .speed, .acceleration, .temperature, .energy, .power, .electric,
        .frequency, .digital, .pressure, .part, .concentration, .light, .sound, .torque, .force, .graphics,
    ]

    /// «Объём духовки (л): 50»: what is measured may stand some words before, where a value follows.
    private func isMeasured(before place: Int, _ category: UnitCategory?) -> Bool {
        if isMeasured(wordBefore(place), category) { return true }
        guard isBeforeValue(text.wordEnd(place + 1)) else { return false }
        var start = place
        for _ in 0..<6 {
            let end = text.skipSpacesBack(start)
            start = text.wordStart(end)
            guard start < end else { return false }
            let known = vocabulary.classes(of: text.lowered(start, end))
            if known.has(.measure) || known.has(.vessel) && category == .volume
                || category == .duration && (known.has(.time) || known.has(.phase))
            {
                return true
            }
        }
        return false
    }

    /// What one letter in brackets can be the unit of: «Длина (м)», «Белки (г)».
    private func isMeasured(_ noun: Word, _ category: UnitCategory?) -> Bool {
        let known = vocabulary.classes(of: noun)
        return known.has(.measure) || known.has(.weight)
            || (known.has(.food) || known.has(.material)) && (category == .mass || category == .volume)
    }

    /// «Время (мин)», «Перерыв, мин»
    private func isLasting(_ noun: Word) -> Bool {
        vocabulary.isOf(noun, .time) || vocabulary.stems.has(noun, .lasting)
    }
}
