internal import CSpokenICU
import SpokenModel

/// Numbers in words by the rules of CLDR (RBNF).
///
/// Opening the rules of a language takes milliseconds and megabytes (Russian: 4 ms, 9 MB), so `ICUSpellOut(language)`
/// opens them once for the whole process. Languages with tables of their own do not come here.
package struct ICUSpellOut: Sendable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// - «двадцать одна»
        case cardinal
        /// - "twenty-first"
        case ordinal
    }

    /// A rule set of the language by its place.
    package struct RuleSet: Sendable, Hashable {
        let index: Int32
        /// Without the percent sign: "spellout-cardinal-feminine".
        package let name: String
    }

    package let language: LanguageTag
    let rules: Rules

    /// - Throws: `.unknownLanguage` when CLDR spells no numbers in it.
    package init(_ language: LanguageTag) throws(ICUError) {
        self.language = language
        let name = language.description
        rules = try Self.cache.value(for: name) { () throws(ICUError) in
            guard let pointer = spoken_icu_spell_out_open(name, nil) else { throw .unknownLanguage(language) }
            return Rules(ICUHandle(pointer) { spoken_icu_spell_out_close($0) }, ICUUnitCases(language))
        }
    }

    /// The rule set for a number by itself, and for what stands before a decimal separator: German «eins», not «ein».
    package var numbering: RuleSet? {
        rules.setsByName["spellout-numbering"] ?? ruleSet(for: Inflection())
    }

    package func ruleSet(named name: String) -> RuleSet? {
        rules.setsByName[name]
    }

    /// The rule set that says numbers in this form, or nil when CLDR has none: then the nominative would be a wrong
    /// word. In a language whose words have no cases, every case gives the same rule set.
    package func ruleSet(for inflection: Inflection, kind: Kind = .cardinal) -> RuleSet? {
        let form = Rules.Form(inflection: inflection, kind: kind)
        if let known = rules.setsByForm.withLock({ $0[form] }) { return known }
        let set = names(inflection, kind).lazy.compactMap { rules.setsByName[$0] }.first
        // Forms are few: cases, genders and numbers.
        rules.setsByForm.withLock { $0[form] = .some(set) }
        return set
    }

    /// - Returns: false, with nothing appended, when the rules know no words for the number and write digits:
    ///   beyond 10^18 in every language, from 21 001 on in Russian ordinals.
    @discardableResult
    package func append(_ value: Int64, _ ruleSet: RuleSet, to buffer: inout UTF8Buffer) -> Bool {
        let start = buffer.count
        let length = ICUText.append(to: &buffer) {
            spoken_icu_spell_out_integer(rules.handle.pointer, ruleSet.index, value, $0, $1)
        }
        let isSpelled =
            length > 0
            && buffer.withBytes { bytes in
                !bytes[start...].contains { (0x30...0x39).contains($0) }
            }
        if !isSpelled { buffer.truncate(to: start) }
        return isSpelled
    }

    /// The words of a whole number, «двадцать одна»; nil where `append` returns false.
    package func string(_ value: Int64, _ ruleSet: RuleSet) -> String? {
        var buffer = UTF8Buffer()
        return append(value, ruleSet, to: &buffer) ? buffer.string : nil
    }

    /// True when the language has number words of their own for a gender.
    package func hasCardinal(in gender: GrammaticalGender) -> Bool {
        genderNames(Inflection(.nominative, gender)).contains { rules.setsByName["spellout-cardinal-\($0)"] != nil }
    }

    /// The names to try, from the most exact on.
    private func names(_ inflection: Inflection, _ kind: Kind) -> [String] {
        let base = "spellout-\(kind.rawValue)"
        let genders = genderNames(inflection)
        var result: [String] = []
        let hasCases = rules.hasCases || rules.unitCases.inflects
        if inflection.grammaticalCase != .nominative, hasCases {
            let isAnimate = inflection.animacy == .animate && inflection.grammaticalCase == .accusative
            let suffix = isAnimate && inflection.gender == .masculine ? "-animate" : ""
            for name in caseNames(inflection.grammaticalCase) {
                result += genders.map { "\(base)-\($0)-\(name)\(suffix)" }
                result.append("\(base)-\(name)\(suffix)")
            }
            if let ending = germanEnding(inflection, kind) {
                result.append(ending.isEmpty ? base : "\(base)-\(ending)")
            }
            return result
        }
        result += genders.map { "\(base)-\($0)" }
        // Serbian ordinals have one form in CLDR, and three genders: it is that of the masculine.
        let isOther = inflection.gender != .masculine || inflection.number == .plural
        let hasOneOfSeveral =
            kind == .ordinal && language.language != "de" && rules.setsByName["spellout-cardinal-feminine"] != nil
        if !(isOther && hasOneOfSeveral) { result += [base, "\(base)-sinokorean"] }
        return result
    }

    /// CLDR's words for a gender: Swedish says "reale" for common; Danish has nothing but common and neuter.
    private func genderNames(_ inflection: Inflection) -> [String] {
        if inflection.number == .plural { return ["plural", inflection.gender.rawValue] }
        // What is masculine elsewhere is common in Swedish, where "masculine" is for men alone: «andre».
        let isCommon = inflection.gender == .masculine && rules.setsByName["spellout-cardinal-reale"] != nil
        switch isCommon ? .common : inflection.gender {
        case .common: return ["common", "reale", "masculine"]
        case .masculine, .feminine: return [inflection.gender.rawValue, "common"]
        case .neuter: return ["neuter"]
        }
    }

    /// CLDR's words for a case: Russian spell-out says ablative and locative, Polish instrumental and locative.
    private func caseNames(_ grammaticalCase: GrammaticalCase) -> [String] {
        switch grammaticalCase {
        case .instrumental: ["ablative", "instrumental"]
        case .prepositional: ["locative", "prepositional"]
        default: [grammaticalCase.rawValue]
        }
    }

    /// German rule sets are named by their ending: «einen», «einer», «eines», «einem». Ordinals are declined as behind
    /// the article: «des dritten», «die dritte».
    private func germanEnding(_ inflection: Inflection, _ kind: Kind) -> String? {
        guard language.language == "de" else { return nil }
        if kind == .ordinal {
            let isDirect = inflection.grammaticalCase == .accusative && inflection.gender != .masculine
            return isDirect && inflection.number == .singular ? "" : "n"
        }
        switch (inflection.grammaticalCase, inflection.gender) {
        case (.accusative, .masculine): return "n"
        case (.accusative, let gender): return gender.rawValue
        case (.genitive, .feminine), (.dative, .feminine): return "r"
        case (.genitive, _): return "s"
        case (.dative, _): return "m"
        default: return nil
        }
    }

    private static let cache = ICUCache<String, Rules>(limit: 64)

    /// The open rules of one language with what was learned of them.
    final class Rules: Sendable {
        struct Form: Hashable, Sendable {
            let inflection: Inflection
            let kind: Kind
        }

        let handle: ICUHandle
        let sets: [RuleSet]
        let setsByName: [String: RuleSet]
        let hasCases: Bool
        let unitCases: ICUUnitCases
        let setsByForm = Guarded<[Form: RuleSet?]>([:])
        let decimalStyles = Guarded<[Int32: DecimalStyle]>([:])

        init(_ handle: ICUHandle, _ unitCases: ICUUnitCases) {
            self.handle = handle
            self.unitCases = unitCases
            let count = max(0, spoken_icu_spell_out_rule_set_count(handle.pointer))
            sets = (0..<count).compactMap { index in
                ICUText.string { spoken_icu_spell_out_rule_set(handle.pointer, index, $0, $1) }
                    .map { RuleSet(index: index, name: String($0.drop { $0 == "%" })) }
            }
            setsByName = Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
            hasCases = sets.contains { $0.name.hasSuffix("-genitive") }
        }
    }
}
