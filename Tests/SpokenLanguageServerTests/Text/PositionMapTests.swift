import SpokenDiagnostics
import Testing

@testable import SpokenLanguageServer

struct PositionMapTests {
    private static let texts = [
        "", "a", "abc\ndef", "я\r\nпиша 🍕!\r\rx\n", "🍕🍕\n\n", "\u{FEFF}key = я\n", "e\u{301}\u{200D}🏳️‍🌈\n",
    ]

    /// Counted anew for each offset by what the standard library says of the text.
    @Test(arguments: PositionEncoding.allCases)
    func positionsAreThoseOfTheEditor(encoding: PositionEncoding) {
        for text in Self.texts {
            var map = PositionMap(Array(text.utf8), encoding)
            for index in text.unicodeScalars.indices + [text.unicodeScalars.endIndex] {
                let offset = text.utf8.distance(from: text.startIndex, to: index)
                var head = String(text.unicodeScalars[..<index])
                if text.hasPrefix("\u{FEFF}") {
                    if offset == 0 { continue }
                    head = String(head.unicodeScalars.dropFirst())
                }
                // Within CR LF no position can be.
                if head.unicodeScalars.last == "\r", text.unicodeScalars[index...].first == "\n" { continue }
                let normal = head.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
                let lines = zip(head.unicodeScalars, head.unicodeScalars.dropFirst()).count { $0 == "\r" && $1 == "\n" }
                let last = normal.last.map { String($0) } ?? ""
                let character =
                    switch encoding {
                    case .utf8: last.utf8.count
                    case .utf16: last.utf16.count
                    case .utf32: last.unicodeScalars.count
                    }
                let expected = TextPosition(normal.count - 1 - lines, character)
                #expect(map.position(of: offset) == expected, "\(text.debugDescription) at \(offset)")
                #expect(map.offset(of: expected) == offset, "\(text.debugDescription) at \(expected)")
            }
        }
    }

    @Test func whatLiesOutsideIsTheNearestEnd() {
        var map = PositionMap(Array("a🍕\nb".utf8), .utf16)
        #expect(map.offset(of: TextPosition(0, 99)) == 5)
        #expect(map.offset(of: TextPosition(7, 0)) == 7)
        // The second half of a pair.
        #expect(map.offset(of: TextPosition(0, 2)) == 1)
        #expect(map.position(of: 999) == TextPosition(1, 1))
        #expect(map.position(of: -4) == TextPosition(0, 0))
    }

    @Test func theOrderOfQuestionsDoesNotMatter() {
        let text = Array("один 🍕 два три\nчетыре 🍕".utf8)
        var forth = PositionMap(text, .utf16)
        var back = PositionMap(text, .utf16)
        let starts = text.indices.filter { text[$0] & 0xC0 != 0x80 }
        let expected = starts.map { forth.position(of: $0) }
        #expect(starts.reversed().map { back.position(of: $0) } == expected.reversed())
    }
}
