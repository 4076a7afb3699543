import SpokenCatalogs
import SpokenDiagnostics

/// A key that stands twice in a file.
struct DuplicateKeyRule: DocumentRule {
    static let description = RuleDescription(
        id: "duplicate-key", group: .files, severity: .warning,
        summary: "A key stands twice in one file.",
        rationale: "The later one wins without a word, and whoever edits the first wonders why nothing changes.",
        example: "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n\"1️⃣menu\" = \"Список\";\n",
        repaired: "--- ru.lproj/Shop.strings\n\"menu\" = \"Меню\";\n\"menu.list\" = \"Список\";\n")

    func check(_ scope: LintScope, to findings: inout Findings) {
        let catalog = scope.catalog
        guard Self.mayRepeat(catalog) else { return }
        var first: [String: Int] = [:]
        first.reserveCapacity(catalog.entries.count)
        for (index, entry) in catalog.entries.enumerated() {
            let key = catalog.string(entry.key)
            // Parts of a file have keys of their own.
            let place = entry.section.map { key + "\u{0}" + catalog.string($0) } ?? key
            guard let earlier = first.updateValue(index, forKey: place) else { continue }
            let other = catalog.entries[earlier]
            let line = findings.location(of: other.key.span.start).line
            let isSame = catalog.strings(of: other) == catalog.strings(of: entry)
            findings.key = key
            findings.report(
                at: entry.key.span,
                "the key '\(Quoting.short(key))' stands in line \(line) too, "
                    + (isSame ? "with the same value" : "with another value; this one wins") + "; remove one")
        }
        findings.key = nil
    }

    /// False when no two keys can be equal, which is told without making strings of them: nearly every file.
    private static func mayRepeat(_ catalog: CatalogFile) -> Bool {
        var seen = Set<UInt64>(minimumCapacity: catalog.entries.count)
        return catalog.entries.contains { entry in
            let hash = catalog.source.withBytes(entry.key) { bytes in
                bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            }
            return !seen.insert(hash).inserted
        }
    }
}
