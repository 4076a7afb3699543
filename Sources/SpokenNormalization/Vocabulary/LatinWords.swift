import SpokenLocaleData
import SpokenModel

/// The words of English or Spanish that tell what a number beside them is: months, weekdays, and those of the table
/// `contexts`, each with its kinds.
struct LatinWords: Sendable {
    /// What a word tells of the number beside it.
    enum Kind: UInt8, ContextKind {
        /// "Chapter IV", "page 3 of 5": what is numbered with Roman numerals too.
        case numbered
        /// "5 in wide": what makes "in" an inch.
        case dimension
        /// "since 1994": what makes four digits a year.
        case year
        /// "Row 12 A": what has codes of digits and letters.
        case place
        /// "Rated 4/5"
        case rating
        /// "Step 2/3": one of so many.
        case step
        /// Prepositions that a range stands behind: «en 30–40 minutos».
        case preposition
        /// Words that are no noun: «21 de mayo».
        case function
        /// "in his 30s"
        case age
        /// The last part of an address of the web.
        case domain
        /// Said of a mark between hours: "from 9–5".
        case range
        /// What hours stand behind: "daily 9–5".
        case hours
        /// "123 Main Street": the last word of a street's name.
        case street
        /// "12 V battery": what a unit before it tells of, which stands in the singular then.
        case head
        /// What has a telephone number.
        case telephone
        /// "10K followers"
        case audience
        /// "$5/adult": what an amount is for one of.
        case each
        /// "$50 gift card": what money before it tells of, which stands in the singular then.
        case price
        /// "Your PIN is 4821": what has a number of few digits that are said one by one.
        case secret
        /// "Order number 12345": between a noun and its number.
        case naming
        /// "Card ending in 4242"
        case ending
        /// "Reply STOP to 40404"
        case message
        /// "7:30 p.m. ET": a zone behind a time.
        case zone
        /// "won 3–2"
        case outcome
        /// "Exp. 12/26": a month and a year.
        case expiry
        /// "Sale ends 3/15": what a day stands behind.
        case deadline
        /// "BP 120/80"
        case pressure
        /// "2x faster"
        case comparative
        /// «temperatura de 30º», "bake at 350F"
        case warm
        /// "mid-2024"
        case before
        /// "6/8 glasses": units that are counted one by one.
        case counted
        /// "3 times/day": what happens so often in a time.
        case repeated
        /// "Hwy 50 W": what has a number and a quarter of the wind.
        case road
        /// "error code 500": what has codes in a list.
        case listed
        /// "1 ct diamond": what has carats.
        case gem
        /// «compras de +50 €»: what is more than an amount.
        case spent
        /// "8 in round pan": between a unit and the noun that it tells of.
        case shape
        /// "9/11 attacks": what two numbers of a day name.
        case memorial
        /// "Matt. 5:3": a book of the Bible.
        case scripture
        /// "onto N Main St": what a street stands behind.
        case heading
        /// "Size 12 L": what has letters for its sizes.
        case size
        /// "Fuse 10 A": what a current is told of.
        case electric
        /// "CVV 123": what has a code of three digits.
        case check
        /// "45s left": what a time of seconds stands beside.
        case timer
        /// "Ask Dr. Lee": what a person's title stands behind.
        case addressed
        /// "a 10 km from here": no noun, and no verb either.
        case linking
        /// "the $100 she lost": what may stand behind an amount that is meant by itself.
        case verb
        /// "temp. PIN": what is for a time.
        case temporary
        /// "Ref # 12345": what has a number behind its sign.
        case hashed
        /// «s/ gluten», «café c/leche»: what food is with or without.
        case ingredient
        /// "Balance -20": what can be less than nothing.
        case negative
        /// "Acme Corp. Chairman Lee": what somebody of a company is called.
        case title
        /// "swam 500m", "contains 4g": what an amount stands behind.
        case measuring
        /// "swam 500m", "Depth: 30m": what a length stands behind.
        case extent
        /// "300m north", "50m ahead": where a length leads.
        case direction
        /// "Windows 10", «Fiat 500»: what has models with numbers.
        case model
        /// "a 4g phone": what is of a generation rather than of a weight.
        case network
        /// "a 25 bp hike": what a rate does.
        case financial
        /// "Beijing": where «¥» may be a yuan.
        case yuan
        /// "bash": where "$1" is no money.
        case script
        /// "Rev. Stat.", "Hon. Sec.": what no person's title stands before.
        case office
        /// "the 128g model": what comes in sizes of memory.
        case stored
        /// "Flat 12 g", "Clause 5 g": what is numbered with a letter behind.
        case clause
        /// "₹2 crore": Indian powers of ten.
        case indian
        /// "C $900": whose dollar is another one.
        case dollar
        /// "respiratory": where "bpm" are no beats.
        case breathing
        /// "genome": of what "kb" and "Mb" are no bits.
        case genome
        /// «un 2-3 %»: behind what a range has no preposition.
        case determiner
        /// "16 GB RAM": what a unit measures, rather than what it tells of.
        case substance
        /// "two 5 lb weights": how many there are of what an amount tells of.
        case quantifier
        /// "a 6 pc set": what has pieces.
        case pieces
        /// "2 TB drive": what data are kept on.
        case storage
        /// «Costaba 25 pts.»: what money is paid for, and how.
        case paid
        /// «bus 14 V»: what has a number and a letter for its name.
        case vehicle
        /// «el 100 m lisos»: what a distance is run or swum in.
        case discipline
        /// «bebé de 9 m»: what months are counted of.
        case aged
        /// «el Ing.», «Sr. Lic.»: what tells the gender of the noun behind it.
        case masculine
        /// «la Ing.», «una S. A.»
        case feminine
        /// "between 5–10", «entre 5–10»: joins two numbers by "and".
        case between
        /// "1914, 1939 and 1945": stands between years of a list.
        case joining
        /// "in 1066", «en 1812 m.»: what a year stands behind.
        case dating
        /// «$5000 pesos»: money that a sign before the amount says already.
        case coin
        /// "482913 is your verification code"
        case copula
        /// "0.7s behind": what a decimal time of seconds stands before.
        case margin
        /// "No. 19 Iowa Dominates Kent St.": what a number of no house stands behind.
        case ranked
        /// «Mayor S/N esquina Sol»: what stands behind an address.
        case corner
        /// "c. 44 BC": tells that a small number is a year.
        case era

