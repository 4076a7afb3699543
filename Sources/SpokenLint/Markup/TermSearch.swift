/// Finds terms of a glossary in texts: whole words without regard to capitals; a star at the end stands for any ending.
enum TermSearch {
    /// UTF-8 offsets of the first place; nil where the term is not there.
    static func find(_ term: String, in text: String) -> Range<Int>? {
        let isStem = term.hasSuffix("*")
        let wanted = Array((isStem ? String(term.dropLast()) : term).lowercased().unicodeScalars)
        guard !wanted.isEmpty else { return nil }
        let scalars = Array(text.unicodeScalars)
        let lower = scalars.map { $0.properties.lowercaseMapping.unicodeScalars.first ?? $0 }
        var offset = 0
        for start in lower.indices {
            defer { offset += UTF8.width(scalars[start]) }
            let end = start + wanted.count
            guard end <= lower.count, start == 0 || !isWord(scalars[start - 1]), lower[start] == wanted[0],
                lower[start..<end].elementsEqual(wanted)
            else { continue }
            guard isStem || end == lower.count || !isWord(scalars[end]) else { continue }
            return offset..<(offset + scalars[start..<end].reduce(0) { $0 + UTF8.width($1) })
        }
        return nil
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// True when a tag is that language or one of its regions: `pt` for `pt-BR`.
    static func matches(_ tag: String, _ language: String) -> Bool { tag == language || tag.hasPrefix(language + "-") }
}
