import SpokenCatalogs
import SpokenModel

/// A place to look in, with what its language needs. A class, so that a call holds it with one reference count.
final class MessagePlace: Sendable {
    let candidate: CatalogCandidate
    let file: LoadedFile
    let source: CatalogSource
    let plurals: CatalogPluralRules
    let language: MessageLanguage

    init(_ candidate: CatalogCandidate, language: MessageLanguage) {
        self.candidate = candidate
        file = candidate.file
        source = candidate.file.file.source
        plurals = candidate.plurals
        self.language = language
    }
}
