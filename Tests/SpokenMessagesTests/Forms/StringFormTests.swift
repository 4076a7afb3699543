import SpokenCatalogs
import SpokenModel
import Testing

@testable import SpokenMessages

@Suite struct StringFormTests {
    /// Each form as "selectors number: text".
    private func forms(_ text: String, path: String, _ language: LanguageTag = .russian, most: Int = 64) -> [String] {
        let file = LoadedFile(CatalogFile(bytes: Array(text.utf8), path: path))
        let builder = StringFormBuilder(file: file, language: language, samples: PluralSamples(language))
        guard let localization = file.file.localizations.last else { return [] }
        return builder.forms(of: localization, key: "key", most: most).map { form in
            (form.selectors + [form.number?.description].compactMap(\.self)).joined(separator: " ") + ": "
                + form.visible
        }
    }

    @Test func aTextIsOneForm() {
        #expect(forms("\"a\" = \"Пицца\";", path: "ru.lproj/A.strings") == [": Пицца"])
        #expect(forms("\"a\" = \"%2$@ и %1$@, %3$d, 5 %%\";", path: "ru.lproj/A.strings") == [": B и A, 5, 5 %"])
    }

    @Test func everyCategoryHasARealNumber() {
        let android = """
            <resources><plurals name="a"><item quantity="one">%d файл</item><item quantity="few">%d файла</item>\
            <item quantity="many">%d файлов</item><item quantity="other">%s файла</item></plurals></resources>
            """
        #expect(
            forms(android, path: "res/values-ru/strings.xml") == [
                "one 1: 1 файл", "few 2: 2 файла", "many 5: 5 файлов", "other 1.5: 1,5 файла",
            ])
    }

    @Test func aFormulaIsAskedForWholeNumbers() {
        let po = """
            msgid ""
            msgstr "Language: ru\\nPlural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && \
            (n%100<10 || n%100>=20) ? 1 : 2);\\n"

            msgid "%d file"
            msgid_plural "%d files"
            msgstr[0] "%d файл"
            msgstr[1] "%d файла"
            msgstr[2] "%d файлов"
            """
        #expect(forms(po, path: "po/ru.po") == ["one 1: 1 файл", "few 2: 2 файла", "many 5: 5 файлов"])
    }

    @Test func wordsAndExactNumbersOfMessages() {
        let arb = """
            {"@@locale": "en", "a": "{kind, select, album {Album} other {Item}} of {n, plural, =0 {none} one {{n} song} \
            other {{n} songs}}"}
            """
        let all = forms(arb, path: "lib/l10n/app_en.arb", .english)
        #expect(all.contains("album zero 0: Album of none"))
        #expect(all.contains("other =1 1: Item of 1 song"))
        #expect(all.contains("album other 2: Album of 2 songs"))
        #expect(forms(arb, path: "lib/l10n/app_en.arb", .english, most: 2).count == 2)
    }

    @Test func devicesAndWidths() {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"ru": {"variations": {
            "device": {"mac": {"stringUnit": {"state": "translated", "value": "Нажмите"}},
            "other": {"stringUnit": {"state": "translated", "value": "Коснитесь"}}}}}}}}}
            """
        #expect(forms(catalog, path: "A.xcstrings") == ["mac: Нажмите", "other: Коснитесь"])
        let widths = """
            <plist version="1.0"><dict><key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>320</key><string>Тел.</string><key>375</key><string>Телефон</string></dict></dict></dict></plist>
            """
        let file = LoadedFile(CatalogFile(bytes: Array(widths.utf8), path: "ru.lproj/A.stringsdict"))
        let builder = StringFormBuilder(file: file, language: .russian, samples: PluralSamples(.russian))
        let found = file.file.localizations.first.map { builder.forms(of: $0, key: "a") } ?? []
        #expect(found.map(\.visible) == ["Тел.", "Телефон"])
        // Shorter variants are cut for the eye only.
        #expect(found.map(\.full) == ["Телефон", "Телефон"])
    }

    @Test func samplesMeetTheirCategories() throws {
        for tag in ["ru", "en", "es", "ar", "fr", "ja", "lt", "cy"] {
            let language = try LanguageTag(tag)
            let rules = CatalogPluralRules(language)
            let samples = PluralSamples(language)
            for sample in samples.cardinal { #expect(rules.category(of: sample.number) == sample.category) }
            #expect(Set(samples.cardinal.map(\.category)) == Set(rules.categories), "\(tag)")
        }
    }
}
