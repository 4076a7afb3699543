import SpokenLocaleData

/// The kinds of the table `contexts` that rules of a language ask for, a bit for each, and the words that have them.
struct RowContexts: Sendable {
    /// The kinds by their bits.
    private let kinds: [String]
    private let words: WordTable<UInt64>

    init(_ rules: [RowRule], _ language: String) {
        let parts = rules.flatMap(\.patterns).flatMap { $0.left + $0.core + $0.right }
        let kinds = Array(Set(parts.flatMap(\.contexts)).sorted().prefix(64))
        self.kinds = kinds
        guard !kinds.isEmpty else {
            words = WordTable()
            return
        }
        words = TableWords.words(language, "contexts", "kinds") { field in
            Self.bits(field.string.split(separator: "|").map(String.init), in: kinds)
        }
    }

    func has(_ word: Word, _ bits: UInt64) -> Bool { (words[word] ?? 0) & bits != 0 }

    /// The bits of some kinds.
    func bits(_ names: [String]) -> UInt64 { Self.bits(names, in: kinds) }

    private static func bits(_ names: [String], in kinds: [String]) -> UInt64 {
        names.reduce(0) { bits, name in bits | (kinds.firstIndex(of: name).map { 1 << UInt64($0) } ?? 0) }
    }
}
