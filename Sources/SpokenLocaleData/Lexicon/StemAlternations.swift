/// How a stem changes inside of a paradigm: «рынок» has «рынк-», «сумка» has «сумок». Rows of `alternations.tsv`: a name,
/// the end of a stem, and what stands for it in the second stem. The longest end that fits decides.
struct StemAlternations {
    private var ends: [Substring: [(end: Substring, replacement: Substring)]] = [:]

    init(_ text: String) {
        for row in LexiconField.rows(text) where row.count >= 3 {
            ends[row[0].text, default: []].append((row[1].text, row[2].text))
        }
        for name in ends.keys { ends[name]?.sort { $0.end.count > $1.end.count } }
    }

    var names: Set<Substring> { Set(ends.keys) }

    /// The second stem; nil when no row fits.
    func apply(_ name: Substring, to stem: Substring) -> String? {
        guard let found = ends[name]?.first(where: { stem.hasSuffix($0.end) }) else { return nil }
        return String(stem.dropLast(found.end.count)) + found.replacement
    }
}
