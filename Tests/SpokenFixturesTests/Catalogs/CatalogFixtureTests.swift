import Foundation
import SpokenCatalogs
import SpokenFixtures
import SpokenModel
import Testing

struct CatalogFixtureTests {
    static let stringsdict = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>cart.items</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
          <key>items</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d товар</string><key>few</key><string>%d товара</string>
            <key>many</key><string>%d товаров</string><key>other</key><string>%d товара</string>
          </dict></dict>
        <key>phone</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>320</key><string>Тел.</string><key>375</key><string>Телефон</string></dict></dict>
        </dict></plist>
        """

    func catalog() throws -> StringCatalog {
        StringCatalog(files: [
            CatalogFile(bytes: Array(Self.stringsdict.utf8), path: "ru.lproj/Localizable.stringsdict"),
            CatalogFile(bytes: Array("\"title\" = \"Корзина\";\n".utf8), path: "ru.lproj/Localizable.strings"),
        ])
    }

    @Test func everyKeyNumberAndWidth() throws {
        let fixture = CatalogFixture(try catalog(), counts: [1, 2, 5])
        let rows = fixture.section(.russian).rows.map(\.cells)
        #expect(
            rows == [
                ["cart.items", "1", "-", "1 товар", "1 товар"], ["cart.items", "2", "-", "2 товара", "2 товара"],
                ["cart.items", "5", "-", "5 товаров", "5 товаров"], ["phone", "-", "320", "Тел.", "Телефон"],
                ["phone", "-", "375", "Телефон", "Телефон"], ["title", "-", "-", "Корзина", "Корзина"],
            ])
    }

    @Test func coverageTellsWhatIsMissing() throws {
        let catalog = try catalog()
        func file(_ counts: [DecimalNumber], _ widths: [Int]) -> GoldenFile {
            GoldenFile(
                "shop", columns: CatalogFixture.columns,
                sections: [CatalogFixture(catalog, counts: counts, widths: widths).section(.russian)])
        }
        let nothing = FixtureCoverage(catalog, files: [])
        #expect(nothing.exercised == 0)
        // Three keys, four categories, two widths.
        #expect(nothing.total == 9)
        #expect(nothing.gaps.filter { $0.kind == .language }.count == 1)
        let some = FixtureCoverage(catalog, files: [file([1, 5], [375])])
        #expect(
            Set(some.gaps.map { "\($0.kind.rawValue) \($0.key) \($0.detail)" })
                == ["plural category cart.items few", "plural category cart.items other", "width phone 320"])
        let half = try DecimalNumber("1.5")
        #expect(FixtureCoverage(catalog, files: [file([1, 2, 5, half], [])]).gaps.isEmpty)
    }
}
