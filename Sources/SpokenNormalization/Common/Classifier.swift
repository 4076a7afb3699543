import SpokenModel

/// Decides what stands at a place of the text.
struct Classifier {
    enum Decision {
        /// Nothing to say differently up to this offset.
        case skip(Int)
        case reading(Reading)
    }

    let text: TextView
    // Its normalizer keeps it: a classifier is handed on at every place, and counts no references.
    unowned(unsafe) let vocabulary: Vocabulary
    /// How numbers are written in this text.
    var syntax: NumberSyntax
    let numbers: NumberStyle
    let emoji: NormalizationOptions.Emoji
    /// The memory of its rules.
    let scratch: RowScratch.Slot

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text.base, count: text.end) }
    var profile: LanguageProfile { vocabulary.profile }

    func word(_ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// The end of a run without spaces, or of so many bytes of it.
    func chunkEnd(_ place: Int, limit: Int = .max) -> Int {
        var end = place
        let last = limit < text.end - place ? place + limit : text.end
        while end < last, text.spaceLength(end) == 0, text[end] != 0x0A, text[end] != 0x09 { end += 1 }
        return end
    }

    /// Whether a Latin word begins an address of the web or of a mailbox: «https://…», «name@example.com».
    func isElectronic(_ place: Int, _ wordEnd: Int) -> Bool {
        if text[wordEnd] == 0x3A { return text[wordEnd + 1] == 0x2F && text[wordEnd + 2] == 0x2F }
        if text.has("www.", at: place) { return true }
        var end = wordEnd
        let limit = place + TextView.longestWord
        while end < limit {
            let byte = text[end]
            if byte == 0x40 { return text.letterLength(end + 1) > 0 || text.isDigit(end + 1) }
            guard text.letterLength(end) == 1 || text.isDigit(end) || byte == 0x2E || byte == 0x2D || byte == 0x5F
            else {
                return false
            }
            end += 1
        }
        return false
    }
}

extension Classifier.Decision {
    /// Names the rule that found a reading, unless a rule below it has signed.
    func signed(_ rule: RuleID) -> Self {
        guard case .reading(let reading) = self, reading.rule.isNone else { return self }
        return .reading(reading.signed(rule))
    }
}
