import SpokenModel

/// One part of a pattern: what a token must be.
package struct RowElement: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// Digits with or without decimals.
        case number
        case integer
        case decimal
        /// Letters.
        case word
        /// One of some texts, as they are written; letters in any case.
        case literal
        /// A dash of any length, or a hyphen.
        case dash
        /// A Roman numeral in capitals.
        case roman
        /// A row of the table of abbreviations.
        case abbreviation
        /// A row of the table of nouns that are counted by their abbreviation: «шт.»
        case counted
        /// The short name of a day of the week.
        case weekday
        /// The short name of a month: «груд.»
        case month
        /// A unit or a currency, as its symbol or its short name.
        case unit
        /// The start of a line or of what stands in brackets or quotes.
        case start
        /// The end of a line or of a sentence.
        case end
        /// A word that ends with an abbreviation, a row whose spelling begins with a hyphen: «Hauptstr.» by «-str.»
        case suffixed
        /// A place within a quotation that is open in its line.
        case quoted
        /// Letters that are said by their names: a row of `letters`, or capitals of a shape that no word has.
        case initialism
        /// Left of the core: where the list of numbers begins that the core is one of, «7.05, 8.12 и 9.18».
        case listed

        package init?(name: some StringProtocol) {
            guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
            self = found
        }
    }

    /// What stands between a part and the one before it.
    package enum Joint: UInt8, Sendable {
        /// At least one space.
        case space
        /// Nothing.
        case glued
        /// Spaces or nothing.
        case either
    }

    /// What else a token must be.
    package struct Features: OptionSet, Sendable, Hashable {
        package let rawValue: UInt32

        @inlinable
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Whether it has one of some; `contains` of the standard library is not made special over the modules' border.
        @inlinable
        package func has(_ others: Features) -> Bool { rawValue & others.rawValue != 0 }

        @inlinable package static var noun: Features { Features(rawValue: 1) }
        @inlinable package static var adjective: Features { Features(rawValue: 2) }
        /// With a capital at its start.
        @inlinable package static var capital: Features { Features(rawValue: 4) }
        /// Without one.
        @inlinable package static var small: Features { Features(rawValue: 8) }
        /// In the lexicon.
        @inlinable package static var known: Features { Features(rawValue: 16) }
        @inlinable package static var unknown: Features { Features(rawValue: 32) }
        @inlinable package static var singular: Features { Features(rawValue: 64) }
        @inlinable package static var plural: Features { Features(rawValue: 128) }
        /// Written with its groups of three apart.
        @inlinable package static var grouped: Features { Features(rawValue: 256) }
        @inlinable package static var plain: Features { Features(rawValue: 512) }
        /// Governs the case of a number.
        @inlinable package static var governor: Features { Features(rawValue: 1024) }
        /// A unit whose short name is a word or a letter of its own too: «міс», «т».
        @inlinable package static var rare: Features { Features(rawValue: 4096) }
        @inlinable package static var feminine: Features { Features(rawValue: 8192) }
        /// A number that begins with a zero, as codes do.
        @inlinable package static var zero: Features { Features(rawValue: 16384) }
        @inlinable package static var latin: Features { Features(rawValue: 2048) }
        @inlinable package static var masculine: Features { Features(rawValue: 32768) }
        @inlinable package static var neuter: Features { Features(rawValue: 65536) }

        /// A number with a point before its one or two decimals where the language writes a comma: «640.0 g».
        @inlinable package static var pointed: Features { Features(rawValue: 131_072) }

        /// A number that ends with a zero, as decades do: "1990s".
        @inlinable package static var round: Features { Features(rawValue: 262_144) }

        /// One that ends with another digit, as amounts seldom do: «с 1987».
        @inlinable package static var unround: Features { Features(rawValue: 134_217_728) }

        /// A month or a day by its whole name too.
        @inlinable package static var full: Features { Features(rawValue: 524_288) }

        /// A word of more than capitals: no "OPEN".
        @inlinable package static var mixed: Features { Features(rawValue: 1_048_576) }

        /// A word that no table knows, whose gender and number `noun-endings.tsv` tells by its ending.
        @inlinable package static var guessed: Features { Features(rawValue: 2_097_152) }

        /// A whole number in superscript digits: «10⁶».
        @inlinable package static var raised: Features { Features(rawValue: 4_194_304) }

        /// Two capitals in brackets that the words before them begin with: «артериальная гипертензия (АГ)».
        @inlinable package static var introduced: Features { Features(rawValue: 67_108_864) }
        /// A whole number behind which Slavic languages have the form of one thing, «21 этаж», of a few, «22 этажа», or of many.
        @inlinable package static var one: Features { Features(rawValue: 8_388_608) }
        @inlinable package static var few: Features { Features(rawValue: 16_777_216) }
        @inlinable package static var many: Features { Features(rawValue: 33_554_432) }

        /// Those of a word that its form tells.
        @inlinable package static var ofForms: Features {
            Features(rawValue: 1 | 2 | 16 | 32 | 64 | 128 | 8192 | 32768 | 65536 | 2_097_152)
        }

        package static let named: [(name: String, feature: Features)] = [
            ("noun", .noun), ("adjective", .adjective), ("capital", .capital), ("small", .small), ("known", .known),
            ("unknown", .unknown), ("singular", .singular), ("plural", .plural), ("grouped", .grouped),
            ("plain", .plain), ("governor", .governor), ("latin", .latin), ("rare", .rare), ("feminine", .feminine),
            ("zero", .zero), ("masculine", .masculine), ("neuter", .neuter), ("pointed", .pointed), ("round", .round),
            ("full", .full), ("mixed", .mixed), ("guessed", .guessed), ("raised", .raised),
            ("introduced", .introduced),
            ("one", .one), ("few", .few), ("many", .many),
            ("unround", .unround),
        ]
    }

    package var kind: Kind
    package var joint = Joint.space
    /// From 1; 0 for what no item speaks of.
    package var capture: UInt8 = 0
    package var isOptional = false
    /// Whether it must not stand there.
    package var isNegated = false
    package var features: Features = []
    /// Of a word: it must have one of them; none for any word.
    package var classes: WordClasses = []
    /// Of a word: kinds of the table `contexts`, of which it must have one; none for any word.
    package var contexts: [String] = []
    /// Of a number: its value.
    package var lower: UInt64 = 0
    package var upper = UInt64.max
    /// Of a number: the capture of a smaller one before it; 0 for any.
    package var above: UInt8 = 0
    /// By how much it is above that one: the years that somebody can live.
    package var leastAbove: UInt64 = 1
    package var mostAbove = UInt64.max
    /// Of a number: its digits; of a word: its letters. 0 for any.
    package var leastDigits: UInt8 = 0
    package var mostDigits: UInt8 = 0
    /// Of a word: cases of which it must have one, a bit for each; 0 for any.
    package var cases: UInt8 = 0
    /// Texts in small letters, or the places of an abbreviation.
    package var literals: [String] = []
    /// As it is written, for messages: `word(noun plural)`.
    package var source = ""

    package init(kind: Kind) { self.kind = kind }
}

/// What a place must be: parts before the core, the core, which alone is read, and parts behind it.
package struct RowPattern: Sendable {
    package var left: [RowElement] = []
    package var core: [RowElement] = []
    package var right: [RowElement] = []

    /// The more is asked, the more specific it is: of two patterns with cores of one length this one wins.
    package var specificity: Int {
        (left + core + right).reduce(0) { sum, element in
            let isNarrow =
                !element.literals.isEmpty || !element.classes.isEmpty || !element.contexts.isEmpty || element.cases != 0
                || element.upper != .max || element.leastDigits > 0
            return sum + 2 + (isNarrow ? 1 : 0) + (element.features.isEmpty ? 0 : 1)
        }
    }
}
