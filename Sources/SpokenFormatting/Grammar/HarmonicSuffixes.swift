import SpokenLocaleData
import SpokenModel

/// The case endings of a language that follow the last sounds of a word, Kazakh «теңгеден», «еуродан», «жүзге»,
/// «қырыққа»: rows of `suffixes.tsv`.
///
/// The rules are vowel harmony and the assimilation of the first consonant. CLDR's ablative and locative are the
/// instrumental and the prepositional of this package's names.
struct HarmonicSuffixes: Sendable {
    private let table: LocaleTable
    private let frontVowels, backVowels: String
    /// Last letters behind which an ending begins otherwise, with the name that ends the key of its row.
    private let consonants: [(letters: String, name: String)]

    /// Nil for a language without such a table.
    init?(_ language: String) {
        guard let table = LocaleTables.table(language, "suffixes") else { return nil }
        func letters(_ key: String, _ column: String = "front") -> String {
            table.word(table.row(key) ?? -1, column).string
        }
        self.table = table
        (frontVowels, backVowels) = (letters("vowels"), letters("vowels", "back"))
        consonants = ["nasal", "voiceless"].map { (letters($0), "-" + $0) }
    }

    /// The ending behind a word; nil for a case that has no rows.
    func ending(of word: String, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let last = word.lowercased().last(where: \.isLetter) else { return nil }
        if grammaticalCase == .nominative { return "" }
        let names = consonants.filter { $0.letters.contains(last) }.map(\.name) + [""]
        let row = names.lazy.compactMap { table.row(grammaticalCase.rawValue + $0) }.first
        return row.map { table.word($0, isFront(word) ? "front" : "back").string }
    }

    /// The text with the ending of its last word.
    func inflected(_ text: String, _ grammaticalCase: GrammaticalCase) -> String {
        text + (ending(of: text, grammaticalCase) ?? "")
    }

    /// The last vowel decides; those that are neither, «и» and «у», take the side of the vowel before them.
    private func isFront(_ text: String) -> Bool {
        for letter in text.lowercased().reversed() {
            if frontVowels.contains(letter) { return true }
            if letter == " " || backVowels.contains(letter) { return false }
        }
        return false
    }
}
