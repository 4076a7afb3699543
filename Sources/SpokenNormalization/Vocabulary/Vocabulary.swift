import SpokenLocaleData
import SpokenModel

/// The words that classification knows in one language.
final class Vocabulary: Sendable {
    let tag: LanguageTag
    let language: String
    let profile: LanguageProfile
    /// The rules of the language; nil for a language without them.
    let rows: RowBook?
    /// The same where nothing but them reads words.
    let plainRows: RowBook?
    let region: Region
    /// Asked of ICU, which keeps it, where a date has two readings alone; nil where nothing decides.
    var dateOrder: DateOrder? { region.hasOpenDates ? nil : DateOrder(tag) }
    let classes: ByteClass
    let syntax: NumberSyntax
    let abbreviations: Abbreviations
    let lexicon: UserWords
    /// The words of the language with all of their forms, the user's above them; nil for a language without a lexicon.
    let words: Lexicon?
    /// What the user's words are kept in; nil when none is declined.
    let overlay: LexiconOverlay?
    let agreement: AgreementTable
    let endings: WordEndings
    /// What is said for a symbol, by the key of its row.
    let symbols: SpokenWords
    /// What is said for a text of nothing but a symbol, by the symbol.
    let loneSymbols: WordTable<LocaleWord>
    /// Words behind a unit that tell its case: «в 5 мин от метро».
    let followers: WordTable<GrammaticalCase>
    /// Prepositions of one letter with the first two of the numeral behind them, where they are said in full: «со второго».
    let fullPrepositions: WordTable<LocaleWord>
    /// «за», «на»: what stands between an amount and what it is for.
    let phrases: SpokenWords
    private let writtenForms = Guarded<WrittenForms?>(nil)
    let nouns: NounWords
    /// Signs that several currencies have, and what tells which one is meant.
    let currencySigns: [CurrencyEvidence]
    private let numeralNouns: LocaleTable?

    /// What stands beside numbers: read when the first number asks for it.
    var written: WrittenForms {
        writtenForms.withLock { forms in
            if let forms { return forms }
            let found = WrittenForms.of(tag)
            forms = found
            return found
        }
    }

    init(_ tag: LanguageTag, lexicon: UserLexicon) {
        self.tag = tag
        let language = tag.language
        self.language = language
        let profile = LanguageProfile(language: language)
        self.profile = profile
        region = Region(tag, profile)
        let rows = RowBook.of(tag)
        self.rows = rows
        plainRows = lexicon.entries.isEmpty ? rows : nil
        classes = rows?.classes ?? ByteClass.common(stopsAtLetters: !lexicon.entries.isEmpty)
        syntax = NumberSyntax.of(tag, profile, isAbroad: profile.hasHome && region.isAbroad)
        abbreviations = Abbreviations(language)
        let lemmas = lexicon.lemmas(language)
        self.lexicon = UserWords(lexicon, lemmas)
        overlay = LexiconOverlay(lemmas.map(\.lemma), language: language)
        words = overlay?.lexicon ?? Lexicon(language: language)
        agreement = AgreementTable(language: language)
        endings = WordEndings(language: language)
        symbols = SpokenWords(language, "symbols")
        loneSymbols = Self.loneSymbols(language)
        followers = TableWords.words(language, "followers", "case") { GrammaticalCase(name: $0.string) }
        fullPrepositions = TableWords.words(language, "full-prepositions", "spoken") { $0 }
        phrases = SpokenWords(language, "phrases", column: "text")
        nouns = NounWords(language)
        currencySigns = CurrencyEvidence.rows(language)
        numeralNouns = LocaleTables.table(language, "numeral-nouns")
    }

    /// Whether a power of ten is abbreviated: «тыс.», «млн».
    func isShort(_ meaning: SpellingTable.Meaning, _ written: String) -> Bool {
        guard case .magnitude(let magnitude) = meaning, let numeralNouns,
            let row = numeralNouns.row("1e\(magnitude.rawValue)")
        else { return false }
        let stem = numeralNouns.word(row, "abbreviation").string.prefix(3)
        return written.begins(with: String(stem)) && written.count <= stem.count + 1
    }
}
