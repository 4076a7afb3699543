import SpokenLocaleData
import SpokenModel

/// The number words of Russian, Ukrainian or Belarusian in cells of 32 bytes: up to 31 bytes of a word with a space
/// behind it, then its length.
///
/// One load and one store copy a word, whatever its length.
final class SlavicNumeralTable: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    let cells: UnsafeMutablePointer<UInt8>
    let nouns: NounTable
    let ordinals: OrdinalTable
    let words: SmallWords
    private let numerals: LocaleTable

    /// Places of cells. Ones stand by gender (masculine, feminine, neuter, plural), number 0…19 and case.
    static var tens: Int { 4 * 20 * 6 }
    /// 0…90; 0 and 10 are empty, so that a number without tens needs no branch.
    static var hundreds: Int { tens + 10 * 6 }
    /// The words for 10^3, 10^6 … 10^18 by form.
    static var scales: Int { hundreds + 10 * 6 }
    /// «целая» by form.
    static var whole: Int { scales + 6 * 14 }
    /// A cell without a word.
    static var empty: Int { whole + 14 }
    static var count: Int { empty + 1 }

    /// Nil when a table is broken, which the tests of the tables rule out; `wordless` then stands in.
    static let russian = of(LanguageTag.russian.language)
    static let wordless = SlavicNumeralTable()

    private static let known = PerLanguage { language in
        OrdinalTable.of(language).flatMap { try? SlavicNumeralTable(language, ordinals: $0) }
    }

    /// The number words of a language, shared by all who say them; nil for a language without rows of them.
    static func of(_ language: String) -> SlavicNumeralTable? { known[language] }

    /// A table without a word.
    private init() {
        nouns = NounTable()
        ordinals = OrdinalTable()
        words = SmallWords(LocaleTable())
        numerals = LocaleTable()
        cells = Self.emptyCells()
    }

    private static func emptyCells() -> UnsafeMutablePointer<UInt8> {
        let cells = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 32 + 32)
        cells.initialize(repeating: 0, count: count * 32 + 32)
        return cells
    }

    convenience init(_ language: String, ordinals: OrdinalTable) throws(LocaleTableError) {
        func table(_ name: String) throws(LocaleTableError) -> LocaleTable {
            guard let table = LocaleTables.table(language, name) else { throw .missingColumn(name) }
            return table
        }
        try self.init(
            numerals: table("numerals"), nouns: table("numeral-nouns"), ordinals: ordinals, words: SmallWords(language))
    }

    init(
        numerals: LocaleTable, nouns: LocaleTable, ordinals: OrdinalTable, words: SmallWords
    ) throws(LocaleTableError) {
        self.nouns = try NounTable(nouns)
        self.words = words
        self.ordinals = ordinals
        self.numerals = numerals
        cells = Self.emptyCells()
        let cases = try (0..<6).map { index throws(LocaleTableError) in
            try numerals.requiredColumn(NounForm.allCases[index].column)
        }
        func fill(_ place: Int, _ word: LocaleWord) throws(LocaleTableError) {
            // «дев’ятнадцятьма» fits with an ASCII apostrophe only; the Ukrainian grammar writes U+2019 in the end.
            let bytes = word.bytes
            let cell = cells + place * 32
            var index = 0
            var count = 0
            while index < bytes.count, count <= 30 {
                let isApostrophe =
                    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
                    && bytes[index + 2] == 0x99
                cell[count] = isApostrophe ? 0x27 : bytes[index]
                index += isApostrophe ? 3 : 1
                count += 1
            }
            guard count > 0, count <= 30, index == bytes.count else { throw .missingColumn("numeral \(word.string)") }
            cell[count] = 0x20
            cell[31] = UInt8(truncatingIfNeeded: count + 1)
        }
        func fill(_ place: Int, key: String) throws(LocaleTableError) {
            guard let row = numerals.row(key) else { throw .missingColumn(key) }
            for (index, column) in cases.enumerated() { try fill(place + index, numerals.word(row, column)) }
        }
        for (slot, gender) in ["masculine", "feminine", "neuter", "plural"].enumerated() {
            for number in 0..<20 {
                let key = (1...4).contains(number) ? "\(number)-\(gender)" : "\(number)"
                try fill((slot * 20 + number) * 6, key: key)
            }
        }
        for ten in 2...9 { try fill(Self.tens + ten * 6, key: "\(ten * 10)") }
        for hundred in 1...9 { try fill(Self.hundreds + hundred * 6, key: "\(hundred * 100)") }
        for (place, key) in [
            (Self.scales, "1e3"), (Self.scales + 14, "1e6"), (Self.scales + 28, "1e9"), (Self.scales + 42, "1e12"),
            (Self.scales + 56, "1e15"), (Self.scales + 70, "1e18"), (Self.whole, "whole"),
        ] {
            guard let noun = self.nouns.noun(key) else { throw .missingColumn(key) }
            for form in NounForm.allCases { try fill(place + Int(form.rawValue), noun.form(form)) }
        }
    }

    deinit {
        cells.deallocate()
    }

    /// «тысяча», «миллион»: nouns that a number counts and that govern the genitive plural.
    func noun(_ magnitude: Magnitude) -> Noun? { nouns.noun(magnitude.key) }

    /// «двое», «троих»: two to seven persons; nil for other numbers.
    func collective(
        _ number: DecimalNumber, _ grammaticalCase: GrammaticalCase, _ animacy: Animacy
    ) -> LocaleWord? {
        guard number.isWhole, !number.isNegative, (2...7).contains(number.integer),
            let row = numerals.row("\(number.integer)-collective")
        else { return nil }
        let isAnimateObject = grammaticalCase == .accusative && animacy == .animate
        let form = NounForm.singular(isAnimateObject ? .genitive : grammaticalCase)
        return numerals.word(row, form.column)
    }
}
