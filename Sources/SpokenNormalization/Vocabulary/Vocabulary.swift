import SpokenLocaleData
import SpokenModel

/// The words that classification knows in one language.
final class Vocabulary: Sendable {
    let tag: LanguageTag
    let language: String
    let profile: LanguageProfile
    let rules: RuleBook
    /// The rules that are written as rows; nil for a language without them.
    let rows: RowBook?
    /// The same where nothing but them reads words.
    let plainRows: RowBook?
    let region: Region
    /// Asked of ICU, which keeps it, where a date has two readings alone; nil where nothing decides.
    var dateOrder: DateOrder? { region.hasOpenDates ? nil : DateOrder(tag) }
    let classes: ByteClass
    let syntax: NumberSyntax
    /// Of a number behind the sign of a currency.
    let moneySyntax: NumberSyntax
    let spellings: SpellingTable?
    let governors: WordTable<Government>
    let abbreviations: Abbreviations
    let lexicon: UserWords
    /// The words of the language with all of their forms, the user's above them; nil for a language without a lexicon.
    let words: Lexicon?
    /// What the user's words are kept in; nil when none is declined.
    let overlay: LexiconOverlay?
    let agreement: AgreementTable
    let endings: WordEndings
    let stems: WordStems
    /// What is said for a symbol, by the key of its row.
    let symbols: SpokenWords
    /// «номер»: the word of «№»; empty in a language without one.
    let numberWord: Word
    /// What is said for a text of nothing but a symbol, by the symbol.
    let loneSymbols: WordTable<LocaleWord>
    /// Words behind a unit that tell its case: «в 5 мин от метро».
    let followers: WordTable<GrammaticalCase>
    /// Prepositions of one letter with the first two of the numeral behind them, where they are said in full: «со второго».
    let fullPrepositions: WordTable<LocaleWord>
    /// «за», «на»: what stands between an amount and what it is for.
    let phrases: SpokenWords
    /// Words whose number is a code, with the digits that make it one: «заказ», «пин».
    let codeNouns: WordTable<Int>
    let russian: RussianWords
    private let writtenForms = Guarded<WrittenForms?>(nil)
    let nouns: NounWords
    /// Signs that several currencies have, and what tells which one is meant.
    let currencySigns: [CurrencyEvidence]
    private let numeralNouns: LocaleTable?

    /// What stands beside numbers in a language without rules of its own: read when the first number asks for it.
    var written: WrittenForms {
        writtenForms.withLock { forms in
            if let forms { return forms }
            let found = WrittenForms.of(tag)
            forms = found
            return found
        }
    }

    init(_ tag: LanguageTag, lexicon: UserLexicon, profile: LanguageProfile, rules: RuleBook) {
        self.tag = tag
        let language = tag.language
        self.language = language
        self.profile = profile
        self.rules = rules
        region = Region(tag, profile)
        let rows = RowBook.of(tag)
        self.rows = rows
        plainRows = profile.hasRules || !lexicon.entries.isEmpty ? nil : rows
        let rowClasses = rows?.classes
        if profile.hasRules {
            let classes = ByteClass.shared(stopsAtCyrillic: profile.isCyrillic)
            self.classes = rowClasses.map { ByteClass(stopsAtSigns: $0, and: classes) } ?? classes
        } else {
            classes = rowClasses ?? ByteClass.common(stopsAtLetters: !lexicon.entries.isEmpty)
        }
        (syntax, moneySyntax) = NumberSyntax.both(tag, profile, isAbroad: profile.hasHome && region.isAbroad)
        spellings = profile.hasRules ? SpellingTable(language: language, home: region.money) : nil
        governors = Self.governors(language)
        abbreviations = Abbreviations(language)
        let lemmas = lexicon.lemmas(language)
        self.lexicon = UserWords(lexicon, lemmas)
        overlay = LexiconOverlay(lemmas.map(\.lemma), language: language)
        words = overlay?.lexicon ?? Lexicon(language: language)
        agreement = AgreementTable(language: language)
        endings = WordEndings(language: language)
        stems = WordStems(language: language)
        symbols = SpokenWords(language, "symbols")
        numberWord = symbols.word("number").map { Word($0) } ?? Word()
        loneSymbols = Self.loneSymbols(language)
        followers = TableWords.words(language, "followers", "case") { GrammaticalCase(name: $0.string) }
        fullPrepositions = TableWords.words(language, "full-prepositions", "spoken") { $0 }
        phrases = SpokenWords(language, "phrases", column: "text")
        codeNouns = TableWords.words(language, "code-nouns", "digits") { $0.isEmpty ? 6 : Int($0.string) ?? 6 }
        russian = RussianWords(
            profile.has(.russian) ? language : nil, lexicon: words, governors: governors, abbreviations: abbreviations,
            spellings: spellings, rules: rules, rows: rows, hasUserWords: !lexicon.entries.isEmpty)
        nouns = NounWords(language)
        currencySigns = CurrencyEvidence.rows(language)
        numeralNouns = LocaleTables.table(language, "numeral-nouns")
    }

    /// «2 мг на килограмм», «3 раза в сутки»: a measure for a unit, where a price has «за».
    func measurePer(_ unit: MeasureUnit) -> String? {
        guard let per = per(unit), let price = phrases["per-price"], per.begins(with: price + " "),
            let measure = phrases["per"]
        else { return per(unit) }
        return measure + per.dropFirst(price.count)
    }

    /// Whether a word governs the number behind it.
    func isGovernor(_ word: Word) -> Bool {
        switch governors[word] {
        case nil, .named, .price: false
        default: true
        }
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
