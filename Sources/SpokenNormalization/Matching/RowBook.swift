import SpokenFormatting
import SpokenICU
import SpokenLocaleData
import SpokenModel

/// The rules of a language that are written as rows, by what their cores begin with: read from an image that the generator
/// has compiled (`RowBookSource`). One for all normalizers of a language; it lives for ever.
final class RowBook: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards; what it points to lives for ever.
    static let magic: UInt32 = 0x4B42_5258

    let entries: UnsafeBufferPointer<Entry>
    /// All patterns, and beside each what it asks of its place.
    let candidates: UnsafeBufferPointer<Candidate>
    let sights: UnsafeBufferPointer<RowSight>
    let ofNumbers: Candidates
    let ofRoman: Candidates
    let ofAbbreviations: Candidates
    /// Words that end with an abbreviation.
    let ofSuffixed: Candidates
    /// Letters that are said by their names.
    let ofInitialisms: Candidates
    let initialisms: Initialisms?
    /// Whether a language has symbols of chemistry, and tables of what endings of unknown nouns tell: read when they are asked.
    let hasElements: Bool
    let hasCaseEndings: Bool
    private let openElements: Deferred<WordTable<LocaleWord>>
    /// By the first word of a text, with the sign that touches it: of «p. m.» and «p.m.» the first two characters.
    let ofTexts: KeptWords<Candidates>
    /// The first bytes of these signs.
    let joints: ByteSet
    /// By their first sign.
    let ofSigns: KeptWords<Candidates>
    /// What the keys of `ofTexts` begin with.
    let textStarts: WordStarts
    /// The same of `ofSigns`.
    let signStarts: WordStarts
    /// The first words of abbreviations.
    private let abbreviationStarts: WordStarts
    /// Abbreviations without a full stop, a stroke or a hyphen behind their first word.
    let bareAbbreviations: WordStarts
    let classes: ByteClass
    let government: RowGovernors
    let contexts: RowContexts
    /// Nouns that are counted by their abbreviations.
    private let counted: LocaleTable?
    private let longestCounted: Int
    /// Short names of days of the week, from Monday, 1.
    let weekdays: KeptWords<Int>
    /// The same of months, from January, 1.
    let months: KeptWords<Int>
    /// With their whole names.
    let fullMonths: KeptWords<Int>
    let fullWeekdays: KeptWords<Int>
    /// Behind these one letter of an ordinal is written, behind others two: «5-й», «5-го».
    let ordinalVowels: String
    /// What is written behind an ordinal in digits: «3.», «3e»; then behind the first of masculines and of feminines.
    private let ordinalMarks: [String]
    /// Words whose last vowel gives way to an apostrophe: «l», «qu».
    private let elisions: [[UInt8]]
    /// The ends of addresses that are told without anything before them: "com".
    let domains: [[UInt8]]
    /// Whether ordinals have digits in the style of digits: "the 8th".
    let shortensOrdinals: Bool
    /// Whether nouns are joined to one word, which begins with a capital.
    let joinsNouns: Bool
    /// Whether words in Cyrillic letters may have Latin ones by mistake.
    let isCyrillic: Bool
    /// Whether the lexicon tells what governs beside the table: verbs and deeds of the class `transitive`, adjectives that share
    /// their governor, amounts of a list.
    let governsByLexicon: Bool
    /// Tables of nouns that a rule names by their keys, the first that has one wins.
    let nouns: [LocaleTable]
    let ordinals: LocaleTable?
    let phrases: LocaleTable?
    /// Short names of powers of ten, with their full stops and without them.
    let magnitudes: KeptWords<Magnitude>
    /// Endings that only adjectives have, with their cases, the longest first.
    private let adjectiveEndings: [(ending: UnsafeBufferPointer<UInt8>, cases: [GrammaticalCase])]
    private let openPluralEndings: Deferred<[(ending: [UInt8], cases: [GrammaticalCase])]>
    private let openCaseEndings: Deferred<CaseEndings>
    /// What the endings of unknown nouns tell.
    let nounEndings: NounEndings
    private let openUnits: Deferred<ICUUnitFormatter?>
    private let openSpeller: Deferred<QuantityFormatter?>

    /// The symbols of chemistry, and how formulas say them.
    var elements: WordTable<LocaleWord> { openElements.value }
    /// What the endings of unknown nouns tell of the numbers before them.
    var caseEndings: CaseEndings { openCaseEndings.value }
    /// What CLDR knows of the gender of units.
    var units: ICUUnitFormatter? { openUnits.value }
    /// The forms of ordinals in words, whatever the style is.
    var speller: QuantityFormatter? { openSpeller.value }

    /// The book of a language; nil for a language without such rules.
    static func of(_ tag: LanguageTag) -> RowBook? {
        let language = tag.language
        return books.withLock { books in
            if let found = books[language] { return found }
            let book = RowRules.image(of: language).flatMap { RowBook($0, tag) }
            books.updateValue(book, forKey: language)
            return book
        }
    }

    private static let books = Guarded<[String: RowBook?]>([:])

    /// Compiles rules and opens them; nil without rules. What is compiled is kept for ever.
    convenience init?(_ rules: [RowRule], _ tag: LanguageTag) {
        guard !rules.isEmpty else { return nil }
        self.init(UnsafeBufferPointer(keeping: RowBookSource.words(rules, tag.language)), tag)
    }

    /// nil when the numbers are no compiled rules.
    init?(_ image: UnsafeBufferPointer<UInt32>, _ tag: LanguageTag) {
        var reader = ImageReader(image)
        guard reader.number() == Self.magic else { return nil }
        entries = UnsafeBufferPointer(keeping: reader.list { Entry(&$0) })
        contexts = RowContexts(&reader, tag.language)
        let parts = RowPart.list(&reader)
        let sides = reader.list { RowSight.Sides(&$0) }
        candidates = UnsafeBufferPointer(keeping: reader.list { Candidate(&$0, parts) })
        sights = UnsafeBufferPointer(keeping: candidates.map { RowSight(&reader, sides, of: $0) })
        let (sights, ruleCount) = (sights, entries.count)
        guard candidates.allSatisfy({ $0.rule < ruleCount && $0.pattern.isWhole }) else { return nil }
        ofNumbers = Candidates(&reader, sights)
        ofRoman = Candidates(&reader, sights)
        ofAbbreviations = Candidates(&reader, sights)
        ofSuffixed = Candidates(&reader, sights)
        ofInitialisms = Candidates(&reader, sights)
        hasElements = LocaleTables.table(tag.language, "elements") != nil
        hasCaseEndings = LocaleTables.table(tag.language, "single-endings") != nil
        openElements = Deferred { TableWords.words(tag.language, "elements", "spoken") { $0 } }
        initialisms = ofInitialisms.isEmpty ? nil : Initialisms(tag.language)
        ofTexts = KeptWords(&reader) { Candidates(&$0, sights) }
        joints = ByteSet(&reader)
        ofSigns = KeptWords(&reader) { Candidates(&$0, sights, areOfSigns: true) }
        var leads: [UInt8] = []
        for sign in ofSigns.keys { leads += sign.prefix(1) }
        classes = ByteClass(stopsAtSigns: leads)
        textStarts = WordStarts(&reader)
        signStarts = WordStarts(&reader)
        abbreviationStarts = WordStarts(&reader)
        bareAbbreviations = WordStarts(&reader)
        weekdays = KeptWords(&reader) { Int($0.number()) }
        months = KeptWords(&reader) { Int($0.number()) }
        fullWeekdays = KeptWords(&reader) { Int($0.number()) }
        fullMonths = KeptWords(&reader) { Int($0.number()) }
        magnitudes = KeptWords(&reader) { Magnitude(rawValue: UInt8(truncatingIfNeeded: $0.number())) }
        government = RowGovernors(&reader, tag.language)
        adjectiveEndings = reader.list { reader in
            (reader.bytes(), reader.list { GrammaticalCase(cell: $0.number()) })
        }
        counted = LocaleTables.table(tag.language, "counted-nouns")
        longestCounted = counted.map { table in (0..<table.rowCount).map { table.word($0, 0).count }.max() ?? 0 } ?? 0
        let profile = LocaleTables.table(tag.language, "profile")
        ordinalVowels = LanguageProfile.values("ordinal-vowels", in: profile).joined()
        ordinalMarks = LanguageProfile.values("ordinal-mark", in: profile).map(String.init)
        elisions = LanguageProfile.values("elisions", in: profile).map { Array($0.utf8) }
        domains = LanguageProfile.values("domains", in: profile).map { Array($0.utf8) }
        shortensOrdinals = LanguageProfile.values("ordinals", in: profile).contains("digits")
        isCyrillic = LanguageProfile.values("scripts", in: profile).contains("Cyrl")
        joinsNouns = LanguageProfile.values("compounds", in: profile).contains("capital")
        governsByLexicon = LanguageProfile.values("government", in: profile).contains("lexicon")
        nouns = ["calendar", "numeral-nouns", "sign-nouns"].compactMap { LocaleTables.table(tag.language, $0) }
        nounEndings = NounEndings(tag.language)
        openCaseEndings = Deferred { CaseEndings(tag.language) }
        openPluralEndings = Deferred { Self.pluralEndings(tag.language) }
        ordinals = LocaleTables.table(tag.language, "ordinals")
        phrases = LocaleTables.table(tag.language, "phrases")
        openUnits = Deferred { try? ICUUnitFormatter(tag) }
        openSpeller = Deferred { try? QuantityFormatter(language: tag, numbers: .words) }
    }

    private static func pluralEndings(_ language: String) -> [(ending: [UInt8], cases: [GrammaticalCase])] {
        guard let table = LocaleTables.table(language, "adjective-endings") else { return [] }
        let (number, cases) = (table.column("number"), table.column("cases"))
        return (0..<table.rowCount).filter { table.word($0, number) == "plural" }.map { row in
            (
                Array(table.word(row, 0).bytes),
                table.word(row, cases).string.split(separator: "|").compactMap { GrammaticalCase(name: $0) }
            )
        }.sorted { $0.ending.count > $1.ending.count }
    }

    /// Whether a full stop behind a number makes an ordinal of it: «5.Platz».
    var marksOrdinalsByPoint: Bool { ordinalMarks.first == "." }

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

    /// Those of them that are of the plural; none where they are of the singular too, as those of «им».
    func pluralAdjectiveCases(_ word: Word) -> [GrammaticalCase] {
        word.withBytes { bytes in
            openPluralEndings.value.first {
                bytes.count > $0.ending.count + 3 && bytes.suffix($0.ending.count).elementsEqual($0.ending)
            }?.cases ?? []
        }
    }

    /// Whether an abbreviation may begin with a word.
    @inline(__always)
    func mayBeAbbreviation(_ text: TextView, _ place: Int, _ end: Int) -> Bool {
        let key = WordStarts.Key(text, place, end)
        return abbreviationStarts.mayHave(key) && (text.isMark(end) || bareAbbreviations.mayHave(key))
    }

    /// Whether a word may be letters that are said by their names: it has two capitals or is Latin.
    @inline(__always)
    func mayBeSpelled(_ text: TextView, _ place: Int) -> Bool {
        !ofInitialisms.isEmpty && text.isUpper(place)
            && (text[place] < 0x80 || text.isUpper(place + text.letterLength(place)))
    }

    /// The end of a word that no rule begins with; nil for others, for what may be no word, and for what may begin an
    /// address («info@», "https:").
    @inline(__always)
    func plainWordEnd(_ text: TextView, _ place: Int) -> Int? {
        // Latin, Greek and Cyrillic letters; digits of other scripts have leads of their own.
        let lead = text[place]
        guard (lead | 0x20) &- 0x61 < 26 || (0xC3...0xD3).contains(lead) else { return nil }
        let end = text.wordEnd(place)
        guard end > place, !text.isMark(end), text[end] != 0x40, text[end] != 0x5F, !text.isDigit(end),
            text[end] != 0x3A || text[end + 1] != 0x2F
        else { return nil }
        let key = WordStarts.Key(text, place, end)
        guard !textStarts.mayHave(key), !bareAbbreviations.mayHave(key), !RomanNumeral.mayBegin(text, place),
            !mayBeSpelled(text, place), !isCyrillic || !text.hasBothAlphabets(place, end)
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
        // «из-за»
        if text[start - 1] == 0x2D, text.isLetterBefore(start - 1),
            let found = government[text.lowered(text.wordStart(start - 1), end)]
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
    func countedNoun(_ row: Int, ofFew isOfFew: Bool = false) -> CountedNoun? {
        row < 0 ? nil : counted.map { TableWords.noun($0, row, ofFew: isOfFew) }
    }
}
