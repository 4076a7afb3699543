import SpokenDiagnostics
import SpokenModel

extension CatalogFile {
    /// A text of a file that is no catalog, as UTF-8 offsets in it.
    package struct Text: Sendable {
        package var key: Range<Int>
        package var value: Range<Int>
        /// With the escapes of JSON.
        package var isEscaped: Bool

        package init(key: Range<Int>, value: Range<Int>, isEscaped: Bool) {
            self.key = key
            self.value = value
            self.isEscaped = isEscaped
        }
    }

    /// A file of another kind, seen as a catalog: for tools that look at texts wherever they stand.
    package init(
        _ bytes: [UInt8], path: String, language: LanguageTag?, texts: [Text], diagnostics: [Diagnostic] = []
    ) {
        var entries: [CatalogEntry] = []
        var localizations: [CatalogLocalization] = []
        for text in texts {
            let value = CatalogText(
                text.value.lowerBound, text.value.upperBound, text.isEscaped ? .jsonEscapes : .verbatim)
            let span = SourceSpan(text.value.lowerBound, text.value.upperBound)
            entries.append(
                CatalogEntry(
                    key: CatalogText(text.key.lowerBound, text.key.upperBound, .verbatim), span: span,
                    leading: SourceSpan(span.start, span.start),
                    localizations: localizations.count..<(localizations.count + 1)))
            localizations.append(
                CatalogLocalization(
                    language: nil, span: span, content: .unit(CatalogUnit(value: value)), variables: []))
        }
        var records = CatalogRecords()
        records.entries = entries
        records.localizations = localizations
        self.init(
            // JSON with everything in one file: nothing beside it belongs to it.
            path: path, format: .xcstrings,
            place: CatalogPath(table: CatalogPath(project: path).table, language: language), records: records,
            source: CatalogSource(bytes: bytes, text: bytes, encoding: .utf8), diagnostics: diagnostics)
    }
}
