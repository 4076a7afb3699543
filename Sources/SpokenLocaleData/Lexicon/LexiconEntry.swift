import SpokenModel

/// One row of a lexicon: a lemma with its classes, and all of its forms.
struct LexiconEntry {
    var lemma: String
    var classes: WordClasses
    /// nil for an adjective, and for a noun of a language that has no genders.
    var gender: GrammaticalGender?
    var isAnimate: Bool
    var isNoun: Bool
    var isAdjective: Bool
    var isAdjectival: Bool
    /// Each form with its cell.
    var forms: [(form: String, cell: Int)]

    /// The rows of a text: columns lemma, paradigm, classes, and where the rules of alternation do not tell it, the second
    /// stem.
    /// - Throws: the first row that is broken, with its place.
    static func read(_ text: String, file: String, paradigms: ParadigmTable) throws(LexiconError) -> [LexiconEntry] {
        var result: [LexiconEntry] = []
        for row in LexiconField.rows(text) {
            guard row.count >= 3 else {
                throw LexiconError(
                    file: file, line: row.first?.line ?? 1, column: 1,
                    message: "a row has the columns lemma, paradigm and classes, separated by tabs")
            }
            result.append(try entry(row, file: file, paradigms: paradigms))
        }
        return result
    }

    private static func entry(
        _ row: [LexiconField], file: String, paradigms: ParadigmTable
    ) throws(LexiconError) -> LexiconEntry {
        let lemma = row[0].text
        guard let paradigm = paradigms.paradigm(row[1].text, of: lemma) else {
            throw row[1].error(
                file, "no paradigm '\(row[1].text)' for '\(lemma)'; its names and shorthands stand in paradigms.tsv")
        }
        guard lemma.hasSuffix(paradigm.base), lemma.count > paradigm.base.count else {
            throw row[0].error(file, "'\(lemma)' does not end in '\(paradigm.base)', as '\(paradigm.name)' asks")
        }
        var classes: WordClasses = []
        for name in row[2].text.split(separator: "|") {
            guard let found = WordClass(name: name) else {
                throw row[2].error(
                    file,
                    "no class '\(name)'; there are \(WordClass.allCases.map(\.name).joined(separator: ", "))")
            }
            classes.insert(found)
        }
        let stem = lemma.dropLast(paradigm.base.count)
        var second = row.count > 3 ? String(row[3].text) : ""
        if second.isEmpty, !paradigm.alternation.isEmpty {
            guard let made = paradigms.alternations.apply(paradigm.alternation, to: stem) else {
                throw row[0].error(
                    file,
                    "no row of '\(paradigm.alternation)' fits '\(stem)'; write the second stem in the fourth column")
            }
            second = made
        }
        let isAnimate = WordClass.allCases.contains { $0.isAnimate && classes.has($0) }
        return LexiconEntry(
            lemma: String(lemma), classes: classes, gender: paradigm.gender, isAnimate: isAnimate,
            isNoun: paradigm.isNoun, isAdjective: paradigm.isAdjective, isAdjectival: paradigm.isAdjectival,
            forms: paradigm.forms(stem: stem, second: second, isAnimate: isAnimate))
    }
}
