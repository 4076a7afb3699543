import SpokenLocaleData
import SpokenModel

/// Compiles the rules of a language to the image that a `RowBook` is read from: by what their cores begin with, with all that
/// tables tell of them, so that a book is opened in a moment.
package struct RowBookSource {
    private let rules: [RowRule]
    private let language: String
    private let contexts: RowContexts
    private var candidates: [RowBook.Candidate] = []
    private var sights: [RowSight] = []
    private var ofNumbers: [Int] = []
    private var ofRoman: [Int] = []
    private var ofAbbreviations: [Int] = []
    private var ofSuffixed: [Int] = []
    private var ofInitialisms: [Int] = []
    private var texts: [String: [Int]] = [:]
    private var signs: [String: [Int]] = [:]
    private let names: [(key: String, count: Int, isFull: Bool)] = [
        ("weekday", 7, false), ("month", 12, false), ("weekday", 7, true), ("month", 12, true),
    ]

    /// The numbers of the image. The tables of the language must be those that it will be read beside.
    package static func words(_ rules: [RowRule], _ language: String) -> [UInt32] {
        RowBookSource(rules, language).image().words
    }

    /// The same as bytes, a part of the image of languages.
    package static func bytes(_ rules: [RowRule], _ language: String) -> [UInt8] {
        RowBookSource(rules, language).image().bytes
    }

    private init(_ rules: [RowRule], _ language: String) {
        (self.rules, self.language) = (rules, language)
        contexts = RowContexts(rules, language)
        for (index, rule) in rules.enumerated() {
            let captures = rule.patterns.flatMap { $0.left + $0.core + $0.right }.map(\.capture)
            let captureCount = Int(captures.max() ?? 0) + 1
            for pattern in rule.patterns {
                guard let first = pattern.core.first else { continue }
                candidates.append(
                    RowBook.Candidate(
                        rule: index, pattern: RowBook.Pattern(pattern, contexts, captureCount: captureCount),
                        specificity: pattern.specificity, styles: rule.styles))
                file(candidates.count - 1, by: first)
            }
        }
        sights = candidates.map { RowSight($0.pattern, styles: $0.styles) }
    }

    /// Files a pattern by what its core begins with.
    private mutating func file(_ candidate: Int, by first: RowElement) {
        switch first.kind {
        case .roman: ofRoman.append(candidate)
        case .abbreviation: ofAbbreviations.append(candidate)
        case .suffixed: ofSuffixed.append(candidate)
        case .initialism: ofInitialisms.append(candidate)
        case .literal,
            .word where !first.literals.isEmpty:
            for text in Set(first.literals.map(Self.firstWord)) {
                if let sign = text.unicodeScalars.first, !(text.first?.isLetter ?? false) {
                    // «°C» and «°F» begin with one.
                    if signs[String(sign)]?.last != candidate { signs[String(sign), default: []].append(candidate) }
                } else {
                    texts[text, default: []].append(candidate)
                }
            }
        case .weekday, .month:
            let isFull = first.features.has(.full)
            let key = first.kind == .month ? "month" : "weekday"
            for kind in names where kind.key == key && kind.isFull == isFull {
                for name in names(kind).keys { texts[name, default: []].append(candidate) }
            }
        default: ofNumbers.append(candidate)
        }
    }

    private func image() -> ImageWriter {
        var writer = ImageWriter()
        writer.add(RowBook.magic)
        let numbers = Dictionary(rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        writer.add(rules) { writer, rule in
            RowBook.Entry.write(rule, over: rule.over.compactMap { numbers[$0] }, to: &writer)
        }
        contexts.write(to: &writer)
        write(candidates, sights, to: &writer)
        writer.add(ofNumbers) { $0.add($1) }
        for group in [ofRoman, ofAbbreviations, ofSuffixed, ofInitialisms] { writer.add(group) { $0.add($1) } }
        let words = texts.keys.sorted()
        writer.add(words) { writer, word in
            writer.add(word)
            writer.add(texts[word] ?? []) { $0.add($1) }
        }
        joints.write(to: &writer)
        let signTexts = signs.keys.sorted()
        writer.add(signTexts) { writer, sign in
            writer.add(sign)
            writer.add(signs[sign] ?? []) { $0.add($1) }
        }
        WordStarts.write(Set(words.map { String($0.prefix(while: \.isLetter)) }), to: &writer)
        WordStarts.write(signTexts, to: &writer)
        let abbreviations = ofAbbreviations.isEmpty ? [] : abbreviations()
        WordStarts.write(abbreviations.lazy.map(\.word), to: &writer)
        WordStarts.write(abbreviations.lazy.filter { !$0.isMarked }.map(\.word), to: &writer)
        for kind in names {
            writer.add(names(kind).sorted { $0.key < $1.key }) { writer, name in
                writer.add(name.key)
                writer.add(name.value)
            }
        }
        writer.add(magnitudes().sorted { $0.key < $1.key }) { writer, name in
            writer.add(name.key)
            writer.add(UInt32(name.value.rawValue))
        }
        RowGovernment.write(language, to: &writer)
        writer.add(adjectiveEndings()) { writer, ending in
            writer.add(ending.ending)
            writer.add(ending.cases) { $0.add($1) }
        }
        return writer
    }

    /// Patterns, before them their parts and what they ask of both sides, each once: a third of them stands in many.
    private func write(_ candidates: [RowBook.Candidate], _ sights: [RowSight], to writer: inout ImageWriter) {
        var (parts, sides, patterns) = (ImagePool(), ImagePool(), ImageWriter())
        patterns.add(candidates) { $1.write(to: &$0, &parts) }
        for sight in sights { sight.write(to: &patterns, &sides) }
        parts.write(to: &writer)
        sides.write(to: &writer)
        for number in patterns.words { writer.add(number) }
    }

    /// Whether a part of some pattern is such a one.
    private func asks(_ isAsked: (RowElement) -> Bool) -> Bool {
        rules.contains { rule in
            rule.patterns.contains { ($0.left + $0.core + $0.right).contains(where: isAsked) }
        }
    }

    /// The letters that a text begins with and the sign that touches them, or the whole of a text that begins with none.
    private static func firstWord(_ text: String) -> String {
        let word = text.prefix { $0.isLetter }
        guard !word.isEmpty else { return text }
        guard let next = text[word.endIndex...].unicodeScalars.first, next != " " else { return String(word) }
        return word + String(next)
    }

    /// The signs that touch the first letters of texts.
    private var joints: ByteSet {
        texts.keys.reduce(into: ByteSet()) { bytes, text in
            if let sign = text.drop(while: \.isLetter).utf8.first { bytes.insert(sign) }
        }
    }

    /// The first words of abbreviations, and whether a full stop, a hyphen or a stroke stands behind them.
    private func abbreviations() -> [(word: String, isMarked: Bool)] {
        guard let table = LocaleTables.table(language, "abbreviations") else { return [] }
        let column = table.column("abbreviation")
        return (0..<table.rowCount).map { row in
            let written = table.word(row, column).string
            let word = written.prefix { $0.isLetter && !"ºª".contains($0) }
            return (String(word), [".", "-", "/"].contains(written.dropFirst(word.count).first ?? " "))
        }
    }

    private func magnitudes() -> [String: Magnitude] {
        var result: [String: Magnitude] = [:]
        guard let table = LocaleTables.table(language, "numeral-nouns") else { return result }
        for row in 0..<table.rowCount {
            let short = table.word(row, "abbreviation").string.lowercased()
            guard let magnitude = Magnitude(key: table.word(row, 0).string), !short.isEmpty else { continue }
            let bare = short.last == "." ? String(short.dropLast()) : short
            result[bare] = magnitude
            result[bare + "."] = magnitude
            for column in ["nominative", "plural-nominative"] {
                let name = table.word(row, column).string.lowercased()
                if !name.isEmpty { result[name] = magnitude }
            }
        }
        return result
    }

    /// The symbols, the letters and the other spellings of rows of the calendar, without their full stops.
    private func names(_ kind: (key: String, count: Int, isFull: Bool)) -> [String: Int] {
        var result: [String: Int] = [:]
        guard asks({ "\($0.kind)" == kind.key }), let table = LocaleTables.table(language, "calendar") else {
            return result
        }
        for number in 1...kind.count {
            guard let row = table.row("\(kind.key)-\(number)") else { continue }
            for column in ["symbol", "spellings", "letter"] + (kind.isFull ? ["nominative", "genitive"] : []) {
                for name in table.word(row, column).string.lowercased().split(separator: "|") {
                    result[String(name.last == "." ? name.dropLast() : name)] = number
                }
            }
        }
        return result
    }

    /// Endings that only adjectives have with their cases, the longest first.
    private func adjectiveEndings() -> [(ending: [UInt8], cases: [Int])] {
        guard let table = LocaleTables.table(language, "adjective-endings") else { return [] }
        let column = table.column("cases")
        return (0..<table.rowCount).map { row in
            let cases = table.word(row, column).string.split(separator: "|")
            return (
                Array(table.word(row, 0).bytes),
                cases.compactMap { name in WordCells.cases.firstIndex { $0.rawValue == name } }
            )
        }.sorted { $0.ending.count > $1.ending.count }
    }
}
