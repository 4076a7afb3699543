import SpokenCatalogs
import SpokenElements
import SpokenModel

/// What a golden file is made from: a file of elements or a catalog.
struct FixtureInput {
    private enum Content {
        case screens([SpokenScreen])
        case catalog(StringCatalog)
    }

    private let content: Content
    private let path: String
    /// What is wrong with its elements for every reader, each with its file and line.
    private(set) var problems: [String] = []

    /// - Throws: `ElementDocumentError`, `CatalogFileError`, `FixtureFileError`.
    init(_ path: String) throws {
        self.path = path
        if Self.isCatalog(path) {
            content = .catalog(try StringCatalog(path: path))
        } else {
            let document = try ElementDocument(try FixtureFiles.read(path), path: path)
            content = .screens(document.screens)
            problems = document.problems
        }
    }

    /// True for a catalog or a folder of catalogs.
    static func isCatalog(_ path: String) -> Bool {
        CatalogFormat(path: path) != nil || FixtureFiles.kind(path) == .folder
    }

    var columns: [String] {
        switch content {
        case .screens: TranscriptFixture.columns
        case .catalog: CatalogFixture.columns
        }
    }

    /// The languages that the input names by itself.
    var languages: [LanguageTag] {
        switch content {
        case .screens(let screens): screens.compactMap(\.language).first.map { [$0] } ?? []
        case .catalog(let catalog): catalog.languages
        }
    }

    var isCatalog: Bool { if case .catalog = content { true } else { false } }

    /// What is said now.
    ///
    /// - Throws: `ElementError` for an unknown profile or a language without words.
    func section(
        _ language: LanguageTag, profile: String, counts: [String], widths: [Int]
    ) throws -> GoldenSection {
        switch content {
        case .screens(let screens):
            let composer = try UtteranceComposer(
                profile: try ScreenReaderProfile(name: profile.isEmpty ? "voiceOver" : profile), language: language)
            var section = GoldenSection(language, profile: profile)
            for screen in screens { section.rows += TranscriptFixture.section(composer.transcript(of: screen)).rows }
            return section
        case .catalog(let catalog):
            let numbers = (counts.isEmpty ? CatalogFixture.usualCounts : counts).compactMap { try? DecimalNumber($0) }
            var section = CatalogFixture(catalog, counts: numbers, widths: widths).section(language)
            section.profile = profile
            return section
        }
    }
}
