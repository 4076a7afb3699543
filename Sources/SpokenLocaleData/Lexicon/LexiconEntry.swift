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
            result.append(
                try LexiconEntry(
                    lemma: row[0], paradigm: row[1], classes: row[2], second: row.count > 3 ? String(row[3].text) : "",
                    file: file, paradigms: paradigms))
        }
        return result
    }

    /// - Parameter second: the second stem; empty where the rules of alternation tell it, nil where nobody else can.
    /// - Throws: what is broken, with its place.
    init(
        lemma: LexiconField, paradigm name: LexiconField, classes names: LexiconField, second: String?, file: String,
        paradigms: ParadigmTable
    ) throws(LexiconError) {
        let word = lemma.text
        guard let paradigm = paradigms.paradigm(name.text, of: word) else {
            throw name.error(file, paradigms.complaint(about: name.text, of: word))
        }
        guard word.hasSuffix(paradigm.base), word.count > paradigm.base.count else {
            throw lemma.error(file, "'\(word)' does not end in '\(paradigm.base)', as '\(paradigm.name)' asks")
        }
        classes = try WordClasses(names, file: file)
        let stem = word.dropLast(paradigm.base.count)
        var secondStem = second ?? ""
        if secondStem.isEmpty, !paradigm.alternation.isEmpty {
            guard let made = paradigms.alternations.apply(paradigm.alternation, to: stem) else {
                let hint = second == nil ? "choose a paradigm without it" : "write the second stem in the fourth column"
                throw lemma.error(file, "no row of '\(paradigm.alternation)' fits '\(stem)'; \(hint)")
            }
            secondStem = made
        }
        let classes = classes
        let isAnimate = WordClass.allCases.contains { $0.isAnimate && classes.has($0) }
        self.lemma = String(word)
        gender = paradigm.gender
        self.isAnimate = isAnimate
        isNoun = paradigm.isNoun
        isAdjective = paradigm.isAdjective
        isAdjectival = paradigm.isAdjectival
        forms = paradigm.forms(stem: stem, second: secondStem, isAnimate: isAnimate)
    }
}
