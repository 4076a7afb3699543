import SpokenLocaleData

/// A table of a language whose keys are endings in Cyrillic letters: the longest one that fits a word speaks.
struct EndingTable<Value: Sendable>: Sendable {
    private let values: WordTable<Value>
    /// The bytes of the longest ending.
    private let longest: Int

    /// - Parameter value: what a row says of its ending.
    init(_ language: String, _ name: String, _ value: (LocaleTable, Int) -> Value?) {
        guard let table = LocaleTables.table(language, name) else {
            (values, longest) = (WordTable(), 0)
            return
        }
        values = WordTable(table) { value(table, $0) }
        longest = table.longestKey
    }

    /// What an ending says of a word in lower case; nil where none fits.
    subscript(word: Word) -> Value? { first(word) { value, _ in value } }

    /// The answer of the longest ending that has one.
    ///
    /// - Parameter answer: is given what an ending says, and whether it is the whole word.
    func first<Answer>(_ word: Word, _ answer: (Value, _ isWhole: Bool) -> Answer?) -> Answer? {
        word.withBytes { bytes in
            for length in stride(from: min(longest, bytes.count) & ~1, through: 2, by: -2) {
                let ending = UnsafeBufferPointer(rebasing: bytes[(bytes.count - length)...])
                if let value = values[ending], let answer = answer(value, length == bytes.count) { return answer }
            }
            return nil
        }
    }
}
