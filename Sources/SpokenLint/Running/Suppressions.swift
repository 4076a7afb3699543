import SpokenCatalogs
import SpokenDiagnostics

/// Comments that hide findings: `spokentext:ignore rule-a, rule-b` before a key hides these rules for it, without names
/// all rules; `spokentext:ignore-file rule-a` anywhere does so for the file.
struct Suppressions: Sendable {
    private let file: Set<String>
    private let entries: [(span: SourceSpan, rules: Set<String>)]

    init(_ catalog: CatalogFile) {
        let marker =
            catalog.source.encoding == .binary ? nil : Self.find(Self.marker, in: catalog.source.text[...])
        guard let marker else {
            file = []
            entries = catalog.entries.compactMap { entry in
                guard !entry.ignored.isEmpty else { return nil }
                let rules = PlatformIgnores.rules(entry.ignored)
                return rules.isEmpty ? nil : (entry.span, rules)
            }
            return
        }
        var file = Set<String>()
        var rest = catalog.source.text[marker...]
        while let start = Self.find(Self.marker, in: rest) {
            let directive = Self.directive(at: start, in: catalog.source.text)
            if directive.isFile { file.formUnion(directive.rules) }
            rest = catalog.source.text[(start + Self.marker.count)...]
        }
        self.file = file
        entries = catalog.entries.compactMap { entry in
            let places = [entry.leading, entry.comment?.span].compactMap { $0 }
            var rules = PlatformIgnores.rules(entry.ignored)
            for place in places where place.end <= catalog.source.text.count {
                guard let start = Self.find(Self.marker, in: catalog.source.text[place.start..<place.end]) else {
                    continue
                }
                let directive = Self.directive(at: start, in: catalog.source.text)
                if !directive.isFile { rules.formUnion(directive.rules) }
            }
            return rules.isEmpty ? nil : (entry.span, rules)
        }.sorted { $0.span.start < $1.span.start }
    }

    /// True when both hide the same rules for the whole of a file.
    func hideSameOfFile(as other: Suppressions) -> Bool { file == other.file }

    /// How many entries start at or before an offset.
    private func count(ofEntriesUpTo offset: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = low + (high - low) / 2
            if entries[middle].span.start <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func split(_ diagnostics: [Diagnostic]) -> (kept: [Diagnostic], suppressedCount: Int) {
        guard !file.isEmpty || !entries.isEmpty else { return (diagnostics, 0) }
        let kept = diagnostics.filter { diagnostic in
            if matches(file, diagnostic.rule) { return false }
            // Where one ends another may begin.
            return !entries[..<count(ofEntriesUpTo: diagnostic.span.start)].suffix(2).contains {
                diagnostic.span.start <= $0.span.end && matches($0.rules, diagnostic.rule)
            }
        }
        return (kept, diagnostics.count - kept.count)
    }

    private func matches(_ rules: Set<String>, _ rule: String) -> Bool {
        // A broken file must not hide that it is broken.
        rules.contains(rule) || (rules.contains("all") && rule != "syntax-error")
    }

    private static let marker = Array("spokentext:ignore".utf8)

    private static func find(_ needle: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        // The x of "text" is the rarest of its letters.
        guard let rare = needle.firstIndex(of: UInt8(ascii: "x")), bytes.count >= needle.count else { return nil }
        return bytes.withUnsafeBufferPointer { buffer -> Int? in
            var index = rare
            let end = buffer.count - needle.count + rare
            while let found = CatalogSource.offset(of: UInt8(ascii: "x"), in: buffer, from: index), found <= end {
                if UnsafeBufferPointer(rebasing: buffer[(found - rare)..<(found - rare + needle.count)])
                    .elementsEqual(needle)
                {
                    return bytes.startIndex + found - rare
                }
                index = found + 1
            }
            return nil
        }
    }

    private static func directive(at start: Int, in text: [UInt8]) -> (isFile: Bool, rules: Set<String>) {
        var index = start + marker.count
        let isFile = text[min(index, text.count)...].starts(with: "-file".utf8)
        if isFile { index += 5 }
        let names = text[min(index, text.count)...].prefix {
            $0 == 0x20 || $0 == 0x2C || $0 == 0x2D || (0x61...0x7A).contains($0) || $0 == 0x09
        }
        // A closing comment mark or a dash of prose ends the names.
        let words = names.split { $0 == 0x20 || $0 == 0x2C || $0 == 0x09 }
            .map { String(decoding: $0, as: UTF8.self) }
            .prefix { Linter.isKnown($0) }
        return (isFile, words.isEmpty ? ["all"] : Set(words))
    }
}
