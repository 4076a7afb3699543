import Testing

@testable import SpokenModel

struct UTF8BufferDigitsTests {
    @Test func digitsAreThoseOfTheNumber() {
        var buffer = UTF8Buffer(capacity: 16)
        let large = (0..<64).flatMap { bit in [1 << bit, (1 << bit) - 1, (1 << bit) + 1] as [UInt64] }
        let powers = (0..<20).reduce(into: [UInt64(1)]) { $0.append($0[$1] &* 10) }
        let bounds = powers.map { $0 &- 1 }
        for value in Array(0...20_000) + large + powers + bounds + [.max] {
            buffer.removeAll()
            buffer.append(digits: value)
            #expect(buffer.string == String(value))
        }
    }

    @Test func groupsOfThree() {
        var buffer = UTF8Buffer(capacity: 16)
        for (value, expected) in [
            (0, "0"), (999, "999"), (1000, "1 000"), (1299, "1 299"), (12_005, "12 005"), (999_999, "999 999"),
            (1_000_000, "1 000 000"), (1_234_567, "1 234 567"), (999_999_999_999_999_999, "999 999 999 999 999 999"),
        ] as [(UInt64, String)] {
            buffer.removeAll()
            buffer.append(grouped: value, separator: " ")
            #expect(buffer.string == expected)
        }
    }

    @Test func fixedWidth() {
        var buffer = UTF8Buffer(capacity: 16)
        for value in 0...99 as ClosedRange<UInt64> {
            buffer.removeAll()
            buffer.append(digits: value, width: 2)
            #expect(buffer.string == (value < 10 ? "0\(value)" : "\(value)"))
        }
        buffer.removeAll()
        buffer.append(digits: 5, width: 18)
        #expect(buffer.string == "000000000000000005")
    }

    @Test func shortTexts() {
        var buffer = UTF8Buffer(capacity: 16)
        for text in ["", ",", "\u{A0}", "\u{202F}", "12345678"] as [ShortText] { buffer.append(text) }
        #expect(buffer.string == ",\u{A0}\u{202F}12345678")
    }
}
