import SpokenModel

/// A number in a row of `times.tsv`.
package struct TimeNumber: Sendable {
    package enum Reading: String, Sendable {
        case cardinal, ordinal
        /// An ordinal that keeps its ending in digits: «19-й».
        case ended
        /// "09" in both styles
        case padded
        /// "9" in both styles
        case digits
        /// «XIX»
        case roman
        /// "nineteen oh five"
        case asYear = "as-year"
        /// "nineteen nineties"
        case asDecade = "as-decade"
    }

    package var field: TimeField
    package var ofEnd = false
    package var reading = Reading.cardinal
    package var place = TimeCase.fixed(.nominative)
    package var gender = GrammaticalGender.masculine
    package var number = GrammaticalNumber.singular
}
