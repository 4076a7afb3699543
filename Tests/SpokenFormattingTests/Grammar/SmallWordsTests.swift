import SpokenLocaleData
import Testing

/// A word that no row has is not said at all: every one that the grammars ask for is there.
@Suite struct SmallWordsTests {
    private static let common = [
        "from", "upTo", "about", "forPrice", "each", "range-start", "range-end", "by", "per", "free", "minus", "plus",
        "plus-minus", "instead-of", "and-half",
    ]
    private static let own = [
        "ru": ["range-start-ordinal", "range-end-ordinal", "per-price", "one-and-half", "one-and-half-oblique"],
        "en": ["approximate", "minor-joiner", "discount-behind", "decimal-point", "fraction-and", "ordinal-few"],
        "es": ["approximate-before-o", "minor-number-joiner", "mixed-joiner", "magnitude-of", "decimal-comma"],
    ]

    @Test(arguments: ["ru", "en", "es"])
    func everyWordHasARow(language: String) throws {
        let table = try #require(LocaleTables.table(language, "phrases"))
        for key in Self.common + (Self.own[language] ?? []) {
            let row = try #require(table.row(key), "\(language) \(key)")
            #expect(!table.word(row, "text").isEmpty, "\(language) \(key)")
        }
    }

    /// The prepositions of Russian roles govern cases.
    @Test func russianRolesGovern() throws {
        let table = try #require(LocaleTables.table("ru", "phrases"))
        for key in ["from", "upTo", "about", "forPrice"] {
            let row = try #require(table.row(key), "\(key)")
            #expect(!table.word(row, "case").isEmpty, "\(key)")
        }
    }
}
