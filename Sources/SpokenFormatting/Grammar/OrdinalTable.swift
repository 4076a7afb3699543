import SpokenLocaleData
import SpokenModel

/// The ordinals of a Slavic language: rows of `ordinals.tsv` (stems) and `ordinal-endings.tsv` (endings by class, gender
/// and case).
final class OrdinalTable: @unchecked Sendable {
    // Sendable: all words are read in init; they point into tables that live as long as this.
    private let words: LocaleTable
    private let endingTable: LocaleTable
    private let stemColumn: Int
    private let fusedColumn: Int
    /// The class of each row, as a place in `endings`.
    private let classes: [Int]
    /// By class, gender (masculine, feminine, neuter, plural) and case.
    private let endings: [LocaleWord]
    /// The letters behind which one letter of an ordinal is enough: «21-й». Two bytes each.
    private let vowels: [UInt8]
    /// Polish inflects the tens too: «dwudziesty pierwszy».
    let inflectsTens: Bool

    private static let known = PerLanguage { OrdinalTable($0) }

    /// The ordinals of a language, shared by all who say them; nil for a language without rows of them.
    static func of(_ language: String) -> OrdinalTable? { known[language] }

    private static let genders = ["masculine", "feminine", "neuter", "plural"]

    /// Nil when a table is missing or broken, which the tests of the tables rule out.
    private convenience init?(_ language: String) {
        guard let words = LocaleTables.table(language, "ordinals"),
            let endings = LocaleTables.table(language, "ordinal-endings")
        else { return nil }
        let cells = LanguageProfileCells(language)
        try? self.init(
            words: words, endings: endings, vowels: Array((cells.values("ordinal-vowels").first ?? "").utf8),
            inflectsTens: cells.has("ordinal-tens"))
    }

    /// A table without a word.
    init() {
        let words = LocaleTable()
        self.words = words
        endingTable = words
        (stemColumn, fusedColumn) = (0, 0)
        classes = []
        endings = Array(repeating: words.word(0, 0), count: 24)
        inflectsTens = false
        vowels = []
    }

    init(
        words: LocaleTable, endings: LocaleTable, vowels: [UInt8], inflectsTens: Bool
    ) throws(LocaleTableError) {
        self.vowels = vowels
        self.words = words
        endingTable = endings
        self.inflectsTens = inflectsTens
        stemColumn = try words.requiredColumn("stem")
        fusedColumn = try words.requiredColumn("fused")
        let classColumn = try words.requiredColumn("class")
        var known: [String] = []
        var classes: [Int] = []
        var cells: [LocaleWord] = []
        for row in 0..<words.rowCount {
            let name = words.word(row, classColumn).string
            if let index = known.firstIndex(of: name) {
                classes.append(index)
                continue
            }
            classes.append(known.count)
            known.append(name)
            for gender in Self.genders {
                guard let place = endings.row("\(name)-\(gender)") else {
                    throw .unknownValue(line: words.line(ofRow: row), column: "class", value: name)
                }
                for form in NounForm.allCases.prefix(6) {
                    cells.append(endings.word(place, try endings.requiredColumn(form.column)))
                }
            }
        }
        self.classes = classes
        self.endings = cells
    }

    /// The row of an ordinal that is one word: 0…20, 30, … 90, 100, … 900.
    static func row(_ value: Int) -> Int {
        value < 20 ? value : value < 100 ? 18 + value / 10 : 27 + value / 100
    }

    /// The row of «тысячный» (1), «миллионный» (2), …
    static func row(scale: Int) -> Int { 36 + scale }

    /// «двадцати» in «двадцатитысячный»
    func fused(_ row: Int) -> LocaleWord { words.word(row, fusedColumn) }

    func append(_ row: Int, _ inflection: Inflection, to buffer: inout UTF8Buffer) {
        buffer.append(words.word(row, stemColumn))
        buffer.append(ending(row, inflection))
    }

    /// «й», «го», «ми»: the letters that end an ordinal in digits, one behind a vowel, two behind a consonant (Milchin,
    /// Reference of the Editor, 6.1.3).
    func mark(_ row: Int, _ inflection: Inflection) -> LocaleWord {
        let ending = ending(row, inflection)
        let (bytes, last) = (ending.bytes, ending.count - 2)
        guard last >= 2 else { return ending }
        let isBehindVowel = stride(from: 0, to: vowels.count - 1, by: 2).contains {
            vowels[$0] == bytes[last - 2] && vowels[$0 + 1] == bytes[last - 1]
        }
        return ending.dropped(isBehindVowel ? last : last - 2)
    }

    /// «ый», «ого», «ьей»
    func ending(_ row: Int, _ inflection: Inflection) -> LocaleWord {
        let slot: Int
        switch (inflection.number, inflection.gender) {
        case (.plural, _): slot = 3
        case (_, .feminine): slot = 1
        case (_, .neuter): slot = 2
        case (_, .masculine), (_, .common): slot = 0
        }
        let start = (classes.indices.contains(row) ? classes[row] : 0) * 24 + slot * 6
        let cell = endings[start + Int(NounForm.singular(inflection.grammaticalCase).rawValue)]
        // An empty accusative is that of a living being or of a thing.
        guard cell.isEmpty, inflection.grammaticalCase == .accusative else { return cell }
        return endings[start + (inflection.animacy == .animate ? 1 : 0)]
    }
}
