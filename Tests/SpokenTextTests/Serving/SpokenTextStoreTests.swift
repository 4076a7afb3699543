import Foundation
import SpokenCatalogs
import SpokenFormatting
import SpokenICU
import SpokenModel
import SpokenText
import Testing

@Suite struct SpokenTextStoreTests {
    private struct Folder: ~Copyable {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path

        func write(_ text: String, _ name: String) throws {
            let url = URL(fileURLWithPath: path).appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func visible(_ formatter: SpokenTextFormatter, _ key: String) -> String {
        formatter.format(.string(key)).visibleText
    }

    @Test func requestsGetTheirLanguage() throws {
        let folder = Folder()
        try folder.write("\"a\" = \"привет\";", "ru.lproj/Localizable.strings")
        try folder.write("\"a\" = \"hello\";", "en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"你好\";", "zh-Hant.lproj/Localizable.strings")
        let store = try SpokenTextStore(folder: folder.path)
        for (header, expected, language) in [
            ("ru-RU, en;q=0.5", "привет", "ru-RU"), ("de, en;q=0.5, ru;q=0.1", "hello", "en"),
            ("zh-Hant-HK", "你好", "zh-Hant-HK"), ("zh-HK, en;q=0.1", "你好", "zh-Hant-HK"),
            ("zh-CN, ru;q=0.1", "привет", "ru"), ("", "hello", "en"), ("fr", "hello", "en"),
            ("\u{0},;;=", "hello", "en"),
        ] {
            let formatter = store.formatter(acceptLanguage: header)
            #expect(visible(formatter, "a") == expected, "\(header)")
            #expect(formatter.language.description == language, "\(header)")
        }
        #expect(visible(store.formatter(acceptLanguage: nil), "a") == "hello")
        let long = "ru;q=0.9, " + String(repeating: "xx-YY;q=0.1, ", count: 100_000) + "en"
        #expect(visible(store.formatter(acceptLanguage: long), "a") == "привет", "the end of a huge header is not read")
        let russian = try SpokenTextStore(folder: folder.path, sourceLanguage: "ru")
        #expect(visible(russian.formatter(acceptLanguage: "fr"), "a") == "привет")
    }

    /// The words come from the catalog, the way to write values from the region of the user.
    @Test(arguments: ["ru", "en", "es", "de", "fr", "pt"])
    func valuesKeepTheRegionOfTheUser(language: String) throws {
        let folder = Folder()
        try folder.write("\"a\" = \"%@ · %@ · %@\";", "\(language).lproj/Localizable.strings")
        let store = try SpokenTextStore(folder: folder.path)
        let time = try #require(ClockTime(hour: 18, minute: 30))
        let values: [SpokenContent] = [.time(time), .price(1234.5, .EUR), .measure(1.5, .kilometer)]
        let tags = ICULocales.regional.filter { $0.language == language && !$0.region.isEmpty && $0.script.isEmpty }
        #expect(tags.count > 5)
        for tag in tags {
            let expected = try SpokenTextFormatter(language: tag)
            let formatter = store.formatter(acceptLanguage: "\(tag), x;q=0.1")
            let shown = values.map { expected.format($0).visibleText }
            #expect(formatter.format(.string("a", values)).visibleText == shown.joined(separator: " · "), "\(tag)")
            #expect(values.map { formatter.format($0).visibleText } == shown, "\(tag)")
        }
        let unknown = store.formatter(acceptLanguage: "\(language)-XA")
        #expect(unknown.language.description == language)
    }

    @Test func optionsComeWithTheRequest() throws {
        let folder = Folder()
        try folder.write(
            """
            <plist><dict><key>phone</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>160</key>
            <string>Тел. %d</string><key>375</key><string>Телефон %d</string></dict></dict></dict></plist>
            """, "ru.lproj/Localizable.stringsdict")
        let store = try SpokenTextStore(folder: folder.path)
        let options = SpokenTextOptions(numbers: .words, width: 160, timeZone: "Europe/Moscow")
        let formatter = store.formatter(acceptLanguage: "ru", options: options)
        #expect(
            formatter.format(.string("phone", [21]))
                == AccessibleText(visibleText: "Тел. 21", accessibleText: "Телефон двадцать один"))
        #expect(formatter.format(.string("phone", [21], width: 375)).visibleText == "Телефон 21")
        #expect(formatter.format(.time(secondsSince1970: 1_742_580_000)).accessibleText == "двадцать один час")
        #expect(formatter.format(.number(21)).accessibleText == "двадцать один")
        let digits = formatter.with(SpokenTextOptions(width: 375, fontScale: 1.3))
        #expect(digits.format(.number(21)).accessibleText == "21")
        #expect(digits.format(.string("phone", [21])).visibleText == "Тел. 21")
        let wide = formatter.placed(SpokenTextOptions(width: 375))
        #expect(
            wide.format(.string("phone", [21]))
                == AccessibleText(visibleText: "Телефон 21", accessibleText: "Телефон двадцать один"))
        #expect(wide.options.timeZone == "Europe/Moscow")
        #expect(digits.with(options).format(.number(21)).accessibleText == "двадцать один")
    }

