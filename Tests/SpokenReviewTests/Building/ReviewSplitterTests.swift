import SpokenModel
import Testing

@testable import SpokenReview

@Suite struct ReviewSplitterTests {
    /// A page of tables: for each language the number of strings of each.
    private func page(_ languages: [(tag: String, tables: [Int])]) throws -> ReviewPage {
        var result: [ReviewLanguage] = []
        for (name, counts) in languages {
            let tag = try LanguageTag(name)
            let tables = counts.enumerated().map { table, count in
                ReviewTable(
                    name: "T\(table)", files: ["\(name)/T\(table).strings"],
                    rows: (0..<count).map { index in
                        var row = ReviewRow(key: "k\(table).\(index)", state: .translated)
                        row.anchor = "\(name)/\(row.key)"
                        return row
                    })
            }
            result.append(
                ReviewLanguage(tag: tag, name: name, isRightToLeft: false, isSpoken: true, tables: tables))
        }
        return ReviewPage(
            title: "Test", languages: result, screens: [], room: 320, lines: 1, font: .standard, fontName: "sans",
            toolVersion: "1")
    }

    private func split(_ page: ReviewPage, most: Int, file: String = "review.html") -> [(
        file: String, page: ReviewPage
    )] {
        var splitter = ReviewSplitter(most: most)
        return splitter.pages(of: page, file: file)
    }

    @Test func fewStringsStayOnOnePage() throws {
        let pages = split(try page([("en", [5]), ("ru", [5])]), most: 10)
        #expect(pages.map(\.file) == ["review.html"])
        #expect(pages.first?.page.part == nil)
    }

    @Test(
        arguments: [
            // A language stays together where it can, then a table; a table that is too long is split.
            ([("en", [5]), ("ru", [6])], 10, ["en", "ru"]),
            ([("en", [3]), ("es", [3]), ("ru", [6])], 10, ["en; es", "ru"]),
            ([("en", [6, 6])], 10, ["en: T0", "en: T1"]),
            ([("en", [2, 12])], 5, ["en: T0, T1 (k1.0 to k1.2)", "en: T1 (k1.3 to k1.7)", "en: T1 (k1.8 to k1.11)"]),
            ([("en", [1, 1, 1, 1, 4])], 4, ["en: T0 to T3, 4 tables", "en: T4"]),
            (
                [("en", [0, 3]), ("ru", [3])], 1,
                [
                    "en: T0, T1 (k1.0 to k1.0)", "en: T1 (k1.1 to k1.1)", "en: T1 (k1.2 to k1.2)",
                    "ru: T0 (k0.0 to k0.0)", "ru: T0 (k0.1 to k0.1)", "ru: T0 (k0.2 to k0.2)",
                ]
            ),
        ] as [([(String, [Int])], Int, [String])])
    func theNamesOfPages(languages: [(String, [Int])], most: Int, names: [String]) throws {
        let whole = try page(languages.map { (tag: $0.0, tables: $0.1) })
        let pages = split(whole, most: most)
        #expect(pages.first?.page.part?.pages.map(\.name) == names)
        #expect(pages.map(\.page).flatMap { $0.rows.map(\.anchor) } == whole.rows.map(\.anchor))
        #expect(pages.allSatisfy { Array($0.page.rows).count <= most })
        #expect(pages.map { $0.page.part?.number } == Array(pages.indices))
    }

    @Test func aLanguageIsLinkedWhereItBegins() throws {
        let pages = split(try page([("en", [3]), ("ru", [9])]), most: 4)
        #expect(pages.first?.page.part?.languages.map(\.page) == [0, 1])
        #expect(pages.first?.page.part?.languages.map(\.count) == [3, 9])
    }

    @Test(arguments: [
        ("review.html", "review-2.html"), ("a.b.htm", "a.b-2.htm"), ("review", "review-2"), (".html", ".html-2"),
    ])
    func filesAreNumbered(first: String, second: String) throws {
        #expect(split(try page([("en", [2])]), most: 1, file: first).map(\.file) == [first, second])
    }

    @Test func addressesMeanNothingElse() {
        #expect(PageAddress.escaped("a b\"#?%&<é.html") == "a%20b%22%23%3F%25%26%3C%C3%A9.html")
        #expect(PageAddress.escaped("javascript:x") == "javascript%3Ax")
    }

    /// Known values of FNV-1a, which the page's script makes too.
    @Test func codesOfAnchors() {
        #expect(PageAddress.code("") == code(0x811C_9DC5))
        #expect(PageAddress.code("a") == code(0xE40C_292C))
        #expect(PageAddress.code("foobar") == code(0xBF9C_F968))
    }

    private func code(_ hash: UInt32) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        return String((0..<5).map { letters[Int(hash >> (6 * UInt32($0)) & 63)] })
    }
}
