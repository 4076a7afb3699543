import SpokenDiagnostics
import SpokenModel

/// Reads the entries of a String Catalog (.xcstrings) from a positioned tree: lenient, what is unknown is left alone.
struct StringCatalogReader {
    private let tree: PositionedTree
    private let source: CatalogSource
    private var records = CatalogRecords()

    static func read(_ tree: PositionedTree, source: CatalogSource) -> CatalogRecords {
        var reader = StringCatalogReader(tree: tree, source: source)
        reader.records.problems = tree.problems
        reader.document()
        return reader.records
    }

    private init(tree: PositionedTree, source: CatalogSource) {
        self.tree = tree
        self.source = source
    }

    private mutating func report(_ index: Int, _ message: String, severity: Severity = .error) {
        let node = tree.nodes[index]
        records.problems.append(.structure(Int(node.start), Int(node.end), message, severity: severity))
    }

    private func isKey(_ index: Int, _ name: StaticString) -> Bool {
        guard let key = tree.nodes[index].key else { return false }
        return source.isEqual(key, name)
    }

    private func span(_ index: Int) -> SourceSpan {
        let node = tree.nodes[index]
        let start = node.key.map { KeyStart.find(before: Int($0.start), in: source) } ?? Int(node.start)
        return SourceSpan(start, Int(node.end))
    }

    private mutating func document() {
        guard let root = tree.nodes.first else { return }
        guard root.kind == .dictionary else {
            // After an error of syntax the root is only what was read so far.
            if tree.problems.isEmpty { report(0, "a String Catalog must be an object with sourceLanguage and strings") }
            return
        }
        for index in tree.children(of: 0) {
            let node = tree.nodes[index]
            if isKey(index, "strings") {
                guard node.kind == .dictionary else {
                    report(index, "'strings' must be an object of keys")
                    continue
                }
                var leading = Int(node.start)
                for child in tree.children(of: index) { entry(child, leading: &leading) }
            } else if isKey(index, "sourceLanguage") {
                if node.kind == .string { records.sourceLanguage = node.text }
            } else if isKey(index, "version") {
                records.version = node.text
            }
        }
    }

    private mutating func entry(_ index: Int, leading: inout Int) {
        let node = tree.nodes[index]
        guard let key = node.key else { return }
        guard node.kind == .dictionary else {
            report(index, "the value of '\(source.string(key))' must be an object")
            return
        }
        var comment: CatalogText?
        var extractionState: CatalogText?
        var shouldTranslate = true
        let first = records.localizations.count
        for child in tree.children(of: index) {
            let part = tree.nodes[child]
            if isKey(child, "localizations") {
                guard part.kind == .dictionary else {
                    report(child, "'localizations' must be an object of languages")
                    continue
                }
                for language in tree.children(of: child) { localization(language) }
            } else if isKey(child, "comment") {
                if part.kind == .string { comment = part.text }
            } else if isKey(child, "extractionState") {
                if part.kind == .string { extractionState = part.text }
            } else if isKey(child, "shouldTranslate") {
                shouldTranslate = !source.isEqual(part.text, "false")
            }
        }
        let span = span(index)
        records.entries.append(
            CatalogEntry(
                key: key, span: span, leading: SourceSpan(min(leading, span.start), span.start), comment: comment,
                extractionState: extractionState, shouldTranslate: shouldTranslate,
                localizations: first..<records.localizations.count))
        leading = span.end
    }

    private mutating func localization(_ index: Int) {
        let node = tree.nodes[index]
        guard node.kind == .dictionary else {
            report(index, "a localization must be an object")
            return
        }
        var variables: [CatalogVariable] = []
        for child in tree.children(of: index)
        where isKey(child, "substitutions") && tree.nodes[child].kind == .dictionary {
            for substitution in tree.children(of: child) {
                if let variable = variable(substitution) { variables.append(variable) }
            }
        }
        records.localizations.append(
            CatalogLocalization(language: node.key, span: span(index), content: content(index), variables: variables))
    }

    private mutating func variable(_ index: Int) -> CatalogVariable? {
        let node = tree.nodes[index]
        guard let name = node.key, node.kind == .dictionary else {
            report(index, "a substitution must be an object")
            return nil
        }
        var valueType: CatalogText?
        var argumentNumber: Int?
        for child in tree.children(of: index) {
            if isKey(child, "formatSpecifier"), tree.nodes[child].kind == .string {
                valueType = tree.nodes[child].text
            } else if isKey(child, "argNum"), tree.nodes[child].kind == .integer {
                argumentNumber = Int(source.string(tree.nodes[child].text))
            }
        }
        return CatalogVariable(
            name: name, ruleType: nil, valueType: valueType, argumentNumber: argumentNumber,
            content: content(index), span: span(index))
    }

    /// The string unit, string set or variations that an object holds.
    private mutating func content(_ index: Int) -> CatalogContent {
        for child in tree.children(of: index) {
            if isKey(child, "stringUnit") { return unit(child).map(CatalogContent.unit) ?? .empty }
            if isKey(child, "variations") { return variations(child) }
            if isKey(child, "stringSet") { return set(child) }
        }
        return .empty
    }

    private mutating func unit(_ index: Int) -> CatalogUnit? {
        var value: CatalogText?
        var state: CatalogText?
        for child in tree.children(of: index) where tree.nodes[child].kind == .string {
            if isKey(child, "value") {
                value = tree.nodes[child].text
            } else if isKey(child, "state") {
                state = tree.nodes[child].text
            }
        }
        guard let value else {
            report(index, "a stringUnit must have a 'value'")
            return nil
        }
        return CatalogUnit(value: value, state: state)
    }

    private func set(_ index: Int) -> CatalogContent {
        var state: CatalogText?
        var values: [CatalogText] = []
        for child in tree.children(of: index) {
            if isKey(child, "state"), tree.nodes[child].kind == .string {
                state = tree.nodes[child].text
            } else if isKey(child, "values"), tree.nodes[child].kind == .array {
                values = tree.children(of: child).filter { tree.nodes[$0].kind == .string }.map { tree.nodes[$0].text }
            }
        }
        return .set(values.map { CatalogUnit(value: $0, state: state) })
    }

    private mutating func variations(_ index: Int) -> CatalogContent {
        for child in tree.children(of: index) {
            let axis: CatalogAxis
            if isKey(child, "plural") {
                axis = .plural
            } else if isKey(child, "device") {
                axis = .device
            } else if isKey(child, "width") {
                axis = .width
            } else {
                report(child, "variations are by 'plural' or by 'device'", severity: .warning)
                continue
            }
            var cases: [CatalogVariation] = []
            for variant in tree.children(of: child) {
                guard let selector = tree.nodes[variant].key else { continue }
                cases.append(
                    CatalogVariation(
                        selector: selector, content: content(variant), span: span(variant), axis: axis, source: source))
            }
            return .variations(CatalogVariations(axis: axis, span: tree.nodes[child].valueSpan, cases: cases))
        }
        return .empty
    }
}
