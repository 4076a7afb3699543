/// The texts of one file of Fluent that others show: `{ brand }`, `{ -brand }`, `{ save.title }`.
struct MessageReferences {
    private var texts: [String: String] = [:]

    /// nil for formats without references.
    init?(_ file: CatalogFile) {
        guard file.format == .fluent else { return nil }
        for entry in file.entries {
            guard let localization = file.localizations(of: entry).first,
                case .unit(let unit) = localization.content, localization.variables.isEmpty
            else { continue }
            let text = file.string(unit.value)
            // What shows arguments or other texts itself has no one text.
            guard FormatString(text, localization.placeholders).placeholders.isEmpty else { continue }
            texts[file.string(entry.key)] = text
        }
    }

    /// The text of `{ name }`; nil for what is not in the file, or has no text of its own.
    func text(of reference: String) -> String? {
        guard reference.hasPrefix("{"), reference.hasSuffix("}"), reference.utf8.count > 2 else { return nil }
        let name = reference.dropFirst().dropLast().drop { $0.isWhitespace }
        return texts[String(name.prefix { !$0.isWhitespace })]
    }
}
