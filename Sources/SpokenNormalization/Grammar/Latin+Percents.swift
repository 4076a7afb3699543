import SpokenModel

/// Percents whose writing tells more than their value.
extension Classifier {
    /// «0,0 %» keeps its zeros in digits, since a product is called so; «8 % por ciento» is said once.
    func percentTail(_ reading: Reading) -> Reading {
        guard case .quantity(.measure(let measure), _) = reading.content, measure.unit == .percent,
            let noun = vocabulary.noun(.unit(.percent), isPlural: true)
        else { return reading }
        var reading = reading
        let number = text.scanNumber(reading.start, syntax)
        if numbers == .digits, number.hasFraction, number.integer == 0, number.fraction == 0, number.start < number.end
        {
            reading.content = .words(word(number.start, number.end) + " " + noun)
        }
        let next = text.skipSpaces(reading.end)
        if next > reading.end, word(next, min(next + noun.utf8.count, text.end)) == noun,
            text.letterLength(next + noun.utf8.count) == 0
        {
            reading.end = next + noun.utf8.count
        }
        return reading
    }
}
