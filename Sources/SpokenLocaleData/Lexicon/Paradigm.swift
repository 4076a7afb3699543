import SpokenModel

/// How the words of one kind are declined: the endings of all their forms.
struct Paradigm {
    /// «m-hard»
    var name: Substring
    /// What rows of words write in place of a paradigm's name, where the end of the lemma tells which one it is: «m», «f*».
    var shorthand: Substring
    /// The ends of the lemmas that the shorthand stands for; the longest that fits decides.
    var lemmaEnds: [Substring]
    /// nil for adjectives, which have all, and where the nouns of a language have none.
    var gender: GrammaticalGender?
    /// What is taken off a lemma to make its stem.
    var base: Substring
    /// The alternation that makes the second stem; empty when there is none.
    var alternation: Substring
    /// Of each cell its endings, mostly one: «ой», «ою». An ending behind a star stands behind the second stem.
    var endings: [[Substring]]
    /// Of nouns that are declined as adjectives: «взрослый», «столовая».
    var isAdjectival = false

    /// How many cells a noun, an adjective and a word that is not declined have.
    static let nounCells = 12
    static let adjectiveCells = 24
    static let wordCells = 1
    /// Of languages without cases: singular and plural, an adjective of the masculine, then of the feminine.
    static let plainNounCells = 2
    static let plainAdjectiveCells = 4

    static let otherCells = [adjectiveCells, plainAdjectiveCells, wordCells]

    var isAdjective: Bool { [Self.adjectiveCells, Self.plainAdjectiveCells].contains(endings.count) }
    var isNoun: Bool { [Self.nounCells, Self.plainNounCells].contains(endings.count) }

    /// The cell of `WordCells` that an ending stands in: without cases each number and gender is its nominative.
    private func cell(_ index: Int) -> Int {
        endings.count == Self.plainNounCells || endings.count == Self.plainAdjectiveCells ? index * 6 : index
    }

    /// The same as the nominative, or as the genitive of the living.
    static let byAnimacy: Substring = "="
    static let missing: Substring = "-"
    static let empty: Substring = "0"

    /// Every form of a lemma with its cell.
    /// - Parameter second: the second stem, where the paradigm has one.
    func forms(stem: Substring, second: String, isAnimate: Bool) -> [(form: String, cell: Int)] {
        var result: [(String, Int)] = []
        for cell in endings.indices {
            for ending in resolved(cell, isAnimate) where ending != Self.missing {
                let isSecond = ending.hasPrefix("*")
                let tail = isSecond ? ending.dropFirst() : ending
                let stem = isSecond ? second : String(stem)
                result.append((tail == Self.empty ? stem : stem + tail, self.cell(cell)))
            }
        }
        return result
    }

    /// The endings of a cell. An accusative may be that of the living or of things; an adjective has both, since its
    /// noun decides.
    private func resolved(_ cell: Int, _ isAnimate: Bool) -> [Substring] {
        guard endings[cell] == [Self.byAnimacy] else { return endings[cell] }
        let row = cell - cell % 6
        if isAdjective { return endings[row] + endings[row + 1] }
        return isAnimate ? endings[row + 1] : endings[row]
    }
}
