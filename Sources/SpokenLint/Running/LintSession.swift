import SpokenCatalogs
import SpokenDiagnostics

/// Files that stay read between checks, for editors: one of them changes, and what is found in it is asked again.
///
/// A check finds what `Linter.check` finds in that file among the same files. Files that belong together (the languages
/// of a table) must all be set. For one thread at a time.
package final class LintSession {
    private let linter: Linter
    private var documents: [String: LintDocument] = [:]
    private var book = LanguageBook()
    /// What was found in files that have been checked.
    private var checked: [String: CheckedBlocks] = [:]

    package init(_ linter: Linter) {
        self.linter = linter
    }

    /// Reads a file, or its new text. Offsets of findings count in `catalog(of:)`.
    package func set(_ input: LintInput) {
        documents[input.path] = LintDocument(input, configuration: linter.configuration)
    }

    package func remove(_ path: String) {
        documents[path] = nil
        checked[path] = nil
    }

    package func has(_ path: String) -> Bool { documents[path] != nil }

    /// A file as it was read last; files that are no catalogs are seen as ones.
    package func catalog(of path: String) -> CatalogFile? { documents[path]?.catalog }

    /// The tag of the language of each localization of a file, in their order; empty where it is unknown.
    package func languages(of path: String) -> [String] {
        guard let document = documents[path] else { return [] }
        var result = [String](repeating: "", count: document.catalog.localizations.count)
        for message in document.messages where result.indices.contains(message.localization) {
            result[message.localization] = message.language
        }
        return result
    }

    /// The tag of the language that a file's table is translated from; empty where there is none.
    package func sourceLanguage(among paths: [String]) -> String { table(of: paths, [], nil).sourceLanguage }

    /// What is found in a file now.
    ///
    /// - Parameters:
    ///   - companions: the other files of its table, which have been set.
    ///   - folderLanguages: the languages of all tables in the same folder.
    ///   - catalog: the String Catalog of the same name beside the folders of languages.
    package func check(
        _ path: String, companions: [String], folderLanguages: Set<String>, catalog: String?
    ) async -> [Diagnostic] {
        guard let document = documents[path], !document.isBinary else { return [] }
        let table = table(of: ([path] + companions).sorted(), folderLanguages, catalog)
        await book.add([table])
        let known = book
        let linter = linter
        var blocks = checked[path].map { CheckedBlocks(document, table, after: $0) } ?? CheckedBlocks(document, table)
        let new = blocks.blocks.indices.filter { blocks.blocks[$0].findings == nil }
        let jobs = [.table, .document] + new.map { Job.block($0, blocks.blocks[$0].messages) }
        var result: [Diagnostic] = []
        let outcomes = await ParallelMap.map(jobs) { job in
            switch job {
            case .table: linter.check(table).diagnostics.filter { $0.file == path }
            case .document: linter.check(LintPiece(document, table, 0..<0, isFirst: true), known).diagnostics
            case .block(_, let range):
                linter.check(LintPiece(document, table, range, isFirst: false), known).diagnostics
            }
        }
        for (job, findings) in zip(jobs, outcomes) {
            if case .block(let index, _) = job { blocks.blocks[index].findings = findings } else { result += findings }
        }
        for block in blocks.blocks { result += block.findings ?? [] }
        checked[path] = blocks
        return Diagnostic.inOrder(result)
    }

    /// What one thread does at a time.
    private enum Job: Sendable {
        case table
        case document
        case block(Int, Range<Int>)
    }

    private func table(of paths: [String], _ folderLanguages: Set<String>, _ catalog: String?) -> LintTable {
        let documents = paths.compactMap { self.documents[$0] }
        return LintTable(
            name: documents.first?.catalog.table ?? "", documents: documents, folderLanguages: folderLanguages,
            catalog: catalog.flatMap { self.documents[$0] }, configuration: linter.configuration)
    }
}
