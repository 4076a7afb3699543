import SpokenLocaleData

/// What the ending of a verb tells of it: rows of `endings.tsv`. Verbs have no paradigms here; a word that the lexicon
/// knows as a noun is asked for there first: «зал», «шкала».
struct WordEndings: Sendable {
    struct Kinds: OptionSet, Sendable {
        let rawValue: UInt8

        /// «вернулся», «открыли»
        static let past = Kinds(rawValue: 1)
        /// «работает», «идут»
        static let present = Kinds(rawValue: 2)
        /// «открыть», «учиться»
        static let infinitive = Kinds(rawValue: 4)
        /// «смешайте», «купите»
        static let imperative = Kinds(rawValue: 8)
        /// «построен», «открыта»: a short participle.
        static let passive = Kinds(rawValue: 16)
        /// «вернувшись», «являясь»
        static let gerund = Kinds(rawValue: 32)
    }

    private let table: LocaleTable?
    private let column: Int?
    /// The bytes of the longest ending.
    private let longest: Int

    init(language: String) {
        table = LocaleTables.table(language, "endings")
        column = table?.column("kind")
        longest = table?.longestKey ?? 0
    }

    /// What the longest ending that fits tells of a word in lower case.
    func kinds(of word: Word) -> Kinds {
        guard let table else { return [] }
        return word.withBytes { bytes in
            for length in stride(from: min(longest, bytes.count), through: 2, by: -2) {
                guard let row = table.row(bytes: UnsafeBufferPointer(rebasing: bytes[(bytes.count - length)...])) else {
                    continue
                }
                return table.word(row, column).items.map { String(decoding: $0, as: UTF8.self) }
                    .reduce(into: []) { $0.formUnion(Kinds(name: $1)) }
            }
            return []
        }
    }
}

extension Vocabulary {
    /// What a word is as a verb, unless the lexicon knows it as something else.
    func verbKinds(of word: Word) -> WordEndings.Kinds {
        guard let words, !words.contains(word, where: { $0.gender != nil || $0.isAdjective }) else { return [] }
        return endings.kinds(of: word)
    }
}

extension WordEndings.Kinds {
    /// As tables write it; nothing for another name.
    fileprivate init(name: String) {
        switch name {
        case "past": self = .past
        case "present": self = .present
        case "infinitive": self = .infinitive
        case "imperative": self = .imperative
        case "passive": self = .passive
        case "gerund": self = .gerund
        default: self = []
        }
    }
}
