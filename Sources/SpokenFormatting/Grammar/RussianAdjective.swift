import SpokenModel

/// The endings of Russian ordinals.
enum RussianAdjective: UInt8 {
    /// «первый»
    case hard
    /// «второй»
    case stressed
    /// «третий», «третьего»
    case third

    func ending(_ inflection: Inflection) -> StaticString {
        var grammaticalCase = inflection.grammaticalCase
        let isFeminine = inflection.gender == .feminine && inflection.number == .singular
        if grammaticalCase == .accusative, !isFeminine {
            let isNeuter = inflection.gender == .neuter && inflection.number == .singular
            grammaticalCase = inflection.animacy == .animate && !isNeuter ? .genitive : .nominative
        }
        switch (inflection.number, inflection.gender) {
        case (.plural, _): return plural(grammaticalCase)
        case (_, .feminine): return feminine(grammaticalCase)
        case (_, .neuter): return neuter(grammaticalCase)
        case (_, .masculine), (_, .common): return masculine(grammaticalCase)
        }
    }

    private func masculine(_ grammaticalCase: GrammaticalCase) -> StaticString {
        switch grammaticalCase {
        case .nominative, .vocative, .accusative: self == .hard ? "ый" : self == .stressed ? "ой" : "ий"
        case .genitive: self == .third ? "ьего" : "ого"
        case .dative: self == .third ? "ьему" : "ому"
        case .instrumental: self == .third ? "ьим" : "ым"
        case .prepositional: self == .third ? "ьем" : "ом"
        }
    }

    private func neuter(_ grammaticalCase: GrammaticalCase) -> StaticString {
        switch grammaticalCase {
        case .nominative, .vocative, .accusative: self == .third ? "ье" : "ое"
        default: masculine(grammaticalCase)
        }
    }

    private func feminine(_ grammaticalCase: GrammaticalCase) -> StaticString {
        switch grammaticalCase {
        case .nominative, .vocative: self == .third ? "ья" : "ая"
        case .accusative: self == .third ? "ью" : "ую"
        case .genitive, .dative, .instrumental, .prepositional: self == .third ? "ьей" : "ой"
        }
    }

    private func plural(_ grammaticalCase: GrammaticalCase) -> StaticString {
        switch grammaticalCase {
        case .nominative, .vocative, .accusative: self == .third ? "ьи" : "ые"
        case .genitive, .prepositional: self == .third ? "ьих" : "ых"
        case .dative: self == .third ? "ьим" : "ым"
        case .instrumental: self == .third ? "ьими" : "ыми"
        }
    }

    /// What stands behind the digits and the hyphen: «3-й», «3-го», «3-ю», «3-и». One letter behind a vowel, two
    /// behind a consonant (Milchin, Reference of the Editor, 6.1.3).
    func suffix(_ inflection: Inflection) -> StaticString {
        let ending = ending(inflection)
        let bytes = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
        // Every ending ends in «й», «го», «му», «м», «я», «ю», «е», «х», «ми» or «и».
        switch (bytes[bytes.count - 2], bytes[bytes.count - 1]) {
        case (0xD0, 0xB9): return "й"
        case (0xD0, 0xBE): return "го"
        case (0xD1, 0x83): return "му"
        case (0xD0, 0xBC): return "м"
        case (0xD1, 0x8F): return "я"
        case (0xD1, 0x8E): return "ю"
        case (0xD0, 0xB5): return "е"
        case (0xD1, 0x85): return "х"
        default: return inflection.grammaticalCase == .instrumental ? "ми" : "и"
        }
    }
}
