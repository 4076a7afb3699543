import SpokenCatalogs

/// Finds where the arguments of a message stand.
struct PlaceholderPlace {
    private let texts: ArraySlice<LintText>
    /// By position: the first specifier that takes the argument.
    private var places: [Int: (text: Int, range: Range<Int>)] = [:]

    init(_ message: LintMessage, in scope: LintScope) {
        texts = scope.document.texts(of: message)
        for (index, text) in zip(texts.indices, texts) {
            var next = 1
            for placeholder in text.placeholders where placeholder.isReal && !placeholder.isNamed {
                if case .argument = placeholder.width { next += 1 }
                if case .argument = placeholder.precision { next += 1 }
                let own: Int
                if let given = placeholder.position {
                    own = given
                } else {
                    own = next
                    next += 1
                }
                // In the form of a variable an implicit specifier is the argument of the variable.
                if places[own] == nil, text.variable == nil || placeholder.position != nil {
                    places[own] = (index, placeholder.range)
                }
            }
        }
    }

    /// The first specifier that takes the argument; the whole first text when none is found.
    func find(_ position: Int) -> (text: LintText, range: Range<Int>)? {
        if let place = places[position] { return (texts[place.text], place.range) }
        for text in texts where text.variable != nil {
            if let placeholder = text.placeholders.first(where: \.isReal) { return (text, placeholder.range) }
        }
        return texts.first.map { ($0, 0..<$0.string.utf8.count) }
    }

    /// The specifier as written.
    static func source(of placeholder: Placeholder, in text: String) -> String { slice(placeholder.range, text) }

    /// The name of a variable.
    static func name(of placeholder: Placeholder, in text: String) -> String { slice(placeholder.nameRange, text) }

    private static func slice(_ range: Range<Int>, _ text: String) -> String {
        let utf8 = text.utf8
        guard let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
            let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex)
        else { return "" }
        return String(text[start..<end])
    }
}
