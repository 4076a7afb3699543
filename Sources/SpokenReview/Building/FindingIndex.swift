import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// Findings by the string that they are about. Each is taken once: what nobody takes is about no string that is shown.
final class FindingIndex: Sendable {
    /// A table of a group of files in one language.
    struct Table: Sendable, Hashable {
        var group: Int
        var name: String
        var language: String
    }

    private struct Place: Hashable {
        var table: Table
        var key: String
    }

    private let findings: Guarded<[Place: [Diagnostic]]>

    /// - Parameter table: the table that a finding belongs to.
    init(_ diagnostics: [Diagnostic], table: (Diagnostic) -> Table?) {
        var result: [Place: [Diagnostic]] = [:]
        for diagnostic in diagnostics {
            guard let table = table(diagnostic) else { continue }
            result[Place(table: table, key: diagnostic.key ?? ""), default: []].append(diagnostic)
        }
        findings = Guarded(result)
    }

    func take(
        _ table: Table, _ key: String, _ string: (file: CatalogFile, localization: CatalogLocalization)?
    ) -> [ReviewFinding] {
        let place = Place(table: table, key: key)
        // A finding of a file without a key is no finding of the string without one.
        guard !key.isEmpty, let found = findings.withLock({ $0.removeValue(forKey: place) }) else { return [] }
        return found.map { finding($0, string) }
    }

    /// What nobody took of a table.
    func rest(of table: Table) -> [ReviewFinding] {
        let left = findings.withLock { findings in
            let places = findings.keys.filter { $0.table == table }
            return places.flatMap { findings.removeValue(forKey: $0) ?? [] }
        }
        return Diagnostic.inOrder(left).map { finding($0, nil) }
    }

    private func finding(
        _ diagnostic: Diagnostic, _ string: (file: CatalogFile, localization: CatalogLocalization)?
    ) -> ReviewFinding {
        var finding = ReviewFinding(diagnostic: diagnostic)
        guard let fix = diagnostic.fix, !fix.edits.isEmpty else { return finding }
        if let string, string.file.path == diagnostic.file,
            let whole = Self.whole(fix, string.file, string.localization)
        {
            finding.mended = whole
        } else if fix.edits.count == 1, !fix.edits[0].replacement.isEmpty {
            finding.mended = fix.edits[0].replacement
        }
        return finding
    }

    /// The text of the string with all edits; nil where they reach beyond it, or where it is written with escapes.
    private static func whole(_ fix: Fix, _ file: CatalogFile, _ localization: CatalogLocalization) -> String? {
        let units = localization.content.units + localization.variables.flatMap(\.content.units)
        for unit in units where unit.value.isVerbatim {
            let span = unit.value.span
            guard fix.edits.allSatisfy({ $0.span.start >= span.start && $0.span.end <= span.end }),
                let indices = span.indices(inTextOf: file.source.text.count)
            else { continue }
            var bytes: [UInt8] = []
            var offset = indices.lowerBound
            for edit in fix.edits {
                guard edit.span.start >= offset, edit.span.end <= indices.upperBound else { return nil }
                bytes += file.source.text[offset..<edit.span.start]
                bytes += edit.replacement.utf8
                offset = edit.span.end
            }
            bytes += file.source.text[offset..<indices.upperBound]
            return String(decoding: bytes, as: UTF8.self)
        }
        return nil
    }
}
