import SpokenCatalogs
import Testing

@Suite struct JSONPathTests {
    @Test(arguments: [
        ("locales/ru.json", "translation", "ru"), ("src/i18n/locales/en_US/translation.json", "translation", "en-US"),
        ("i18n/messages.ru.json", "messages", "ru"), ("locales/pt-BR/shop/cart.json", "shop/cart", "pt-BR"),
        ("lang/app_uk.json", "app", "uk"), ("assets/ru.json", "translation", "ru"),
    ])
    func thePathSaysTableAndLanguage(_ path: String, _ table: String, _ language: String) {
        #expect(CatalogFormat(path: path) == .json)
        let file = CatalogFile(bytes: Array("{}".utf8), path: path)
        #expect(file.table == table)
        #expect(file.language?.description == language)
    }

    /// Settings and data of other kinds; who names them has them read.
    @Test(arguments: [
        "package.json", "src/settings.json", "data/cart.json", "locales/ru/menu.screen.json", "ru.element.json",
        "_locales/ru/messages.json", "log4j2.properties", "gradle.properties", "src/shop.properties",
    ])
    func otherFilesAreNoCatalogs(_ path: String) {
        #expect(CatalogFormat(path: path) == nil)
        #expect(CatalogFormat(named: path) == (path.hasSuffix("json") ? .json : .properties))
    }

    @Test func aBundleWithoutALanguageStandsBesideOthers() {
        let names = ["shop.properties", "shop_ru.properties", "gradle.properties", "messages.properties"]
        #expect(FormatRegistry.bases(among: names) == ["shop.properties"])
        #expect(CatalogFormat(path: "messages.properties") == .properties)
    }
}
