import SpokenModel
import Testing

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("ru", "ru"), ("RU_ru", "ru-RU"), ("zh_hant-hk", "zh-Hant-HK"), ("es-419", "es-419"),
        ("sl-rozaj-biske", "sl-rozaj-biske"), ("en-x-Pseudo", "en-x-pseudo"), ("X-pseudo", "x-pseudo"),
        ("sr-Latn", "sr-Latn"),
    ])
    func canonicalForm(text: String, expected: String) throws {
        #expect(try LanguageTag(text).description == expected)
    }

    @Test(arguments: ["", "r", "ru--RU", "русский", "ru RU", "123", "ru-", "waytoolonglanguage", "ru-\u{0}"])
    func malformedTagsAreErrors(text: String) {
        #expect(throws: LanguageTagError.malformed(text)) { try LanguageTag(text) }
    }

    @Test func truncationTakesOnePartAtATime() throws {
        var tag: LanguageTag? = try LanguageTag("zh-Hant-HK-x-a")
        var seen: [String] = []
        while let current = tag {
            seen.append(current.description)
            tag = current.truncated
        }
        #expect(seen == ["zh-Hant-HK-x-a", "zh-Hant-HK", "zh-Hant", "zh"])
    }
}
