import SpokenModel

/// «ISBN 978-5-699-12014-7», «ISSN 1234-567X»: the numbers of books and journals, said digit by digit.
extension Classifier {
    func bookNumber(_ place: Int) -> Reading? {
        var last = text.skipSpacesBack(place)
        if text[last - 1] == 0x3A { last = text.skipSpacesBack(last - 1) }
        guard last >= 4, text.has("ISBN", at: last - 4) || text.has("ISSN", at: last - 4) else { return nil }
        var digits: [Quantity] = []
        var end = place
        while digits.count < 14 {
            if text.isDigit(end) {
                digits.append(.cardinal(DecimalNumber(exactly: text[end] &- 0x30) ?? 0))
                end += 1
            } else if text[end] == 0x2D, text.isDigit(end + 1) || text[end + 1] == 0x58 {
                end += 1
            } else {
                break
            }
        }
        var content = Reading.Content.sequence(digits)
        // «X» is ten, the last digit of a sum.
        if text[end] == 0x58 || text.has("Х", at: end) {
            end += text.letterLength(end)
            content = content.appending(" икс")
        }
        guard (7...13).contains(digits.count), text.letterLength(end) == 0 else { return nil }
        return Reading(start: place, end: end, content: content, semioticClass: .code, confidence: .likely)
    }
}
