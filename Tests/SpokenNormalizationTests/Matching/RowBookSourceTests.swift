import SpokenLocaleData
import SpokenModel
import Testing

@testable import SpokenNormalization

/// Rules are compiled to an image and read back; broken images are read without a trap.
struct RowBookSourceTests {
    private static let rows = """
        rule year-of-noun
            «» -> same | same
            «» -> same | same
            «» -> same | same
        when  "у"|"в" word(governor) [ N:integer(1..2999, plain) ] W:word(noun time)
        when  [ N:integer _ "р" ~ "."? ] not word(kind model) "і"
        say   ordinal(N by W) "р." W
        as    date, likely, words, over other

        rule other
            «» -> same | same
            «» -> same | same
            «» -> same | same
        when  [ A:abbreviation(number) N:roman(1..30) ]
        when  [ integer(1..31) month ]
        say   form(A) ordinal(N genitive neuter)
        as    ordinal
        """

    private let words: [UInt32]

    init() throws {
        words = RowBookSource.words(
            try RowRuleParser.parse(Self.rows, file: "a.rules", classes: ["date", "ordinal"]), "uk")
    }

    private func open(_ words: [UInt32]) throws -> RowBook? {
        RowBook(UnsafeBufferPointer(keeping: words), try LanguageTag("uk"))
    }

    @Test func whatIsCompiledIsReadBack() throws {
        let book = try #require(try open(words))
        #expect(book.entries.map(\.id) == ["year-of-noun", "other"])
        #expect(Array(book.entries[0].over) == [1])
        #expect(book.entries[0].items(.words).map(\.kind) == [.ordinal, .text, .copy])
        #expect(book.candidates.map(\.rule) == [0, 0, 1, 1])
        #expect(book.candidates.map(\.styles) == [.words, .words, .all, .all])
        #expect(Array(book.ofNumbers.members) == [0, 1, 3] && Array(book.ofAbbreviations.members) == [2])
        let pattern = book.candidates[0].pattern
        #expect(pattern.left.map(\.kind) == [.word, .literal] && pattern.asksLeft)
        #expect(pattern.left[1].texts.map { String(decoding: $0, as: UTF8.self) }.sorted() == ["в", "у"])
        #expect(book.months["груд"] == 12 && book.magnitudes["млн"] == .million)
    }

    @Test func anImageThatIsNoneIsNone() throws {
        #expect(try open([]) == nil && open([1, 2, 3]) == nil)
    }

    /// What such an image says is nothing, but to open it never traps.
    @Test func imagesThatAreCutOrChangedAreOpenedWithoutATrap() throws {
        for place in words.indices {
            var changed = words
            changed[place] ^= 0xFFFF_FFFF
            for image in [Array(words[..<place]), changed] {
                let book = try open(image)
                #expect(
                    (book?.candidates ?? .init(start: nil, count: 0)).allSatisfy {
                        $0.rule < (book?.entries.count ?? 0)
                    })
            }
        }
    }
}