    @Test func problemsGoToOneHandler() throws {
        let folder = Folder()
        try folder.write("\"a\" = \"%d\";", "ja.lproj/Localizable.strings")
        let seen = Guarded<[SpokenTextProblem]>([])
        let store = try SpokenTextStore(
            folder: folder.path, configuration: SpokenTextConfiguration(longestText: 20)
        ) { problem in seen.withLock { $0.append(problem) } }
        let formatter = store.formatter(languages: ["ja-JP"], options: SpokenTextOptions(timeZone: "Mars/Phobos"))
        for content: SpokenContent in [
            .string("b"), .string("a", ["x"]), .count(3, "banana"), .price(5, .EUR).each, .measure(Double.nan, .meter),
            .text("This text is longer than twenty bytes."), .time(secondsSince1970: 0),
        ] {
            #expect(!formatter.format(content).isEmpty)
        }
        let problems = seen.withLock { $0 }
        #expect(
            problems.map(\.kind) == [
                .unknownKey, .wrongArguments, .unknownNoun, .droppedRole, .invalidNumber, .unreadText, .unknownTime,
            ])
        #expect(problems.map(\.key).prefix(3) == ["b", "a", nil])
        #expect(problems.first?.table == "Localizable")
        #expect(problems.allSatisfy { $0.language.description == "ja-JP" && !$0.description.contains("\n") })
    }

    @Test func elementsAndTextsFollowTheLanguage() throws {
        let store = try SpokenTextStore(languages: ["ru", "en"])
        let button = SpokenElement(AccessibleText("Add"), traits: [.button])
        #expect(try store.formatter(acceptLanguage: "ru").spoken(button) == "Add, кнопка")
        #expect(try store.formatter(acceptLanguage: "en-GB").spoken(button, by: .nvda) == "Add, button")
        #expect(store.formatter(acceptLanguage: "en").format(.text("30 cm")).accessibleText == "30 centimeters")
        #expect(store.formatter(acceptLanguage: "fr").language.description == "ru", "the first one of the store")
    }

    @Test func aStoreBeginsWithNothingBroken() throws {
        let folder = Folder()
        #expect(throws: SpokenTextStoreError.self) { try SpokenTextStore(folder: folder.path) }
        try folder.write("no catalog", "ReadMe.txt")
        #expect(throws: SpokenTextStoreError.empty(path: folder.path)) { try SpokenTextStore(folder: folder.path) }
        try folder.write("\"a\" = \"1\";\n\"b\" = \"1\"\n", "ru.lproj/Localizable.strings")
        let error = #expect(throws: SpokenTextStoreError.self) { try SpokenTextStore(folder: folder.path) }
        #expect(error?.description.hasPrefix("\(folder.path)/ru.lproj/Localizable.strings:2:") == true)
        #expect(throws: SpokenTextStoreError.malformedLanguage(.malformed("r"))) {
            try SpokenTextStore(languages: ["r"])
        }
        #expect(throws: SpokenTextStoreError.unsupportedLanguages([])) { try SpokenTextStore(languages: []) }
        #expect(throws: SpokenTextStoreError.self) { try SpokenTextStore(languages: ["xx"]) }
    }

    @Test func aReloadSwapsAllOrNothing() throws {
        let folder = Folder()
        try folder.write("\"a\" = \"1\"; \"b\" = \"1\";", "ru.lproj/Localizable.strings")
        try folder.write("\"a\" = \"1\";", "en.lproj/Localizable.strings")
        let store = try SpokenTextStore(folder: folder.path)
        let before = store.formatter(languages: [.russian])
        #expect(visible(before, "a") == "1")
        try folder.write("\"a\" = \"2\"; \"b\" = \"2\";", "ru.lproj/Localizable.strings")
        #expect(visible(store.formatter(languages: [.russian]), "b") == "1", "not reloaded yet")
        try store.reload()
        #expect(visible(store.formatter(languages: [.russian]), "b") == "2")
        #expect(visible(before, "b") == "1", "a request that is under way keeps its catalog")
        try folder.write("\"a\" = \"3\"", "ru.lproj/Localizable.strings")
        #expect(throws: SpokenTextStoreError.self) { try store.reload() }
        try folder.write("", "ru.lproj/Localizable.strings")
        #expect(throws: SpokenTextStoreError.lostLanguages([.russian])) { try store.reload() }
        try FileManager.default.removeItem(atPath: folder.path + "/ru.lproj")
        #expect(throws: SpokenTextStoreError.lostLanguages([.russian])) { try store.reload() }
        #expect(visible(store.formatter(languages: [.russian]), "a") == "2")
        try store.reload(removingLanguages: true)
        #expect(visible(store.formatter(languages: [.russian]), "a") == "1")
        try FileManager.default.removeItem(atPath: folder.path + "/en.lproj")
        #expect(throws: SpokenTextStoreError.empty(path: folder.path)) { try store.reload(removingLanguages: true) }
        #expect(visible(store.formatter(languages: [.english]), "a") == "1")
    }

    /// All keys of a request are of one version, whatever the other threads do: eight threads ask by headers, known and
    /// new ones, while the files change under them, now and then to a broken state.
    @Test func readersNeverSeeAHalf() async throws {
        let folder = Folder()
        func text(_ version: Int) -> String {
            "\"a\" = \"\(version)\"; \"b\" = \"\(version)\"; \"c\" = \"\(version) %d\";"
        }
        for language in ["ru", "en"] { try folder.write(text(0), "\(language).lproj/Localizable.strings") }
        let store = try SpokenTextStore(folder: folder.path)
        var refused = 0
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var torn = 0
                    for index in 0..<200 {
                        let formatter = store.formatter(
                            acceptLanguage: index % 3 == 0 ? "ru;q=0.\(index), x-\(task)" : "en, ru;q=0.5")
                        let first = visible(formatter, "a")
                        let third = formatter.format(.string("c", [7])).visibleText
                        if visible(formatter, "b") != first || third != first + " 7" {
                            torn += 1
                        }
                    }
                    return torn
                }
            }
            for version in 1...20 {
                let isBroken = version % 5 == 0
                for language in ["ru", "en"] {
                    try? folder.write(isBroken ? "\"a\" = " : text(version), "\(language).lproj/Localizable.strings")
                }
                do { try store.reload() } catch { refused += 1 }
            }
            for await torn in group { #expect(torn == 0) }
        }
        #expect(refused == 4)
        #expect(visible(store.formatter(languages: [.russian]), "a") == "19")
    }
}
