import SpokenLocaleData
import SpokenModel

/// What Russian knows of words beyond the tables that all languages have; empty for another language.
struct RussianWords: Sendable {
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
        var nominative: LocaleWord
        var genitive: LocaleWord
        var dative: LocaleWord
        var accusative: LocaleWord
        /// «по понедельникам»
        var pluralDative: LocaleWord
    }

    let language: String
    private let numeralNouns: LocaleTable?
    /// nil where rules ask for any word: beside a user's words, and in another language.
    let shortWords: ShortWords?
    let months: WordTable<Int>
    let weekdays: WordTable<Weekday>
    let contexts: ContextWords<RussianContext>
    /// All forms of the numerals that are written in words: «две», «двадцати».
    let numerals: WordTable<Numeral>
    /// What one letter behind a number needs around it to be a unit.
    let letterLicences: WordTable<LetterLicence>
    /// Nouns that are numbered rather than counted: «этаж», «классе».
    let ordinalNouns: ClassForms
    let regnalNames: ClassForms
    /// Nouns whose form does not tell the gender.
    let genders: WordTable<GrammaticalGender>
    /// The names of letters, and acronyms that are said in a way of their own.
    let letters: SpokenWords
    /// What the symbols of chemical elements are said as.
    let elements: SpokenWords
    /// The governors of place and direction: «в», «на».
    let placeGovernors: WordSet
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
    private let monthForms: WordSet
    /// «муж.», «газ.»: adjectives behind their nouns.
    let trailingAdjectives: LocaleTable?

    /// - Parameters:
    ///   - known: nil for another language.
    ///   - lexicon: the words of the language, the user's above them.
    ///   - hasUserWords: whether a user's words are read wherever they stand.
    init(
        _ known: String?, lexicon: Lexicon?, governors: WordTable<Government>, abbreviations: Abbreviations,
        spellings: SpellingTable?, rules: RuleBook, rows: RowBook?, hasUserWords: Bool
    ) {
        let language = known ?? ""
        self.language = language
        numeralNouns = LocaleTables.table(language, "numeral-nouns")
        months = Self.months(language)
        weekdays = Self.weekdays(language)
        shortWords =
            known == nil || hasUserWords
            ? nil
            : ShortWords(
                rules.anchors, abbreviations: abbreviations, spellings: spellings, weekdays: weekdays, rows: rows)
        contexts = ContextWords(language: known)
        numerals = Self.numerals(language)
        letterLicences = TableWords.words(language, "letter-licences", "licence") { LetterLicence(rawValue: $0.string) }
        ordinalNouns = ClassForms(words: lexicon, kind: .ordinalNoun)
        regnalNames = ClassForms(words: lexicon, kind: .regnal)
        genders = TableWords.words(language, "noun-genders", "gender") { GrammaticalGender(rawValue: $0.string) }
        letters = SpokenWords(language, "letters")
        elements = SpokenWords(language, "elements")
        placeGovernors = governors.compactMap { $0.count <= 4 && $1 == .governs(.accusative) ? () : nil }
        counted = TableWords.rows(language, "counted-nouns")
        var reach = SpellingReach()
        counted.forEach { noun, _ in reach.add(noun) }
        countedReach = reach
        dateWords = TableWords.keys(language, "date-words")
        weekdayNames = Self.weekdayNames(weekdays)
        genitivePlurals = TableWords.words(language, "genitive-plurals", "kind") {
            $0.isEmpty ? .noun : GenitivePlural(rawValue: $0.string) ?? .noun
        }
        persons = TableWords.keys(language, "persons")
        givenNames = ClassForms(words: lexicon, kind: .givenName)
        percentNouns = ClassForms(words: lexicon, kind: .share)
        towns = TableWords.keys(language, "towns")
        (partRanks, numberedNouns) = Self.parts(known == nil ? nil : abbreviations)
        monthForms = Self.monthForms(language)
        trailingAdjectives = LocaleTables.table(language, "trailing-adjectives")
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
        weekdays.forEach { _, day in isFound = isFound || word == Word(day.nominative) }
        return isFound
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
