import SpokenCatalogs
import SpokenDiagnostics

/// The comment before a key that hides a rule for it: `spokentext:ignore double-space`.
enum RuleComment {
    private static let marker = Array("spokentext:ignore".utf8)

    /// Nil where a format has no place for it.
    static func edit(hiding finding: Diagnostic, in file: CatalogFile) -> Fix.Edit? {
        guard file.source.encoding != .binary, finding.rule != "syntax-error",
            let entry = file.entry(at: finding.span.start), finding.key == nil || finding.key == file.string(entry.key)
        else { return nil }
        let text = file.source.text
        // A key has one such comment: it takes the rule too.
        for span in [entry.leading, entry.comment?.span].compactMap({ $0 }) {
            guard let place = find(in: text, span) else { continue }
            return Fix.Edit(SourceSpan(place, place), " \(finding.rule),")
        }
        let start = entry.span.start
        let directive = "spokentext:ignore \(finding.rule)"
        guard let written = file.format.definition.comment(directive, in: file.source) else {
            // JSON has no comments; what translators are told is one.
            guard let comment = entry.comment, !comment.isEmpty else { return nil }
            return Fix.Edit(SourceSpan(comment.span.end, comment.span.end), " " + directive)
        }
        return Fix.Edit(SourceSpan(start, start), "\(written)\n\(margin(before: start, in: text))")
    }

    /// Behind the marker, where one stands.
    private static func find(in text: [UInt8], _ span: SourceSpan) -> Int? {
        guard span.start >= 0, span.end <= text.count, span.length >= marker.count else { return nil }
        var place = span.start
        while place + marker.count <= span.end {
            if text[place] == marker[0], text[place..<(place + marker.count)].elementsEqual(marker) {
                let end = place + marker.count
                // `spokentext:ignore-file` is of the whole file.
                return end < text.count && text[end] == UInt8(ascii: "-") ? nil : end
            }
            place += 1
        }
        return nil
    }

    /// The white space that a line begins with.
    private static func margin(before offset: Int, in text: [UInt8]) -> String {
        let head = text[..<min(offset, text.count)]
        let line = head.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let margin = head[line...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: margin, as: UTF8.self)
    }
}
