import SpokenModel

/// One part of what is said.
package struct RowItem: Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// A text of the rule.
        case text
        /// What was captured, as it is written.
        case copy
        case cardinal
        /// In digits the number as it is written.
        case ordinal
        /// Digit by digit.
        case digits
        /// In groups as they are written.
        case groups
        /// Two digits at a time.
        case pairs
        /// A noun of the tables, by its key: `year`, `month-3`, `1e3`.
        case noun
        /// The month of a number.
        case month
        /// The name of a day of the week.
        case weekday
        /// A time of day: hour, minute; in digits with the unit that the rule names, «14:30 horas».
        case clock
        /// A time of day, a whole hour without its minutes: hour, minute.
        case hour
        /// A date: day, month, year; the last may be missing.
        case date
        /// The form of an abbreviation.
        case form
        /// A power of ten with its number: «2 млн переглядів».
        case magnitude
        /// A number with an abbreviated noun that it counts.
        case count
        /// A number with its unit or its currency, or with a unit that the rule names: `measure(N tonne)`.
        case measure
        /// One of a unit or of a counted noun, without its number: «за кілограм».
        case unit
        /// The first part of a compound: «дво» of «2-кімнатна».
        case compound
        /// Numerator, denominator, and before them where it stands a whole number.
        case fraction
        /// A range of two numbers with one unit.
        case range
        /// An amount for each unit: number, unit, unit.
        case rate
        /// Parts of one amount: number, unit, number, unit.
        case mixed
        /// Two or three numbers of one unit, which is captured last.
        case dimensions
        /// The number of a year alone: «neunzehnhundertneunzig»; in the plural its decade.
        case year
        /// What was captured, in capitals: the letter of "401(k)".
        case large
        /// What was captured, in small letters: «jährige» of «20-Jährige».
        case small
        /// A span of times of day: hour, minute, hour, minute.
        case hours
        /// The collective of a number, a noun of the tables: «troje dzieci».
        case collective
        /// What stands before the mark of decimals.
        case whole
        /// What stands behind it, as a number: «cero cinco» of «3.05».
        case decimals
        /// The names of letters: «эм-че-эс».
        case spelled
        /// A span of dates: day, month, day, month, and the year of the last; or day, month and year of both.
        case dates
    }

    /// Where its case comes from.
    package enum Government: UInt8, Sendable {
        /// A case that the rule names.
        case named
        /// The word before the core that governs it.
        case governed
        /// The same of a place: where it lies rather than where it is taken to.
        case located
        /// The noun that was captured, and what governs it.
        case agreeing
    }

    /// The most parts of a pattern that an item says.
    package static let mostCaptures = 8

    package var kind: Kind
    package var captures: RowCaptures = []
    package var government = Government.named
    /// The noun that it agrees with.
    package var with: UInt8 = 0
    /// The noun or the unit that lends its gender to a case that the rule names.
    package var noun: UInt8 = 0
    /// What is written of the end of an ordinal, «го» of «5-го»: only forms that end so can be meant.
    package var ending: UInt8 = 0
    /// The case that is named, or that holds where nothing governs.
    package var grammaticalCase = GrammaticalCase.nominative
    package var gender: GrammaticalGender?
    package var isPlural = false
    /// Whether the noun is read in the singular alone.
    package var isSingular = false
    /// Of several ordinals before one noun each is in the singular: «у п’ятому і шостому класах».
    package var isEach = false
    /// Whether of a day and a month in digits the region tells which stands first.
    package var isRegional = false
    /// Whether a time of day is one of twice twelve hours, of the second half of the day: «6:30 PM».
    package var isAfternoon = false
    /// Whether an ordinal has its ending in digits though none is written: «на 43-м километре».
    package var isSuffixed = false
    package var text = ""
    /// Whether nothing stands between it and the item before.
    package var isGlued = false

    package init(kind: Kind) { self.kind = kind }
}
