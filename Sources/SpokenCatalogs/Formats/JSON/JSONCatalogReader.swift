import SpokenDiagnostics
import SpokenModel

/// Reads the texts of a JSON file of one language. Keys within keys are joined with points; keys of i18next that differ
/// by a plural ending alone are forms of one.
struct JSONCatalogReader {
    let tree: PositionedTree
    let bytes: UnsafeBufferPointer<UInt8>
    let source: CatalogSource
    let language: LanguageTag?
    private(set) var dialect = JSONDialect.plain
    private let isOneAlone: Bool
    private var records = CatalogRecords()
    /// The rule of numbered forms with what each of them serves, made when one is met.
    private var numbered: (formula: PluralFormula, forms: [PluralFormula.Form])?

    static func read(
        _ tree: PositionedTree, _ bytes: UnsafeBufferPointer<UInt8>, source: CatalogSource, language: LanguageTag?
    ) -> CatalogRecords {
        var reader = JSONCatalogReader(tree: tree, bytes: bytes, source: source, language: language)
        reader.document()
        reader.records.problems = tree.problems + reader.records.problems
        return reader.records
    }

    private init(
        tree: PositionedTree, bytes: UnsafeBufferPointer<UInt8>, source: CatalogSource, language: LanguageTag?
    ) {
        self.tree = tree
        self.bytes = bytes
        self.source = source
        self.language = language
        isOneAlone = MessageReader.isOneAlone(in: language)
    }

    private mutating func document() {
        // A list is data of another kind.
        guard let root = tree.nodes.first, root.kind == .dictionary else { return }
        dialect = findDialect()
        var leading = Int(root.start)
        object(0, prefix: [], leading: &leading)
        records.pluralFormula = numbered?.formula
    }

    /// The signs of all texts; endings of keys tell where no text does.
    private func findDialect() -> JSONDialect {
        var evidence = JSONDialect.Evidence()
        var before: (base: Range<Int>, suffix: I18nextSuffix)?
        for node in tree.nodes where node.kind == .string {
            evidence.add(CatalogSource.slice(bytes, node.text))
            guard let key = node.key, let found = I18nextSuffix.find(CatalogSource.slice(bytes, key)) else { continue }
            let base = key.span.start..<(key.span.end - found.length)
            if let before, before.suffix.category != nil, found.suffix.category != nil,
                ByteReader(bytes).isSame(base.lowerBound, before.base), base.count == before.base.count
            {
                evidence.addForms()
            }
            before = (base, found.suffix)
        }
        return evidence.dialect
    }

    private mutating func object(_ index: Int, prefix: [UInt8], leading: inout Int) {
        let isArray = tree.nodes[index].kind == .array
        let groups = isArray || dialect != .i18next ? [:] : I18nextGroups(self, of: index).byNode
        var number = 0
        for child in tree.children(of: index) {
            let node = tree.nodes[child]
            defer { number += 1 }
            switch node.kind {
            case .string:
                if let group = groups[child] {
                    if group.members.first?.node == child { add(group, prefix, leading: &leading) }
                } else {
                    add(child, prefix, number, leading: &leading)
                }
            case .dictionary, .array:
                if let text = described(child) {
                    add(child, prefix, number, text: text.text, comment: text.comment, leading: &leading)
                } else {
                    object(child, prefix: prefix + name(child, number) + [UInt8(ascii: ".")], leading: &leading)
                }
            default: break
            }
        }
    }

    /// The name of a member, or the number of an item.
    private func name(_ index: Int, _ number: Int) -> [UInt8] {
        guard let key = tree.nodes[index].key else { return Array(String(number).utf8) }
        return source.withBytes(key) { Array($0) }
    }

    /// What tools that extract messages write: `{"defaultMessage": "…", "description": "…"}`.
    private func described(_ index: Int) -> (text: CatalogText, comment: CatalogText?)? {
        guard tree.nodes[index].kind == .dictionary else { return nil }
        var text: CatalogText?
        var comment: CatalogText?
        for child in tree.children(of: index) {
            let node = tree.nodes[child]
            guard let key = node.key, node.kind == .string else { continue }
            if source.isEqual(key, "defaultMessage") { text = node.text }
            if source.isEqual(key, "description") { comment = node.text }
        }
        return text.map { ($0, comment) }
    }

    /// The key as it stands in the file, or put together of those around it.
    private mutating func key(_ text: CatalogText, _ prefix: [UInt8], _ name: [UInt8], cut: Int = 0) -> CatalogText {
        guard !prefix.isEmpty else { return CatalogText(text.span.start, text.span.end - cut, text.form) }
        records.stored.add(prefix + name.dropLast(cut), at: text.span.start)
        return CatalogText(text.span.start, text.span.end - cut, .stored)
    }

    private func span(_ node: PositionedTree.Node) -> SourceSpan {
        SourceSpan(node.key.map { $0.span.start - 1 } ?? Int(node.start), Int(node.end))
    }

