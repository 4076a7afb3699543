import SpokenModel

/// Decides what stands at a place of the text.
struct Classifier {
    enum Decision {
        /// Nothing to say differently up to this offset.
        case skip(Int)
        case reading(Reading)
    }

    let text: TextView
    let bytes: UnsafeBufferPointer<UInt8>
    let vocabulary: Vocabulary
    let numbers: NumberStyle

    func classify(_ place: Int) -> Decision {
        let byte = text[place]
        if text.isDigit(place) { return classifyNumber(place) }
        if text.letterLength(place) > 0 { return classifyWord(place) }
        switch byte {
        case 0xE2: return classifySymbol(place)
        case 0xC2: return classifySymbol(place)
        case 0x24, 0x2D, 0x2B: return classifySign(place)
        default: return .skip(place + 1)
        }
    }

    /// Whether letters or digits touch a reading that should stand by itself: «5кгa», «a$5». Then it is no such thing, and
    /// its words would run into the letters.
    func isGlued(_ reading: Reading) -> Bool {
        switch reading.semioticClass {
        case .lookAlike, .lexicon, .abbreviation, .compound, .code, .emoji: return false
        case .age: return text.letterLength(reading.end) > 0 || text.isDigit(reading.end)
        case .symbol: return text.isLetterBefore(reading.start)
        default:
            return text.isLetterBefore(reading.start) || text.letterLength(reading.end) > 0 || text.isDigit(reading.end)
        }
    }

    func word(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
}
