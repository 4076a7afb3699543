import SpokenLocaleData
import SpokenModel

/// An abbreviation before a name that may be of something else than a place to live: «пер. Бечо (1Б, 3375)» is a pass.
extension Classifier {
    /// Whether the neighbours of «п.», «пер.», «г.», «д.» or «с.» speak against a settlement, a street or a house.
    func isOtherName(_ place: Int, _ end: Int) -> Bool {
        guard end - place <= 7 else { return false }
        if isExplanation(place) { return true }
        let before = wordBefore(place)
        // «в одну п. Ряд закончить»: loops are counted.
        if !before.isEmpty, vocabulary.isOf(before, .numeral) { return true }
        switch text.lowered(place, end) {
        case "пер.": return isOnRoute(place, end) || isBeforeHeight(end)
        case "п.":
            // «о.п. 236 км»
            if text[place - 1] == 0x2E, text.isLetterBefore(place - 1) { return true }
            return isOnRoute(place, end) || isBeforeHeight(end) || isOfMountains(place, end) || isBeforePeak(end)
        case "г.": return isOfMountains(place, end)
        // «ф. 1445, оп. 1, д. 11»: a file of an archive.
        case "д.": return isInArchive(place)
        // «Купе 3 к. 2»: no block of a house.
        case "к.": return isBehindOtherRoom(place)
        default: return text[place - 1] == 0x2E && text.isLetterBefore(place - 1)
        }
    }

    /// «Купе 3», «Зал 5»: whether the number before a place belongs to no house.
    private func isBehindOtherRoom(_ place: Int) -> Bool {
        // «к. 15-го века»: the end of it.
        let next = text.skipSpaces(place + 3)
        if text[next + text.digits(next).count] == 0x2D { return true }
        guard let number = numberBefore(place) else { return false }
        let end = text.skipSpacesBack(number.start)
        let start = text.wordStart(end)
        return start < end && end < number.start
            && hasForm(start, end) {
                ($0.classes.has(.room) || $0.classes.has(.transport)) && !$0.classes.has(.building)
            }
    }

    /// «Предлог – п. Местоимение – м.»: the abbreviation of the word before the dash.
    private func isExplanation(_ place: Int) -> Bool {
        guard let last = dashedEnd(place) else { return false }
        let word = text.wordStart(last)
        return word < last && text.lowered(word, word + 2) == text.lowered(place, place + 2)
    }

    /// Where the word before a dash with spaces ends.
    private func dashedEnd(_ place: Int) -> Int? {
        let before = text.skipSpacesBack(place)
        let dash = text.previousScalar(before)
        guard before < place, text.dashLength(dash) == before - dash, dash > 0 else { return nil }
        let last = text.skipSpacesBack(dash)
        return last < dash ? last : nil
    }

    /// «пер. Балкбаши - пер. Кольцевой», «п. Фафт – п. Чипер-Азау»: stations of a way through mountains.
    private func isOnRoute(_ place: Int, _ end: Int) -> Bool {
        if dashedEnd(place) != nil { return true }
        var last = text.wordEnd(text.skipSpaces(end))
        if text[last] == 0x2D { last = text.wordEnd(last + 1) }
        let dash = text.skipSpaces(last)
        let length = text.dashLength(dash)
        return dash > last && length > 0 && text.spaceLength(dash + length) > 0
    }

    /// «(1Б, 3375)», «(н/к)», «(5872)»: the difficulty or the height of what is named.
    private func isBeforeHeight(_ end: Int) -> Bool {
        var last = text.wordEnd(text.skipSpaces(end))
        if text[last] == 0x2D { last = text.wordEnd(last + 1) }
        let bracket = text.skipSpaces(last)
        return text[bracket] == 0x28 && !text.isUpper(bracket + 1)
    }

    /// «п. Коммунизма и п. Димитрова (5872)»: what is abbreviated alike behind it has a height.
    private func isBeforePeak(_ end: Int) -> Bool {
        var place = end
        while place < text.end, place < end + 96, text[place] != 0x0A {
            if text.has("п. ", at: place), !text.isLetterBefore(place), isBeforeHeight(place + 3) { return true }
            place += text.scalarLength(place)
        }
        return false
    }

    /// «хр. Бал-кая - г. Замана», «вершина г. Белуха»: beside a ridge, a pass or a height.
    private func isOfMountains(_ place: Int, _ end: Int) -> Bool {
        if hasWordBefore(place, where: { vocabulary.stems.has($0, .mountain) }) { return true }
        var next = text.wordEnd(text.skipSpaces(end))
        for _ in 0..<2 {
            let (word, wordEnd) = loweredWord(next)
            if vocabulary.stems.has(word, .mountain) { return true }
            next = wordEnd
        }
        // «хр. Бал-кая - г. Замана»
        var start = place
        for _ in 0..<8 where start > 0 {
            let last = text.skipSpacesBack(start)
            let word = text.wordStart(last)
            if text.has("хр.", at: word) || text.has("пер.", at: word) || text.has("хр.", at: word - 5) { return true }
            start = word < last ? word : text.previousScalar(last)
        }
        return false
    }

    /// «ф. 1445, оп. 1, д. 11»
    private func isInArchive(_ place: Int) -> Bool {
        let comma = text.skipSpacesBack(place)
        guard text[comma - 1] == 0x2C || text[comma - 1] == 0x2E, let number = numberBefore(comma - 1) else {
            return false
        }
        return isArchival(number.start, "оп", "опись", "ф", "фонд")
    }

    /// «Л. 24–25 об.»
    func isOfLeaves(_ number: Int) -> Bool {
        guard var digits = numberBefore(number)?.start else { return false }
        let dash = text.previousScalar(digits)
        if text.dashLength(dash) > 0, let first = numberBefore(dash) { digits = first.start }
        return isArchival(digits, "л", "лист", "листы")
    }

    private func isArchival(_ number: Int, _ names: Word...) -> Bool {
        let end = text.skipSpacesBack(number)
        let last = text[end - 1] == 0x2E ? end - 1 : end
        return names.contains(text.lowered(text.wordStart(last), last))
    }
}
