import SpokenDiagnostics
import SpokenModel

/// Makes plain texts of the units of an XLIFF file. Inline elements are taken as the text in them, segments of 2.x are
/// put together.
enum XLIFFReader {
    static func read(_ bytes: [UInt8]) throws(XLIFFError) -> [XLIFFFile] {
        let (source, _) = SourceReader.read(bytes)
        let units = source.text.withUnsafeBufferPointer {
            XLIFFUnits($0, start: source.encoding == .utf8WithMark ? 3 : 0)
        }
        if units.isBroken, let problem = units.problems.last {
            throw .malformed(at: LineTable(source.text).location(of: problem.start), message: problem.message)
        }
        return units.files.map { file in
            XLIFFFile(
                original: file.original.map(source.string) ?? "",
                sourceLanguage: file.sourceLanguage.map(source.string),
                targetLanguage: file.targetLanguage.map(source.string), units: file.units.map { unit($0, source) })
        }
    }

    private static func unit(_ unit: XLIFFUnits.Unit, _ source: CatalogSource) -> XLIFFFile.Unit {
        var result = XLIFFFile.Unit(id: source.string(unit.id))
        var hasTarget = false
        var target = ""
        for segment in unit.segments {
            for part in [segment.source, segment.target] {
                if let part, hasElements(part, source) { result.losesElements = true }
            }
            let text = segment.source.map { plain($0, source) } ?? ""
            result.source += text
            if let own = segment.target {
                if !segment.isIgnorable { hasTarget = true }
                target += plain(own, source)
                if result.state == nil { result.state = segment.state.map(source.string) }
            } else if segment.isIgnorable {
                target += text
            }
        }
        if hasTarget { result.target = target }
        if !unit.notes.isEmpty { result.note = unit.notes.map(source.string).joined(separator: "\n") }
        return result
    }

    private static func plain(_ text: CatalogText, _ source: CatalogSource) -> String {
        source.string(CatalogText(text.span.start, text.span.end, text.form == .xmlMarkup ? .xml : text.form))
    }

    private static func hasElements(_ text: CatalogText, _ source: CatalogSource) -> Bool {
        guard text.form == .xmlMarkup else { return false }
        var found = false
        source.text.withUnsafeBufferPointer { all in
            XMLTagSet.each(ByteReader(CatalogSource.slice(all, text))) { _ in found = true }
        }
        return found
    }
}
