import SpokenCatalogs
import Testing

@testable import SpokenLanguageServer

struct PluralPlaceTests {
    /// A file with the cursor at `‸`, and the language that it names there; "-" where no category is written.
    @Test(arguments: [
        ("values-ru/strings.xml", "<resources><plurals name=\"a\"><item quantity=\"fe‸", ""),
        ("values-ru/strings.xml", "<resources><plurals name=\"‸", "-"),
        ("values-ru/strings.xml", "<resources><plurals name=\"a\"><item quantity=\"one\">о‸", "-"),
        ("a.stringsdict", "<dict><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>x</string><key>o‸", ""),
        ("a.stringsdict", "<dict><key>n‸</key><dict><key>NSStringFormatSpecTypeKey</key></dict></dict>", "-"),
        ("a.xcstrings", "{\"strings\":{\"a\":{\"localizations\":{\"ru\":{\"variations\":{\"plural\":{\"‸", "ru"),
        (
            "a.xcstrings",
            "{\"strings\":{\"a\":{\"localizations\":{\"ru\":{\"variations\":{\"plural\":{\"one\":{},\"f‸\"", "ru"
        ),
        ("a.xcstrings", "{\"strings\":{\"a\":{\"localizations\":{\"ru\":{\"variations\":{\"plural\":{\"one\":\"‸", "-"),
        ("a.xcstrings", "{\"strings\":{\"‸", "-"),
        ("app_ru.arb", "{\"a\": \"{n, plural, one {x} f‸", ""),
        ("app_ru.arb", "{\"a\": \"{n, plural, ‸", ""),
        ("app_ru.arb", "{\"a\": \"{n, plural, one {x‸", "-"),
        ("app_ru.arb", "{\"a\": \"{n, select, x‸", "-"),
        ("Shop.strings", "\"a\" = \"o‸", "-"),
    ])
    func categoriesAreOfferedWhereTheyAreWritten(path: String, marked: String, language: String) throws {
        let mark = Array("‸".utf8)
        var bytes = Array(marked.utf8)
        let place = try #require(bytes.firstRange(of: mark))
        bytes.removeSubrange(place)
        let found = PluralPlace.find(in: CatalogFile(bytes: bytes, path: path), at: place.lowerBound)
        #expect(found.map { $0.language ?? "" } ?? "-" == language)
    }

    @Test func everyPlaceOfEveryTextIsLookedAtWithoutATrap() {
        for path in ["values/strings.xml", "a.stringsdict", "a.xcstrings", "app_ru.arb"] {
            let file = CatalogFile(
                bytes: Array("{\"}<dict>\\\"{n,plural,\"\"<key></dict>quantity=\"{{\"".utf8), path: path)
            for offset in -1...60 where offset >= 0 { _ = PluralPlace.find(in: file, at: offset) }
        }
    }
}
