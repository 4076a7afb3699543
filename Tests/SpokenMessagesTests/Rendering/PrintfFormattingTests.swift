import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

@Suite struct PrintfFormattingTests {
    /// Format, language, arguments, visible text. Expectations for C conversions are those of C's printf.
    static let cases: [(format: String, language: String, arguments: [MessageArgument], expected: String)] = [
        ("%@ и %@", "ru", ["кот", "пёс"], "кот и пёс"),
        ("%2$@, %1$@", "ru", ["имя", "фамилия"], "фамилия, имя"),
        ("%d из %d", "ru", [3, 10], "3 из 10"),
        ("%d", "ru", [1_000_000], "1\u{A0}000\u{A0}000"),
        ("%lld", "en", [1_234_567], "1,234,567"),
        ("%.2f", "ru", [1.005], "1,00"),
        ("%.2f", "en", [1234.5], "1,234.50"),
        ("%f", "en", [1.5], "1.500000"),
        ("%.0f", "en", [2.5], "2"),
        ("%.0f", "en", [3.5], "4"),
        ("%.1f", "en", [.number(9)], "9.0"),
        ("%@", "ru", [1.5], "1,5"),
        ("%@", "en", [.double(3)], "3"),
        ("%x %X %o %#x", "en", [255, 255, 8, 255], "ff FF 10 0xff"),
        ("%x", "en", [-1], "ffffffff"),
        ("%lx", "en", [-1], "ffffffffffffffff"),
        ("%c%c", "en", [65, "я"], "Aя"),
        ("%s", "en", ["text"], "text"),
        ("%.3s", "en", ["привет"], "при"),
        ("%5d|%-5d|%05d", "en", [42, 42, 42], "   42|42   |00042"),
        ("%*d", "en", [4, 7], "   7"),
        ("%-*d|", "en", [4, 7], "7   |"),
        ("%.*f", "en", [2, 1.0], "1.00"),
        ("%+d", "en", [5], "+5"),
        ("%d%%", "ru", [50], "50%"),
        ("100% хлопок", "ru", [], "100% хлопок"),
        ("100% done", "en", [], "100% done"),
        ("%0 of %1", "en", ["x"], "%0 of %1"),
        ("%e", "en", [12345.678], "1.234568e+04"),
        ("%g", "en", [0.0001], "0.0001"),
        ("%g", "ru", [0.5], "0,5"),
        ("%d", "hi", [1_234_567], "12,34,567"),
        ("%d", "es", [1234], "1234"),
        ("%d", "es", [12345], "12.345"),
        ("%d", "ar-EG", [105], "١٠٥"),
        ("%.1f", "de", [-1234.5], "-1.234,5"),
    ]

    @Test func formatsAsCDoes() throws {
        for test in Self.cases {
            let escaped = test.format.replacing("\"", with: "\\\"")
            let catalog = Catalogs.strings("\"k\" = \"\(escaped)\";", language: test.language)
            let result = try catalog.result("k", test.arguments, in: test.language)
            #expect(result.text.visibleText == test.expected, "\(test.language) \(test.format) \(test.arguments)")
            let problems = result.problems.filter { problem in
                // «%0 of %1» takes no argument, whatever it looks like.
                switch problem {
                case .languageNotSpoken, .extraArguments: false
                default: true
                }
            }
            #expect(problems.isEmpty, "\(test.format): \(problems)")
        }
    }

    @Test func wrongTypesAreReportedAndReadable() throws {
        let catalog = Catalogs.strings(#""d" = "%d шт."; "f" = "%.1f"; "s" = "%s";"#)
        let word = try catalog.result("d", ["пять"])
        #expect(word.text.visibleText == "пять шт.")
        #expect(word.problems == [.wrongArgument(key: "d", position: 1, expected: "a whole number")])
        #expect(try catalog.visible("d", [1.5]) == "1,5 шт.")
        #expect(
            try catalog.result("f", ["x"]).problems == [.wrongArgument(key: "f", position: 1, expected: "a number")])
        #expect(try catalog.visible("s", [7]) == "7")
        #expect(try catalog.visible("f", [.double(.infinity)]) == "∞")
    }

    /// A form may leave an argument out that others show; one that no form takes is a mistake of the call.
    @Test func argumentsThatNoFormTakesAreReported() throws {
        let catalog = Catalogs.strings(
            #""none" = "Готово"; "one" = "%@"; "second" = "%2$@"; "star" = "%*d"; "late" = "%1$@ %3$@"; "pct" = "100% %%";"#
        )
        for (key, count, used) in [("none", 0, 0), ("one", 1, 1), ("second", 2, 2), ("star", 2, 2), ("late", 3, 3)] {
            let right = try catalog.result(key, Array(repeating: 5, count: count))
            #expect(right.problems == [], "\(key)")
            let wrong = try catalog.result(key, Array(repeating: 5, count: count + 2))
            #expect(wrong.problems == [.extraArguments(key: key, used: used, count: count + 2)], "\(key)")
            #expect(wrong.text == right.text, "\(key)")
        }
        #expect(try catalog.result("pct", [1]).problems == [.extraArguments(key: "pct", used: 0, count: 1)])
        #expect(
            MessageProblem.extraArguments(key: "none", used: 0, count: 1).description
                == "'none' takes no argument, and 1 was given")
        let rules = Catalogs.stringsdict(
            Catalogs.entry(
                "k", format: "%#@n@",
                Catalogs.variable("n", [("one", "товар"), ("few", "%d товара %2$@"), ("other", "%d товаров")])))
        #expect(try rules.result("k", [1, "здесь"]).problems == [], "the form for 2 takes the second one")
        #expect(
            try rules.result("k", [1, "здесь", 3]).problems == [.extraArguments(key: "k", used: 2, count: 3)])
    }

    @Test func problemsGoToTheHandler() async throws {
        let seen = Guarded<[MessageProblem]>([])
        let formatter = MessageFormatter(catalog: Catalogs.strings(#""a" = "%@";"#), language: .russian) { problem in
            seen.withLock { $0.append(problem) }
        }
        _ = formatter.format("a")
        _ = formatter.format("b")
        let problems = seen.withLock { $0 }
        #expect(
            problems == [.missingArgument(key: "a", position: 1, count: 0), .unknownKey("b", table: "Localizable")])
    }

    @Test func theBufferGetsTheVisibleText() throws {
        let catalog = Catalogs.strings(#""a" = "%@: %d";"#)
        let formatter = MessageFormatter(catalog: catalog, language: .russian)
        var buffer = UTF8Buffer()
        #expect(formatter.appendVisible("a", ["x", 2], to: &buffer))
        #expect(formatter.appendVisible("a", ["y", 3], to: &buffer))
        #expect(!formatter.appendVisible("none", to: &buffer))
        #expect(buffer.string == "x: 2y: 3")
    }
}
