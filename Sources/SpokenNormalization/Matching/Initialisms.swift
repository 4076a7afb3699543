import SpokenLocaleData

/// Letters that are said by their names: rows of `letters.tsv`, and capitals that no mouth can say as a word, told by their shape
/// (`initialism-shapes.tsv`).
struct Initialisms: Sendable {
    /// A set of letters for each place, and the last letters that words end with after all.
    private struct Shape: Sendable {
        let letters: [[UInt32]]
        let except: [[UInt32]]

        /// Whether some letters have it.
        func holds(_ scalars: UnsafeBufferPointer<UInt32>) -> Bool {
            guard letters.count == scalars.count else { return false }
            for index in letters.indices where !letters[index].contains(scalars[index]) { return false }
            return !except.contains { scalars.suffix($0.count).elementsEqual($0) }
        }
    }

    private let table: LocaleTable
    private let keys: TableKeys
    private let spoken: Int?
    private let shapes: [Shape]
    /// The letters of the longest shape.
    private let mostLetters: Int
    /// The bytes of the longest row.
    private let longest: Int

    /// nil for a language without names of letters.
    init?(_ language: String) {
        guard let table = LocaleTables.table(language, "letters") else { return nil }
        self.table = table
        (keys, spoken, longest) = (table.keys, table.column("spoken"), table.longestKey)
        guard let rows = LocaleTables.table(language, "initialism-shapes") else {
            (shapes, mostLetters) = ([], 0)
            return
        }
        let except = rows.column("except")
        var sets: [Substring: [UInt32]] = [:]
        var shapes: [Shape] = []
        func scalars(_ text: some StringProtocol) -> [UInt32] { text.unicodeScalars.map(\.value) }
        for row in 0..<rows.rowCount {
            let shape = rows.word(row, 0).string
            if let equal = shape.firstIndex(of: "=") {
                sets[shape[..<equal]] = scalars(shape[shape.index(after: equal)...])
                continue
            }
            shapes.append(
                Shape(
                    letters: shape.split(separator: " ").map { sets[$0] ?? scalars($0) },
                    except: rows.word(row, except).string.split(separator: "|").map(scalars)))
        }
        self.shapes = shapes
        mostLetters = shapes.map(\.letters.count).max() ?? 0
    }

    /// The end of what the table has at a place: letters, with digits or a part behind a hyphen where the row has them.
    func known(_ text: TextView, _ place: Int) -> Int? {
        let word = text.wordEnd(place)
        if text[word] == 0x2D, text.letterLength(word + 1) > 0, let end = known(text, place, text.wordEnd(word + 1)) {
            return end
        }
        var end = word
        while end - place < longest, text.isDigit(end) || text.letterLength(end) > 0 {
            end += max(text.letterLength(end), 1)
        }
        if end > word, let end = known(text, place, end) { return end }
        return known(text, place, word)
    }

    /// An end up to which a row stands at a place: one letter is no row of its own.
    private func known(_ text: TextView, _ place: Int, _ end: Int) -> Int? {
        guard end - place <= longest, end > place + text.letterLength(place), !text.isDigit(end),
            text.letterLength(end) == 0, row(text, place, end) != nil
        else { return nil }
        return end
    }

    /// Whether the letters of a word have a shape that no word has.
    func isSpelled(_ text: TextView, _ place: Int, _ end: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: mostLetters) { letters in
            var (letter, count) = (place, 0)
            while letter < end {
                let length = text.scalarLength(letter)
                guard count < letters.count, length > 0 else { return false }
                letters.initializeElement(at: count, to: Self.scalar(text, letter, length))
                letter += length
                count += 1
            }
            let scalars = UnsafeBufferPointer(rebasing: letters[..<count])
            return shapes.contains { $0.holds(scalars) }
        }
    }

    /// The scalar of so many bytes; 0 for those that no shape has.
    private static func scalar(_ text: TextView, _ place: Int, _ length: Int) -> UInt32 {
        switch length {
        case 1: UInt32(text[place])
        case 2: UInt32(text[place] & 0x1F) << 6 | UInt32(text[place + 1] & 0x3F)
        default: 0
        }
    }

    /// «эм-че-эс»: as the table says it, else the names of its letters; vowels are their own.
    func spoken(_ text: TextView, _ place: Int, _ end: Int) -> String {
        if let row = row(text, place, end) { return table.word(row, spoken).string }
        var names: [String] = []
        var letter = place
        while letter < end {
            let next = letter + text.scalarLength(letter)
            names.append(
                row(text, letter, next).map { table.word($0, spoken).string } ?? text.lowered(letter, next).string)
            letter = next
        }
        return names.joined(separator: "-")
    }

    /// The names of letters that are said so as a whole; nil for a word.
    func spoken(_ word: UnsafeBufferPointer<UInt8>) -> String? {
        guard let base = word.baseAddress else { return nil }
        let text = TextView(base: base, end: word.count)
        guard text.isUpper(0), known(text, 0) == word.count || isSpelled(text, 0, word.count) else { return nil }
        return spoken(text, 0, word.count)
    }

    private func row(_ text: TextView, _ place: Int, _ end: Int) -> Int? {
        keys.row(bytes: UnsafeBufferPointer(start: text.base + place, count: end - place))
    }
}
