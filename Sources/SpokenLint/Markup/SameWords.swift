/// Compares texts by their words, without regard to capitals and marks at the ends.
enum SameWords {
    /// True for texts that differ only in capitals, white space and punctuation at the ends.
    static func areSame(_ left: String, _ right: String) -> Bool {
        left == right || hash(left) == hash(right) && key(left) == key(right)
    }

    /// The same number for texts whose words are the same: nearly every other pair of texts differs in it, and it takes
    /// no copy of the text.
    static func hash(_ text: String) -> UInt64 {
        let table = ScalarTable.shared
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var hashOfWords = hash
        var isBeginning = true
        for scalar in text.unicodeScalars {
            if isBeginning, scalar.properties.isWhitespace { continue }
            isBeginning = false
            table.forEachLower(of: scalar) { small in
                // FNV-1a over characters instead of bytes.
                hash = (hash ^ UInt64(small.value)) &* 0x100_0000_01B3
                if isOfWord(small, table) { hashOfWords = hash }
            }
        }
        return hashOfWords
    }

    /// The same number for words that differ in nothing but capitals.
    static func hash(ofSmall word: some Sequence<UInt8>) -> UInt64 {
        let table = ScalarTable.shared
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        var decoder = Unicode.UTF8()
        var bytes = word.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&bytes) {
            table.forEachLower(of: scalar) { hash = (hash ^ UInt64($0.value)) &* 0x100_0000_01B3 }
        }
        return hash
    }

    private static func key(_ text: String) -> String {
        let table = ScalarTable.shared
        var scalars = Substring(text.lowercased()).unicodeScalars
        while let last = scalars.last, !isOfWord(last, table) { scalars.removeLast() }
        return String(String.UnicodeScalarView(scalars.drop { $0.properties.isWhitespace }))
    }

    private static func isOfWord(_ scalar: Unicode.Scalar, _ table: ScalarTable) -> Bool {
        table.isAlphabetic(scalar) || table.isNumeric(scalar) || scalar == "%"
    }

    /// True for two texts of at least two words that have no longer word in common.
    static func areUnlike(_ left: String, _ right: String) -> Bool {
        let (one, two) = (words(left), words(right))
        guard one.count > 1, two.count > 1 else { return false }
        let beginnings = Set(two.map(\.beginning))
        return !one.contains { $0.length > 1 && beginnings.contains($0.beginning) }
    }

    /// True when all words of one text begin as words of the other do: “Mention” and “Mentions”, “Wired” and “Wired color”.
    static func areNested(_ left: String, _ right: String) -> Bool {
        let (one, two) = (words(left), words(right))
        let (short, long) = one.count < two.count ? (one, two) : (two, one)
        let beginnings = Set(long.map(\.beginning))
        return short.allSatisfy { beginnings.contains($0.beginning) }
    }

    /// A word, without a copy of it.
    private struct Word {
        /// The same number for words that begin with the same four letters.
        var beginning: UInt64 = 0xCBF2_9CE4_8422_2325
        /// In bytes.
        var length = 0
        var letters = 0
    }

    private static func words(_ text: String) -> [Word] {
        let table = ScalarTable.shared
        var result: [Word] = []
        var word = Word()
        for scalar in text.unicodeScalars {
            guard table.isAlphabetic(scalar) || scalar == "'" || scalar == "’" || table.isDiacritic(scalar) else {
                if word.length > 0 { result.append(word) }
                word = Word()
                continue
            }
            word.length += UTF8.width(scalar)
            word.letters += 1
            guard word.letters <= 4 else { continue }
            table.forEachLower(of: scalar) {
                word.beginning = (word.beginning ^ UInt64($0.value)) &* 0x100_0000_01B3
            }
        }
        if word.length > 0 { result.append(word) }
        return result
    }
}
