import Foundation
import SpokenCatalogs
import SpokenFormatting
import SpokenICU
import SpokenMessages
import SpokenModel
import Testing

@Suite struct MessageStoreTests {
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

    @Test func requestsGetTheirLanguage() throws {
        let folder = Folder()
        try folder.write("\"a\" = \"привет\";", "ru.lproj/Localizable.strings")
        try folder.write("\"a\" = \"hello\";", "en.lproj/Localizable.strings")
        try folder.write("\"a\" = \"你好\";", "zh-Hant.lproj/Localizable.strings")
        let store = try MessageStore(path: folder.path)
        for (header, expected) in [
            ("ru-RU, en;q=0.5", "привет"), ("de, en;q=0.5, ru;q=0.1", "hello"), ("zh-Hant-HK", "你好"),
            ("zh-HK, en;q=0.1", "你好"), ("zh-CN, ru;q=0.1", "привет"), ("", "hello"), ("fr", "hello"),
        ] {
            #expect(store.formatter(acceptLanguage: header).format("a").text.visibleText == expected, "\(header)")
        }
    }

    /// The words come from the catalog, the way to write values from the region of the user.
    @Test(arguments: ["ru", "en", "es", "de", "fr", "pt"])
    func valuesKeepTheRegionOfTheUser(language: String) throws {
        let folder = Folder()
        try folder.write("\"a\" = \"%@ · %@ · %@\";", "\(language).lproj/Localizable.strings")
        let store = try MessageStore(path: folder.path)
        let time = try #require(ClockTime(hour: 18, minute: 30))
        let values: [Quantity] = [
            .clock(time), .money(Money(try DecimalNumber("1234.50"), .EUR)),
            .measure(Measure(try DecimalNumber("1.5"), .kilometer)),
        ]
        let tags = ICULocales.regional.filter { $0.language == language && !$0.region.isEmpty && $0.script.isEmpty }
        #expect(tags.count > 5)
        for tag in tags {
            let expected = try QuantityFormatter(language: tag)
            let result = store.formatter(acceptLanguage: "\(tag), x;q=0.1").format("a", values.map { .quantity($0) })
            #expect(
                result.text.visibleText == values.map { expected.format($0).visibleText }.joined(separator: " · "),
                "\(tag)")
            #expect(result.match?.language.description == language)
        }
        let evening = store.formatter(acceptLanguage: "\(language)-XA").format("a", values.map { .quantity($0) }).text
        #expect(evening == store.formatter(acceptLanguage: language).format("a", values.map { .quantity($0) }).text)
    }

    @Test func aReloadSwapsAllOrNothing() throws {
        let folder = Folder()
        try folder.write("\"a\" = \"1\"; \"b\" = \"1\";", "ru.lproj/Localizable.strings")
        let store = try MessageStore(path: folder.path)
        let before = store.formatter(for: [.russian])
        #expect(before.format("a").text.visibleText == "1")
        try folder.write("\"a\" = \"2\"; \"b\" = \"2\";", "ru.lproj/Localizable.strings")
        #expect(store.formatter(for: [.russian]).format("b").text.visibleText == "1", "not reloaded yet")
        try store.reload()
        #expect(store.formatter(for: [.russian]).format("b").text.visibleText == "2")
        #expect(before.format("b").text.visibleText == "1", "a request that is under way keeps its catalog")
        try folder.write("\"a\" = \"3\"", "ru.lproj/Localizable.strings")
        #expect(throws: MessageStoreError.self) { try store.reload() }
        #expect(store.formatter(for: [.russian]).format("a").text.visibleText == "2")
        #expect(throws: MessageStoreError.self) { _ = try MessageStore(path: folder.path + "/none") }
    }

    /// All keys of a request are of one version, whatever the other threads do: eight threads ask by headers, known and
    /// new ones, while the files change under them, now and then to a broken state.
    @Test func readersNeverSeeAHalf() async throws {
        let folder = Folder()
        func text(_ version: Int) -> String {
            "\"a\" = \"\(version)\"; \"b\" = \"\(version)\"; \"c\" = \"\(version) %d\";"
        }
        for language in ["ru", "en"] { try folder.write(text(0), "\(language).lproj/Localizable.strings") }
        let store = try MessageStore(path: folder.path)
        var refused = 0
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var torn = 0
                    var buffer = UTF8Buffer()
                    for index in 0..<200 {
                        let formatter = store.formatter(
                            acceptLanguage: index % 3 == 0 ? "ru;q=0.\(index), x-\(task)" : "en, ru;q=0.5")
                        let first = formatter.format("a").text.visibleText
                        buffer.removeAll()
                        formatter.appendVisible("c", [7], to: &buffer)
                        if formatter.format("b").text.visibleText != first || buffer.string != first + " 7" {
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
        #expect(store.formatter(for: [.russian]).format("a").text.visibleText == "19")
    }
}
