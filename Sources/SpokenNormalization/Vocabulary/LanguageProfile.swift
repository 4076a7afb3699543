import SpokenLocaleData

/// What a language is, as far as reading a text in it goes: which rules hold, how its relatives are called, in which
/// letters it is written. Rows of `profile.tsv`; a language without them has no rules of its own, and is read by what
/// CLDR and ICU tell of it alone. Plain bits: it is asked in the hottest places.
struct LanguageProfile: Sendable {
    /// The folders of rules that hold for a language. No language has the rules of another one because it lacks its own.
    struct Rules: OptionSet, Sendable {
        let rawValue: UInt8

        static let russian = Rules(rawValue: 1)
        static let english = Rules(rawValue: 2)
        static let spanish = Rules(rawValue: 4)
        /// What English and Spanish write alike.
        static let western = Rules(rawValue: 8)

        fileprivate init(name: some StringProtocol) {
            switch name {
            case "russian": self = .russian
            case "english": self = .english
            case "spanish": self = .spanish
            case "western": self = .western
            default: self = []
            }
        }

        init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    let rules: Rules
    /// Whether words in Cyrillic letters are looked at, beside those in Latin ones.
    let isCyrillic: Bool

    init(language: String) {
        let table = LocaleTables.table(language, "profile")
        func values(_ key: String) -> [Substring] {
            guard let table, let row = table.row(key) else { return [] }
            return table.word(row, "value").string.split(separator: "|")
        }
        rules = values("rules").reduce(into: []) { $0.formUnion(Rules(name: $1)) }
        isCyrillic = values("scripts").contains("Cyrl")
    }

    @inline(__always)
    func has(_ rules: Rules) -> Bool { self.rules.contains(rules) }
}
