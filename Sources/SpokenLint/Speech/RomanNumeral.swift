/// Reads Roman numerals as they are written.
enum RomanNumeral {
    /// Nil for anything that is not the one way to write a number of 1…39.
    static func value(of text: String) -> Int? {
        (1...39).first { write($0) == text }
    }

    private static func write(_ number: Int) -> String {
        var left = number
        var result = ""
        for (value, letters) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] {
            while left >= value {
                result += letters
                left -= value
            }
        }
        return result
    }
}
