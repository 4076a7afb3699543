import SpokenCatalogs

/// A key in the source language.
final class SourceMessage: Sendable {
    let texts: [String]
    let signature: ArgumentSignature
    /// True when the text is only the key of a String Catalog.
    let isKey: Bool
    /// False for keys that are names, as `cart.title`: what they say is not known.
    let isText: Bool
    let hasPlural: Bool
    /// The categories that its forms have.
    let categories: Set<String>
    /// The positions of the objects that every plural form shows.
    let sharedObjects: Set<Int>
    /// What its texts hold, together.
    let traits: TextTraits
    /// The mark that ends its only text; nil where it has several.
    let endMark: EndMark?

    init(document: LintDocument, index: Int) {
        let message = document.messages[index]
        let slice = document.texts(of: message)
        texts = slice.map(\.string)
        signature = ArgumentSignature(message, in: document)
        isKey = false
        isText = true
        traits = message.traits
        categories = Set(slice.compactMap(\.pluralCategory))
        hasPlural = !categories.isEmpty
        sharedObjects = signature.isEmpty ? [] : FormObjects.shared(by: slice)
        endMark = slice.count == 1 ? slice.first.map { EndMark($0.string) } : nil
    }

    init(key: String) {
        texts = [key]
        signature = key.utf8.contains(0x25) ? ArgumentSignature(FormatString(key).placeholders) : ArgumentSignature([])
        isKey = true
        isText = ExtraKeyRule.isText(key) || key.utf8.contains(0x20)
        traits = Array(key.utf8).withUnsafeBufferPointer { TextTraits($0) }
        categories = []
        hasPlural = false
        sharedObjects = []
        endMark = nil
    }
}
