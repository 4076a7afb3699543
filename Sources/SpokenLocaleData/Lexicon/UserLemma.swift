import SpokenModel

/// A caller's word that is declined: how its forms are written, and how they are said.
///
/// A word of the language's letters is declined as it is written: «Смартика». Any other is written the same in all
/// cases and declined as it is said alone: «2 iPhone», «два айфона».
package struct UserLemma: Sendable {
    /// What the lexicon knows of it, by all spellings.
    let entries: [LexiconEntry]
    /// Whether the written word changes its form.
    package let isWrittenDeclined: Bool
    /// Each written form with what is said for it, the nominative first; one pair for a word that is written the same in
    /// all cases.
    package let forms: [(written: String, spoken: String)]
    /// nil where the written word is declined, and for what is no noun.
    package let noun: CountedNoun?

    /// The most letters of a word.
    private static let longest = 64
    private static let stress: Unicode.Scalar = "\u{301}"

    /// - Throws: what is broken, with its place and an empty file.
    /// - Returns: nil for a language without a lexicon.
    package init?(
        written: LexiconField, spoken: LexiconField, classes: LexiconField, paradigm: LexiconField, language: String
    ) throws(LexiconError) {
        guard let paradigms = ParadigmTable.compiledIn(language) else { return nil }
        let said = try LexiconEntry(
            lemma: spoken, paradigm: paradigm, classes: classes, second: nil, file: "", paradigms: paradigms)
        try Self.check(spoken)
        let unstressed = said.respelled { form in
            String(String.UnicodeScalarView(form.unicodeScalars.filter { $0 != Self.stress }))
        }
        isWrittenDeclined = written.text.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
        if isWrittenDeclined {
            try Self.check(written)
            let seen = try LexiconEntry(
                lemma: written, paradigm: paradigm, classes: classes, second: nil, file: "", paradigms: paradigms)
            entries = [seen, unstressed]
            forms = zip(seen.forms, said.forms).map { ($0.form, $1.form) }
            noun = nil
        } else {
            let isWord = LexiconAlphabet.codes(String(written.text)) != nil && written.text.count <= Self.longest
            entries = isWord ? [said.respelled { _ in String(written.text) }, unstressed] : [unstressed]
            forms = [(String(written.text), said.lemma)]
            noun = said.noun
        }
    }

    private static func check(_ field: LexiconField) throws(LexiconError) {
        let letters = String(String.UnicodeScalarView(field.text.unicodeScalars.filter { $0 != stress }))
        guard let codes = LexiconAlphabet.codes(letters), codes.allSatisfy(LexiconAlphabet.isCyrillic),
            codes.count <= longest
        else {
            throw field.error(
                "",
                "'\(field.text.prefix(longest))' is not one word of at most \(longest) letters of the language, "
                    + "and cannot be declined; leave class and paradigm out")
        }
    }
}

extension LexiconEntry {
    fileprivate func respelled(_ spell: (String) -> String) -> LexiconEntry {
        var result = self
        result.forms = forms.map { (spell($0.form), $0.cell) }
        return result
    }

    /// nil for an adjective, and for a word that is not declined or has no plural or no singular.
    fileprivate var noun: CountedNoun? {
        guard let gender else { return nil }
        var singular: [GrammaticalCase: String] = [:]
        var plural: [GrammaticalCase: String] = [:]
        for (form, cell) in forms.reversed() {
            let name = WordCells.cases[cell % WordCells.cases.count]
            if cell < WordCells.cases.count { singular[name] = form } else { plural[name] = form }
        }
        guard !singular.isEmpty, !plural.isEmpty else { return nil }
        return CountedNoun(
            gender: gender, animacy: isAnimate ? .animate : .inanimate, singular: singular, plural: plural)
    }
}
