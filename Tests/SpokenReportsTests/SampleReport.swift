import SpokenDiagnostics
import SpokenReports

/// A small report over one text with Cyrillic, wide and invisible characters.
enum SampleReport {
    static let path = "App/ru.lproj/Shop & co.strings"
    static let text = "/* 合計 */\n\t\"total\" = \"漢字 и Cыр\";\n\"a\" = \"x\u{200B}y\";\n"

    /// A finding at the first place of `needle`.
    static func diagnostic(
        at needle: String, rule: String = "mixed-script", severity: Severity = .error, message: String? = nil,
        replacement: String? = nil, key: String? = nil
    ) -> Diagnostic {
        let bytes = Array(text.utf8)
        let searched = Array(needle.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: searched) } ?? 0
        let span = SourceSpan(start, start + searched.count)
        let lines = LineTable(bytes)
        return Diagnostic(
            rule: rule, severity: severity, file: path, span: span, start: lines.location(of: span.start),
            end: lines.location(of: span.end), message: message ?? "«\(needle)» is wrong, say 100% \"right\" <now>",
            fix: replacement.map { Fix("write «\($0)»", .safe, [Fix.Edit(span, $0)]) }, key: key)
    }

    static func report(_ diagnostics: [Diagnostic]) -> Report {
        let rule = RuleDescription(
            id: "mixed-script", group: .typography, severity: .error, summary: "Words of two scripts.",
            rationale: "A voice reads them wrongly.", example: "Cыр", repaired: "Сыр", fix: .safe)
        return Report(
            diagnostics: diagnostics, rules: [rule], fileCount: 2, toolVersion: "1.2.3",
            source: { $0 == path ? Array(text.utf8) : nil })
    }

    static let two = report([
        diagnostic(at: "Cыр", replacement: "Сыр", key: "total"),
        diagnostic(at: "\u{200B}", rule: "invisible-character", severity: .warning, message: "invisible"),
    ])
}
