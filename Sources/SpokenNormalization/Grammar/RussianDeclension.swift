import SpokenModel

/// The endings of Russian nouns and adjectives, as far as they tell gender and case.
enum RussianDeclension {
    /// The gender of a nominative, by its ending.
    static func gender(_ nominative: Word) -> GrammaticalGender {
        switch nominative.last {
        case "а", "я": .feminine
        case "о", "е", "ё": .neuter
        default: .masculine
        }
    }

    /// Gender, number and case that the ending of an adjective tells: «Международный», «зимних».
    static func adjective(
        _ word: Word
    ) -> (gender: GrammaticalGender, number: GrammaticalNumber, cases: [GrammaticalCase])? {
        for (endings, gender, number, cases) in adjectiveEndings where endings.contains(where: word.ends(with:)) {
            return (gender, number, cases)
        }
        return nil
    }

    private static let adjectiveEndings: [([Word], GrammaticalGender, GrammaticalNumber, [GrammaticalCase])] = [
        (["ый", "ий"], .masculine, .singular, [.nominative, .accusative]),
        (["ого", "его"], .masculine, .singular, [.genitive]),
        (["ому", "ему"], .masculine, .singular, [.dative]),
        (["ыми", "ими"], .masculine, .plural, [.instrumental]),
        (["ым", "им"], .masculine, .singular, [.instrumental]),
        (["ом", "ем"], .masculine, .singular, [.prepositional]),
        (["ая", "яя"], .feminine, .singular, [.nominative]),
        (["ую", "юю"], .feminine, .singular, [.accusative]),
        (["ой", "ей"], .feminine, .singular, [.genitive, .dative, .prepositional, .instrumental]),
        (["ое", "ее"], .neuter, .singular, [.nominative, .accusative]),
        (["ые", "ие"], .masculine, .plural, [.nominative, .accusative]),
        (["ых", "их"], .masculine, .plural, [.genitive, .prepositional]),
    ]

    /// The endings of imperatives and infinitives: «оплатите», «добавьте», «купить». The few nouns that end so stand in
    /// the table of what governs.
    static func isTransitive(_ text: TextView, _ word: Range<Int>) -> Bool {
        let end = word.upperBound
        guard word.count >= 10, text.has("т", at: end - 4) else { return false }
        if text.has("ь", at: end - 2) {
            return text.has("а", at: end - 6) || text.has("я", at: end - 6) || text.has("е", at: end - 6)
                || text.has("и", at: end - 6) || text.has("у", at: end - 6) || text.has("ы", at: end - 6)
        }
        if text.has("е", at: end - 2) {
            return text.has("и", at: end - 6) || text.has("й", at: end - 6) || text.has("ь", at: end - 6)
        }
        return text.has("йти", at: end - 6)
    }

    /// The case of the plural that the ending of a noun shows by itself.
    static func pluralCase(_ noun: Word) -> GrammaticalCase? {
        if noun.ends(with: "ми") { return .instrumental }
        if noun.ends(with: "ах") || noun.ends(with: "ях") { return .prepositional }
        if noun.ends(with: "ам") || noun.ends(with: "ям"), !isGenitiveLikeDative(noun) { return .dative }
        return nil
    }

    /// The plural genitives that end like datives: «5 программ».
    static func isGenitiveLikeDative(_ word: Word) -> Bool {
        word.ends(with: "грамм")
            || ["дам", "мам", "рам", "драм", "ям", "реклам", "панорам", "храм", "хлам"].contains(word)
    }

    /// What the form of the noun behind a number that ends in one tells; nil when it can be read in two ways.
    static func single(
        _ noun: Word, governed: GrammaticalCase, genders: WordTable<GrammaticalGender>
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if let gender = genders[noun] { return (gender, governed) }
        func ends(_ endings: Word...) -> Bool { endings.contains(where: noun.ends(with:)) }
        if ends("ью") { return (.feminine, .instrumental) }
        if ends("ой", "ей") {
            return (.feminine, governed == .accusative || governed == .nominative ? .genitive : .instrumental)
        }
        if ends("ом", "ем", "ём") { return (.masculine, .instrumental) }
        if ends("ие", "ье") { return (.neuter, governed) }
        // «одной акции», «в одном здании»
        if ends("ии"), governed == .genitive || governed == .dative { return (.feminine, governed) }
        if ends("ии") { return (.neuter, governed == .accusative ? .prepositional : governed) }
        if ends("у", "ю") { return governed == .dative ? (.masculine, .dative) : (.feminine, .accusative) }
        if ends("ы", "и") {
            return (.feminine, governed == .nominative || governed == .accusative ? .genitive : governed)
        }
        if ends("о") { return (.neuter, governed) }
        if ends("це", "ще", "оле", "оре"), governed == .nominative { return (.neuter, governed) }
        if ends("е") { return governed == .dative ? (.feminine, .dative) : nil }
        if ends("а", "я") {
            switch governed {
            case .nominative: return (.feminine, .nominative)
            // «на 1 гостя»: a living being in the accusative looks like a genitive.
            default: return (.masculine, .genitive)
            }
        }
        if ends("ь") { return (ends("тель", "арь") ? .masculine : .feminine, governed) }
        return (.masculine, governed)
    }
}
