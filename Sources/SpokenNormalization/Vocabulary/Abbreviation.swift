import SpokenLocaleData
import SpokenModel

extension Vocabulary {
    /// A row of the table `abbreviations`. Its words lie in the table: a copy copies bytes alone.
    struct Abbreviation: Sendable {
        enum Place: String, Sendable, CaseIterable {
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
            /// Behind a year: "44 BC".
            case era
            /// A state behind its city, where its letters could be something else: "Portland, OR".
            case state
            /// The same where they are nothing else: "Dallas, TX".
            case stateAlone = "state-alone"
            /// The older short form of a state, with its full stop: "Tampa, Fla."
            case stateDotted = "state-dotted"
            /// Between two names: "Smith v. Jones".
            case between
            /// A quarter of the wind, beside degrees, winds, roads and streets: "40° N", "N. State St."
            case quarter
            /// The side of a thing behind its inches: "24" W".
            case side
            /// Behind the name of a company: «Acme, S. A.»
            case company
            /// Before a person whose article or noun tells the gender: «la Ing. Paz».
            case personal
            /// In the gender and the number of the noun before it: «velocidad máx.».
            case agreeing
            /// As `agreeing`, and feminine behind no noun: «brazo izq.», «a la izq.».
            case sided

            /// A bit for each.
            var bit: UInt32 { 1 << UInt32(Self.allCases.firstIndex(of: self) ?? 0) }
        }

        private let spelling: LocaleWord
        private let words: (LocaleWord, LocaleWord, LocaleWord, LocaleWord, LocaleWord, LocaleWord)
        private let feminineForm: LocaleWord
        private let pluralForm: LocaleWord
        let place: Place
        /// The bit of its place.
        let placeBit: UInt32
        /// Of the parts of a text, the smaller the lower: «п. 3 ст. 12» is the third item of the twelfth article. 0 for
        /// what is no part.
        let rank: Int
        /// Whether it has a form for each case; else one alone.
        let isDeclined: Bool

        /// nil for a row without a place, or with a spelling of one byte.
        init?(_ table: LocaleTable, _ row: Int, _ columns: Columns) {
            spelling = table.word(row, columns.abbreviation)
            guard spelling.count > 0, let place = Place(rawValue: table.word(row, columns.place).string) else {
                return nil
            }
            self.place = place
            placeBit = place.bit
            let forms = columns.cases
            isDeclined = !table.word(row, forms[1]).isEmpty
            words = (
                table.word(row, forms[0] ?? columns.spoken), table.word(row, forms[1]), table.word(row, forms[2]),
                table.word(row, forms[3]), table.word(row, forms[4]), table.word(row, forms[5])
            )
            feminineForm = table.word(row, columns.feminine)
            pluralForm = table.word(row, columns.plural)
            let rank = table.word(row, columns.rank)
            self.rank = rank.isEmpty ? 0 : Int(rank.string) ?? 0
        }

        /// Where the columns of a table stand. A language without cases has one form, in the column `spoken`.
        struct Columns {
            let cases: [Int?]
            let abbreviation, spoken, place, rank, feminine, plural: Int?

            init(_ table: LocaleTable) {
                cases = WordCells.cases.map { table.column($0.rawValue) }
                abbreviation = table.column("abbreviation")
                spoken = table.column("spoken")
                place = table.column("place")
                rank = table.column("rank")
                feminine = table.column("feminine")
                plural = table.column("plural")
            }
        }

        /// With its point, its hyphen or its stroke.
        var written: UnsafeBufferPointer<UInt8> { spelling.bytes }

        /// «ingeniera»; empty for what has no form of its own.
        var feminine: String { feminineForm.string }

        /// Before a range: «p. 12-15» are «páginas»; empty where it has none.
        var plural: String { pluralForm.string }

        /// «пп.»
        var isPlural: Bool {
            let dative = (isDeclined ? words.2 : words.0).bytes
            return dative.count >= 2 && dative[dative.count - 2] == 0xD0 && dative[dative.count - 1] == 0xBC
        }

        /// Whether it is written with a capital, and its word with a small letter: «M.», «monsieur».
        var isCapitalAlone: Bool {
            guard let first = written.first, (0x41...0x5A).contains(first) else { return false }
            return words.0.string.first?.isLowercase ?? false
        }

        var isNarrow: Bool { place == .numbers || place == .ordinal || place == .address }

        /// Whether the second letter at a place is its own.
        @inline(__always)
        func mayStand(_ text: TextView, _ place: Int) -> Bool {
            let bytes = spelling.bytes
            return bytes.count < 4 || bytes[2] == text[place + 2] && bytes[3] == text[place + 3]
        }

        /// All of its forms: six, or one.
        var forms: [LocaleWord] {
            isDeclined ? [words.0, words.1, words.2, words.3, words.4, words.5] : [words.0]
        }

        /// Its first form, or its only one.
        var nominative: LocaleWord { words.0 }

        func form(_ grammaticalCase: GrammaticalCase) -> String {
            guard isDeclined else { return words.0.string }
            return
                switch grammaticalCase
            {
            case .nominative, .vocative: words.0.string
            case .genitive: words.1.string
            case .dative: words.2.string
            case .accusative: words.3.string
            case .instrumental: words.4.string
            case .prepositional: words.5.string
            }
        }

        /// The case of one of its forms, the nominative first; nil for another word.
        func grammaticalCase(of form: String) -> GrammaticalCase? {
            forms.firstIndex { $0.bytes.elementsEqual(form.utf8) }.map { WordCells.cases[$0] }
        }
    }
}
