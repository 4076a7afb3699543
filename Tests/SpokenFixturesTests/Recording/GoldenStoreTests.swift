import Foundation
import SpokenFixtures
import SpokenModel
import Testing

struct GoldenStoreTests {
    let folder: String
    let store: GoldenStore
    let columns = ["visible", "spoken"]

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "spoken-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data().write(to: url.appending(path: "Package.swift"))
        folder = url.path
        store = GoldenStore(folder + "/Goldens")
    }

    func section(_ language: LanguageTag, _ cells: String...) -> GoldenSection {
        GoldenSection(language, rows: [GoldenRow(cells)])
    }

    @Test func modes() throws {
        let price = section(.russian, "29 ₽", "29 рублей")
        let path = store.folder + "/price.golden.txt"
        #expect(try store.compare(price, of: "price", columns: columns, mode: .never) == .missing(path: path))
        #expect(FixtureFiles.kind(path) == .missing)
        #expect(
            try store.compare(price, of: "price", columns: columns, mode: .missing)
                == .recorded(path: path, wasThere: false))
        #expect(try store.compare(price, of: "price", columns: columns, mode: .missing) == .matches)

        // A second language joins the file.
        let english = section(.english, "$29", "29 dollars")
        #expect(
            try store.compare(english, of: "price", columns: columns, mode: .missing)
                == .recorded(path: path, wasThere: false))
        #expect(try store.read("price")?.sections.map(\.name) == ["ru", "en"])

        let slip = section(.russian, "29 ₽", "29 рубля")
        let outcome = try store.compare(slip, of: "price", columns: columns, mode: .missing)
        guard case .differs(_, let line, let diff) = outcome else {
            Issue.record("a difference is missed: \(outcome)")
            return
        }
        #expect(line == 6)
        #expect(diff.contains("- 29 ₽ | 29 рублей\n+ 29 ₽ | 29 рубля\n"))
        #expect(try store.read("price")?.section("ru") == price)

        #expect(
            try store.compare(slip, of: "price", columns: columns, mode: .failed)
                == .recorded(path: path, wasThere: true))
        #expect(try store.read("price")?.section("ru") == slip)
        #expect(try store.read("price")?.section("en") == english)
        #expect(try store.compare(slip, of: "price", columns: columns, mode: .all) == .matches)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder) == ["price.golden.txt"])
    }

    @Test(arguments: ["", "../x", "/etc/x", "a/../b", ".x", "a//b", "a\\b", "a\u{0}b", "a\nb"])
    func pathsOutsideAreRefused(_ name: String) {
        #expect(throws: FixtureFileError.self) { _ = try store.path(name) }
    }

    @Test func linkOutOfThePackageIsRefused() throws {
        try FileManager.default.createDirectory(atPath: store.folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: store.folder + "/away", withDestinationPath: FileManager.default.temporaryDirectory.path)
        #expect(throws: FixtureFileError.self) { _ = try store.path("away/x") }
        #expect(try store.path("near/x") == store.folder + "/near/x.golden.txt")
    }

    @Test func aFileOfSomebodyElseIsNotOverwritten() throws {
        try FileManager.default.createDirectory(atPath: store.folder, withIntermediateDirectories: true)
        let path = store.folder + "/notes.golden.txt"
        try Data("my notes\n".utf8).write(to: URL(filePath: path))
        #expect(throws: GoldenError.self) {
            _ = try store.compare(section(.russian, "a", "b"), of: "notes", columns: columns, mode: .all)
        }
        #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "my notes\n")
    }

    @Test func obsoleteFilesAreReported() throws {
        let row = section(.russian, "a", "b")
        _ = try store.compare(row, of: "asked", columns: columns, mode: .missing)
        try Data("spokentext golden 1\ncolumns: a\n".utf8).write(to: URL(filePath: store.folder + "/old.golden.txt"))
        #expect(try store.obsoleteFiles() == ["old.golden.txt"])
        #expect(try store.files().count == 2)
    }
}
