import SpokenCatalogs

/// Measures what a message shows: a number of four digits for each argument, and for a variable its widest form.
struct WidthMeasure {
    private let font: FontMetrics
    private let document: LintDocument
    private let variables: MessageVariables

    init(_ message: LintMessage, in scope: LintScope) {
        font = scope.configuration.font ?? .standard
        document = scope.document
        variables = scope.variables(of: message)
    }

    /// The widest of the texts, in units of the font; nil where there is none.
    func units(of content: CatalogContent) -> Int? {
        content.units.map { units(of: document.catalog.string($0.value)) }.max()
    }

    /// The widest line of a text, in units of the font.
    func units(of text: String) -> Int {
        units(of: text, text.utf8.contains(0x25) ? FormatString(text).placeholders : [], depth: 0)
    }

    func points(of text: LintText, size: Int) -> Int {
        font.points(ofUnits: units(of: text.string, text.placeholders, depth: 0), size: size)
    }

    private func units(of text: String, _ placeholders: [Placeholder], depth: Int) -> Int {
        var copy = text
        return copy.withUTF8 { bytes in
            var widest = 0
            var line = 0
            var start = 0
            func take(_ end: Int) {
                guard start < end, end <= bytes.count else { return }
                let piece = UnsafeBufferPointer(rebasing: bytes[start..<end])
                guard piece.contains(0x0A) else {
                    line &+= font.units(of: piece)
                    return
                }
                for (index, part) in piece.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
                    if index > 0 {
                        widest = max(widest, line)
                        line = 0
                    }
                    line &+= font.units(of: UnsafeBufferPointer(rebasing: part))
                }
            }
            for placeholder in placeholders where placeholder.kind != .stray && placeholder.range.lowerBound >= start {
                take(placeholder.range.lowerBound)
                line &+= units(of: placeholder, in: text, depth: depth)
                start = placeholder.range.upperBound
            }
            take(bytes.count)
            return max(widest, line)
        }
    }

    private func units(of placeholder: Placeholder, in text: String, depth: Int) -> Int {
        let digits = 4 * font.advance(of: "0")
        switch placeholder.kind {
        case .percent: return font.advance(of: "%")
        case .variable:
            // References nest, in Apple's own example two deep. A cycle is no deeper than this.
            let key = MessageVariables.Key(name: PlaceholderPlace.name(of: placeholder, in: text), depth: depth)
            if let known = variables.widths[key] { return known }
            guard depth < 3, let content = variables[key.name] else { return digits }
            let width =
                content.units.map { unit in
                    let form = document.catalog.string(unit.value)
                    // Few references of a form are followed, so that a file of nothing but references takes no age.
                    return units(of: form, Array(FormatString(form).placeholders.prefix(8)), depth: depth + 1)
                }.max() ?? digits
            variables.widths[key] = width
            return width
        default: return digits
        }
    }
}
