import SpokenCatalogs
public import SpokenDiagnostics
import SpokenModel

/// Applies the fixes of findings to the bytes of a file.
///
/// Bytes outside of the edits stay as they are; a file with syntax errors is never changed, and neither is one that a
/// fix would break.
public enum FixEngine {
    /// The mended bytes, and how many fixes are in them; nil when nothing can be mended.
    ///
    /// - Parameters:
    ///   - diagnostics: what was found in the file.
    ///   - input: the file.
    ///   - includesUnsafe: whether fixes that may change the meaning are applied too.
    public static func apply(
        _ diagnostics: [Diagnostic], to input: LintInput, includesUnsafe: Bool = false
    ) -> (bytes: [UInt8], count: Int)? {
        let file = LintDocument(input, configuration: LintConfiguration()).catalog
        return edits(of: diagnostics, in: file, includesUnsafe: includesUnsafe).map { ($0.bytes, $0.count) }
    }

    /// The same as single edits of the text of a file, for editors.
    ///
    /// - Returns: what is edited, the bytes of the file with all of it, and how many fixes that are.
    package static func edits(
        of diagnostics: [Diagnostic], in file: CatalogFile, includesUnsafe: Bool = false
    ) -> (edits: [Fix.Edit], bytes: [UInt8], count: Int)? {
        guard !isBroken(file), file.source.encoding != .binary else { return nil }
        let fixes = diagnostics.filter { $0.file == file.path }.compactMap(\.fix)
            .filter { $0.applicability == .safe || (includesUnsafe && $0.applicability == .unsafe) }
        var edits: [Fix.Edit] = []
        var count = 0
        var taken = EditedBytes(count: file.source.text.count)
        for fix in fixes where !fix.edits.isEmpty {
            // A fix is applied as a whole or not at all; a later run takes what overlaps now.
            guard taken.insert(fix.edits.map(\.span)) else { continue }
            edits += fix.edits
            count += 1
        }
        guard count > 0, let text = replaced(file.source.text, edits) else { return nil }
        let bytes = encode(text, as: file.source.encoding, unchanged: file.source.bytes)
        let result = LintDocument(LintInput(path: file.path, bytes: bytes), configuration: LintConfiguration()).catalog
        return isBroken(result) ? nil : (edits, bytes, count)
    }

    /// True when the file cannot be read as a whole; contradictions in what was read are no hindrance.
    private static func isBroken(_ file: CatalogFile) -> Bool {
        file.diagnostics.contains { diagnostic in
            diagnostic.severity == .error && !RuleRegistry.elementRules.contains { $0.id == diagnostic.rule }
        }
    }

    private static func replaced(_ text: [UInt8], _ edits: [Fix.Edit]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var offset = 0
        for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
            guard edit.span.start >= offset, edit.span.end <= text.count else { return nil }
            result += text[offset..<edit.span.start]
            result += Array(edit.replacement.utf8)
            offset = edit.span.end
        }
        return result + text[offset...]
    }

    private static func encode(_ text: [UInt8], as encoding: CatalogEncoding, unchanged bytes: [UInt8]) -> [UInt8] {
        guard encoding.isUTF16 else { return text }
        var result = Array(bytes.prefix(encoding.markLength))
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let high = UInt8(unit >> 8)
            let low = UInt8(unit & 0xFF)
            result += encoding.isBigEndian ? [high, low] : [low, high]
        }
        return result
    }
}
