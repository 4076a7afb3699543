import SpokenLocaleData
import SpokenModel

/// Letters behind a number that are no unit, in the company of one that could be.
extension Classifier {
    /// Whether a distance from somewhere stands before a joint: «в 21 км от Твери и».
    func isBehindDistance(_ start: Int) -> Bool {
        var place = wordStartBefore(start)
        for _ in 0..<8 {
            let end = text.skipSpacesBack(place)
            if text.isDigit(end - 1), let digits = numberBefore(end), let unit = spelling(end)?.meaning {
                guard case .unit(let found) = unit, vocabulary.isDistance(found) else { return false }
                return vocabulary.russian.placeGovernors.contains(wordBefore(digits.start))
            }
            let word = text.wordStart(end)
            guard word < end, end == place || text.spaceLength(end) > 0 else { return false }
            place = word
        }
        return false
    }

    /// «5 А и 5 Б»: beside another class of a school.
    private func isBesideClass(_ end: Int, _ digits: Int) -> Bool {
        guard text.digits(digits).value <= 11 else { return false }
        // «5 В 2 А» are two properties of one thing.
        let (joint, jointEnd) = wordAfter(end)
        let next = text.skipSpaces(jointEnd)
        if joint == "и", text.isDigit(next) {
            let letter = text.skipSpaces(next + text.digits(next).count)
            if text[letter] >= 0xD0, text.isUpper(letter), text.letterLength(letter + 2) == 0 { return true }
        }
        guard wordBefore(digits) == "и" else { return false }
        let letter = text.previousScalar(text.skipSpacesBack(wordStartBefore(digits)))
        return text.isUpper(letter) && !text.isLetterBefore(letter) && numberBefore(letter) != nil
    }

    /// «7 ж», «и 9 Г»: a letter that is no unit at all, in the company of one that could be.
    func isLetterOfMany(_ start: Int, behind number: Int) -> Bool {
        if text.has("ж", at: start) { return true }
        guard text.isUpper(start), let digits = numberBefore(number)?.start else { return false }
        return isBesideClass(start + 2, digits)
    }
}
