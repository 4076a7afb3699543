import SpokenDiagnostics
import SpokenModel

/// Makes the entries of an XLIFF document: a key with its source and its translation. Units that are forms of one
/// string (`cart.items|==|plural.few`) become one entry.
struct XLIFFCatalogReader {
    private let bytes: ByteReader
    private let source: CatalogSource
    private var records = CatalogRecords()

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource
    ) -> CatalogRecords {
        let units = XLIFFUnits(bytes, start: start)
        var reader = XLIFFCatalogReader(bytes: ByteReader(bytes), source: source)
        reader.records.problems = units.problems
        for file in units.files { reader.add(file) }
        if let file = units.files.first {
            reader.records.sourceLanguage = file.sourceLanguage
            reader.records.language = file.targetLanguage.flatMap { try? LanguageTag(source.string($0)) }
            reader.records.languageOfSources = file.sourceLanguage.flatMap { try? LanguageTag(source.string($0)) }
        }
        return reader.records
    }

    /// An entry while its forms are collected.
    private struct Draft {
        var key: CatalogText
        var span: SourceSpan
        var leading: SourceSpan
        var comment: CatalogText?
        var shouldTranslate: Bool
        /// True when a unit is the string itself and no form of it.
        var hasText = false
        var sources = XLIFFForms()
        var targets = XLIFFForms()
    }

    private mutating func add(_ file: XLIFFUnits.File) {
        let original = file.original.map(source.string) ?? ""
        let isRules = CatalogFormat(path: original) == .stringsdict
        let mayMerge = isRules || bytes.firstRange(of: "|==|", from: 0) != nil
        var drafts: [Draft] = []
        var known: [String: Int] = [:]
        for unit in file.units {
            guard let place = XLIFFFormPath(unit.id, in: bytes, isRules: isRules) else { continue }
            var position: Int?
            if mayMerge {
                let key = source.string(place.key)
                position = known[key]
                // A key that stands twice has two entries.
                if let own = position, place.steps.isEmpty, drafts[own].hasText { position = nil }
                if position == nil { known[key] = drafts.count }
            }
            let index = position ?? drafts.count
            if position == nil {
                drafts.append(
                    Draft(
                        key: place.key, span: unit.span, leading: SourceSpan(unit.leading, unit.span.start),
                        comment: unit.notes.first, shouldTranslate: unit.shouldTranslate))
            }
            if place.steps.isEmpty { drafts[index].hasText = true }
            drafts[index].span = SourceSpan(drafts[index].span.start, unit.span.end)
            let segments = unit.segments.filter { !$0.isIgnorable }
            let sources = segments.compactMap { segment in segment.source.map { CatalogUnit(value: $0) } }
            let targets = segments.compactMap { segment in
                segment.target.map { CatalogUnit(value: $0, state: segment.state) }
            }
            drafts[index].sources.add(sources, at: place.steps, span: unit.span, in: source)
            // An empty translation of a text is a place for one.
            // A unit without the translation of one of its segments waits for it.
            let isWhole = segments.count == 1 || targets.count >= sources.count
            if isWhole, targets.contains(where: { !$0.value.isEmpty }) || sources.allSatisfy(\.value.isEmpty) {
                drafts[index].targets.add(targets, at: place.steps, span: unit.span, in: source)
            }
        }
        let syntax = Self.syntax(of: file, original: original, source)
        for draft in drafts { add(draft, file, syntax) }
    }

    private mutating func add(_ draft: Draft, _ file: XLIFFUnits.File, _ syntax: PlaceholderSyntax) {
        let first = records.localizations.count
        let isChoice = syntax == .unknown && XLIFFPipes.isChoice(draft.sources.content(source).0, in: source)
        let sides = [(draft.sources, file.sourceLanguage, true), (draft.targets, file.targetLanguage, false)]
        for (forms, language, isSource) in sides {
            var (content, variables) = forms.content(source)
            if isChoice {
                let tag = language.flatMap { try? LanguageTag(source.string($0)) }
                content = XLIFFPipes.split(content, tag, in: source)
            }
            if case .empty = content, variables.isEmpty { continue }
            // Angular writes the choices of ICU into texts whose arguments are elements.
            let isMessage = syntax == .none && variables.isEmpty && MessageReader.holdsChoice(content, in: source)
            if isMessage, case .unit(let unit) = content {
                let tag = language.flatMap { try? LanguageTag(source.string($0)) }
                var message = MessageReader(
                    source: source, text: unit.value, syntax: .icu, isOneAlone: MessageReader.isOneAlone(in: tag))
                variables = message.read(masksTags: true).variables
                records.problems += message.problems
            }
            records.localizations.append(
                CatalogLocalization(
                    language: language, isSource: isSource, placeholders: isMessage ? .icu : syntax,
                    original: isSource || records.localizations.count == first ? -1 : first, span: draft.span,
                    content: content, variables: variables))
        }
        records.entries.append(
            CatalogEntry(
                key: draft.key, span: draft.span, leading: draft.leading, comment: draft.comment,
                shouldTranslate: draft.shouldTranslate, section: file.id ?? file.original,
                localizations: first..<records.localizations.count))
    }

    /// How arguments are written, as far as the file tells where its texts come from.
    private static func syntax(
        of file: XLIFFUnits.File, original: String, _ source: CatalogSource
    ) -> PlaceholderSyntax {
        if let tool = file.tool.map(source.string), tool.hasPrefix("com.apple") || tool == "spokentext" {
            return .apple
        }
        let ending = original.lowercased().utf8.reversed().prefix { $0 != UInt8(ascii: ".") }.reversed()
        switch String(decoding: Array(ending), as: UTF8.self) {
        case "strings", "stringsdict", "xcstrings", "storyboard", "xib", "plist", "intentdefinition": return .apple
        case "java", "kt": return .java
        case "resx", "resw", "cs": return .brace
        default: break
        }
        // Angular: arguments are elements.
        if let type = file.dataType, source.isEqual(type, "html") { return .none }
        if original.contains("template") { return .none }
        return .unknown
    }
}
