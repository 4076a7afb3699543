import SpokenCatalogs

/// Measures what a message shows: a number of four digits for each argument, and for a variable its widest form.
struct WidthMeasure {
    private let font: FontMetrics
    private let catalog: CatalogFile
    private let variables: [String: CatalogContent]

    init(_ message: LintMessage, in scope: LintScope) {
        font = scope.configuration.font ?? .standard
        catalog = scope.catalog
        var variables: [String: CatalogContent] = [:]
        for variable in scope.document.localization(of: message).variables {
            variables[scope.catalog.string(variable.name)] = variable.content
        }
        self.variables = variables
    }

    /// The widest of the texts, in units of the font; nil where there is none.
    func units(of content: CatalogContent) -> Int? {
        content.units.map { units(of: catalog.string($0.value)) }.max()
    }

    /// The widest line of a text, in units of the font.
    func units(of text: String) -> Int { units(of: text, depth: 0) }

    func points(of text: String, size: Int) -> Int { font.points(ofUnits: units(of: text), size: size) }

    private func units(of text: String, depth: Int) -> Int {
        guard text.utf8.contains(0x25) else {
            return text.split(separator: "\n").map { line in
                line.unicodeScalars.reduce(0) { $0 &+ font.advance(of: $1) }
            }.max() ?? 0
        }
        var widest = 0
        var line = 0
        var offset = 0
        var placeholders = FormatString(text).placeholders[...]
        for scalar in text.unicodeScalars {
            defer { offset += UTF8.width(scalar) }
            while let first = placeholders.first, first.range.upperBound <= offset { placeholders.removeFirst() }
            if let first = placeholders.first, first.kind != .stray, first.range.contains(offset) {
                if first.range.lowerBound == offset { line &+= units(of: first, in: text, depth: depth) }
            } else if scalar == "\n" {
                widest = max(widest, line)
                line = 0
            } else {
                line &+= font.advance(of: scalar)
            }
        }
        return max(widest, line)
    }

    private func units(of placeholder: Placeholder, in text: String, depth: Int) -> Int {
        let digits = 4 * font.advance(of: "0")
        switch placeholder.kind {
        case .percent: return font.advance(of: "%")
        case .variable:
            // References nest; a cycle is no deeper than this.
            guard depth < 4, let content = variables[PlaceholderPlace.name(of: placeholder, in: text)] else {
                return digits
            }
            return content.units.map { units(of: catalog.string($0.value), depth: depth + 1) }.max() ?? digits
        default: return digits
        }
    }
}