    private mutating func add(
        _ index: Int, _ prefix: [UInt8], _ number: Int, text: CatalogText? = nil, comment: CatalogText? = nil,
        section: CatalogText? = nil, leading: inout Int
    ) {
        let node = tree.nodes[index]
        let place = node.key ?? CatalogText(node.text.span.start, node.text.span.end, .stored)
        let span = span(node)
        let key = prefix.isEmpty ? place : key(place, prefix, name(index, number))
        let value = text ?? node.text
        let syntax = syntax(of: value)
        var content = CatalogContent.unit(CatalogUnit(value: value))
        var variables: [CatalogVariable] = []
        if syntax == .icu {
            var message = MessageReader(source: source, text: value, syntax: .icu, isOneAlone: isOneAlone)
            (content, variables) = message.read()
            records.problems += message.problems
        }
        let first = records.localizations.count
        records.add(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(min(leading, span.start), span.start), comment: comment,
                section: section, localizations: first..<(first + 1)),
            CatalogLocalization(
                language: nil, placeholders: syntax, span: span, content: content, variables: variables))
        leading = span.end
    }

    private func syntax(of text: CatalogText) -> PlaceholderSyntax {
        switch dialect {
        case .i18next: return .i18next
        case .icu: return .icu
        case .plain:
            let raw = CatalogSource.slice(bytes, text)
            guard let sign = CatalogSource.offset(of: UInt8(ascii: "%"), in: raw) else { return .brace }
            // `%{name}` has a brace too.
            let brace = CatalogSource.offset(of: UInt8(ascii: "{"), in: raw)
            return brace == nil || brace == sign + 1 ? .unknown : .brace
        }
    }

    /// Forms of one key.
    private mutating func add(_ group: I18nextGroups.Group, _ prefix: [UInt8], leading: inout Int) {
        guard let first = group.members.first, let place = tree.nodes[first.node].key else { return }
        let node = tree.nodes[first.node]
        let span = span(node)
        let cut = place.span.end - place.span.start - group.baseLength
        let key = key(place, prefix, prefix.isEmpty ? [] : name(first.node, 0), cut: cut)
        var cases: [CatalogVariation] = []
        for member in group.members {
            let node = tree.nodes[member.node]
            guard let key = node.key else { continue }
            let name = CatalogText(
                member.suffix == nil ? key.span.start : min(key.span.start + group.baseLength + 1, key.span.end),
                key.span.end, key.form)
            cases.append(variation(name, node, member.suffix, in: group))
        }
        let all = SourceSpan(place.span.start, Int(tree.nodes[group.members.last?.node ?? first.node].end))
        let axis: CatalogAxis = first.suffix?.isOrdinal == true ? .ordinal : .plural
        let index = records.localizations.count
        records.add(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(min(leading, span.start), span.start),
                localizations: index..<(index + 1)),
            CatalogLocalization(
                language: nil, placeholders: .i18next, span: span,
                content: .variations(CatalogVariations(axis: axis, span: all, cases: cases)), variables: []))
        leading = span.end
    }

    private mutating func variation(
        _ name: CatalogText, _ node: PositionedTree.Node, _ suffix: I18nextSuffix?, in group: I18nextGroups.Group
    ) -> CatalogVariation {
        let content = CatalogContent.unit(CatalogUnit(value: node.text))
        let span = span(node)
        if let category = suffix?.category {
            // `_zero` is taken by 0 in every language.
            return CatalogVariation(
                selector: name, content: content, span: span, axis: suffix?.isOrdinal == true ? .ordinal : .plural,
                code: CatalogVariation.code(of: category), exact: category == .zero ? 0 : -1)
        }
        if numbered == nil { numbered = makeRule() }
        let hasTwo = numbered?.formula.count == 2
        let form: Int? =
            switch suffix {
            case .number(let number): number
            // The key without an ending beside one with `_plural`.
            case .plural: hasTwo ? 1 : nil
            default: group.isSimple && hasTwo ? 0 : nil
            }
        guard let form, let forms = numbered?.forms else {
            // Two forms where the language has more: i18next looks for neither, and shows the first.
            let category: PluralCategory = suffix == nil && group.isSimple ? .one : .other
            return CatalogVariation(
                selector: name, content: content, span: span, axis: .plural,
                code: CatalogVariation.code(of: category), exact: -1)
        }
        guard forms.indices.contains(form) else {
            return CatalogVariation(
                selector: name, content: content, span: span, form: Int32(form), code: -1, served: 0)
        }
        return CatalogVariation(
            selector: name, content: content, span: span, form: Int32(form), code: forms[form].code,
            served: forms[form].served)
    }

    private func makeRule() -> (formula: PluralFormula, forms: [PluralFormula.Form])? {
        PluralFormula.i18next(language).map { ($0, $0.forms(for: language)) }
    }
}
