import SpokenCatalogs
import SpokenMessages
import SpokenModel
import Testing

/// Texts from right to left: letters of another direction stand in isolates, for the eye alone.
@Suite struct RightToLeftTests {
    private static let text = """
        "hello" = "مرحبا %@!";
        "isolated" = "مرحبا \u{2068}%@\u{2069}!";
        "both" = "%1$@ (%2$@)";
        """

    @Test(
        arguments: [
            ("ar", "hello", ["Anna"], "مرحبا \u{2068}Anna\u{2069}!", "مرحبا Anna!"),
            ("ar", "hello", ["ليلى"], "مرحبا ليلى!", "مرحبا ليلى!"),
            ("ar", "isolated", ["Anna"], "مرحبا \u{2068}Anna\u{2069}!", "مرحبا Anna!"),
            ("he", "both", ["C++", "תוכנה"], "\u{2068}C++\u{2069} (תוכנה)", "C++ (תוכנה)"),
            (
                "fa", "both", [.text(AccessibleText(visibleText: "NEW", accessibleText: "جدید")), "۵"],
                "\u{2068}NEW\u{2069} (۵)", "جدید (۵)"
            ),
            ("en", "both", ["Anna", "ليلى"], "Anna (ليلى)", "Anna (ليلى)"),
        ] as [(String, String, [MessageArgument], String, String)])
    func othersAreIsolated(
        _ language: String, _ key: String, _ arguments: [MessageArgument], _ visible: String, _ accessible: String
    ) throws {
        let file = CatalogFile(bytes: Array(Self.text.utf8), path: "\(language).lproj/Localizable.strings")
        let formatter = MessageFormatter(
            catalog: StringCatalog(files: [file]), language: try LanguageTag(language))
        let result = formatter.format(key, arguments)
        #expect(result.text.visibleText == visible)
        #expect(result.text.accessibleText == accessible)
    }
}
