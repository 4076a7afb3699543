import SpokenDiagnostics

/// The forms of one string in one language while the units that say them are collected.
struct XLIFFForms {
    private var root = Node()
    private var variables: [(name: CatalogText, node: Node)] = []
    private var positions: [String: Int] = [:]

    private final class Branch {
        var node = Node()
    }

    private struct Node {
        var units: [CatalogUnit] = []
        var axis = CatalogAxis.plural
        var cases: [(selector: CatalogText, span: SourceSpan, branch: Branch)] = []

        mutating func add(
            _ units: [CatalogUnit], at steps: ArraySlice<XLIFFFormPath.Step>, _ span: SourceSpan,
            _ source: CatalogSource
        ) {
            guard case .variation(let axis, let selector)? = steps.first else {
                self.units += units
                return
            }
            if cases.isEmpty { self.axis = axis }
            // The plural forms of a device stand behind one another.
            if steps.count > 1, let last = cases.last, source.string(last.selector) == source.string(selector) {
                last.branch.node.add(units, at: steps.dropFirst(), span, source)
                return
            }
            let branch = Branch()
            cases.append((selector, span, branch))
            branch.node.add(units, at: steps.dropFirst(), span, source)
        }

        func content(_ source: CatalogSource) -> CatalogContent {
            guard let first = cases.first else {
                return units.count == 1 ? .unit(units[0]) : units.isEmpty ? .empty : .set(units)
            }
            let span = SourceSpan(first.span.start, cases.last?.span.end ?? first.span.end)
            let variations = cases.map { own in
                CatalogVariation(
                    selector: own.selector, content: own.branch.node.content(source), span: own.span, axis: axis,
                    source: source)
            }
            return .variations(CatalogVariations(axis: axis, span: span, cases: variations))
        }
    }

    mutating func add(
        _ units: [CatalogUnit], at steps: [XLIFFFormPath.Step], span: SourceSpan, in source: CatalogSource
    ) {
        guard !units.isEmpty else { return }
        guard case .variable(let name)? = steps.first else {
            root.add(units, at: steps[...], span, source)
            return
        }
        let text = source.string(name)
        let index = positions[text] ?? variables.count
        if index == variables.count {
            positions[text] = index
            variables.append((name, Node()))
        }
        variables[index].node.add(units, at: steps.dropFirst(), span, source)
    }

    func content(_ source: CatalogSource) -> (CatalogContent, [CatalogVariable]) {
        let content = root.content(source)
        // Xcode leaves the format out where nothing in it is to be translated: the forms of its only variable are all.
        if case .empty = content, variables.count == 1, let only = variables.first {
            return (only.node.content(source), [])
        }
        return (
            content,
            variables.map { own in
                CatalogVariable(
                    name: own.name, ruleType: nil, valueType: nil, argumentNumber: nil,
                    content: own.node.content(source), span: own.name.span)
            }
        )
    }
}
