import SpokenCatalogs

/// A key in the source language.
final class SourceMessage: Sendable {
    let texts: [String]
    let signature: ArgumentSignature
    /// True when the text is only the key of a String Catalog.
    let isKey: Bool
    let hasPlural: Bool
    /// The mark that ends its only text; nil where it has several.
    let endMark: EndMark?

    init(document: LintDocument, index: Int) {
        let message = document.messages[index]
        let slice = document.texts(of: message)
        texts = slice.map(\.string)
        signature = ArgumentSignature(message, in: document)
        isKey = false
        hasPlural = slice.contains { $0.pluralCategory != nil }
        endMark = slice.count == 1 ? slice.first.map { EndMark($0.string) } : nil
    }

    init(key: String) {
        texts = [key]
        signature = key.utf8.contains(0x25) ? ArgumentSignature(FormatString(key).placeholders) : ArgumentSignature([])
        isKey = true
        hasPlural = false
        endMark = nil
    }
}
