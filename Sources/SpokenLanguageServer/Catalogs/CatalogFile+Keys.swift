import SpokenCatalogs
import SpokenDiagnostics

extension CatalogFile {
    /// What is to be written where, so that an entry has another key.
    func edits(renaming entry: CatalogEntry, to name: String) -> [Fix.Edit] {
        let written = written(key: name, entry.key)
        var edits = [written]
        // What an ARB file tells of `key` stands under `@key`.
        if format == .arb {
            let note = Array("\"@\(CatalogTextEncoder.json(string(entry.key)))\"".utf8)
            if let place = source.text.firstRange(of: note) {
                edits.append(
                    Fix.Edit(
                        SourceSpan(place.lowerBound + 2, place.upperBound - 1), CatalogTextEncoder.json(name)))
            }
        }
        return edits
    }

    private func written(key name: String, _ key: CatalogText) -> Fix.Edit {
        let span = key.span
        let before = source.text.indices.contains(span.start - 1) ? source.text[span.start - 1] : 0
        let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
        if source.text.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") {
            return Fix.Edit(span, CatalogTextEncoder.xml(name, isAttribute: isQuoted))
        }
        if format == .json {
            // Of a key within keys the last part stands here.
            let last = JSONValue(
                Array("\"".utf8) + source.text[span.start..<min(span.end, source.text.count)] + Array("\"".utf8))
            let parents = string(key).dropLast(last?.text?.count ?? 0)
            let own = name.hasPrefix(parents) ? name.dropFirst(parents.count) : name[...]
            return Fix.Edit(span, CatalogTextEncoder.json(String(own)))
        }
        if format == .properties { return Fix.Edit(span, name) }
        if format == .po {
            let (place, text) = format.definition.edit(key, to: name, in: self)
            return Fix.Edit(place, text)
        }
        let written = escaped(name, for: key) ?? name
        // A bare word may stand without quotes, most texts may not.
        return Fix.Edit(span, isQuoted ? written : "\"\(CatalogTextEncoder.strings(name))\"")
    }
}
