import SpokenCatalogs
import SpokenDiagnostics

/// One choice by plural category in a message.
struct PluralChoice {
    let variations: CatalogVariations
    let variable: CatalogVariable?
    /// A short place to point at when something is missing: the variable's name, or the language.
    let place: SourceSpan
    /// How the arguments of its texts are written.
    let syntax: PlaceholderSyntax

    /// The categories that are there, as written.
    func selectors(in catalog: CatalogFile) -> [String] {
        variations.cases.flatMap { catalog.names(of: $0) }
    }
}

extension LintScope {
    /// Every choice by plural category in what a key says in one language.
    func pluralChoices(of message: LintMessage) -> [PluralChoice] {
        let localization = document.localization(of: message)
        var result: [PluralChoice] = []
        // A language that the whole file names stands before its entries.
        let language = localization.language.map(\.span).flatMap { $0.start < localization.span.start ? nil : $0 }
        collect(localization.content, nil, language, localization.placeholders, to: &result)
        for variable in localization.variables {
            collect(variable.content, variable, variable.name.span, localization.placeholders, to: &result)
        }
        return result
    }

    private func collect(
        _ content: CatalogContent, _ variable: CatalogVariable?, _ place: SourceSpan?, _ syntax: PlaceholderSyntax,
        to result: inout [PluralChoice]
    ) {
        guard case .variations(let variations) = content else { return }
        if variations.axis == .plural {
            let start = variations.span.start
            result.append(
                PluralChoice(
                    variations: variations, variable: variable, place: place ?? SourceSpan(start, start + 1),
                    syntax: syntax))
            return
        }
        for variation in variations.cases {
            collect(variation.content, variable, variation.selector.span, syntax, to: &result)
        }
    }
}