        static let named = WordTable<Kind>(names: names)

        static let names = [
            "numbered", "dimension", "year", "place", "rating", "step", "preposition", "function", "age", "domain",
            "range", "hours", "street", "head", "telephone", "audience", "each", "price", "secret", "naming",
            "ending", "message", "zone", "outcome", "expiry", "deadline", "pressure", "comparative", "warm", "before",
            "counted", "repeated", "road", "listed", "gem", "spent", "shape", "memorial", "scripture", "heading",
            "size", "electric", "check", "timer", "addressed", "linking", "verb", "temporary", "hashed", "ingredient",
            "negative", "title", "measuring", "extent", "direction", "model", "network", "financial", "yuan",
            "script", "office", "stored", "clause", "indian", "dollar", "breathing", "genome", "determiner",
            "substance", "quantifier", "pieces", "storage", "paid", "vehicle", "discipline", "aged", "masculine",
            "feminine", "between", "joining", "dating", "coin", "copula", "margin", "ranked", "corner", "era",
        ]
    }

    let months: WordTable<Int>
    let weekdays: WordTable<Int>
    /// From January on.
    let monthNames: [String]
    /// From Monday on.
    let weekdayNames: [String]
    private let contexts: ContextWords<Kind>
    /// What short spellings of units need around them.
    let licences: WordTable<UnitLicence>
    /// "million", "bln", «millones»: powers of ten in small letters.
    let magnitudes: WordTable<Magnitude>
    /// "TX", "Fla"
    let states: WordSet
    /// "NW"
    let quarters: WordSet
    /// "month" and "per month", «mes» and «al mes»
    let perWords: WordTable<String>
    /// The full names of units, singular and plural: a person has written them in the right form.
    private let unitNames: WordSet
    /// Those of one that are written otherwise of several: not "5 foot".
    private let singularUnits: WordSet

