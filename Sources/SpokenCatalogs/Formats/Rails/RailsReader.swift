import SpokenDiagnostics
import SpokenModel

/// Reads the texts below the key of a language; a mapping of plural categories is a choice.
struct RailsReader {
    private let source: CatalogSource
    private let items: [YAMLItem]
    private var index = 0
    private var records = CatalogRecords()
    private var places: YAMLPlaces

    static func read(
        _ source: CatalogSource, _ read: @Sendable ([UInt8]) throws(YAMLProblem) -> [YAMLItem]
    ) -> CatalogRecords {
        var places = YAMLPlaces(source.text)
        do throws(YAMLProblem) {
            var reader = RailsReader(source: source, items: try read(source.text), places: places)
            reader.document()
            return reader.records
        } catch {
            var records = CatalogRecords()
            let offset = places.offset(line: error.line, column: error.column)
            records.problems.append(.syntax(offset, min(offset + 1, source.text.count), error.message))
            return records
        }
    }

    private init(source: CatalogSource, items: [YAMLItem], places: YAMLPlaces) {
        self.source = source
        self.items = items
        self.places = places
    }

    private mutating func document() {
        guard items.first?.kind == .mapping else { return }
        index = 1
        while index < items.count, items[index].kind != .end {
            let key = items[index]
            index += 1
            guard index < items.count else { return }
            // One file, one language: what stands below others is passed over.
            guard records.language == nil, items[index].kind == .mapping, let language = LanguageTag(locale: key.text)
            else {
                skip()
                continue
            }
            records.language = language
            mapping(prefix: "", depth: 0)
        }
    }

    /// Passes over a value.
    private mutating func skip() {
        var depth = 0
        while index < items.count {
            switch items[index].kind {
            case .mapping, .sequence: depth += 1
            case .end: depth -= 1
            default: break
            }
            index += 1
            if depth <= 0 { return }
        }
    }

    private mutating func mapping(prefix: String, depth: Int) {
        index += 1
        while index < items.count, items[index].kind != .end {
            let key = items[index]
            guard key.kind == .plain || key.kind == .quoted else {
                skip()
                skip()
                continue
            }
            index += 1
            value(of: key, name: prefix + key.text, depth: depth)
        }
        index += 1
    }

    private mutating func value(of key: YAMLItem, name: String, depth: Int) {
        guard index < items.count else { return }
        switch items[index].kind {
        case .mapping where depth < 64:
            if let forms = forms() { choice(forms, key, name) } else { mapping(prefix: name + ".", depth: depth + 1) }
        case .sequence where depth < 64:
            index += 1
            var number = 0
            while index < items.count, items[index].kind != .end {
                let item = items[index]
                if item.kind == .mapping || item.kind == .sequence {
                    value(of: item, name: "\(name).\(number)", depth: depth + 1)
                } else {
                    text(item, key: item, "\(name).\(number)")
                    index += 1
                }
                number += 1
            }
            index += 1
        case .plain, .quoted, .block:
            text(items[index], key: key, name)
            index += 1
        default: skip()
        }
    }

    private static let categories = PluralCategory.allCases.map(\.rawValue)

    /// The forms of a mapping whose keys are plural categories alone, `other` or two at least among them; the index is
    /// behind it then.
    private mutating func forms() -> [(key: YAMLItem, value: YAMLItem)]? {
        var place = index + 1
        var result: [(key: YAMLItem, value: YAMLItem)] = []
        while place + 1 < items.count, items[place].kind != .end {
            let (key, value) = (items[place], items[place + 1])
            guard Self.categories.contains(key.text),
                value.kind == .plain || value.kind == .quoted || value.kind == .block
            else { return nil }
            result.append((key, value))
            place += 2
        }
        guard result.count > 1 || result.first?.key.text == "other" else { return nil }
        index = place + 1
        return result
    }

    private mutating func choice(_ forms: [(key: YAMLItem, value: YAMLItem)], _ key: YAMLItem, _ name: String) {
        let place = self.key(key, name)
        var cases: [CatalogVariation] = []
        for form in forms {
            let selector = scalar(form.key)
            let value = scalar(form.value)
            cases.append(
                CatalogVariation(
                    selector: selector, content: .unit(CatalogUnit(value: value)),
                    span: SourceSpan(selector.span.start, value.span.end), axis: .plural,
                    code: CatalogVariation.code(of: PluralCategory(rawValue: form.key.text) ?? .other), exact: -1))
        }
        let span = SourceSpan(place.span.start, cases.last?.span.end ?? place.span.end)
        add(place, span, .variations(CatalogVariations(axis: .plural, span: span, cases: cases)))
    }

    private mutating func text(_ item: YAMLItem, key: YAMLItem, _ name: String) {
        guard Self.isText(item) else { return }
        let isItem = key.start == item.start
        let place = isItem ? nil : self.key(key, name)
        let value = scalar(item)
        // An item of a list has no key in the file: it stands beside its dash.
        let start = max(0, value.span.start - 1)
        if isItem { records.stored.add(name.utf8, at: start) }
        let own = place ?? CatalogText(start, start, .stored)
        add(own, SourceSpan(own.span.start, value.span.end), .unit(CatalogUnit(value: value)))
    }

    private mutating func add(_ key: CatalogText, _ span: SourceSpan, _ content: CatalogContent) {
        let first = records.localizations.count
        records.add(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(span.start, span.start),
                localizations: first..<(first + 1)),
            CatalogLocalization(language: nil, placeholders: .ruby, span: span, content: content, variables: []))
    }

    /// Numbers, symbols and words of YAML are no texts.
    private static func isText(_ item: YAMLItem) -> Bool {
        guard item.kind == .plain else { return true }
        let text = item.text.utf8
        guard let first = text.first, first != UInt8(ascii: ":") else { return false }
        if first < 0x40 || isSpecial(first), Double(item.text) != nil { return false }
        return text.count > 5 || !words.contains(item.text.lowercased())
    }

    /// What YAML has a meaning for of its own.
    private static let words: Set<String> = ["true", "false", "null", "~", "yes", "no", "on", "off"]

    /// True for the letters that infinity and what is no number begin with.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte | 0x20 == UInt8(ascii: "i") || byte | 0x20 == UInt8(ascii: "n")
    }

    private mutating func key(_ item: YAMLItem, _ name: String) -> CatalogText {
        let (start, end) = (places.offset(item.start), places.offset(item.end))
        records.stored.add(name.utf8, at: start)
        return CatalogText(start, end, .stored)
    }

    /// Where the bytes of the file are the text it stands there, else beside it.
    private mutating func scalar(_ item: YAMLItem) -> CatalogText {
        var start = places.offset(item.start)
        var end = places.offset(item.end)
        if item.kind == .quoted, end - start >= 2 {
            start += 1
            end -= 1
        }
        let asWritten = CatalogText(start, end, .verbatim)
        if item.kind != .block, source.isEqual(asWritten, item.text) { return asWritten }
        let text = source.text
        // A text of several lines ends where the next begins.
        while end > start, end <= text.count, text[end - 1] <= 0x20 { end -= 1 }
        // The line break that ends a block is one of the file.
        let isEnded = item.kind == .block && item.text.utf8.last == 0x0A
        records.stored.add(isEnded ? item.text.utf8.dropLast() : item.text.utf8[...], at: start)
        return CatalogText(start, end, .stored)
    }
}
