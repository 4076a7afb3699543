import SpokenLint
import SpokenModel
import Testing

@testable import SpokenReview

@Suite struct ReviewWriterTests {
    private func html(_ page: ReviewPage) -> String {
        var bytes: [UInt8] = []
        ReviewWriter(page).write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whatever a text holds, the only tags and attributes of the page are its own. Tests/…/Browser asserts that nothing runs.
    @Test(arguments: [
        "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\\\" onmouseover=\\\"alert(1)",
        "</textarea></script>",
        "&lt;script&gt;", "{{js}}", "]]><!--", "' autofocus onfocus='alert(1)",
    ])
    func textsAreEscaped(hostile: String) async throws {
        let file = "/* \(hostile) */\n\"\(hostile)\" = \"\(hostile) 30 см\";"
        let hostilePage = html(try await ReviewBuilderTests.page([("ru.lproj/A.strings", file)]))
        let plain = html(try await ReviewBuilderTests.page([("ru.lproj/A.strings", "/* n */\n\"k\" = \"k 30 см\";")]))
        func count(_ text: String, in page: String) -> Int { page.ranges(of: text).count }
        for sign in ["<script", "<img", "</script", "<textarea", "<!--", "<svg", "<iframe"] {
            #expect(count(sign, in: hostilePage) <= count(sign, in: plain), "\(sign)")
        }
        #expect(!hostilePage.contains("\" onmouseover=\""))
        #expect(hostilePage.contains("{{js}}") == hostile.contains("{{js}}"))
    }

    @Test func thePageIsDeterministicAndWhole() async throws {
        let one = html(try await ReviewBuilderTests.page(ReviewBuilderTests.shop))
        let two = html(try await ReviewBuilderTests.page(ReviewBuilderTests.shop))
        #expect(one == two)
        #expect(one.hasPrefix("<!DOCTYPE html>"))
        #expect(one.hasSuffix("</html>\n"))
        #expect(one.contains("id=\"ru/cart\""))
        #expect(!one.contains("{{"))
        // Nothing is loaded from anywhere.
        #expect(!one.contains("http:") && !one.contains("https:"))
    }

    @Test func everyNameOfTheTemplateIsFilled() {
        let names = PageTemplate.pieces.compactMap(\.name).map(String.init)
        #expect(
            Set(names) == [
                "css", "js", "css-hash", "js-hash", "title", "version", "summary", "languages", "font",
                "language-options",
                "state-options", "severity-options", "rule-options", "change-filter", "room", "lines", "main", "data",
                "parts", "neighbours",
            ])
    }

    @Test(arguments: [
        ("", 1), ("one", 1), ("one two", 2), ("one two six", 3), ("one\ntwo", 2), ("one-two", 2), ("abcdefghij", 3),
        ("三四五", 2),
        ("one \n two", 2), ("a b", 1), ("one two  ", 2), ("ab 三四", 2), ("\n", 2),
    ])
    func linesOfARoom(text: String, lines: Int) {
        // Room for four letters, two of them where they fill the square.
        let font = FontMetrics.standard
        let most = Double(font.advance(of: "n")) * 4
        #expect(LineWrap.lines(of: text, font: font, units: most) == lines)
    }

    @Test func moreLinesHoldMore() {
        let text = "Добавить в корзину и оформить заказ"
        let fits = (1...4).map { TextFit(text, font: .standard, room: 200, lines: $0) }
        #expect(fits[0] == .wraps(lines: 2))
        guard case .cut(let two) = fits[1], case .cut(let three) = fits[2] else {
            Issue.record("\(fits)")
            return
        }
        #expect(two < three)
        #expect(TextFit(text, font: .standard, room: 200, lines: 20) == .always)
        // Lines that the text breaks itself are there in any room.
        #expect(TextFit("да\nнет", font: .standard, room: 200) == .always)
    }

    @Test func whereALineIsCut() {
        let font = FontMetrics.standard
        func fit(_ text: String, _ room: Int) -> String? {
            TextFit(text, font: font, room: room).text
        }
        #expect(fit("В корзину", 320) == nil)
        #expect(fit("Добавить в корзину", 320)?.hasPrefix("Cut from AX") == true)
        #expect(fit(String(repeating: "слово ", count: 40), 320)?.hasPrefix("About ") == true)
        // The size that is told is the first that does not fit.
        let units = font.units(ofLinesOf: "Добавить в корзину")
        guard case .cut(let category) = TextFit("Добавить в корзину", font: font, room: 320) else {
            Issue.record("it fits")
            return
        }
        let sizes = TextSizeCategory.allCases.filter { Double(units) * TextStyle.body.size(at: $0) > 320_000 }
        #expect(sizes.first == category)
    }
}
