import SpokenCatalogs
import SpokenDiagnostics

/// What can be folded: entries, their languages and forms, and comments of several lines.
enum Folding {
    static func ranges(of file: CatalogFile, _ positions: PositionMap) -> [JSONValue] {
        guard file.source.encoding != .binary else { return [] }
        var result: [JSONValue] = []
        var seen = Set<[Int]>()
        func add(_ span: SourceSpan, kind: JSONValue) {
            let (start, end) = (positions.line(of: span.start), positions.line(of: max(span.end - 1, span.start)))
            guard start < end, seen.insert([start, end]).inserted else { return }
            result.append(["startLine": .number(start), "endLine": .number(end), "kind": kind])
        }
        func add(_ content: CatalogContent) {
            guard case .variations(let variations) = content else { return }
            add(variations.span, kind: "region")
            for variation in variations.cases {
                add(variation.span, kind: "region")
                add(variation.content)
            }
        }
        for entry in file.entries {
            if let comment = comment(entry.leading, in: file.source.text) { add(comment, kind: "comment") }
            add(entry.span, kind: "region")
            for localization in file.localizations(of: entry) {
                add(localization.span, kind: "region")
                add(localization.content)
                for variable in localization.variables {
                    add(variable.span, kind: "region")
                    add(variable.content)
                }
            }
        }
        return result
    }

    /// The comments before a key without the space around them.
    private static func comment(_ span: SourceSpan, in text: [UInt8]) -> SourceSpan? {
        guard span.start >= 0, span.start < span.end, span.end <= text.count else { return nil }
        let bytes = text[span.start..<span.end]
        // What separates two values is no comment.
        guard let first = bytes.firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ",") }),
            let last = bytes.lastIndex(where: { $0 > 0x20 }),
            first <= last, [UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "#")].contains(bytes[first])
        else { return nil }
        return SourceSpan(first, last + 1)
    }
}
