import SpokenLocaleData
import SpokenModel

/// The words that classification knows in one language.
final class Vocabulary: Sendable {
    /// What governs the number behind a word.
    enum Government: Sendable, Hashable {
        case governs(GrammaticalCase)
        /// «по»: dative for one, accusative for more.
        case distributive
        /// «примерно», «почти»: the word before it governs.
        case transparent
        /// «и», «или» behind a number: it shares the governor of that one.
        case joint
        /// «превысил две тысячи», but «не превысил двух тысяч».
        case negatable
        /// «угол ул. Мира»: genitive of an abbreviated name, while numbers behind it are none's.
        case named
        /// «стоимость 1 кв. м»: genitive of a measure, but no money's.
        case price
        /// «дети», «мужчина»: genitive of an age behind it, «дети пяти лет».
        case age
    }

    /// What a genitive plural asks of two, three and four.
    enum GenitivePlural: String, Sendable {
        case noun
        /// «двое детей», «двое суток».
        case collective
        /// «два взрослых», but «на двух взрослых».
        case adjective
    }

    /// A numeral in words.
    struct Numeral: Sendable {
        var value: UInt64
        /// nil where its form tells none: «три».
        var gender: GrammaticalGender?
        /// Whether it is a nominative, which tells the form of the noun behind it.
        var isNominative: Bool
    }

    struct Weekday: Sendable {
        /// 1 is Monday.
        var number: Int
        var nominative: String
        var genitive: String
        var dative: String
        var accusative: String
        /// «по понедельникам»
        var pluralDative: String
    }

