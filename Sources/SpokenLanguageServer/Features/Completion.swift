import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// The placeholders of the text that is translated, and the plural categories of the language.
struct Completion {
    let workspace: Workspace
    let path: String
    let file: CatalogFile

    func answer(at offset: Int, _ positions: inout PositionMap) -> [JSONValue] {
        if let place = PluralPlace.find(in: file, at: offset) { return categories(place, offset, &positions) }
        return placeholders(at: offset, &positions)
    }

    // MARK: Plural categories

    private func categories(_ place: PluralPlace, _ offset: Int, _ positions: inout PositionMap) -> [JSONValue] {
        let entry = file.entry(at: offset)
        let tag =
            place.language ?? file.language?.description
            ?? entry.flatMap { entry in
                let languages = workspace.languages(of: path)
                return entry.localizations.first.flatMap { languages.indices.contains($0) ? languages[$0] : nil }
            } ?? workspace.sourceLanguage(of: path)
        guard let language = try? LanguageTag(tag) else { return [] }
        let rules = CatalogPluralRules(language)
        var names = rules.categories
        if file.format.definition.zeroIsExact, !names.contains(.zero) { names.insert(.zero, at: 0) }
        if !names.contains(.other) { names.append(.other) }
        let range = positions.range(of: SourceSpan(place.start, offset))
        return names.enumerated().map { index, category in
            let numbers = Self.examples(category, rules)
            return [
                "label": .string(category.rawValue), "kind": 20,
                "detail": .string(numbers.isEmpty ? (category == .zero ? "0" : "every other number") : numbers),
                "sortText": .string("\(index)"),
                "textEdit": ["range": range, "newText": .string(category.rawValue)],
            ]
        }
    }

    /// `2, 3, 4, 22`
    private static func examples(_ category: PluralCategory, _ rules: CatalogPluralRules) -> String {
        (0...125).compactMap { DecimalNumber(exactly: $0) }.filter { rules.category(of: $0) == category }.prefix(5)
            .map(\.description).joined(separator: ", ")
    }

    // MARK: Placeholders

    private func placeholders(at offset: Int, _ positions: inout PositionMap) -> [JSONValue] {
        guard let entry = file.entry(at: offset) else { return [] }
        let all = TextPlace.all(of: entry, in: file)
        guard let here = all.first(where: { $0.unit.value.span.start <= offset && offset <= $0.unit.value.span.end })
        else { return [] }
        let syntax = here.localization.placeholders
        var names: [String] = []
        for text in sourceTexts(of: entry, all)
            + all.filter({ $0.index == here.index }).map({ file.string($0.unit.value) })
        {
            let format = FormatString(text, syntax)
            for placeholder in format.placeholders where placeholder.isReal && placeholder.kind != .invalid {
                let name = format.source(of: placeholder)
                // A whole choice of ICU is no place for an argument.
                if !name.utf8.contains(UInt8(ascii: ",")), !names.contains(name) { names.append(name) }
            }
        }
        let own = FormatString(file.string(here.unit.value), syntax)
        let present = Set(own.placeholders.map { own.source(of: $0) })
        let start = start(before: offset, in: here.unit.value.span)
        let range = positions.range(of: SourceSpan(start, offset))
        return names.enumerated().map { index, name in
            let written = file.escaped(name, for: here.unit.value) ?? name
            return [
                "label": .string(name), "kind": 21,
                "detail": .string(present.contains(name) ? "stands here already" : "an argument of the source"),
                "sortText": .string((present.contains(name) ? "1" : "0") + String(index)),
                "filterText": .string(written),
                "textEdit": ["range": range, "newText": .string(written)],
            ]
        }
    }

    /// What the entry says in the source language.
    private func sourceTexts(of entry: CatalogEntry, _ all: [TextPlace]) -> [String] {
        let source = workspace.sourceLanguage(of: path)
        let languages = workspace.languages(of: path)
        let own = all.filter {
            $0.localization.isSource || languages.indices.contains($0.index) && languages[$0.index] == source
        }
        if !own.isEmpty { return own.map { file.string($0.unit.value) } }
        let identity = file.identity(of: entry)
        for other in workspace.table(of: path).dropFirst() {
            guard let catalog = workspace.catalog(of: other),
                catalog.isBase || workspace.languages(of: other).contains(source)
            else { continue }
            let texts = catalog.entries(identity).flatMap { TextPlace.all(of: $0, in: catalog) }
            if !texts.isEmpty { return texts.map { catalog.string($0.unit.value) } }
        }
        return file.format.definition.keysAreTexts ? [file.string(entry.key)] : []
    }

    /// Where the placeholder begins that is being typed; the cursor where none is.
    private func start(before offset: Int, in span: SourceSpan) -> Int {
        let text = file.source.text
        var place = min(offset, text.count)
        while place > max(span.start, offset - 32) {
            let byte = text[place - 1]
            if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") { return place - 1 }
            let isPart =
                byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || (0x30...0x39).contains(byte)
                || "$@#(._".utf8.contains(byte)
            guard isPart, byte < 0x80 else { return offset }
            place -= 1
        }
        return offset
    }
}
