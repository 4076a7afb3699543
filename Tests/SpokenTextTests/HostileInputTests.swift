import SpokenModel
import SpokenText
import Testing

/// What comes from outside in a length or a shape that nobody means: answered, marked, and in a time that grows with the
/// length at most. In a debug build everything here takes about a second; what grew with its square would take hours.
@Suite(.timeLimit(.minutes(10))) struct HostileInputTests {
    private static let hostile = [
        "\u{0}", "%s%n%@%*d", "../../etc/passwd", "{\"a\":", "\u{202E}\u{2066}", "\u{FEFF}", "e\u{301}",
        "\r\n\u{85}\u{2028}",
    ]

    private let problems = Guarded<[SpokenTextProblem.Kind]>([])

    private func formatter(_ header: String = "ru", longestText: Int = 1_000_000) throws -> SpokenTextFormatter {
        let file = CatalogFile(bytes: Array("\"a\" = \"%@ и %d\";".utf8), path: "ru.lproj/Localizable.strings")
        let store = try SpokenTextStore(
            catalog: StringCatalog(files: [file]), configuration: SpokenTextConfiguration(longestText: longestText)
        ) { [problems] problem in problems.withLock { $0.append(problem.kind) } }
        return store.formatter(acceptLanguage: header)
    }

    /// The smallest numbers have no positive twin.
    @Test func theSmallestNumbersAreRefused() {
        #expect(throws: WrittenValueError.self) { try WrittenValue.days("\(Int.min)") }
        #expect(LocalMoment(secondsSince1970: .min, utcOffset: 0) == nil)
        #expect(LocalMoment(secondsSince1970: 0, utcOffset: .min) == nil)
        #expect(DecimalNumber(shortestDigits: "1e\(Int.min)") == nil)
    }

    @Test func headersGetALanguage() throws {
        for piece in Self.hostile + ["ru,", "a-", ",", ";q=", "*;q=0.5,", "x-y-z-", "ru;q=1e9,", "-", "q=0;ru,"] {
            for count in [1, 1000, 200_000] {
                #expect(try formatter(String(repeating: piece, count: count)).language.language == "ru", "\(piece)")
            }
        }
    }

    @Test func keysAreShownAndReported() throws {
        let formatter = try formatter()
        for piece in Self.hostile {
            for key in [piece, String(repeating: piece, count: 100_000)] {
                #expect(formatter.format(.string(key)).visibleText == key)
                #expect(formatter.format(.string("a", table: key)).visibleText == "a")
                #expect(formatter.format(.count(3, key)).visibleText.hasSuffix(key))
            }
        }
        #expect(Set(problems.withLock { $0 }) == [.unknownKey, .unknownNoun])
    }

    @Test func argumentsAreShown() throws {
        let formatter = try formatter()
        for piece in Self.hostile {
            for text in [piece, String(repeating: piece, count: 20_000)] {
                let pair = formatter.format(.string("a", [.verbatim(text), 3]))
                #expect(pair.visibleText == "\(text) и 3")
                #expect(!formatter.format(.string("a", [.text(text), 3])).isEmpty)
            }
        }
        let many = formatter.format(.string("a", Array(repeating: 1, count: 100_000)))
        #expect(many.visibleText == "1 и 1")
        var nested = SpokenContent.string("a", [1, 2])
        for _ in 0..<100 { nested = .string("a", [nested, 2]) }
        #expect(formatter.format(nested).visibleText.hasPrefix("1 и 2 и 2"))
    }

    /// A text at the limit is read, one beyond it is said as it is shown and reported, alone and as an argument.
    @Test func textsBeyondTheLimitAreMarked() throws {
        let formatter = try formatter(longestText: 40)
        #expect(formatter.format(.text("Средняя 30 см")).accessibleText == "Средняя 30 сантиметров")
        #expect(problems.withLock { $0 } == [])
        let long = "Средняя 30 см, традиционное тесто"
        #expect(long.utf8.count > 40)
        #expect(formatter.format(.text(long)) == AccessibleText(long))
        #expect(formatter.format(.string("a", [.text(long), 1])).accessibleText == "\(long) и 1")
        #expect(problems.withLock { $0 } == [.unreadText, .unreadText])
        let error = #expect(throws: SpokenTextProblem.self) { try formatter.validate(.text(long)) }
        #expect(error?.kind == .unreadText)
    }

    @Test func theUsualLimitIsAMegabyte() throws {
        #expect(SpokenTextConfiguration().longestText == 1_000_000)
        let long = String(repeating: "30 см ", count: 200_000)
        #expect(try formatter().format(.text(long)) == AccessibleText(long))
        #expect(problems.withLock { $0 } == [.unreadText])
    }
}