    let tag: LanguageTag
    let language: String
    let profile: LanguageProfile
    let rules: RuleBook
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
    /// nil where rules ask for any word: in a language whose rules say nothing of it, and beside a user's words.
    let shortWords: ShortWords?
    let months: WordTable<Int>
    let weekdays: WordTable<Weekday>
    let lexicon: UserWords
    /// The words of the language with all of their forms, the user's above them; nil for a language without a lexicon.
    let words: Lexicon?
    /// What the user's words are kept in; nil when none is declined.
    let overlay: LexiconOverlay?
    let agreement: AgreementTable
    let endings: WordEndings
    let stems: WordStems
    let contexts: ContextWords<RussianContext>
    /// All forms of the numerals that are written in words: «две», «двадцати».
    let numerals: WordTable<Numeral>
    /// What one letter behind a number needs around it to be a unit.
    let letterLicences: WordTable<LetterLicence>
    /// What is said for a symbol, by the key of its row.
    let symbols: SpokenWords
    /// What is said for a text of nothing but a symbol, by the symbol.
    let loneSymbols: WordTable<LocaleWord>
    /// Words behind a unit that tell its case: «в 5 мин от метро».
    let followers: WordTable<GrammaticalCase>
    /// Nouns that are numbered rather than counted: «этаж», «классе».
    let ordinalNouns: ClassForms
    let regnalNames: ClassForms
    /// Nouns whose form does not tell the gender.
    let genders: WordTable<GrammaticalGender>
    /// The names of letters, and acronyms that are said in a way of their own.
    let letters: SpokenWords
    /// The governors of place and direction: «в», «на».
    let placeGovernors: WordSet
    /// Words whose number is a code, with the digits that make it one: «заказ», «пин».
    let codeNouns: WordTable<Int>
    /// Abbreviated nouns that are counted, with their rows: «ед.», «ост.».
    let counted: WordTable<Int>
    let countedReach: SpellingReach
    /// Words that a day stands behind: «заезд», «доставка».
    let dateWords: WordSet
    /// Days of the week in the forms that hours stand behind: «понедельник», «пятницу», «субботам».
    let weekdayNames: WordSet
    /// Genitive plurals whose ending tells less than others' do: «лет», «человек».
    let genitivePlurals: WordTable<GenitivePlural>
    /// Genitives of living beings: «пациента», whose number is «двадцать одного» as an object.
    let persons: WordSet
    /// «о. Сергий» is no island.
    let givenNames: ClassForms
    /// What a share makes a kind of: «10-процентный раствор».
    let percentNouns: ClassForms
    /// Towns whose nominative ends like a genitive: «Тула», «Сочи».
    let towns: WordSet
    /// The ranks of the parts of a text, by all forms of their names.
    let partRanks: WordTable<Int>
    /// All forms of the nouns that are numbered: «дом», «статьи», «рисунке».
    let numberedNouns: WordSet
    /// What English and Spanish know beyond the tables above.
    let latin: LatinWords
    private let monthForms: WordSet
    /// «муж.», «газ.»: adjectives behind their nouns.
    let trailingAdjectives: LocaleTable?
    private let writtenForms = Guarded<WrittenForms?>(nil)
    let nouns: NounWords
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
        classes =
            profile.hasRules
            ? ByteClass.shared(stopsAtCyrillic: profile.isCyrillic)
            : ByteClass.common(stopsAtLetters: !lexicon.entries.isEmpty)
        (syntax, moneySyntax) = NumberSyntax.both(tag, profile, isAbroad: profile.hasRules && region.isAbroad)
        spellings = profile.hasRules ? SpellingTable(language: language, home: region.money) : nil
        governors = Self.governors(language)
        abbreviations = Abbreviations(language)
        months = Self.months(language, isRussian: profile.has(.russian))
        weekdays = profile.has(.russian) ? Self.weekdays(language) : WordTable()
        shortWords =
            profile.has(.russian) && lexicon.entries.isEmpty
            ? ShortWords(rules.anchors, abbreviations: abbreviations, spellings: spellings, weekdays: weekdays) : nil
        let lemmas = lexicon.lemmas(language)
        self.lexicon = UserWords(lexicon, lemmas)
        overlay = LexiconOverlay(lemmas.map(\.lemma), language: language)
        words = overlay?.lexicon ?? Lexicon(language: language)
        agreement = AgreementTable(language: language)
        endings = WordEndings(language: language)
        stems = WordStems(language: language)
        contexts = ContextWords(language: profile.has(.russian) ? language : nil)
        numerals = profile.has(.russian) ? Self.numerals(language) : WordTable()
        letterLicences = Self.words(language, "letter-licences", "licence") { LetterLicence(rawValue: $0.string) }
        symbols = SpokenWords(language, "symbols")
        loneSymbols = Self.loneSymbols(language)
        followers = Self.words(language, "followers", "case") { GrammaticalCase(name: $0.string) }
        ordinalNouns = ClassForms(words: words, kind: .ordinalNoun)
        regnalNames = ClassForms(words: words, kind: .regnal)
        genders = Self.words(language, "noun-genders", "gender") { GrammaticalGender(rawValue: $0.string) }
        letters = SpokenWords(language, "letters")
        placeGovernors = governors.compactMap { $0.count <= 4 && $1 == .governs(.accusative) ? () : nil }
        codeNouns = Self.words(language, "code-nouns", "digits") { $0.isEmpty ? 6 : Int($0.string) ?? 6 }
        counted = Self.rows(language, "counted-nouns")
        var reach = SpellingReach()
        counted.forEach { noun, _ in reach.add(noun) }
        countedReach = reach
        dateWords = Self.keys(language, "date-words")
        weekdayNames = Self.weekdayNames(weekdays)
        genitivePlurals = Self.words(language, "genitive-plurals", "kind") {
            $0.isEmpty ? .noun : GenitivePlural(rawValue: $0.string) ?? .noun
        }
        persons = Self.keys(language, "persons")
        givenNames = ClassForms(words: words, kind: .givenName)
        percentNouns = ClassForms(words: words, kind: .share)
        towns = Self.keys(language, "towns")
        (partRanks, numberedNouns) = Self.parts(abbreviations)
        monthForms = profile.has(.russian) ? Self.monthForms(language) : WordSet()
        trailingAdjectives = LocaleTables.table(language, "trailing-adjectives")
        latin = LatinWords(language: profile.has(.western) ? language : nil)
        nouns = NounWords(language)
        numeralNouns = LocaleTables.table(language, "numeral-nouns")
    }

    /// «квартира», which «2-комн.» agrees with.
    var flat: Abbreviation? { abbreviation("кв.", .number) }

    var quarter: Abbreviation? { abbreviation("кв.", .ordinal) }

    private func abbreviation(_ written: String, _ place: Abbreviation.Place) -> Abbreviation? {
        abbreviations.all.first { $0.place == place && $0.written.elementsEqual(written.utf8) }
    }

    /// Whether a word governs the number behind it.
    func isGovernor(_ word: Word) -> Bool {
        switch governors[word] {
        case nil, .named, .price: false
        default: true
        }
    }

    /// Whether a word is a form of the name of a month.
    func isMonth(_ word: Word) -> Bool { monthForms.contains(word) }

    /// «январь», «январе»
    func month(_ number: Int, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let table = LocaleTables.table(language, "calendar"), let row = table.row("month-\(number)") else {
            return nil
        }
        let word = table.word(row, grammaticalCase.rawValue).string
        return word.isEmpty ? nil : word
    }

    /// «ср»
    func isWeekday(_ word: Word) -> Bool { weekdays[word] != nil }

    /// «ср», «среда», «среду»
    func isDayName(_ word: Word) -> Bool { isWeekday(word) || weekdayNames.contains(word) }

    /// «среда»
    func isWeekdayNominative(_ word: Word) -> Bool {
        var isFound = false
        weekdays.forEach { _, day in isFound = isFound || word.equals(day.nominative) }
        return isFound
    }

    /// Whether a power of ten is abbreviated: «тыс.», «млн».
    func isShort(_ meaning: SpellingTable.Meaning, _ written: String) -> Bool {
        guard case .magnitude(let magnitude) = meaning, let numeralNouns,
            let row = numeralNouns.row("1e\(magnitude.rawValue)")
        else { return false }
        let stem = numeralNouns.word(row, "abbreviation").string.prefix(3)
        return written.begins(with: String(stem)) && written.count <= stem.count + 1
    }

    /// «половина», «треть», «четверть» in a case.
    func partName(_ denominator: UInt64, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let numeralNouns, let row = numeralNouns.row("1/\(denominator)") else { return nil }
        return numeralNouns.word(row, grammaticalCase.rawValue).string
    }

    /// «двое», «троих детей».
    func collective(_ number: UInt64, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let table = LocaleTables.table(language, "numerals"), let row = table.row("\(number)-collective") else {
            return nil
        }
        let column = grammaticalCase == .accusative ? GrammaticalCase.genitive : grammaticalCase
        return table.word(row, column.rawValue).string
    }
}
