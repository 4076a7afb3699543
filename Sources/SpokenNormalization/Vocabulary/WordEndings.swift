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
        /// «оплатите», «купить»: what stands behind such a form is mostly its object.
        static let transitive = Kinds(rawValue: 64)
    }

    /// The kinds as they are written: read where a word has such an ending.
    private let endings: EndingTable<LocaleWord>

    init(language: String) {
        endings = EndingTable(language, "endings") { $0.word($1, "kind") }
    }

    /// What the longest ending that fits tells of a word in lower case.
    func kinds(of word: Word) -> Kinds {
        guard let kinds = endings[word] else { return [] }
        return kinds.items.reduce(into: []) { $0.formUnion(Kinds(name: String(decoding: $1, as: UTF8.self))) }
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
        case "transitive": self = .transitive
        default: self = []
        }
    }
}
