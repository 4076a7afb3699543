import SpokenModel

/// Numbers in a language whose countries differ in their signs: the text tells what they part (`toldSyntax`), so that a
/// number is read by what was told rather than by the signs of the locale.
extension Classifier {
    /// A number as the text or the locale writes it.
    func writtenNumber(_ start: Int, _ signs: NumberNotation.Signs, _ notation: NumberNotation) -> LocaleNumber {
        syntax.asksText ? toldNumber(start, syntax) : localeNumber(start, signs, notation)
    }

    private func toldNumber(_ start: Int, _ syntax: NumberSyntax) -> LocaleNumber {
        guard text.isDigit(start) else { return LocaleNumber(number: nil, end: start + text.scalarLength(start)) }
        var number = text.scanNumber(start, syntax)
        if number.isOpen, let rate = rate(start) { number = rate }
        // «1,500 kg»: nothing tells what its sign parts.
        if number.isOpen { return LocaleNumber(number: number, end: number.end, isTwofold: true) }
        guard !number.isChain, number.fits, !number.hasLeadingZero else {
            return LocaleNumber(number: nil, end: max(number.end, codeEnd(start)))
        }
        var found = LocaleNumber(number: number, end: number.end)
        let sign = start + text.digits(start).count
        found.groups = number.isGrouped ? (number.integerDigits - 1) / 3 : 0
        found.isSpaced = number.isGrouped && text[sign] == 0x20
        return found
    }

    /// Whether a voice reads the groups of a number as one, so that it stays in digits: a point is read well, a space is not.
    func keepsGroups(_ number: ScannedNumber) -> Bool {
        numbers == .digits && number.isGrouped && syntax.asksText
            && text[number.start + text.digits(number.start).count] == syntax.group
    }

    /// The end of a run of letters, digits and joints: «36А», «2.5.1», «8-800-333».
    func codeEnd(_ place: Int) -> Int {
        var end = place
        while true {
            let letter = text.letterLength(end)
            if letter > 0 {
                end += letter
            } else if text.isDigit(end) {
                end += 1
            } else if [0x2D, 0x2E, 0x2F, 0x5F, 0x2C].contains(text[end]), text.isDigit(end + 1) {
                end += 1
            } else {
                return end
            }
        }
    }
}
