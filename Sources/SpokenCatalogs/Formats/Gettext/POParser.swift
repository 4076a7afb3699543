import SpokenDiagnostics
import SpokenModel

/// Reads PO files and their templates, token by token, with positions.
///
/// Obsolete entries (`#~`) and previous texts (`#|`) are comments: nothing shows them, and an edit of other places
/// leaves them as they are.
struct POParser {
    private let reader: ByteReader
    private let source: CatalogSource
    private let isTemplate: Bool
    private let pathLanguage: LanguageTag?
    private var offset: Int
    private var records = CatalogRecords()
    private var forms: [PluralFormula.Form] = []
    private var entry: Entry
    private var hasEntries = false

    /// What was read of the entry at hand.
    private struct Entry {
        var leading: Int
        var start: Int?
        var end = 0
        var context: CatalogText?
        var key: CatalogText?
        /// Where the quotes of context and msgid begin and end together.
        var keyword: CatalogText?
        var plural: (keyword: CatalogText, text: CatalogText)?
        var values: [(selector: CatalogText, index: Int, text: CatalogText, span: SourceSpan)] = []
        var extracted: CatalogText?
        var note: CatalogText?
        var fuzzy: CatalogText?
        var syntax = PlaceholderSyntax.unknown

        init(leading: Int) { self.leading = leading }
    }

    static func parse(
        _ bytes: UnsafeBufferPointer<UInt8>, start: Int, source: CatalogSource, place: CatalogPath, isTemplate: Bool
    ) -> CatalogRecords {
        var parser = POParser(bytes, start, source, place, isTemplate)
        parser.document()
        return parser.records
    }

