import Hummingbird
import NIOConcurrencyHelpers
import SpokenDiagnostics
import SpokenLint

/// `POST /v1/check`: what the checker finds in a string file.
struct CheckOperation: Operation {
    struct Common: Decodable, Sendable {
        /// The language of the source texts, where the file does not say it.
        var source: String?
    }

    struct Item: Decodable, Sendable {
        /// Its ending tells the format: `ru.lproj/Shop.strings`.
        var path: String
        var content: String
    }

    struct Answer: Encodable, Sendable {
        var path: String
        /// How many there are; the list ends at the limit of the service.
        var count: Int
        var findings: [Finding]
    }

    struct Finding: Encodable, Sendable {
        var rule: String
        var severity: String
        var line: Int
        var column: Int
        var message: String
        var key: String?
        var language: String?
        /// What the fix does, where there is one.
        var fix: String?

        init(_ diagnostic: Diagnostic) {
            rule = diagnostic.rule
            severity = diagnostic.severity.rawValue
            line = diagnostic.start.line
            column = diagnostic.start.column
            message = diagnostic.message
            key = diagnostic.key
            language = diagnostic.language
            fix = diagnostic.fix?.title
        }
    }

    static let name = "check"
    static let items = "files"
    let most: Int
    /// Linters by source language, made once each: to make one costs more than to check a small file.
    private let linters = NIOLockedValueBox<[String?: Linter]>([:])

    init(most: Int) { self.most = most }

    func answer(_ item: Item, _ common: Common) throws -> Answer {
        if let refusal = LintInput.refusal(ofPath: item.path) { throw HTTPError(.badRequest, message: refusal) }
        let result = try linter(common.source).check([LintInput(path: item.path, bytes: Array(item.content.utf8))])
        return Answer(
            path: item.path, count: result.diagnostics.count,
            findings: result.diagnostics.prefix(most).map(Finding.init))
    }

    private func linter(_ source: String?) throws(HTTPError) -> Linter {
        if let known = linters.withLockedValue({ $0[source] }) { return known }
        var configuration = LintConfiguration()
        configuration.sourceLanguage = source
        do {
            let linter = try Linter(configuration)
            linters.withLockedValue { if $0.count < 256 { $0[source] = linter } }
            return linter
        } catch {
            throw HTTPError(.badRequest, message: "source: \(error)")
        }
    }
}
