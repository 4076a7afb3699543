import SpokenCatalogs
import SpokenDiagnostics
import SpokenModel

/// The reading behind each text that is said otherwise than it is seen.
struct InlayHints {
    /// Longer readings are cut; the whole stands in the tooltip.
    private static let longest = 120

    let file: CatalogFile
    let reader: TextReader
    let numbers: NumberStyle

    func answer(from start: Int, to end: Int, _ positions: inout PositionMap) -> [JSONValue] {
        var result: [JSONValue] = []
        for entry in file.entries where entry.span.start <= end && entry.span.end >= start {
            for place in TextPlace.all(of: entry, in: file) where !place.localization.isSource {
                let span = place.unit.value.span
                guard span.start <= end, span.end >= start, let pair = reader.pair(of: place, numbers),
                    Self.plain(pair.visibleText) != Self.plain(pair.accessibleText)
                else { continue }
                let said = Self.plain(pair.accessibleText)
                let isLong = said.count > Self.longest
                result.append([
                    "position": positions.position(of: afterQuote(span.end)).json,
                    "label": .string("→ " + (isLong ? said.prefix(Self.longest) + "…" : said)),
                    "paddingLeft": true, "tooltip": .string(said),
                ])
            }
        }
        return result
    }

    /// Behind the quote that ends a text.
    private func afterQuote(_ offset: Int) -> Int {
        let text = file.source.text
        guard text.indices.contains(offset) else { return offset }
        return text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") ? offset + 1 : offset
    }

    /// On one line, with plain spaces.
    private static func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{A0}", "\u{202F}", "\u{2009}", "\n", "\r", "\t", "\u{2028}", "\u{2029}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
