/// Compares what the texts of a message keep of their source. Forms count together: a form may leave something out.
struct MarkupComparison {
    /// What the source has and the message has not.
    private(set) var lost: [String] = []
    /// What the message has and the source has not.
    private(set) var added: [(item: MarkupItem, text: LintText)] = []
    /// Where to report what is lost.
    let first: LintText

    /// Nil where there is nothing to compare: the source itself, keys without a text, empty translations.
    init?(_ message: LintMessage, of scope: LintScope, _ scan: (String) -> [MarkupItem]) {
        let texts = scope.document.texts(of: message)
        guard let source = scope.source(of: message), source.isText, !source.texts.isEmpty,
            let first = texts.first(where: { !$0.traits.isEmptyText })
        else { return nil }
        self.first = first
        var expected: [String] = []
        for text in source.texts {
            for item in scan(text) where !expected.contains(item.name) { expected.append(item.name) }
        }
        var found = Set<String>()
        for text in texts {
            for item in scan(text.string) {
                found.insert(item.name)
                if !expected.contains(item.name) { added.append((item, text)) }
            }
        }
        lost = expected.filter { !found.contains($0) }
    }

    /// Leaves names alone that may come and go.
    mutating func drop(_ names: Set<String>) {
        lost.removeAll(where: names.contains)
        added.removeAll { names.contains($0.item.name) }
    }
}
