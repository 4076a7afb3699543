import SpokenModel

/// Addresses of the web and of mailboxes.
extension Classifier {
    /// «name@example.com», «https://example.com/a-b»: in words every sign by its name, as the table `symbols` has it; nil in
    /// a language that has none for one of them.
    func address(_ place: Int) -> Decision? {
        guard numbers == .words else { return nil }
        // Longer ones are no addresses that anybody would hear out.
        var end = chunkEnd(place, limit: 513)
        guard end - place <= 512 else { return nil }
        while end > place, [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x29, 0x22].contains(text[end - 1]) { end -= 1 }
        guard end > place, text[end] & 0xC0 != 0x80 else { return nil }
        var parts: [Reading.Content] = []
        func append(_ content: Reading.Content) {
            if !parts.isEmpty { parts.append(.words(" ")) }
            parts.append(content)
        }
        var index = place
        while index < end {
            let letters = text.wordEnd(index)
            if letters > index {
                let stop = min(letters, end)
                append(.words(addressWord(index, stop, isLast: stop == end)))
                index = stop
            } else if text.isDigit(index) {
                append(.quantity(.cardinal(DecimalNumber(exactly: text[index] &- 0x30) ?? 0), .nominative))
                index += 1
            } else {
                guard let key = Self.addressSigns[text[index]], let name = vocabulary.symbols[key] else { return nil }
                append(.words(name))
                index += 1
            }
        }
        return .reading(
            Reading(start: place, end: end, content: .joined(parts), semioticClass: .electronic, confidence: .likely))
    }

    /// The signs of addresses, by their rows in the table `symbols`.
    private static let addressSigns: [UInt8: String] = [
        0x2E: "dot", 0x40: "at", 0x2F: "slash", 0x2D: "dash", 0x5F: "underscore", 0x3A: "colon", 0x3F: "question",
        0x3D: "equals", 0x26: "and", 0x23: "hash", 0x25: "percent", 0x2B: "plus", 0x7E: "tilde-sign",
    ]

    /// "example.com": words with points between them of which the last is one that the language names as a domain.
    func domain(_ place: Int, _ book: RowBook) -> Decision? {
        guard !book.domains.isEmpty, text.letterLength(place) > 0, !text.isLetterBefore(place) else { return nil }
        var last = text.wordEnd(place)
        var count = 0
        while text[last] == 0x2E, text.letterLength(last + 1) > 0, count < 4 {
            let next = text.wordEnd(last + 1)
            if book.domains.contains(where: { text.exact(last + 1, next).withBytes($0.elementsEqual) }),
                text[next] != 0x2E || text.letterLength(next + 1) == 0
            {
                return address(place)?.signed("domain") ?? .skip(chunkEnd(place))
            }
            (last, count) = (next, count + 1)
        }
        return nil
    }

    /// A part of an address: «www» by its letters in Spanish, a country by its capitals there and in English; elsewhere as
    /// it stands.
    private func addressWord(_ start: Int, _ end: Int, isLast: Bool) -> String {
        let written = word(start, end)
        guard profile.addressLetters != .written else { return written }
        let isProtocol = ["www", "http", "https", "ftp"].contains(written.lowercased())
        if isProtocol, profile.addressLetters == .spelled { return written.map(String.init).joined(separator: " ") }
        return isProtocol || isLast && end - start == 2 && text[start - 1] == 0x2E ? written.uppercased() : written
    }
}
