import Foundation
import SpokenCatalogs
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

    /// Both keys are always of one version, whatever the other threads do.
    @Test func readersNeverSeeAHalf() async throws {
        let folder = Folder()
        try folder.write("\"a\" = \"0\"; \"b\" = \"0\";", "ru.lproj/Localizable.strings")
        let store = try MessageStore(path: folder.path)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<200).allSatisfy { _ in
                        let formatter = store.formatter(for: [.russian])
                        return formatter.format("a").text == formatter.format("b").text
                    }
                }
            }
            for version in 1...20 {
                try? folder.write("\"a\" = \"\(version)\"; \"b\" = \"\(version)\";", "ru.lproj/Localizable.strings")
                try? store.reload()
            }
            for await isWhole in group { #expect(isWhole) }
        }
    }
}
