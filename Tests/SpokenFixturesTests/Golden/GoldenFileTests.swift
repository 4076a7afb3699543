import SpokenFixtures
import SpokenModel
import Testing

struct GoldenFileTests {
    let text = """
        spokentext golden 1
        # the button at the foot of the pizza
        case: cart-button
        columns: visible | spoken | utterance

        [ru voiceOver]
        В корзину за 695\\u{00A0}₽ | В корзину за 695 рублей | В корзину за 695 рублей, кнопка

        [en]
        a \\| b | "" | \\[x] \\\\ \\n

        """

    @Test func readsAndWritesTheSame() throws {
        let file = try GoldenFile(text, path: "a.golden.txt")
        #expect(file.name == "cart-button")
        #expect(file.columns == ["visible", "spoken", "utterance"])
        let row = try #require(file.section("ru voiceOver")?.rows.first)
        #expect(
            row.cells == ["В корзину за 695\u{00A0}₽", "В корзину за 695 рублей", "В корзину за 695 рублей, кнопка"])
        #expect(row.line == 7)
        #expect(file.section("en")?.rows.first?.cells == ["a | b", "", "[x] \\ \n"])
        #expect(file.text == text)
    }

    @Test(arguments: [
        "", " ", "  a ", "\\", "|", "a|b", "\"\"", "[ru]", "# x", "<<<<<<< HEAD", "=======", "\u{200B}", "a\u{FEFF}b",
        "👩‍👩‍👧 NEW", "é\u{301}", "\t", "\r\n", "\u{0}", "\\u{00A0}", "« »", "\\n",
    ])
    func everyTextSurvives(_ cell: String) throws {
        let file = GoldenFile(
            "x", columns: ["visible", "spoken"],
            sections: [GoldenSection(.russian, rows: [GoldenRow([cell, cell])])])
        #expect(try GoldenFile(file.text, path: "x").sections == file.sections, "\(file.text)")
    }

    @Test(arguments: [
        ("spokentext golden 1\r\ncase: a\n", 1, "CR LF"),
        ("spokentext golden 1\ncolumns: a\n[ru]\nx\r\n", 4, "CR LF"),
        ("spokentext golden 1\ncolumns: a\n[ru]\n<<<<<<< HEAD\nx\n", 4, "merge marker '<<<<<<<'"),
        ("spokentext golden 1\ncolumns: a\n[ru]\nx\n=======\ny\n", 5, "merge marker '======='"),
        ("hello\n", 1, "no golden file"),
        ("spokentext golden 1\ncolumn: a\n", 2, "'column' is no header"),
        ("spokentext golden 1\ncolumns: a | b\n[ru]\nx\n", 4, "1 cells"),
        ("spokentext golden 1\ncolumns: a\n[ru\nx\n", 3, "no section"),
        ("spokentext golden 1\ncolumns: a\n[r]\nx\n", 3, "no section"),
        ("spokentext golden 1\ncolumns: a\n[ru]\nx\n[ru]\n", 5, "stands in the file already"),
        ("spokentext golden 1\ncolumns: a | b\nx | y\n", 3, "in front of the first section"),
        ("spokentext golden 1\ncolumns: a\n[ru]\n\\q\n", 4, "no escape"),
        ("spokentext golden 1\ncolumns: a\n[ru]\n\\u{110000}\n", 4, "no escape"),
        ("spokentext golden 1\ncolumns: a\nwidths: 320, x\n", 3, "no value of the header 'widths'"),
        ("spokentext golden 1\n", 2, "'columns' is missing"),
    ])
    func badFilesAreNamedWithTheirLine(_ text: String, _ line: Int, _ message: String) throws {
        let error = #expect(throws: GoldenError.self) { _ = try GoldenFile(text, path: "dir/x.golden.txt") }
        #expect(error?.line == line, "\(text)")
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("dir/x.golden.txt:\(line): ") == true)
    }

    @Test func brokenBytesAreNamed() {
        let bytes = Array("spokentext golden 1\ncolumns: a\n[ru]\n".utf8) + [0xD0, 0x0A]
        let error = #expect(throws: GoldenError.self) { _ = try GoldenFile(bytes, path: "x") }
        #expect(error?.cause == .brokenUTF8)
        #expect(error?.line == 4)
    }
}
