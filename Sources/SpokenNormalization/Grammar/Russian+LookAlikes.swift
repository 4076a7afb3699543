import SpokenModel

/// Latin letters in Russian words.
extension Classifier {
    /// «Cыр» with a Latin C.
    func lookAlike(_ place: Int, _ end: Int) -> Reading? {
        guard var repaired = repaired(place, end) else { return nil }
        // What comes out may be an acronym, which is then said as one.
        return repaired.withUTF8 { acronym($0, place, end) }
            ?? Reading(start: place, end: end, content: .words(repaired), semioticClass: .lookAlike)
    }
}
