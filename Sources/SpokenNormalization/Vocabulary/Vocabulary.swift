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

    struct Abbreviation: Sendable {
        enum Place: String, Sendable {
            /// Anywhere.
            case any
            /// Before a name: «г. Москва».
            case name
            /// Before a number: «кв. 5».
            case number
            /// Before a name or behind an adjective: «пл. Мира», «Красная пл.».
            case street
            /// Before a number behind a house: «д. 5, стр. 2».
            case address
            /// Anywhere, and the sentence can end behind it: "etc."
            case closing
            /// Before a range of numbers: «с. 45–47».
            case numbers
            /// Behind an ordinal: «II кв.», «на 5-м эт.».
            case ordinal
            /// Before a word in lower case: "est. delivery".
            case word
            /// Before a bare year: "Est. 1994".
            case year
            /// Before a Roman numeral: «s. XX».
            case roman
            /// Before the noun that it agrees with: «макс. вес».
            case adjective
            /// Behind a time: «12:00 мск».
            case clock
        }

        /// What the neighbours of an abbreviation must be, where its letters may also be a word or an initial.
        enum Licence: String, Sendable {
            /// Never with a capital letter, which makes an initial or another word of it: «Ш. Талейран».
            case small
            /// With a capital letter not before what is counted: «Ок. 300 г.», but «Ок. 5 минут» agrees.
            case approving
            /// Before a number of at most three digits: «т. 5», but «т. 495 123-45-67» is a telephone.
            case volume
            /// As `volume`, and not behind a year: «р. 48», but «г. р. 1985».
            case size
            /// Before its number, at the beginning of a clause or behind what agrees: «множество тел» are no telephones.
            case told
            /// Between what is named and the name: «театр им. Чехова», but «Отдай это им. Он ждёт».
            case honoured
            /// Before a name that no clergyman has: «о. Кипр», but «о. Сергий».
            case island
            /// Not where centimetres are named: «размер в см.».
            case seeing
            /// With a capital letter only where a clause begins: «Макс. 120 кг», but «Меня зовут Макс. 25 лет».
            case opening
            /// Before a name or with a governor, which tell its case: «лекция проф. Павлова».
            case title
            /// In the case of the list that it ends: «в книгах, журналах и др.».
            case others
            /// May stand before a number that counts: «уп. 5 кг».
            case counted
            /// Behind an adjective alone: «Пермский кр.», but «орден Кр. Звезды».
            case adjectival
            /// Behind an adjective or before a name: «обл. центр» is something else.
            case regional
            /// Where nothing agrees with it: «и пр. вещи» are others.
            case rest
            /// Not before an initial: «пер. А. Фета» is a translation.
            case uninitialled
            /// Behind the name of a company or an article: «Acme, S. A.», but «S. L. Jackson».
            case company
            /// Before the name of its person: «el Sr. Gil», but «Martin Luther King Sr.».
            case titular
            /// In the gender that an article before it tells: «la Ing. Paz», but «Ing. María Paz».
            case personal
            /// In the gender and the number of the noun before it: «velocidad máx.».
            case agreeing
            /// In an address or behind what agrees: «Calle Sol 5, Col. Roma», but «Col. Buendía», «C.C. Sabathia».
            case sited
            /// As `agreeing`, and feminine behind no noun: «brazo izq.», «3.º izq.».
            case sided
            /// Before its number, unless it is an answer: "No. 3 of them are left".
            case numbering
            /// Before a year or an amount: "c. 1870", but "Act 2004, c. 5".
            case dated
            /// Before a number with parts, or behind a name: "Photoshop ver. 11", but "Psalm 5, ver. 11".
            case versioned
            /// Before a person: "Rev. Jones", but "Rev. Stat.".
            case clerical
            /// Behind a name, not behind an ordinal: "9th Cir. 2010" is a court.
            case circular
            /// Not before the year of a founding: "Est. 1994".
            case estimated
            /// Before a number with a unit or a noun: "Min 3 nights".
            case least
            /// Before what has bounds: "Max. file size".
            case extreme
            /// Not before what is for a time: "temp. PIN".
            case lasting
            /// Before what is for a time.
            case temporary
            /// Before a time or a colon: "ETA 9:40", but the name of a group.
            case arriving
            /// Not before a day: "APR 12, 2024".
            case rated
            /// Before no number: "Reg. $19.99", but "Reg. 2021".
            case wordless
            /// Behind a number of pieces: "60 ct bottle", but "1 ct diamond".
            case pieces
            /// Before what food is with or without: «café c/leche».
            case ingredient
            /// Before a time: «c/8 h».
            case each
        }

        var written: [UInt8]
        /// In the order of the six cases; the first alone for what is not declined.
        var forms: [String]
        /// «ingeniera»; empty for what has no form of its own.
        var feminine = ""
        var place: Place
        /// Of the parts of a text, the smaller the lower: «п. 3 ст. 12» is the third item of the twelfth article. 0 for
        /// what is no part.
        var rank = 0
        var licence: Licence?
        /// Before a range: «p. 12-15» are «páginas»; empty where it has none.
        var plural = ""

        var isDeclined: Bool { forms.count > 1 }

        /// Whether the second letter at a place is its own.
        @inline(__always)
        func mayStand(_ text: TextView, _ place: Int) -> Bool {
            written.count < 4 || written[2] == text[place + 2] && written[3] == text[place + 3]
        }

        /// «пп.»
        var isPlural: Bool { form(.dative).ends(with: "м") }

        /// The case of one of its forms, the nominative first; nil for another word.
        func grammaticalCase(of form: String) -> GrammaticalCase? {
            forms.firstIndex(of: form).flatMap { Self.cases.indices.contains($0) ? Self.cases[$0] : nil }
        }

        var isNarrow: Bool { place == .numbers || place == .ordinal || place == .address }

        func form(_ grammaticalCase: GrammaticalCase) -> String {
            let index = Self.cases.firstIndex(of: grammaticalCase) ?? 0
            return forms.indices.contains(index) ? forms[index] : forms.first ?? ""
        }

        static let cases: [GrammaticalCase] = [
            .nominative, .genitive, .dative, .accusative, .instrumental, .prepositional,
        ]
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
    /// By their first letter's two bytes, longest first.
    let abbreviations: [UInt16: [Abbreviation]]
    let months: WordTable<Int>
    let weekdays: WordTable<Weekday>
    let lexicon: UserWords
    /// The words of the language with all of their forms; nil for a language without a lexicon.
    let words: Lexicon?
    let agreement: AgreementTable
    let endings: WordEndings
    let stems: WordStems
    let contexts: ContextWords
    /// All forms of the numerals that are written in words: «две», «двадцати».
    let numerals: WordTable<Numeral>
    /// What one letter behind a number needs around it to be a unit.
    let letterLicences: WordTable<LetterLicence>
    /// What is said for a symbol, by the key of its row.
    let symbols: WordTable<String>
    /// What is said for a text of nothing but a symbol, by the symbol.
    let loneSymbols: WordTable<String>
    /// Words behind a unit that tell its case: «в 5 мин от метро».
    let followers: WordTable<GrammaticalCase>
    /// Singular forms of the nouns that are numbered rather than counted: «этаж», «классе».
    let ordinalNouns: WordTable<NounForms>
    let regnalNames: WordTable<NounForms>
    /// Nouns whose form does not tell the gender.
    let genders: WordTable<GrammaticalGender>
    /// The names of letters, and acronyms that are said in a way of their own.
    let letters: WordTable<String>
    /// The governors of place and direction: «в», «на».
    let placeGovernors: WordSet
    /// Words whose number is a code, with the digits that make it one: «заказ», «пин».
    let codeNouns: WordTable<Int>
    /// Abbreviated nouns that are counted, with their rows: «ед.», «ост.».
    let counted: WordTable<Int>
    let countedStarts: WordFilter
    /// Words that a day stands behind: «заезд», «доставка».
    let dateWords: WordSet
    /// Days of the week in the forms that hours stand behind: «понедельник», «пятницу», «субботам».
    let weekdayNames: WordSet
    /// Genitive plurals whose ending tells less than others' do: «лет», «человек».
    let genitivePlurals: WordTable<GenitivePlural>
    /// Genitives of living beings: «пациента», whose number is «двадцать одного» as an object.
    let persons: WordSet
    /// Names of the clergy, in all their forms: «о. Сергий» is no island.
    let givenNames: WordTable<NounForms>
    /// What a share makes a kind of: «10-процентный раствор».
    let percentNouns: WordTable<NounForms>
    /// Towns whose nominative ends like a genitive: «Тула», «Сочи».
    let towns: WordSet
    /// The ranks of the parts of a text, by all forms of their names.
    let partRanks: WordTable<Int>
    /// «квартира», which «2-комн.» agrees with.
    let flat: Abbreviation?
    let quarter: Abbreviation?
    /// All forms of the nouns that are numbered: «дом», «статьи», «рисунке».
    let numberedNouns: WordSet
    /// What English and Spanish know beyond the tables above.
    let latin: LatinWords
    /// What a month behind a day, a numbered noun or the short name of a day can begin with.
    let monthStarts: WordFilter
    let ordinalNounStarts: WordFilter
    let weekdayStarts: WordFilter
    private let monthForms: WordSet
    /// «муж.», «газ.»: adjectives behind their nouns.
    let trailingAdjectives: LocaleTable?
    private let writtenForms = Guarded<WrittenForms?>(nil)
    private let units: LocaleTable?
    private let currencies: LocaleTable?
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
        abbreviations = Self.abbreviations(language)
        months = Self.months(language, isRussian: profile.has(.russian))
        weekdays = profile.has(.russian) ? Self.weekdays(language) : WordTable()
        self.lexicon = UserWords(lexicon)
        words = Lexicon(language: language)
        agreement = AgreementTable(language: language)
        endings = WordEndings(language: language)
        stems = WordStems(language: language)
        contexts = profile.has(.russian) ? ContextWords(language: language) : ContextWords()
        numerals = profile.has(.russian) ? Self.numerals(language) : WordTable()
        letterLicences = Self.words(language, "letter-licences", "licence").compactMap {
            LetterLicence(rawValue: $1)
        }
        symbols = Self.words(language, "symbols", "spoken")
        loneSymbols = Self.loneSymbols(language)
        followers = Self.words(language, "followers", "case").compactMap { GrammaticalCase(name: $1) }
        ordinalNouns = NounForms.index(language, "ordinal-nouns")
        regnalNames = NounForms.index(language, "regnal-names")
        genders = Self.words(language, "noun-genders", "gender").compactMap { GrammaticalGender(rawValue: $1) }
        letters = Self.words(language, "letters", "spoken")
        placeGovernors = governors.compactMap { $0.count <= 4 && $1 == .governs(.accusative) ? () : nil }
        codeNouns = Self.words(language, "code-nouns", "digits").compactMap { Int($1) ?? 6 }
        counted = Self.rows(language, "counted-nouns")
        countedStarts = WordFilter(counted)
        dateWords = Self.keys(language, "date-words")
        weekdayNames = Self.weekdayNames(weekdays)
        genitivePlurals = Self.words(language, "genitive-plurals", "kind").compactMap {
            GenitivePlural(rawValue: $1) ?? .noun
        }
        persons = Self.keys(language, "persons")
        givenNames = NounForms.index(language, "given-names")
        percentNouns = NounForms.index(language, "percent-nouns")
        towns = Self.keys(language, "towns")
        flat = abbreviations.values.joined().first { $0.place == .number && $0.written.elementsEqual("кв.".utf8) }
        quarter = abbreviations.values.joined().first { $0.place == .ordinal && $0.written.elementsEqual("кв.".utf8) }
        (partRanks, numberedNouns) = Self.parts(abbreviations)
        monthStarts = WordFilter(months)
        ordinalNounStarts = WordFilter(ordinalNouns)
        weekdayStarts = WordFilter(weekdays)
        monthForms = profile.has(.russian) ? Self.monthForms(language) : WordSet()
        trailingAdjectives = LocaleTables.table(language, "trailing-adjectives")
        latin = LatinWords(language: profile.has(.western) ? language : nil)
        units = LocaleTables.table(language, "units")
        currencies = LocaleTables.table(language, "currencies")
        numeralNouns = LocaleTables.table(language, "numeral-nouns")
    }

    /// Whether a word governs the number behind it.
    func isGovernor(_ word: String) -> Bool {
        switch governors[word] {
        case nil, .named, .price: false
        default: true
        }
    }

    /// Whether a word is a form of the name of a month.
    func isMonth(_ word: String) -> Bool { monthForms.contains(word) }

    /// «январь», «январе»
    func month(_ number: Int, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let table = LocaleTables.table(language, "calendar"), let row = table.row("month-\(number)") else {
            return nil
        }
        let word = table.word(row, grammaticalCase.rawValue).string
        return word.isEmpty ? nil : word
    }

    /// «ср»
    func isWeekday(_ word: String) -> Bool { weekdays[word] != nil }

    /// «ср», «среда», «среду»
    func isDayName(_ word: String) -> Bool { isWeekday(word) || weekdayNames.contains(word) }

    /// «среда»
    func isWeekdayNominative(_ word: String) -> Bool {
        var isFound = false
        weekdays.forEach { _, day in isFound = isFound || day.nominative == word }
        return isFound
    }

    /// The gender of the noun that stands for a unit or a currency.
    func gender(of meaning: SpellingTable.Meaning) -> GrammaticalGender? {
        word(meaning, "gender").flatMap { GrammaticalGender(rawValue: $0) }
    }

    /// Whether a power of ten is abbreviated: «тыс.», «млн».
    func isShort(_ meaning: SpellingTable.Meaning, _ written: String) -> Bool {
        guard case .magnitude(let magnitude) = meaning, let numeralNouns,
            let row = numeralNouns.row("1e\(magnitude.rawValue)")
        else { return false }
        let stem = numeralNouns.word(row, "abbreviation").string.prefix(3)
        return written.begins(with: String(stem)) && written.count <= stem.count + 1
    }

    /// «чайной ложки»: behind a part of one.
    func genitive(of meaning: SpellingTable.Meaning) -> String? { word(meaning, "genitive") }

    /// «килограммов»
    func genitivePlural(of meaning: SpellingTable.Meaning) -> String? { word(meaning, "plural-genitive") }

    /// «length», «pieces»
    func category(of unit: MeasureUnit) -> String { word(.unit(unit), "category") ?? "" }

    /// Whether a noun behind a unit is what the unit tells of, "a 5 cm piece", rather than what is measured: "5 g salt".
    func isAttribute(_ meaning: SpellingTable.Meaning) -> Bool { word(meaning, "attribute") != nil }

    /// «штуку»: behind «за».
    func accusative(of unit: MeasureUnit) -> String? { word(.unit(unit), "accusative") }

    /// «километр», «километре».
    func singular(_ unit: MeasureUnit, _ grammaticalCase: GrammaticalCase) -> String? {
        word(.unit(unit), grammaticalCase.rawValue)
    }

    /// Whether so many of a unit lie beside each other rather than being packed by so much: «10 на 15 см», but «6 по 0,5 л».
    func isExtent(_ unit: MeasureUnit) -> Bool {
        ["length", "graphics", "angle"].contains(word(.unit(unit), "category"))
    }

    /// «штука», «упаковка»: what is counted rather than measured.
    func isPiece(_ unit: MeasureUnit) -> Bool { word(.unit(unit), "category") == "pieces" }

    /// «г», «мл»: what is weighed or poured.
    func isPortion(_ unit: MeasureUnit) -> Bool { ["mass", "volume"].contains(word(.unit(unit), "category")) }

    /// Whether something lies so far from another: «в 5 км от города», «в 10 мин от метро».
    func isDistance(_ unit: MeasureUnit) -> Bool {
        ["length", "duration"].contains(word(.unit(unit), "category"))
    }

    /// «25-й км», «на 5-й мин.», never «3-й вт»: that is a day.
    func isNumberedUnit(_ unit: MeasureUnit) -> Bool {
        ["length", "duration", "places", "pieces", "events"].contains(word(.unit(unit), "category"))
    }

    /// «в сутки», «за килограмм».
    func per(_ unit: MeasureUnit) -> String? { word(.unit(unit), "per") }

    /// «2 мг на килограмм», «3 раза в сутки»: a measure for a unit, where a price has «за».
    func measurePer(_ unit: MeasureUnit) -> String? {
        guard let per = per(unit), profile.has(.russian), per.begins(with: "за ") else { return per(unit) }
        return "на " + per.dropFirst(3)
    }

    /// The noun of a unit or a currency: "mile", "miles".
    func noun(_ meaning: SpellingTable.Meaning, isPlural: Bool) -> String? {
        word(meaning, isPlural ? "plural-nominative" : "nominative")
    }

    /// The noun of a unit or a currency behind a number: «рубля», «рублей», «рублями».
    func noun(
        _ meaning: SpellingTable.Meaning, of number: ScannedNumber, _ grammaticalCase: GrammaticalCase
    ) -> String? {
        if number.hasFraction { return word(meaning, GrammaticalCase.genitive.rawValue) }
        if number.endsInOne { return word(meaning, grammaticalCase.rawValue) }
        guard grammaticalCase == .nominative || grammaticalCase == .accusative else {
            return word(meaning, "plural-" + grammaticalCase.rawValue)
        }
        // «2 квадратных метра», but «2 рубля»
        if number.endsInFew { return word(meaning, "paucal") ?? word(meaning, GrammaticalCase.genitive.rawValue) }
        return word(meaning, "counting") ?? word(meaning, "plural-" + GrammaticalCase.genitive.rawValue)
    }

    private func word(_ meaning: SpellingTable.Meaning, _ column: String) -> String? {
        let table: LocaleTable?
        let key: String
        switch meaning {
        case .unit(let unit): (table, key) = (units, unit.identifier)
        case .currency(let code): (table, key) = (currencies, code.description)
        case .minorUnit(let code): (table, key) = (currencies, "\(code.description)/100")
        case .magnitude: return nil
        }
        guard let table, let row = table.row(key) else { return nil }
        let word = table.word(row, column).string
        return word.isEmpty ? nil : word
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
