/// Exponents: «10⁶», «10⁻³».
extension TextView {
    /// The number in superscript digits at a place, at most three of them; nil when none stands there.
    func superscript(_ index: Int) -> (value: UInt64, isNegative: Bool, end: Int)? {
        let isNegative = has("⁻", at: index)
        var place = isNegative ? index + 3 : index
        var value: UInt64 = 0
        var count = 0
        while let (digit, length) = superscriptDigit(place) {
            guard count < 3 else { return nil }
            value = value * 10 + digit
            count += 1
            place += length
        }
        return count > 0 ? (value, isNegative, place) : nil
    }

    private func superscriptDigit(_ index: Int) -> (digit: UInt64, length: Int)? {
        switch (self[index], self[index + 1], self[index + 2]) {
        case (0xC2, 0xB9, _): (1, 2)
        case (0xC2, 0xB2, _): (2, 2)
        case (0xC2, 0xB3, _): (3, 2)
        case (0xE2, 0x81, 0xB0): (0, 3)
        case (0xE2, 0x81, 0xB4...0xB9): (UInt64(self[index + 2] - 0xB0), 3)
        default: nil
        }
    }
}