    /// - Parameter language: nil for a language whose rules ask for none of these words.
    init(language: String?) {
        guard let language else {
            (months, weekdays, monthNames, weekdayNames) = (WordTable(), WordTable(), [], [])
            contexts = ContextWords(language: nil)
            states = WordSet()
            (unitNames, singularUnits) = (WordSet(), WordSet())
            (quarters, perWords) = (WordSet(), WordTable())
            (licences, magnitudes) = (WordTable(), WordTable())
            return
        }
        var words: [String: WordTable<Int>] = [:]
        var names: [String: [String]] = [:]
        if let calendar = LocaleTables.table(language, "calendar") {
            for (prefix, count) in [("month", 12), ("weekday", 7)] {
                for number in 1...count {
                    guard let row = calendar.row("\(prefix)-\(number)") else { continue }
                    let name = calendar.word(row, "nominative").string
                    names[prefix, default: []].append(name)
                    let spellings = calendar.word(row, "spellings").string.split(separator: "|").map(String.init)
                    for word in [name, calendar.word(row, "symbol").string] + spellings where !word.isEmpty {
                        words[prefix, default: WordTable()][word.lowercased()] = number
                    }
                }
            }
        }
        months = words["month"] ?? WordTable()
        weekdays = words["weekday"] ?? WordTable()
        monthNames = names["month"] ?? []
        weekdayNames = names["weekday"] ?? []
        contexts = ContextWords(language: language)
        licences = TableWords.words(language, "unit-licences", "licence") { UnitLicence(rawValue: $0.string) }
        magnitudes = Self.magnitudes(language)
        var states = WordSet()
        var quarters = WordSet()
        if let table = LocaleTables.table(language, "abbreviations") {
            let (place, written) = (table.column("place"), table.column("abbreviation"))
            for row in 0..<table.rowCount {
                let place = table.word(row, place).string
                let word = table.word(row, written).string.filter { $0 != "." }
                if place.hasPrefix("state") { states.insert(word) }
                if place == "quarter" { quarters.insert(word) }
            }
        }
        (self.states, self.quarters) = (states, quarters)
        var unitNames = WordSet()
        var singularUnits = WordSet()
        func addUnit(_ name: String, _ plural: String) {
            unitNames.insert(name)
            unitNames.insert(plural)
            if plural == name + "s" || plural == name + "es" { singularUnits.insert(name) }
        }
        var perWords = WordTable<String>()
        if let units = LocaleTables.table(language, "units") {
            for row in 0..<units.rowCount {
                let name = units.word(row, "nominative").string
                let per = units.word(row, "per").string
                if !per.isEmpty, perWords[name] == nil { perWords[name] = per }
                addUnit(name, units.word(row, "plural-nominative").string)
            }
        }
        if let currencies = LocaleTables.table(language, "currencies") {
            for row in 0..<currencies.rowCount {
                addUnit(
                    currencies.word(row, "nominative").string, currencies.word(row, "plural-nominative").string)
            }
        }
        (self.unitNames, self.singularUnits) = (unitNames, singularUnits)
        self.perWords = perWords
    }

    private static func magnitudes(_ language: String) -> WordTable<Magnitude> {
        var words = WordTable<Magnitude>()
        guard let table = LocaleTables.table(language, "numeral-nouns") else { return words }
        for (key, magnitude) in [("1e6", Magnitude.million), ("1e9", .billion), ("1e12", .trillion)] {
            guard let row = table.row(key) else { continue }
            let spellings = table.word(row, "spellings").string.split(separator: "|").map(String.init)
            let names = ["nominative", "plural-nominative"].map { table.word(row, $0).string }
            for word in names + spellings where word.utf8.count > 1 { words[word.lowercased()] = magnitude }
        }
        return words
    }

    func has(_ word: Word, _ kind: Kind) -> Bool {
        contexts.has(word, kind)
    }

    func isUnitName(_ word: Word) -> Bool { unitNames.contains(word) }

    /// Whether a word is the name of one unit or currency: "day", «mes»; of several it is written otherwise.
    func isSingularUnit(_ word: Word) -> Bool { singularUnits.contains(word) }
}
