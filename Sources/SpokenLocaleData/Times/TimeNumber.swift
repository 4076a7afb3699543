import SpokenModel

/// A number in a row of `times.tsv`.
package struct TimeNumber: Sendable {
    package enum Reading: UInt8, Sendable, CaseIterable {
        case cardinal, ordinal
        /// An ordinal that keeps its ending in digits: «19-й».
        case ended
        /// An ordinal in words in both styles, of what Roman digits show: «дев’ятнадцяте».
        case spelled
        /// "09" in both styles
        case padded
        /// "9" in both styles
        case digits
        /// «XIX»
        case roman
        /// "nineteen oh five"
        case asYear
        /// "nineteen nineties"
        case asDecade

        init?(name: some StringProtocol) {
            let found = Self.allCases.first { reading in
                switch reading {
                case .asYear: name == "as-year"
                case .asDecade: name == "as-decade"
                default: "\(reading)" == name
                }
            }
            guard let found else { return nil }
            self = found
        }
    }

    package var field: TimeField
    package var ofEnd = false
    package var reading = Reading.cardinal
    package var place = TimeCase.fixed(.nominative)
    package var gender = GrammaticalGender.masculine
    package var number = GrammaticalNumber.singular
}
