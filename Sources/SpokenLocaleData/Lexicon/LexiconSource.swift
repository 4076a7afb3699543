/// Compiles the rows of a language: what `spokentext-generate` writes and what a test reads.
package enum LexiconSource {
    /// A file of rows, with the name that errors show.
    package struct File {
        package var name: String
        package var text: String

        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The bytes of the compiled lexicon.
    /// - Throws: the first row that is broken, with its place.
    package static func image(
        paradigms: File, alternations: File, words: [File]
    ) throws(LexiconError) -> [UInt8] {
        try LexiconImage.bytes(
            try entries(paradigms: paradigms, alternations: alternations, words: words), file: paradigms.name)
    }

    /// Every form, one a line: lemma, form, gender, number of the cell; for measuring against other dictionaries.
    package static func forms(paradigms: File, alternations: File, words: [File]) throws(LexiconError) -> String {
        var result = ""
        for entry in try entries(paradigms: paradigms, alternations: alternations, words: words) {
            for (form, cell) in entry.forms {
                result +=
                    "\(entry.lemma)\t\(form)\t\(entry.gender?.rawValue ?? "")\t\(entry.isAnimate ? 1 : 0)\t\(cell)\n"
            }
        }
        return result
    }

    private static func entries(
        paradigms: File, alternations: File, words: [File]
    ) throws(LexiconError) -> [LexiconEntry] {
        let table = try ParadigmTable(
            paradigms.text, file: paradigms.name, alternations: StemAlternations(alternations.text))
        var result: [LexiconEntry] = []
        var seen: [String: String] = [:]
        for file in words {
            for entry in try LexiconEntry.read(file.text, file: file.name, paradigms: table) {
                let key = "\(entry.lemma)\t\(entry.gender?.rawValue ?? "")\t\(entry.classes.low) \(entry.classes.high)"
                if let other = seen.updateValue(file.name, forKey: key) {
                    throw LexiconError(
                        file: file.name, line: 0, column: 0,
                        message: "'\(entry.lemma)' stands in \(other) with the same classes already")
                }
                result.append(entry)
            }
        }
        return result
    }
}
