import SpokenDiagnostics
import SpokenModel

/// Reads the entries of a .stringsdict, or of a .strings that is a property list, from a positioned tree.
struct PropertyListReader {
    private let tree: PositionedTree
    private let source: CatalogSource
    private var records = CatalogRecords()

    /// - Parameter allowsRules: false for .strings files, whose values are texts.
    static func read(_ tree: PositionedTree, source: CatalogSource, allowsRules: Bool) -> CatalogRecords {
        var reader = PropertyListReader(tree: tree, source: source)
        reader.records.problems = tree.problems
        reader.document(allowsRules: allowsRules)
        return reader.records
    }

    private init(tree: PositionedTree, source: CatalogSource) {
        self.tree = tree
        self.source = source
    }

    private mutating func document(allowsRules: Bool) {
        guard let root = tree.nodes.first else { return }
        guard root.kind == .dictionary else {
            // After an error of syntax the root is only what was read so far.
            if tree.problems.isEmpty { report(0, "the property list must be a dictionary of keys") }
            return
        }
        var leading = Int(root.start)
        for index in tree.children(of: 0) {
            let node = tree.nodes[index]
            guard let key = node.key else { continue }
            let start = KeyStart.find(before: Int(key.start), in: source)
            let span = SourceSpan(start, Int(node.end))
            let localization: CatalogLocalization
            switch node.kind {
            case .string:
                localization = CatalogLocalization(
                    language: nil, span: span, content: .unit(CatalogUnit(value: node.text)), variables: [])
            case .dictionary where allowsRules:
                localization = rules(index, span: span)
            default:
                report(index, "the value of '\(source.string(key))' must be a text or a dictionary of rules")
                localization = CatalogLocalization(language: nil, span: span, content: .empty, variables: [])
            }
            let position = records.localizations.count
            records.add(
                CatalogEntry(
                    key: key, span: span, leading: SourceSpan(min(leading, start), start), comment: node.comment,
                    localizations: position..<(position + 1)),
                localization)
            leading = Int(node.end)
        }
    }

    private mutating func report(_ index: Int, _ message: String, severity: Severity = .error) {
        let node = tree.nodes[index]
        records.problems.append(.structure(Int(node.start), Int(node.end), message, severity: severity))
    }

    private func isKey(_ index: Int, _ name: StaticString) -> Bool {
        guard let key = tree.nodes[index].key else { return false }
        return source.isEqual(key, name)
    }

    private mutating func rules(_ index: Int, span: SourceSpan) -> CatalogLocalization {
        var content = CatalogContent.empty
        var variables: [CatalogVariable] = []
        for child in tree.children(of: index) {
            let node = tree.nodes[child]
            if case .empty = content {
            } else if isKey(child, "NSStringLocalizedFormatKey") || isKey(child, "NSStringVariableWidthRuleType")
                || isKey(child, "NSStringDeviceSpecificRuleType")
            {
                report(child, "an entry has one format or rule; the first is taken, remove the others")
                continue
            }
            if isKey(child, "NSStringLocalizedFormatKey") {
                if node.kind == .string {
                    content = .unit(CatalogUnit(value: node.text))
                } else {
                    report(child, "NSStringLocalizedFormatKey must be a text")
                }
            } else if isKey(child, "NSStringVariableWidthRuleType") {
                content = variations(.width, child)
            } else if isKey(child, "NSStringDeviceSpecificRuleType") {
                content = variations(.device, child)
            } else if isReserved(child) {
                reportUnknown(child, .rules)
            } else if node.kind == .dictionary {
                if let variable = variable(child) { variables.append(variable) }
            } else {
                report(child, "a variable must be a dictionary with a rule type and its forms", severity: .warning)
            }
        }
        if case .empty = content {
            let key = tree.nodes[index].key.map(source.string) ?? ""
            report(index, "'\(key)' has no NSStringLocalizedFormatKey; add the format string")
        }
        return CatalogLocalization(language: nil, span: span, content: content, variables: variables)
    }

