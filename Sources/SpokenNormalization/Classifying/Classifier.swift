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
    /// Whether times are said with their hours and minutes, which the formatter does alone.
    let saysTimeUnits: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: text.base, count: text.end) }
    var profile: LanguageProfile { vocabulary.profile }
    /// Of a number behind the sign of a currency.
    var moneySyntax: NumberSyntax {
        var money = vocabulary.moneySyntax
        if money.decimal == syntax.decimal { money.triples = syntax.triples }
        return money
    }
    var rules: RuleBook { vocabulary.rules }

    func classify(_ place: Int) -> Decision {
        if !profile.hasRules { return classifyCommon(place) }
        let decision = classifyByRules(place)
        guard let rows = vocabulary.rows, rows.mayBegin(text, place), let row = rowReading(place, rows) else {
            return decision
        }
        // A number by itself is half of what it stands beside.
        if case .skip = decision, row.confidence == .guess, text.isDigit(row.start),
            isBesideHomeSign(row.start, row.end)
        {
            return decision
        }
        return decision.goesBefore(row) ? decision : .reading(row)
    }

    /// What the rules in Swift say of a place.
    private func classifyByRules(_ place: Int) -> Decision {
        if text.isDigit(place) { return classifyNumber(place) }
        if text.letterLength(place) > 0 { return classifyWord(place) }
        return decision(onSign: place) ?? .skip(place + 1)
    }

    /// Whether letters or digits touch a reading that should stand by itself: «5кгa», «a$5». Then it is no such thing, and
    /// its words would run into the letters.
    func isGlued(_ reading: Reading) -> Bool {
        switch reading.semioticClass {
        case .lookAlike, .lexicon, .abbreviation, .compound, .emoji, .letters: return false
        case .code, .symbol:
            return text.letterLength(reading.end) > 0 && reading.semioticClass == .code
                || text.isLetterBefore(reading.start) && text.spaceLength(reading.start) == 0
        case .age: return text.letterLength(reading.end) > 0 || text.isDigit(reading.end)
        default:
            let isCompound = text[reading.end] == 0x2D && text.letterLength(reading.end + 1) > 0
            return text.isLetterBefore(reading.start) || text.letterLength(reading.end) > 0 || text.isDigit(reading.end)
                || isCompound || reading.semioticClass == .measure && isCut(reading)
        }
    }

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
    /// Whether it goes before what a row reads: it reaches further, or says a word of the user's.
    fileprivate func goesBefore(_ row: Reading) -> Bool {
        switch self {
        case .skip(let end): end > row.end
        case .reading(let reading):
            reading.end > row.end || reading.end == row.end && reading.start < row.start
                || reading.semioticClass == .lexicon
        }
    }
}
