import SpokenDiagnostics

/// The texts of a file that cannot be read, while everything around them can: a message that ICU refuses, an
/// apostrophe that aapt2 refuses.
package struct BrokenTexts {
    private var problems: [Diagnostic] = []
    private var starts: [Int] = []

    package init(_ file: CatalogFile) {
        problems = file.diagnostics.filter { problem in
            problem.severity == .error && (problem.rule == "message-syntax" || file.format == .android)
        }
        problems.sort { $0.span.start < $1.span.start }
        starts = problems.map(\.span.start)
    }

    /// The first error in a localization; nil for a sound one.
    package func problem(in localization: CatalogLocalization) -> Diagnostic? {
        guard !problems.isEmpty else { return nil }
        for unit in localization.content.units + localization.variables.flatMap(\.content.units) {
            let span = unit.value.span
            var low = 0
            var high = starts.count
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] < span.start { low = middle + 1 } else { high = middle }
            }
            if low < starts.count, starts[low] <= span.end { return problems[low] }
        }
        return nil
    }

    /// The first error of a file that is not of a single text: what it swallows nobody knows.
    package static func problemOfWhole(_ file: CatalogFile) -> Diagnostic? {
        let errors = file.diagnostics.filter { $0.severity == .error }
        guard !errors.isEmpty else { return nil }
        let broken = BrokenTexts(file)
        let spans = file.localizations.compactMap { localization in
            broken.problem(in: localization).map { _ in
                (localization.content.units + localization.variables.flatMap(\.content.units)).map(\.value.span)
            }
        }.flatMap(\.self)
        return errors.first { error in
            !broken.starts.contains(error.span.start)
                || !spans.contains { $0.start <= error.span.start && error.span.start <= $0.end }
        }
    }
}
