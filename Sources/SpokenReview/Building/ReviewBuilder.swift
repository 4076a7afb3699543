import SpokenCatalogs
import SpokenDiagnostics
import SpokenICU
import SpokenLint
import SpokenMessages
import SpokenModel

/// Makes a review page of files and findings.
package struct ReviewBuilder: Sendable {
    private let options: ReviewOptions
    private let progress: @Sendable (Int) -> Void

    /// - Parameter progress: told how many more strings are made, from any thread.
    package init(_ options: ReviewOptions, progress: @escaping @Sendable (Int) -> Void = { _ in }) {
        self.options = options
        self.progress = progress
    }

    /// - Parameter older: an older version of the same strings, to be compared with.
    package func page(_ input: ReviewInput, against older: ReviewInput? = nil) async -> ReviewPage {
        var sections = await sections(input)
        if let older {
            let before = await self.sections(older)
            var comparison = ReviewComparison(before)
            comparison.mark(&sections, from: before)
        }
        Anchors.name(&sections)
        var page = ReviewPage(
            title: options.title, languages: sections, screens: screens(input), room: options.room,
            lines: options.lines, font: options.font, fontName: options.fontName, toolVersion: options.toolVersion)
        page.isComparison = older != nil
        return page
    }

    private func sections(_ input: ReviewInput) async -> [ReviewLanguage] {
        let groups = CatalogGroup.groups(input.catalogs, sourceLanguage: options.sourceLanguage)
        let findings = index(input, groups)
        let tags = languages(of: groups)
        var sections: [ReviewLanguage] = []
        for tag in tags {
            let speech = Speech(tag, lexicon: options.lexicon)
            var tables: [ReviewTable] = []
            for (number, group) in groups.enumerated() where group.languages.contains(tag) {
                for table in group.catalog.tables {
                    let made = await self.table(table, of: group, number: number, tag, speech, findings)
                    if !made.rows.isEmpty || !made.findings.isEmpty { tables.append(made) }
                }
            }
            guard !tables.isEmpty else { continue }
            sections.append(
                ReviewLanguage(
                    tag: tag, name: Self.name(tag), isRightToLeft: ICULocales.isRightToLeft(tag),
                    isSpoken: speech.isSpoken, tables: tables))
        }
        return sections
    }

    private func languages(of groups: [CatalogGroup]) -> [LanguageTag] {
        var tags: [LanguageTag] = []
        for tag in groups.flatMap(\.languages) where !tags.contains(tag) { tags.append(tag) }
        guard !options.languages.isEmpty else { return tags }
        return tags.filter { tag in
            options.languages.contains {
                $0 == tag || ($0.region.isEmpty && $0.script.isEmpty && $0.language == tag.language)
            }
        }
    }

    private func table(
        _ name: String, of group: CatalogGroup, number: Int, _ tag: LanguageTag, _ speech: Speech,
        _ findings: FindingIndex
    ) async -> ReviewTable {
        let files = group.files(of: name, in: tag, PluralSamples(tag))
        let source = group.catalog.sourceLanguage
        let sources = source.map { $0 == tag ? [] : group.files(of: name, in: $0, PluralSamples($0)) } ?? []
        let place = FindingIndex.Table(group: number, name: name, language: tag.description)
        var table = ReviewTable(name: name, files: files.map(\.file.path), rows: [])
        guard !files.isEmpty else { return table }
        let builder = RowBuilder(
            files: files, sources: sources, speech: speech, findings: findings, place: place,
            isSourceRightToLeft: source.map(ICULocales.isRightToLeft) ?? false)
        table.rows = await ParallelMap.map(group.keys[name] ?? [], progress: { progress($0.count) }) { builder.row($0) }
            .compactMap(\.self)
        table.findings = findings.rest(of: place)
        return table
    }

    /// Findings go to the language that they name, else to that of their file, else to that of the source texts.
    private func index(_ input: ReviewInput, _ groups: [CatalogGroup]) -> FindingIndex {
        var places: [String: (group: Int, file: CatalogFile)] = [:]
        for (number, group) in groups.enumerated() {
            for file in group.catalog.files { places[file.path] = (number, file) }
        }
        return FindingIndex(input.diagnostics) { diagnostic in
            guard let (number, file) = places[diagnostic.file] else { return nil }
            let group = groups[number]
            let named = diagnostic.language.flatMap { try? LanguageTag($0) }
            let own = named.flatMap { group.languages.contains($0) ? $0 : nil } ?? file.language
            let language = own ?? group.catalog.sourceLanguage ?? group.languages.first ?? .undetermined
            return .init(group: number, name: file.table, language: language.description)
        }
    }

    /// "Russian, русский"; the tag alone where nobody knows a name.
    private static func name(_ tag: LanguageTag) -> String {
        let english = ICULocales.name(of: tag, in: .english) ?? tag.description
        guard let own = ICULocales.name(of: tag, in: tag), own.lowercased() != english.lowercased() else {
            return english
        }
        return "\(english), \(own)"
    }
}
