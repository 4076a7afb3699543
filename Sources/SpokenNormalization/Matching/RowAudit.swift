import SpokenLocaleData
import SpokenModel

/// Finds rules between which nothing decides: both read the same of a text, and neither is longer, more specific, special
/// where the other is general, or over the other.
package struct RowAudit {
    private let normalizer: TextNormalizer
    private let book: RowBook

    /// Where abbreviations may stand: what the column `place` of their tables says.
    package static var abbreviationPlaces: [String] { Vocabulary.Abbreviation.Place.allCases.map(\.rawValue) }

    /// nil for a language without rules that are rows.
    package init?(_ normalizer: TextNormalizer) {
        guard let book = normalizer.vocabulary.rows else { return nil }
        (self.normalizer, self.book) = (normalizer, book)
    }

    /// Pairs of rules that tie somewhere in a text, as their names and the piece that both read.
    package func ties(in text: String) -> [(first: String, second: String, piece: String)] {
        var text = text
        return text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [] }
            return normalizer.withClassifier(bytes, at: base) { classifier in
                (0..<bytes.count).flatMap { place in classifier.ties(place, book) }
            }
        }
    }

    /// Whether a part of a pattern is the whole of a text.
    package func isWhole(_ text: String, _ element: RowElement) -> Bool { !whole([text], element).isEmpty }

    /// The texts, by their numbers, of which a part of a pattern is the whole.
    package func whole(_ texts: [String], _ element: RowElement) -> [Int] {
        let part = RowPart(element, book.contexts)
        let isNumber = [.number, .integer, .decimal].contains(element.kind)
        return texts.indices.filter { index in
            var text = texts[index]
            return text.withUTF8 { bytes in
                guard let base = bytes.baseAddress, !isNumber || bytes[0] &- 0x30 < 10 else { return false }
                return normalizer.withClassifier(bytes, at: base) {
                    RowMatcher(classifier: $0, book: book).token(part, 0, 0)?.end == bytes.count
                }
            }
        }
    }
}

extension Classifier {
    /// The rules that read the same best piece at a place in different words.
    fileprivate func ties(_ place: Int, _ book: RowBook) -> [(first: String, second: String, piece: String)] {
        let found = rowReadings(place, book)
        guard
            let best = found.max(by: {
                isBetter($1.candidate, $1.reading.end, than: $0.candidate, $0.reading.end, book)
            })
        else { return [] }
        return found.compactMap { other in
            guard other.candidate.rule != best.candidate.rule,
                !isBetter(best.candidate, best.reading.end, than: other.candidate, other.reading.end, book),
                said(other.reading) != said(best.reading)
            else { return nil }
            return (best.reading.rule.description, other.reading.rule.description, word(place, best.reading.end))
        }
    }

    private func said(_ reading: Reading) -> String {
        var buffer = UTF8Buffer(capacity: 64)
        guard let speller = vocabulary.rows?.speller else { return "" }
        reading.append(speller, to: &buffer)
        return buffer.string
    }
}
