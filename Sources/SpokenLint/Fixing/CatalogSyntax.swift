import SpokenCatalogs

/// How replacements are written in a file.
enum CatalogSyntax: Sendable {
    case strings
    case json
    case xml
    /// A binary property list: nothing can be written.
    case binary

    init(_ catalog: CatalogFile) {
        if catalog.source.encoding == .binary {
            self = .binary
        } else if catalog.format == .xcstrings {
            self = .json
        } else {
            let text = catalog.source.text
            let first = text.prefix(256).first { $0 > 0x20 && $0 < 0x80 }
            self = catalog.format == .stringsdict || first == 0x3C ? .xml : .strings
        }
    }

    /// The text as it must be written; nil where it cannot be.
    func escape(_ replacement: String) -> String? {
        switch self {
        case .binary: nil
        case .xml: CatalogTextEncoder.xml(replacement)
        case .strings: CatalogTextEncoder.strings(replacement)
        case .json: CatalogTextEncoder.json(replacement)
        }
    }
}
