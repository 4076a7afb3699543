import SpokenFormatting
import SpokenICU
import SpokenLocaleData
import SpokenModel

/// The rules of a language that are written as rows, by what their cores begin with. One for all normalizers of a language;
/// it lives for ever.
final class RowBook: Sendable {
    /// A rule as it is asked.
    final class Entry: Sendable {
        let id: RuleID
        let semioticClass: SemioticClass
        let confidence: NormalizationConfidence
        let isGeneral: Bool
        let isCapital: Bool
        let items: [RowItem]
        /// The rules that it goes before, by their numbers.
        let over: [Int]

        init(_ rule: RowRule, over: [Int]) {
            id = RuleID(rule.name)
            semioticClass = SemioticClass(rawValue: rule.semioticClass) ?? .cardinal
            confidence = NormalizationConfidence(rawValue: Int(rule.confidence.rawValue)) ?? .guess
            (isGeneral, isCapital) = (rule.isGeneral, rule.isCapital)
            items = rule.items
            self.over = over
        }
    }

    /// One pattern of a rule.
    struct Candidate: Sendable {
        let rule: Int
        let pattern: Pattern
        let specificity: Int
        /// Where it is asked.
        let styles: RowRule.Styles
    }

    /// Patterns that begin alike, with what each asks of its place in one row, so that most are passed over.
    struct Candidates: @unchecked Sendable {
        // Sendable: written in init, read-only afterwards, and never freed.
        let all: UnsafeBufferPointer<Candidate>
        let sights: UnsafeBufferPointer<RowSight>
        private let byKind: RowLists
        /// All that some pattern asks of what stands before and behind.
        let asked: (left: RowTraits, right: RowTraits)
        /// Whether they begin with an abbreviation.
        let isOfAbbreviations: Bool

        init(_ candidates: [Candidate]) {
            let sights = candidates.map { RowSight($0.pattern, styles: $0.styles) }
            all = UnsafeBufferPointer(keeping: candidates)
            self.sights = UnsafeBufferPointer(keeping: sights)
            byKind = RowLists(sights.map(\.right.kinds))
            asked = sights.reduce(into: ([], [])) { asked, sight in
                asked.left.formUnion(sight.left.traits)
                asked.right.formUnion(sight.right.traits)
            }
            isOfAbbreviations = candidates.first?.pattern.core.first?.kind == .abbreviation
        }

