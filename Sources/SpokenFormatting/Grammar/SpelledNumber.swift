import SpokenModel

/// A number and the form in which it is said.
struct SpelledNumber: Hashable, Sendable {
    enum Place: UInt8, Sendable {
        case plain
        /// German «eins», not «ein».
        case standalone
        /// «півтора», «deux millions».
        case beforeNoun
    }

    private let number: DecimalNumber
    private let inflection: Inflection
    private let place: Place

    init(_ number: DecimalNumber, _ inflection: Inflection, _ place: Place) {
        (self.number, self.inflection, self.place) = (number, inflection, place)
    }
}
