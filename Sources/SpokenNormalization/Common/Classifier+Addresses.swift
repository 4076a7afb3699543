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
                let key: String
                switch text[index] {
                case 0x2E: key = "dot"
                case 0x40: key = "at"
                case 0x2F: key = "slash"
                case 0x2D: key = "dash"
                case 0x5F: key = "underscore"
                case 0x3A: key = "colon"
                case 0x3F: key = "question"
                case 0x3D: key = "equals"
                case 0x26: key = "and"
                case 0x23: key = "hash"
                case 0x25: key = "percent"
                case 0x2B: key = "plus"
                case 0x7E: key = "tilde-sign"
                default: return nil
                }
                guard let name = vocabulary.symbols[key] else { return nil }
                append(.words(name))
                index += 1
            }
        }
        return .reading(
            Reading(start: place, end: end, content: .joined(parts), semioticClass: .electronic, confidence: .likely))
    }

    /// A part of an address: «www» by its letters in Spanish, a country by its capitals there and in English; elsewhere as
    /// it stands.
    private func addressWord(_ start: Int, _ end: Int, isLast: Bool) -> String {
        let written = word(start, end)
        if !profile.has(.western) { return written }
        let isProtocol = ["www", "http", "https", "ftp"].contains(written.lowercased())
        if isProtocol, profile.has(.spanish) { return written.map(String.init).joined(separator: " ") }
        return isProtocol || isLast && end - start == 2 && text[start - 1] == 0x2E ? written.uppercased() : written
    }
}