        /// Hands on the places of the patterns that may stand where a look has told so much; nothing where none may.
        @inline(__always)
        func withAdmitted(_ glance: RowSight.Place, _ body: (UnsafeBufferPointer<UInt16>) -> Void) {
            let list = byKind[glance.right.kinds]
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: list.count) { admitted in
                var count = 0
                for index in list where sights[Int(index)].admits(glance) {
                    admitted.initializeElement(at: count, to: index)
                    count += 1
                }
                if count > 0 { body(UnsafeBufferPointer(rebasing: admitted[..<count])) }
            }
        }
    }

    /// The parts of a pattern.
    struct Pattern: @unchecked Sendable {
        // Sendable: written in init, read-only afterwards, and never freed.
        /// The nearest part first.
        let left: UnsafeBufferPointer<RowPart>
        let core: UnsafeBufferPointer<RowPart>
        let right: UnsafeBufferPointer<RowPart>
        /// Whether something must stand before the core.
        let asksLeft: Bool
        /// One more than the highest capture of its rule.
        let captureCount: Int

        init(_ pattern: RowPattern, _ contexts: RowContexts, captureCount: Int) {
            left = UnsafeBufferPointer(keeping: pattern.left.reversed().map { RowPart($0, contexts) })
            core = UnsafeBufferPointer(keeping: pattern.core.map { RowPart($0, contexts) })
            right = UnsafeBufferPointer(keeping: pattern.right.map { RowPart($0, contexts) })
            asksLeft = pattern.left.contains { !$0.isNegated && $0.kind != .start }
            self.captureCount = min(captureCount, RowMatcher.captureCount)
        }
    }

    let entries: [Entry]
    let ofNumbers: Candidates
    let ofRoman: Candidates
    let ofAbbreviations: Candidates
    /// Words that end with an abbreviation.
    let ofSuffixed: Candidates
    /// By the first word of a text.
    let ofTexts: WordTable<Candidates>
    /// By the first byte of a sign.
    let ofSigns: [Candidates]
    /// What the keys of `ofTexts` begin with.
    let textStarts: WordStarts
    /// Abbreviations without a full stop, a stroke or a hyphen behind their first word.
    let bareAbbreviations: WordStarts
    let classes: ByteClass
    let government: WordTable<RowGovernment>
    let contexts: RowContexts
    /// Nouns that are counted by their abbreviations.
    private let counted: LocaleTable?
    private let longestCounted: Int
    /// Short names of days of the week, from Monday, 1.
    let weekdays: WordTable<Int>
    /// The same of months, from January, 1.
    let months: WordTable<Int>
    /// With their whole names.
    let fullMonths: WordTable<Int>
    let fullWeekdays: WordTable<Int>
    /// The forms of ordinals in words, whatever the style is.
    let speller: QuantityFormatter?
    /// Behind these one letter of an ordinal is written, behind others two: «5-й», «5-го».
    let ordinalVowels: String
    /// What is written behind an ordinal in digits: «3.», «3e»; then behind the first of masculines and of feminines.
    private let ordinalMarks: [String]
    /// Words whose last vowel gives way to an apostrophe: «l», «qu».
    private let elisions: [[UInt8]]
    /// Whether nouns are joined to one word, which begins with a capital.
    let joinsNouns: Bool
    /// Tables of nouns that a rule names by their keys, the first that has one wins.
    let nouns: [LocaleTable]
    let ordinals: LocaleTable?
    let phrases: LocaleTable?
    /// Short names of powers of ten, with their full stops and without them.
    let magnitudes: WordTable<Magnitude>
    /// Endings that only adjectives have, with their cases, the longest first.
    private let adjectiveEndings: [(ending: [UInt8], cases: [GrammaticalCase])]
    /// What CLDR knows of the gender of units.
    let units: ICUUnitFormatter?

    /// The book of a language; nil for a language without such rules.
    static func of(_ tag: LanguageTag) -> RowBook? {
        let language = tag.language
        return books.withLock { books in
            if let found = books[language] { return found }
            let book = RowBook(RowRules.rules(of: language), tag)
            books.updateValue(book, forKey: language)
            return book
        }
    }

    private static let books = Guarded<[String: RowBook?]>([:])

    /// nil without rules.
    init?(_ rules: [RowRule], _ tag: LanguageTag) {
        guard !rules.isEmpty else { return nil }
        let numbers = Dictionary(rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        entries = rules.map { rule in Entry(rule, over: rule.over.compactMap { numbers[$0] }) }
        let contexts = RowContexts(rules, tag.language)
        self.contexts = contexts
        let weekdays = Self.names(tag.language, "weekday", 7)
        let months = Self.names(tag.language, "month", 12)
        (self.weekdays, self.months) = (weekdays, months)
        let fullMonths = Self.names(tag.language, "month", 12, ["nominative"])
        let fullWeekdays = Self.names(tag.language, "weekday", 7, ["nominative"])
        (self.fullMonths, self.fullWeekdays) = (fullMonths, fullWeekdays)
        var (ofNumbers, ofRoman): ([Candidate], [Candidate]) = ([], [])
        var (ofAbbreviations, ofSuffixed): ([Candidate], [Candidate]) = ([], [])
        var texts: [String: [Candidate]] = [:]
        var signs = [[Candidate]](repeating: [], count: 256)
        for (index, rule) in rules.enumerated() {
            let captures = rule.patterns.flatMap { $0.left + $0.core + $0.right }.map(\.capture)
            let captureCount = Int(captures.max() ?? 0) + 1
            for pattern in rule.patterns {
                guard let first = pattern.core.first else { continue }
                let candidate = Candidate(
                    rule: index, pattern: Pattern(pattern, contexts, captureCount: captureCount),
                    specificity: pattern.specificity, styles: rule.styles)
                switch first.kind {
                case .roman: ofRoman.append(candidate)
                case .abbreviation: ofAbbreviations.append(candidate)
                case .suffixed: ofSuffixed.append(candidate)
                case .literal:
                    for text in Set(first.literals.map(Self.firstWord)) {
                        if let sign = text.utf8.first, !(text.first?.isLetter ?? false) {
                            signs[Int(sign)].append(candidate)
                        } else {
                            texts[text, default: []].append(candidate)
                        }
                    }
                case .weekday, .month:
                    let isFull = first.features.has(.full)
                    let names = first.kind == .month ? isFull ? fullMonths : months : isFull ? fullWeekdays : weekdays
                    names.forEach { name, _ in
                        texts[String(decoding: name, as: UTF8.self), default: []].append(candidate)
                    }
                default: ofNumbers.append(candidate)
                }
            }
        }
        self.ofNumbers = Candidates(ofNumbers)
        self.ofRoman = Candidates(ofRoman)
        self.ofAbbreviations = Candidates(ofAbbreviations)
        self.ofSuffixed = Candidates(ofSuffixed)
        ofSigns = signs.map(Candidates.init)
        var table = WordTable<Candidates>(capacity: texts.count)
        for (text, candidates) in texts { table[text] = Candidates(candidates) }
        ofTexts = table
        textStarts = WordStarts(texts.keys)
        bareAbbreviations = WordStarts(Self.bareAbbreviations(tag.language))
        classes = ByteClass(stopsAtSigns: signs.indices.filter { !signs[$0].isEmpty }.map { UInt8($0) })
        government = RowGovernment.table(tag.language)
        counted = LocaleTables.table(tag.language, "counted-nouns")
        longestCounted = counted.map { table in (0..<table.rowCount).map { table.word($0, 0).count }.max() ?? 0 } ?? 0
        let profile = LocaleTables.table(tag.language, "profile")
        ordinalVowels = LanguageProfile.values("ordinal-vowels", in: profile).joined()
        ordinalMarks = LanguageProfile.values("ordinal-mark", in: profile).map(String.init)
        elisions = LanguageProfile.values("elisions", in: profile).map { Array($0.utf8) }
        joinsNouns = LanguageProfile.values("compounds", in: profile).contains("capital")
        nouns = ["calendar", "numeral-nouns", "sign-nouns"].compactMap { LocaleTables.table(tag.language, $0) }
        ordinals = LocaleTables.table(tag.language, "ordinals")
        phrases = LocaleTables.table(tag.language, "phrases")
        magnitudes = Self.magnitudes(tag.language)
        adjectiveEndings = Self.adjectiveEndings(tag.language)
        units = try? ICUUnitFormatter(tag)
        speller = try? QuantityFormatter(language: tag, numbers: .words)
    }

    /// Whether a language marks its ordinals in digits.
    var marksOrdinals: Bool { !ordinalMarks.isEmpty }

    /// «20e», «1er», «1re»
    func markedOrdinal(_ value: UInt64, _ gender: GrammaticalGender) -> String {
        let index = value == 1 ? gender == .feminine ? 2 : 1 : 0
        return "\(value)" + (ordinalMarks.indices.contains(index) ? ordinalMarks[index] : ordinalMarks.first ?? "")
    }

    /// Whether a word before an apostrophe is one whose vowel has given way to it.
    func isElided(_ text: TextView, _ start: Int, _ end: Int) -> Bool {
        guard !elisions.isEmpty else { return false }
        return text.lowered(start, end).withBytes { word in elisions.contains { word.elementsEqual($0) } }
    }

    /// The cases of a word that ends as adjectives do; none for other words, and for short ones.
    func adjectiveCases(_ word: Word) -> [GrammaticalCase] {
        word.withBytes { bytes in
            for (ending, cases) in adjectiveEndings
            where bytes.count > ending.count + 3 && bytes.suffix(ending.count).elementsEqual(ending) {
                return cases
            }
            return []
        }
    }

    private static func adjectiveEndings(_ language: String) -> [(ending: [UInt8], cases: [GrammaticalCase])] {
        guard let table = LocaleTables.table(language, "adjective-endings") else { return [] }
        let column = table.column("cases")
        return (0..<table.rowCount).map { row in
            let cases = table.word(row, column).string.split(separator: "|")
            return (Array(table.word(row, 0).bytes), cases.compactMap { GrammaticalCase(rawValue: String($0)) })
        }.sorted { $0.ending.count > $1.ending.count }
    }

    private static func bareAbbreviations(_ language: String) -> [String] {
        guard let table = LocaleTables.table(language, "abbreviations") else { return [] }
        let column = table.column("abbreviation")
        return (0..<table.rowCount).compactMap { row in
            let written = table.word(row, column).string
            let word = written.prefix { $0.isLetter }
            return [".", "-", "/"].contains(written.dropFirst(word.count).first ?? " ") ? nil : String(word)
        }
    }

    private static func magnitudes(_ language: String) -> WordTable<Magnitude> {
        var result = WordTable<Magnitude>()
        guard let table = LocaleTables.table(language, "numeral-nouns") else { return result }
        for row in 0..<table.rowCount {
            let short = table.word(row, "abbreviation").string.lowercased()
            guard let magnitude = Magnitude(key: table.word(row, 0).string), !short.isEmpty else { continue }
            let bare = short.last == "." ? String(short.dropLast()) : short
            result[bare] = magnitude
            result[bare + "."] = magnitude
        }
        return result
    }

    /// The symbols, the letters and the other spellings of rows of the calendar, without their full stops.
    private static func names(
        _ language: String, _ key: String, _ count: Int, _ columns: [String] = []
    ) -> WordTable<Int> {
        var result = WordTable<Int>()
        guard let table = LocaleTables.table(language, "calendar") else { return result }
        for number in 1...count {
            guard let row = table.row("\(key)-\(number)") else { continue }
            for column in ["symbol", "spellings", "letter"] + columns {
                for name in table.word(row, column).string.lowercased().split(separator: "|") {
                    result[String(name.last == "." ? name.dropLast() : name)] = number
                }
            }
        }
        return result
    }

    /// The end of a word that no rule begins with; nil for others, and for what may be no word.
    @inline(__always)
    func plainWordEnd(_ text: TextView, _ place: Int) -> Int? {
        // Latin, Greek and Cyrillic letters; digits of other scripts have leads of their own.
        let lead = text[place]
        guard (lead | 0x20) &- 0x61 < 26 || (0xC3...0xD3).contains(lead) else { return nil }
        let end = text.wordEnd(place)
        guard end > place, !text.isMark(end), !textStarts.mayHave(text, place, end),
            !bareAbbreviations.mayHave(text, place, end), !RomanNumeral.mayBegin(text, place)
        else { return nil }
        return end
    }

    /// What a word governs, or the two words that end with it: «згідно з».
    func government(_ text: TextView, _ start: Int, _ end: Int) -> RowGovernment? {
        let before = text.skipSpacesBack(start)
        if before == start - 1, text.isLetterBefore(before),
            let found = government[text.lowered(text.wordStart(before), end)]
        {
            return found
        }
        // «бл. 500»: an abbreviation with its full stop.
        if text[end] == 0x2E, let found = government[text.lowered(start, end + 1)] { return found }
        return government[text.lowered(start, end)]
    }

    /// The longest abbreviation of a noun that stands at a place.
    func countedRow(_ text: TextView, _ place: Int) -> (row: Int, end: Int)? {
        guard let counted, !text.isLetterBefore(place) else { return nil }
        let bytes = UnsafeBufferPointer(start: text.base, count: text.end)
        for end in stride(from: min(place + longestCounted, text.end), to: place, by: -1)
        where text[end - 1] == 0x2E || text.letterLength(end) == 0 && text[end] & 0xC0 != 0x80 {
            if let row = counted.row(bytes: UnsafeBufferPointer(rebasing: bytes[place..<end])) { return (row, end) }
        }
        return nil
    }

    /// The noun of a row.
    func countedNoun(_ row: Int) -> CountedNoun? { counted.map { TableWords.noun($0, row) } }

    /// The letters that a text begins with, or the whole of a text that begins with none.
    private static func firstWord(_ text: String) -> String {
        let word = text.prefix { $0.isLetter }
        return word.isEmpty ? text : String(word)
    }
}