    private init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ source: CatalogSource, _ place: CatalogPath,
        _ isTemplate: Bool
    ) {
        reader = ByteReader(bytes)
        offset = start
        self.source = source
        self.isTemplate = isTemplate
        pathLanguage = place.language
        entry = Entry(leading: start)
        records.entries.reserveCapacity(bytes.count / 160)
        records.localizations.reserveCapacity(bytes.count / 80)
        records.languageOfSources = .english
    }

    private mutating func document() {
        while true {
            skipBlanks()
            guard offset < reader.count else { break }
            switch reader[offset] {
            case UInt8(ascii: "#"): comment()
            case UInt8(ascii: "m"): keyword()
            default:
                fail(offset, "'msgid', 'msgstr' or a comment is expected here")
                skipLine()
            }
        }
        finish()
    }

    private mutating func fail(_ start: Int, _ message: String) {
        records.problems.append(.syntax(start, min(start + 1, reader.count), message))
    }

    private mutating func skipBlanks() {
        while offset < reader.count, reader[offset] <= 0x20 { offset &+= 1 }
    }

    private mutating func skipLine() { offset = min(reader.firstIndex(of: 0x0A, from: offset) + 1, reader.count) }

    // MARK: Comments

    private mutating func comment() {
        // A comment behind a value belongs to the next entry.
        if !entry.values.isEmpty { finish() }
        let start = offset
        var end = reader.firstIndex(of: 0x0A, from: start)
        let next = min(end + 1, reader.count)
        if end > start, reader[end - 1] == 0x0D { end -= 1 }
        switch reader[start + 1] {
        case UInt8(ascii: "~"): if entry.key == nil { entry = Entry(leading: entry.leading) }
        case UInt8(ascii: ","), UInt8(ascii: "="): flags(start + 2, end)
        case UInt8(ascii: ":"), UInt8(ascii: "|"): break
        case UInt8(ascii: "."): entry.extracted = joined(entry.extracted, start, end)
        default: entry.note = joined(entry.note, start, end)
        }
        offset = next
    }

    /// A comment with the lines before it, which stand right above.
    private func joined(_ before: CatalogText?, _ start: Int, _ end: Int) -> CatalogText {
        guard let before, before.span.end + 2 >= start else { return CatalogText(start, end, .poComment) }
        return CatalogText(before.span.start, end, .poComment)
    }

    private mutating func flags(_ start: Int, _ end: Int) {
        var index = start
        while index < end {
            while index < end, reader[index] <= 0x20 || reader[index] == UInt8(ascii: ",") { index += 1 }
            let first = index
            while index < end, reader[index] > 0x20, reader[index] != UInt8(ascii: ",") { index += 1 }
            guard index > first else { continue }
            if index - first == 5, reader.has("fuzzy", at: first) {
                entry.fuzzy = CatalogText(first, index, .verbatim)
            } else if let syntax = POFlags.syntax(reader, first, index), entry.syntax == .unknown {
                entry.syntax = syntax
            }
        }
    }

    // MARK: Keywords

    private mutating func keyword() {
        let start = offset
        while (reader[offset] | 0x20) &- 0x61 < 26 || reader[offset] == UInt8(ascii: "_") { offset += 1 }
        let name = CatalogText(start, offset, .verbatim)
        if source.isEqual(name, "msgstr") {
            value(start)
        } else if source.isEqual(name, "msgid") {
            if entry.key != nil { finish() }
            guard let text = string(name) else { return }
            begin(start)
            entry.key = text
            entry.keyword = name
        } else if source.isEqual(name, "msgctxt") {
            if entry.key != nil { finish() }
            guard let text = string(name) else { return }
            begin(start)
            entry.context = text
        } else if source.isEqual(name, "msgid_plural") {
            guard let text = string(name) else { return }
            if entry.key == nil { fail(start, "'msgid_plural' has no 'msgid' before it") }
            entry.plural = (name, text)
            entry.end = offset
        } else {
            fail(start, "'\(source.string(name).prefix(32))' is no keyword of gettext; write 'msgid' or 'msgstr'")
            skipLine()
        }
    }

    private mutating func begin(_ start: Int) { if entry.start == nil { entry.start = start } }

    private mutating func value(_ start: Int) {
        var index = 0
        var selector = CatalogText(start, offset, .verbatim)
        if reader[offset] == UInt8(ascii: "[") {
            let first = offset + 1
            var end = first
            while reader[end].isDigit, end - first < 4 {
                index = index * 10 + Int(reader[end] - 0x30)
                end += 1
            }
            guard end > first, reader[end] == UInt8(ascii: "]") else {
                fail(offset, "the number of a plural form is expected here: msgstr[0]")
                skipLine()
                return
            }
            selector = CatalogText(first, end, .verbatim)
            offset = end + 1
        } else if entry.plural != nil {
            fail(start, "'msgid_plural' asks for numbered forms; write 'msgstr[0]'")
        }
        guard let text = string(selector) else { return }
        guard entry.key != nil else {
            fail(start, "'msgstr' has no 'msgid' before it")
            return
        }
        entry.values.append((selector, index, text, SourceSpan(start, offset)))
        entry.end = offset
    }

    /// The pieces behind a keyword, as one text from the first quote to the last.
    private mutating func string(_ keyword: CatalogText) -> CatalogText? {
        skipBlanks()
        guard reader[offset] == UInt8(ascii: "\"") else {
            fail(offset, "a text in double quotes is expected behind '\(source.string(keyword).prefix(16))'")
            skipLine()
            return nil
        }
        let start = offset + 1
        var end = start
        var form = CatalogText.Form.verbatim
        var pieces = 0
        while reader[offset] == UInt8(ascii: "\""), offset < reader.count {
            pieces += 1
            if pieces > 1 { form = .po }
            var index = offset + 1
            while true {
                let byte = reader[index]
                if byte == UInt8(ascii: "\"") { break }
                if byte == UInt8(ascii: "\\") {
                    form = .po
                    index += 2
                } else if byte == 0x0A || index >= reader.count {
                    fail(offset, "this quote is not closed on its line")
                    offset = min(index, reader.count)
                    return CatalogText(start, min(index, reader.count), .po)
                } else {
                    index &+= 1
                }
            }
            end = index
            offset = index + 1
            skipBlanks()
        }
        // Blanks and line breaks behind the last piece are no part of the entry.
        offset = end + 1
        return CatalogText(start, end, form)
    }

    // MARK: Entries

    private mutating func finish() {
        defer { entry = Entry(leading: offset) }
        guard let key = entry.key, let start = entry.start else {
            if let start = entry.start { fail(start, "'msgctxt' has no 'msgid' behind it") }
            return
        }
        guard !entry.values.isEmpty else {
            fail(start, "this 'msgid' has no 'msgstr' behind it")
            return
        }
        if key.isEmpty || source.withBytes(key, \.isEmpty), entry.context == nil {
            if !hasEntries { header() }
            return
        }
        hasEntries = true
        let span = SourceSpan(start, entry.end)
        let first = records.localizations.count
        records.localizations.append(
            CatalogLocalization(
                language: nil, isSource: true, placeholders: entry.syntax, span: span, content: original(key),
                variables: []))
        if !isTemplate, let content = translation() {
            records.localizations.append(
                CatalogLocalization(
                    language: nil, placeholders: entry.syntax, original: first, span: span, content: content,
                    variables: []))
        }
        records.entries.append(
            CatalogEntry(
                key: entry.context.map { CatalogText($0.span.start, key.span.end, .po) } ?? key,
                context: entry.context, span: span,
                leading: SourceSpan(entry.leading, start), comment: entry.extracted ?? entry.note,
                localizations: first..<records.localizations.count))
    }

    /// `msgid`, and with `msgid_plural` a choice.
    private func original(_ key: CatalogText) -> CatalogContent {
        guard let plural = entry.plural, let keyword = entry.keyword else { return .unit(CatalogUnit(value: key)) }
        let cases = [(keyword, key, PluralCategory.one), (plural.keyword, plural.text, .other)].map {
            CatalogVariation(
                selector: $0.0, content: .unit(CatalogUnit(value: $0.1)),
                span: SourceSpan($0.0.span.start, $0.1.span.end), form: -1, code: CatalogVariation.code(of: $0.2),
                served: 0)
        }
        return .variations(CatalogVariations(axis: .plural, span: cases[0].span, cases: cases))
    }

    /// `msgstr`, or its numbered forms; nil for one that nobody has translated.
    private mutating func translation() -> CatalogContent? {
        guard entry.values.contains(where: { !isEmpty($0.text) }), let first = entry.values.first else { return nil }
        guard entry.plural != nil else { return .unit(CatalogUnit(value: first.text, state: entry.fuzzy)) }
        if forms.isEmpty {
            let formula = records.pluralFormula ?? .germanic
            forms = formula?.forms(for: records.language ?? pathLanguage) ?? []
        }
        let cases = entry.values.map { value in
            let form =
                forms.indices.contains(value.index) ? forms[value.index] : PluralFormula.Form(code: -1, served: 0)
            return CatalogVariation(
                selector: value.selector, content: .unit(CatalogUnit(value: value.text, state: entry.fuzzy)),
                span: value.span, form: Int32(value.index), code: form.code, served: form.served)
        }
        let span = SourceSpan(first.span.start, entry.end)
        return .variations(CatalogVariations(axis: .plural, span: span, cases: cases))
    }

    private func isEmpty(_ text: CatalogText) -> Bool { text.isEmpty || source.withBytes(text, \.isEmpty) }

    // MARK: Header

    private mutating func header() {
        guard let text = entry.values.first?.text else { return }
        let header = POHeader(source.string(text))
        if let language = header["Language"].flatMap({ LanguageTag(knownLocale: $0.value) }) {
            records.language = language
        }
        if let language = header["X-Source-Language"].flatMap({ LanguageTag(locale: $0.value) }) {
            records.languageOfSources = language
        }
        guard let field = header["Plural-Forms"], !isTemplate, !field.value.isEmpty else { return }
        let span = source.span(ofUTF8: field.range, in: text)
        records.pluralFormulaSpan = span
        do throws(PluralFormulaError) {
            records.pluralFormula = try PluralFormula(header: field.value)
        } catch {
            records.problems.append(
                ParseProblem(
                    rule: "plural-formula", severity: .error, start: span.start, end: span.end, message: "\(error)"))
        }
    }
}
