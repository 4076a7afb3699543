import SpokenCatalogs
import SpokenLint
import SpokenReview

extension CheckRun {
    /// The files and what is found in them, for a page; and one line for each file that could not be read.
    func reviewed() async throws(CommandFailure) -> (input: ReviewInput, failures: [String]) {
        var failures: [String] = []
        let inputs = Self.read(try find(&failures), &failures)
        let sources = inputs.map { LintSource($0) }
        let context = SourceContext.files(beside: sources, language: sourceLanguage)
        let result = await checkShowingProgress(sources, context)
        var input = ReviewInput()
        for file in inputs { input.add(file.bytes, path: file.path) }
        // The source texts of a file that is named alone stand beside it.
        for source in context { if case .success(let bytes) = source.read() { input.add(bytes, path: source.path) } }
        input.diagnostics = result.diagnostics
        return (input, failures + result.unreadable + result.failures.map(\.description))
    }
}
