public import SpokenDiagnostics

/// What a run found.
public struct LintResult: Sendable {
    /// By file and place.
    public var diagnostics: [Diagnostic]
    /// How many findings comments in the files hide.
    public var suppressedCount: Int
    public var fileCount: Int
    /// Rules that failed inside.
    public var failures: [LintFailure]
    /// Files that could not be read: one line for each.
    package var unreadable: [String] = []
    /// The UTF-8 text of each file that has findings: what the spans count in.
    public var sources: [String: [UInt8]]
    /// The same to be read again; which of both is there is up to who asked for the check.
    package var texts: [String: SourceText] = [:]

    public init(
        diagnostics: [Diagnostic] = [], suppressedCount: Int = 0, fileCount: Int = 0, failures: [LintFailure] = [],
        sources: [String: [UInt8]] = [:]
    ) {
        self.diagnostics = diagnostics
        self.suppressedCount = suppressedCount
        self.fileCount = fileCount
        self.failures = failures
        self.sources = sources
    }

    mutating func add(_ outcome: FileOutcome) {
        diagnostics += outcome.diagnostics
        suppressedCount += outcome.suppressedCount
        failures += outcome.failures
    }

    /// Keeps the texts of the files that have findings among those of a place on.
    mutating func addSources(of documents: [LintDocument], from start: Int = 0) {
        let files = Set(diagnostics.dropFirst(start).lazy.map(\.file))
        for document in documents
        where files.contains(document.catalog.path) && document.catalog.source.encoding != .binary {
            sources[document.catalog.path] = document.catalog.source.text
        }
    }

    /// The same for texts that are read again.
    mutating func add(_ read: [String: SourceText], from start: Int) {
        for file in Set(diagnostics.dropFirst(start).lazy.map(\.file)) { texts[file] = read[file] }
    }

    /// Puts everything into the order of reports.
    mutating func sort() {
        Self.sort(&diagnostics)
        // A rule that fails in two pieces of a file is told once.
        failures = Set(failures).sorted { ($0.file, $0.rule, $0.reason) < ($1.file, $1.rule, $1.reason) }
    }

    /// The places of findings of one file in the order of reports; most files arrive in it.
    private static func order(_ places: [Int], in diagnostics: [Diagnostic]) -> [Int] {
        func isBefore(_ left: Int, _ right: Int) -> Bool {
            let (one, two) = (diagnostics[left].span, diagnostics[right].span)
            if one.start != two.start { return one.start < two.start }
            if one.end != two.end { return one.end < two.end }
            if Diagnostic.precedes(diagnostics[left], diagnostics[right]) { return true }
            return left < right && !Diagnostic.precedes(diagnostics[right], diagnostics[left])
        }
        return zip(places, places.dropFirst()).contains { isBefore($1, $0) } ? places.sorted(by: isBefore) : places
    }

    /// Findings arrive in runs of one file, most of them in order: files are put in order, then what is in each. The
    /// findings of a large run fill most of its memory, so that they change places instead of being copied.
    private static func sort(_ diagnostics: inout [Diagnostic]) {
        var runs: [String: [Range<Int>]] = [:]
        var start = 0
        while start < diagnostics.count {
            let file = diagnostics[start].file
            var end = start + 1
            while end < diagnostics.count, diagnostics[end].file == file { end += 1 }
            runs[file, default: []].append(start..<end)
            start = end
        }
        var order: [Int] = []
        order.reserveCapacity(diagnostics.count)
        for (_, ranges) in runs.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            order += Self.order(ranges.flatMap { $0 }, in: diagnostics)
        }
        // Each cycle of the order is walked once; a place that is done names itself.
        for first in order.indices {
            var place = first
            while order[place] != first {
                let next = order[place]
                diagnostics.swapAt(place, next)
                order[place] = place
                place = next
            }
            order[place] = place
        }
    }
}
