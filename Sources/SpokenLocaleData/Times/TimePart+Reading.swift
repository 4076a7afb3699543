import SpokenModel

extension TimePart {
    /// The pieces of a text; nil where a gap is not closed or has a word that nothing knows.
    static func parts(of text: LocaleWord, names: [Substring: Int]) -> [TimePart]? {
        var parts: [TimePart] = []
        let bytes = text.bytes
        var start = 0
        while start < bytes.count {
            let isGap = bytes[start] == 0x7B
            var end = start
            while end < bytes.count, isGap ? bytes[end] != 0x7D : bytes[end] != 0x7B { end += 1 }
            if isGap {
                guard end < bytes.count else { return nil }
                let words = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).split(separator: " ")
                guard let part = gap(words, names) else { return nil }
                parts.append(part)
                start = end + 1
            } else {
                parts.append(
                    .text(LocaleWord(start: text.start + start, length: UInt32(truncatingIfNeeded: end - start))))
                start = end
            }
        }
        return parts
    }

    private static func gap(_ words: [Substring], _ names: [Substring: Int]) -> TimePart? {
        var words = words[...]
        var side = Side.whole
        if words.count > 1, let first = words.first, let named = Side(rawValue: String(first)) {
            side = named
            words.removeFirst()
        }
        guard let name = words.popFirst() else { return nil }
        if name == "nbsp" || name == "nnbsp" { return words.isEmpty ? .space(isNarrow: name == "nnbsp") : nil }
        if name == "it" {
            return place(&words, or: .fixed(.nominative)).flatMap { words.isEmpty ? .quantity($0) : nil }
        }
        if name == "noun" || name == "month" || name == "weekday" {
            let noun = name == "noun" ? words.popFirst() : name
            return noun.flatMap { TimeNoun.Name(name: $0) }.flatMap {
                self.noun(TimeNoun(name: $0, ofEnd: side == .end), words)
            }
        }
        if let field = TimeField(name: name) {
            return number(TimeNumber(field: field, ofEnd: side == .end), words)
        }
        guard let row = names[name], let place = place(&words, or: .kept), words.isEmpty else { return nil }
        return .row(row, of: side, place)
    }

    /// The case at the beginning of the words; the other one where there is none.
    private static func place(_ words: inout ArraySlice<Substring>, or other: TimeCase) -> TimeCase? {
        guard let word = words.first else { return other }
        guard let place = self.place(word) else { return nil }
        words.removeFirst()
        return place
    }

    private static func place(_ word: Substring) -> TimeCase? {
        if word.hasSuffix("?") { return GrammaticalCase(name: word.dropLast()).map { .governed(otherwise: $0) } }
        return GrammaticalCase(name: word).map { .fixed($0) }
    }

    private static func number(_ start: TimeNumber, _ words: ArraySlice<Substring>) -> TimePart? {
        var number = start
        for word in words {
            if let place = place(word) {
                number.place = place
            } else if let reading = TimeNumber.Reading(name: word) {
                number.reading = reading
            } else if let gender = GrammaticalGender(rawValue: String(word)) {
                number.gender = gender
            } else if word == "plural" {
                number.number = .plural
            } else {
                return nil
            }
        }
        return .number(number)
    }

    private static func noun(_ start: TimeNoun, _ words: ArraySlice<Substring>) -> TimePart? {
        var noun = start
        for word in words {
            switch word {
            case "plural": noun.form = .plural
            case "counted": noun.form = .counted
            case "symbol": noun.form = .symbol
            case "per": noun.form = .per
            default:
                guard let place = place(word) else { return nil }
                noun.place = place
            }
        }
        return .noun(noun)
    }
}
