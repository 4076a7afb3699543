import SpokenModel

/// Roman numerals, as centuries are written: «XIX».
enum RomanNumeral {
    private static let signs: [(value: UInt64, text: StaticString)] = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    /// 1…3999; other numbers are written in digits.
    static func append(_ value: UInt64, to buffer: inout UTF8Buffer) {
        guard (1...3999).contains(value) else { return buffer.append(digits: value) }
        var rest = value
        for sign in signs {
            while rest >= sign.value {
                buffer.append(sign.text)
                rest -= sign.value
            }
        }
    }
}