    /// True for a name that no variable and no category has: Apple's names begin so.
    private func isReserved(_ index: Int) -> Bool {
        guard let key = tree.nodes[index].key else { return false }
        return source.string(key).hasPrefix("NSString")
    }

    private mutating func reportUnknown(_ index: Int, _ known: KnownKeys) {
        guard let key = tree.nodes[index].key, let problem = known.problem(key, in: source) else { return }
        records.problems.append(problem)
    }

    private mutating func variable(_ index: Int) -> CatalogVariable? {
        let node = tree.nodes[index]
        guard let name = node.key else { return nil }
        var ruleType: CatalogText?
        var valueType: CatalogText?
        for child in tree.children(of: index) where tree.nodes[child].kind == .string {
            if isKey(child, "NSStringFormatSpecTypeKey") {
                ruleType = tree.nodes[child].text
            } else if isKey(child, "NSStringFormatValueTypeKey") {
                valueType = tree.nodes[child].text
            }
        }
        for child in tree.children(of: index) where isReserved(child) { reportUnknown(child, .variable) }
        let isGender = ruleType.map { source.isEqual($0, "NSStringGenderRuleType") } ?? false
        return CatalogVariable(
            name: name, ruleType: ruleType, valueType: valueType, argumentNumber: nil,
            content: forms(isGender ? .gender : .plural, index),
            span: SourceSpan(KeyStart.find(before: Int(name.start), in: source), Int(node.end)))
    }

    /// The texts of a dictionary, other than the two keys that describe it.
    private func forms(_ axis: CatalogAxis, _ index: Int) -> CatalogContent {
        var cases: [CatalogVariation] = []
        for child in tree.children(of: index) {
            let node = tree.nodes[child]
            guard node.kind == .string, !isReserved(child), let selector = node.key else { continue }
            cases.append(
                CatalogVariation(
                    selector: selector, content: .unit(CatalogUnit(value: node.text)),
                    span: SourceSpan(KeyStart.find(before: Int(selector.start), in: source), Int(node.end)), axis: axis,
                    source: source))
        }
        return .variations(CatalogVariations(axis: axis, span: tree.nodes[index].valueSpan, cases: cases))
    }

    /// Width and device rules: texts, plural dictionaries inside as an extension, or the other rule inside.
    private mutating func variations(_ axis: CatalogAxis, _ index: Int) -> CatalogContent {
        guard tree.nodes[index].kind == .dictionary else {
            report(index, "a width or device rule must be a dictionary of texts")
            return .empty
        }
        var cases: [CatalogVariation] = []
        for child in tree.children(of: index) {
            let node = tree.nodes[child]
            guard let selector = node.key else { continue }
            let content: CatalogContent
            switch node.kind {
            case .string: content = .unit(CatalogUnit(value: node.text))
            case .dictionary: content = nested(child)
            default:
                report(child, "a variant must be a text")
                content = .empty
            }
            cases.append(
                CatalogVariation(
                    selector: selector, content: content,
                    span: SourceSpan(KeyStart.find(before: Int(selector.start), in: source), Int(node.end)), axis: axis,
                    source: source))
        }
        return .variations(CatalogVariations(axis: axis, span: tree.nodes[index].valueSpan, cases: cases))
    }

    private mutating func nested(_ index: Int) -> CatalogContent {
        for child in tree.children(of: index) {
            if isKey(child, "NSStringVariableWidthRuleType") { return variations(.width, child) }
            if isKey(child, "NSStringDeviceSpecificRuleType") { return variations(.device, child) }
            if isKey(child, "NSStringLocalizedFormatKey"), tree.nodes[child].kind == .string {
                return .unit(CatalogUnit(value: tree.nodes[child].text))
            }
        }
        return forms(.plural, index)
    }
}
