/// Compares texts by their words, without regard to capitals and marks at the ends.
enum SameWords {
    /// Equal for texts that differ only in capitals, white space and punctuation at the ends.
    static func key(_ text: String) -> String {
        var scalars = Substring(text.lowercased()).unicodeScalars
        while let last = scalars.last, !last.properties.isAlphabetic, last.properties.numericType == nil, last != "%" {
            scalars.removeLast()
        }
        return String(String.UnicodeScalarView(scalars.drop { $0.properties.isWhitespace }))
    }

    /// True for two texts of at least two words that have no longer word in common.
    static func areUnlike(_ left: String, _ right: String) -> Bool {
        let (one, two) = (words(left), words(right))
        guard one.count > 1, two.count > 1 else { return false }
        return !one.contains { word in word.utf8.count > 1 && two.contains { $0.prefix(4) == word.prefix(4) } }
    }

    /// True when all words of one text begin as words of the other do: “Mention” and “Mentions”, “Wired” and “Wired color”.
    static func areNested(_ left: String, _ right: String) -> Bool {
        let (one, two) = (words(left), words(right))
        let (short, long) = one.count < two.count ? (one, two) : (two, one)
        return short.allSatisfy { word in long.contains { $0.prefix(4) == word.prefix(4) } }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    }
}
