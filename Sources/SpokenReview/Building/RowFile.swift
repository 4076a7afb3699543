import SpokenCatalogs
import SpokenMessages
import SpokenModel

/// A file that rows of one table and language are read from.
struct RowFile: Sendable {
    let loaded: LoadedFile
    /// The position of the language in the file; nil in a file of one language.
    let language: Int?
    let tag: LanguageTag
    let forms: StringFormBuilder

    init(_ candidate: CatalogCandidate, samples: PluralSamples) {
        loaded = candidate.file
        language = candidate.languagePosition
        tag = candidate.language
        forms = StringFormBuilder(file: candidate.file, language: candidate.language, samples: samples)
    }

    var file: CatalogFile { loaded.file }

    /// What the file says of a key, also where that is a draft that nobody is shown.
    func find(_ key: String) -> (entry: CatalogEntry, localization: CatalogLocalization)? {
        var key = key
        guard let position = key.withUTF8({ loaded.position(of: $0) }), file.entries.indices.contains(position) else {
            return nil
        }
        let entry = file.entries[position]
        if let shown = loaded.localization(at: position, language: language) { return (entry, shown) }
        return file.localizations(of: entry).last { file.language(of: $0) == tag }.map { (entry, $0) }
    }

    /// The texts of a string as they are written, with their placeholders marked.
    func written(_ localization: CatalogLocalization) -> [MarkedText] {
        let variables = localization.variables.flatMap(\.content.units)
        // Of a string that is nothing but a reference to its forms, the forms are shown.
        let units = variables.isEmpty ? localization.content.units : variables
        return units.prefix(8).map { marked(file.string($0.value), localization) }
    }

    func marked(_ text: String, _ localization: CatalogLocalization) -> MarkedText {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
            return MarkedText(text)
        }
        let places = FormatString(text, localization.placeholders).placeholders
        return MarkedText(
            text,
            places.filter { $0.isReal && $0.kind != .percent && !$0.range.isEmpty }
                .map { .init(range: $0.range, reason: .placeholder) })
    }

    /// The state of a string: that of its first text which has one.
    func state(_ localization: CatalogLocalization) -> ReviewState {
        let units = localization.content.units + localization.variables.flatMap(\.content.units)
        let states = units.filter { $0.state != nil }.map { file.meaning(ofState: $0.state) }
        // One form that waits is enough to wait for.
        let worst = [CatalogState.untranslated, .draft, .needsReview].first(where: states.contains)
        return ReviewState(worst ?? .translated)
    }
}
