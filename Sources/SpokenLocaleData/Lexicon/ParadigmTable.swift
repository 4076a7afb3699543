import CSpokenTables
import SpokenModel

/// The paradigms of a language: rows of `paradigms.tsv`.
struct ParadigmTable: Sendable {
    /// The paradigms that are compiled in; nil for a language without a lexicon.
    static func compiledIn(_ language: String) -> ParadigmTable? { language == "ru" ? russian : nil }

    /// Read when the first word of a caller asks for it.
    private static let russian: ParadigmTable? = {
        func text(_ embedded: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?) -> String {
            var count = 0
            let bytes = embedded(&count)
            return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }
        let alternations = StemAlternations(text { spoken_alternations_ru($0) })
        return try? ParadigmTable(text { spoken_paradigms_ru($0) }, file: "paradigms.tsv", alternations: alternations)
    }()

    private var byName: [Substring: Paradigm] = [:]
    private var byShorthand: [Substring: [(end: Substring, name: Substring)]] = [:]
    let alternations: StemAlternations

    /// Columns: name, shorthand, lemma-ends, gender, base, alternation, endings, nature.
    init(_ text: String, file: String, alternations: StemAlternations) throws(LexiconError) {
        self.alternations = alternations
        for row in LexiconField.rows(text) {
            guard row.count >= 7, let name = row.first else {
                throw LexiconError(
                    file: file, line: row.first?.line ?? 1, column: 1,
                    message:
                        "a paradigm has seven columns: name, shorthand, lemma-ends, gender, base, alternation, endings")
            }
            let endings = row[6].text.split(separator: " ").filter { $0 != "|" }.map { $0.split(separator: "/") }
            let isNoun = endings.count == Paradigm.nounCells
            let isPlainNoun = endings.count == Paradigm.plainNounCells
            guard isNoun || isPlainNoun || Paradigm.otherCells.contains(endings.count) else {
                throw row[6].error(
                    file,
                    "\(endings.count) endings; a noun has \(Paradigm.nounCells), an adjective \(Paradigm.adjectiveCells), "
                        + "without cases \(Paradigm.plainNounCells) and \(Paradigm.plainAdjectiveCells), "
                        + "a word that is not declined \(Paradigm.wordCells)")
            }
            let gender = GrammaticalGender(rawValue: String(row[3].text))
            guard isPlainNoun || (gender != nil) == isNoun, gender != nil || row[3].text.isEmpty
            else { throw row[3].error(file, "'\(row[3].text)' is no gender; a noun has one, an adjective none") }
            guard row[5].text.isEmpty || alternations.names.contains(row[5].text) else {
                throw row[5].error(file, "no alternation '\(row[5].text)'; add its rows to alternations.tsv")
            }
            guard byName[name.text] == nil else {
                throw name.error(file, "'\(name.text)' stands in the table already")
            }
            let paradigm = Paradigm(
                name: name.text, shorthand: row[1].text, lemmaEnds: row[2].text.split(separator: "|"), gender: gender,
                base: row[4].text == Paradigm.empty ? "" : row[4].text, alternation: row[5].text, endings: endings,
                isAdjectival: row.count > 7 && row[7].text == "adjectival")
            byName[name.text] = paradigm
            guard !paradigm.shorthand.isEmpty else { continue }
            for end in paradigm.lemmaEnds.isEmpty ? [""] : paradigm.lemmaEnds {
                byShorthand[paradigm.shorthand, default: []].append((end, name.text))
            }
        }
        for key in byShorthand.keys { byShorthand[key]?.sort { $0.end.count > $1.end.count } }
    }

    /// The paradigm of a name or a shorthand; nil when there is none for this lemma.
    func paradigm(_ name: Substring, of lemma: Substring) -> Paradigm? {
        if let paradigm = byName[name] { return paradigm }
        return byShorthand[name]?.first { lemma.hasSuffix($0.end) }.flatMap { byName[$0.name] }
    }

    /// What is wrong with a name that `paradigm` does not know, and what to write.
    func complaint(about name: Substring, of lemma: Substring) -> String {
        if let known = byShorthand[name] {
            let ends = known.map { "'\($0.end)'" }.joined(separator: ", ")
            return "'\(lemma)' does not end in one of \(ends), as '\(name)' asks"
        }
        let names = (byName.keys.map(String.init) + byShorthand.keys.map(String.init)).sorted()
        let nearest = NearestName.nearest(to: String(name), in: names)
        return "no paradigm '\(name)' for '\(lemma)'; "
            + (nearest.map { "did you mean '\($0)'?" } ?? "its names and shorthands stand in paradigms.tsv")
    }
}
