import Testing

@testable import SpokenNormalization

@Suite struct WordTests {
    /// Asks of a whole text as a word, with small letters for capitals.
    private func folded<Result>(_ text: String, _ body: (Word) -> Result) -> Result {
        var text = text
        return text.withUTF8 { bytes in
            body(bytes.baseAddress.map { Word($0, count: bytes.count, folds: true) } ?? Word())
        }
    }

    @Test func capitalsCountAsSmallLetters() {
        let pairs = [
            ("ЁЛКА", "ёлка"), ("Пётр", "пётр"),
            ("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", "абвгдежзийклмнопрстуфхцчшщъыьэюя"),
            ("BEIJING", "beijing"), ("ÁÉÍÓÚÜÑ", "áéíóúüñ"), ("×", "×"), ("Straße", "straße"), ("ІЇЄҐЎ", "іїєґў"),
        ]
        for (written, small) in pairs {
            #expect(folded(written) { $0.string } == small)
            #expect(folded(written) { word in small.asWord { $0 == word && word == $0 } }, "\(written)")
            #expect(folded(written) { word in small.asWord { $0.hashValue == word.hashValue } }, "\(written)")
        }
        #expect(folded("Ива") { $0 != "иво" && $0 != "ив" && $0 != "ивана" && $0 != "" })
    }

    @Test func wordsAsTheyAreWrittenAreTold() {
        #expect("Им".asWord { $0 == "Им" && $0 != "им" })
        #expect("".asWord { $0.isEmpty && $0 == "" && $0.count == 0 && $0.dropLast(3).isEmpty })
    }

    @Test func partsAreOfLetters() {
        folded("Счёта-Фактуры") { word in
            #expect(word.count == 13)
            #expect(word.byteCount == 25)
            #expect(word.ends(with: "ры") && word.dropLast(2) == "счёта-факту")
            #expect(word.dropLast(40).isEmpty)
        }
    }

    @Test func brokenBytesAreOnlyThemselves() {
        let bytes: [UInt8] = [0xD0, 0x41, 0x90, 0xD0]
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let word = Word(base, count: 4, folds: true)
            #expect(word == word)
            #expect(word.withBytes { $0.count } == 4)
            #expect(word.count == 3)
        }
    }
}
