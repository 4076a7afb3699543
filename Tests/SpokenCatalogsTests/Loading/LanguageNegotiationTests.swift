import SpokenCatalogs
import SpokenModel
import Testing

@Suite struct LanguageNegotiationTests {
    private func tags(_ text: String) throws -> [LanguageTag] {
        try text.split(separator: " ").map { try LanguageTag($0) }
    }

    @Test(arguments: [
        ("ru-RU", "ru-RU ru"), ("zh-Hant-HK", "zh-Hant-HK zh-Hant"), ("zh-HK", "zh-HK zh-Hant-HK zh-Hant"),
        ("zh", "zh zh-Hans"), ("es-MX", "es-MX es-419 es"), ("en-AU", "en-AU en-001 en"),
        ("pt-AO", "pt-AO pt-PT pt"), ("sr-Latn-RS", "sr-Latn-RS sr-Latn"), ("nb-NO", "nb-NO nb no"), ("iw", "iw he"),
    ])
    func chainsFollowCLDR(_ tag: String, _ expected: String) throws {
        #expect(try LanguageNegotiation.chain(for: LanguageTag(tag)) == tags(expected))
    }

    @Test(arguments: [
        ("ru-RU", "en ru", "ru"), ("zh-Hant-HK", "zh-Hans zh-Hant en", "zh-Hant"), ("zh-HK", "zh-Hans en", ""),
        ("pt", "pt-BR en", "pt-BR"), ("fr de", "de en", "de"), ("fr-CA", "fr en", "fr"), ("ja", "ru", ""),
        ("en-GB", "en en-US ru", "en"), ("zh-CN", "zh-Hans", "zh-Hans"),
    ])
    func choosesWhatTheCatalogHas(_ wanted: String, _ available: String, _ expected: String) throws {
        let order = try LanguageNegotiation.order(preferences: tags(wanted), available: tags(available))
        #expect(try order == tags(expected), "\(wanted) of \(available)")
    }

    @Test func theSourceLanguageComesLast() throws {
        let order = try LanguageNegotiation.order(
            preferences: tags("ru-RU de"), available: tags("en de ru"), source: .english)
        #expect(try order == tags("ru de en"))
    }

    @Test(arguments: [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru-RU ru en"), ("de;q=0.5, ru, *;q=0.1", "ru de"), ("en;q=0, fr", "fr"),
        ("", ""), (";;;,,q=1", ""), ("en;q=2", ""), ("da, en-GB;q=0.85, en;q=0.851", "da en en-GB"), ("x-klingon", ""),
    ])
    func acceptLanguageIsRead(_ header: String, _ expected: String) throws {
        #expect(try LanguageNegotiation.preferences(acceptLanguage: header) == tags(expected), "\(header)")
    }
}
