import SpokenModel
import Testing

@Suite struct UTF8CheckTests {
    private func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { UTF8Check.isValid($0) }
    }

    @Test(arguments: [
        "", "a", "рубль ₽ 🍕", "\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}\u{E000}",
    ])
    func stringsAreValid(text: String) {
        #expect(isValid(Array(text.utf8)))
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xD0], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82],
            [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xD0, 0x41],
            [0xF0, 0x9F, 0x8D],
        ] as [[UInt8]])
    func brokenBytesAreNot(bytes: [UInt8]) {
        #expect(!isValid(bytes))
    }

    @Test func theFirstBrokenByteIsFound() {
        for prefix in ["", "a", "abcdefgh", "abcdefghя", "рубль 12345678 "] {
            let bytes = Array(prefix.utf8) + [0xD0, 0x41, 0xFF]
            #expect(bytes.withUnsafeBufferPointer { UTF8Check.firstError(in: $0) } == prefix.utf8.count, "\(prefix)")
        }
    }

    /// The standard library's own repair is the oracle: it changes exactly the texts that are not valid.
    @Test func agreesWithTheStandardLibrary() {
        var generator = SplitMix64(state: 7)
        for _ in 0..<20_000 {
            let bytes = (0..<Int(generator.next() % 6)).map { _ in
                [0x41, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xD0, 0xE0, 0xED, 0xEF, 0xF0, 0xF4][Int(generator.next() % 12)]
                    as UInt8
            }
            let isUnchanged = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
            #expect(isValid(bytes) == isUnchanged, "\(bytes)")
        }
    }

    /// Mixed texts are looked at by eight bytes: whole characters with a broken one among them now and then.
    @Test func agreesOnLongerTexts() {
        var generator = SplitMix64(state: 8)
        let pieces: [[UInt8]] = [
            [0x41], [0x20], [0xD0, 0x90], [0xD1, 0x8F], [0xDF, 0xBF], [0xC2, 0xA0], [0xE2, 0x82, 0xBD],
            [0xF0, 0x9F, 0x8D, 0x95], [0xD0], [0x80],
        ]
        var valid = 0
        for _ in 0..<20_000 {
            let bytes = (0..<Int(generator.next() % 16)).flatMap { _ in
                let next = generator.next()
                return pieces[Int(next >> 8 & 31 == 0 ? next % 10 : next % 8)]
            }
            let isUnchanged = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
            valid += isUnchanged ? 1 : 0
            #expect(isValid(bytes) == isUnchanged, "\(bytes)")
        }
        #expect(valid > 5_000 && valid < 19_900)
    }

    /// Runs of letters of two bytes are looked at by eight bytes: each byte of one is broken in each way.
    @Test func aBrokenByteInARunIsFound() {
        let run = Array("проверка слов".utf8)
        for place in run.indices {
            for byte in UInt8.min...UInt8.max {
                var bytes = run
                bytes[place] = byte
                let isRepaired = !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
                #expect(isValid(bytes) == !isRepaired, "\(byte) at \(place)")
            }
        }
    }
}

/// A small generator with a fixed seed, so that a failure comes again.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
