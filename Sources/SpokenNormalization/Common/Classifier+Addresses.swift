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

    /// A part of an address: «www» by its letters where a table has them, a country by its capitals in English; elsewhere as
    /// it stands.
    private func addressWord(_ start: Int, _ end: Int, isLast: Bool) -> String {
        let written = word(start, end)
        let isProtocol = ["www", "http", "https", "ftp"].contains(written.lowercased())
        if isProtocol, let letters = vocabulary.symbols[written.lowercased()] { return letters }
        if !profile.has(.western) { return written }
        return isProtocol || isLast && end - start == 2 && text[start - 1] == 0x2E ? written.uppercased() : written
    }
}
