import SpokenLocaleData
import SpokenModel

/// Ranges of degrees, whose signs are said with both.
extension Classifier {
    /// «+5…+10 °C», «−5…+3 °C», «5...10 °C», «+20 – +25 °C».
    func temperatureRange(_ number: ScannedNumber, from start: Int) -> Reading? {
        let mark = text.skipSpaces(number.end)
        let dots =
            text.has("…", at: mark) || text.has("...", at: mark) ? 3 : text.has("..", at: mark) ? 2 : 0
        let dash = dots == 0 ? text.dashLength(mark) : 0
        guard dots + dash > 0 else { return nil }
        let sign = text.skipSpaces(mark + dots + dash)
        let isMinus = text.has("−", at: sign) || dots > 0 && text.has("–", at: sign) || dots > 0 && text[sign] == 0x2D
        let isPlus = text[sign] == 0x2B
        // Without a sign two numbers with a dash are any range.
        guard dots > 0 || isPlus else { return nil }
        let digits = isPlus || text[sign] == 0x2D ? sign + 1 : isMinus ? sign + 3 : sign
        guard text.isDigit(digits) else { return nil }
        var upper = text.scanNumber(digits, vocabulary.syntax)
        upper.isNegative = isMinus
        guard upper.fits, !upper.isChain, let (meaning, end) = spelling(upper.end), case .unit(let unit) = meaning
        else {
            return nil
        }
        let lowest = Quantity.measure(Measure(number.value, unit))
        let highest = Quantity.measure(Measure(upper.value, unit))
        // «+2…+6°», «−2…+3°»: the plus is said where it is written and tells something.
        let isSigned = text[start] == 0x2B
        return Reading(
            start: start, end: end,
            content: .quantity(
                .range(
                    isSigned ? .signed(.plus, lowest) : lowest,
                    isPlus && (isSigned || number.isNegative) ? .signed(.plus, highest) : highest),
                governedCase(before: start, of: upper)),
            semioticClass: .measure)
    }
}
