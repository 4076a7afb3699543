import Testing

@testable import SpokenNormalization

/// What stands ahead is read once for many places of a line, whichever is asked first.
struct RowAheadWindowTests {
    private func bits(_ places: [Int], in text: String) -> [RowBits] {
        var text = text
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [] }
            var window = RowAhead.Window()
            defer { window.close() }
            return places.map { window.bits(from: $0, TextView(base: base, end: bytes.count)) }
        }
    }

    @Test func aPlaceHasTheSameAheadWhateverWasAskedBefore() {
        let text = "7 ночей, 12 дней\n5 (утр) и 30 вечеров"
        let places = [0, 13, 15, 25, 31]
        for place in places {
            #expect(bits([place], in: text) == [bits(places, in: text)[places.firstIndex(of: place) ?? 0]])
            #expect(bits(places.reversed() + [place], in: text).last == bits([place], in: text).last)
        }
        // The next line is none of it.
        #expect(bits([0], in: "7 a\nb") == bits([0], in: "7 a") && bits([0], in: "7 a b") != bits([0], in: "7 a"))
    }

    @Test func behindManyWordsAnythingMayStand() {
        let text = String(repeating: "a ", count: 1000)
        #expect(bits([0, 1800, 1998], in: text).map { $0 == .all } == [true, true, false])
        #expect(bits([1874], in: text) != [.all] && bits([1998], in: text) == bits([0], in: "a"))
    }
}
