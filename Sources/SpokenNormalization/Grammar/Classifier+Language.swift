import SpokenModel

/// Where the language of the text comes in. What every language writes alike stands in `Classifying`; what only one of
/// them writes, and all of its words, stand in the files beside this one that begin with the language's name.
extension Classifier {
    /// What begins with a digit and is no plain number: clock times, dates, telephones.
    func languageDigits(_ place: Int) -> Decision? {
        if profile.has(.russian) { return russianDigits(place) }
        if profile.has(.english) { return englishDigits(place) }
        return profile.has(.spanish) ? spanishDigits(place) : nil
    }

    /// What a scanned number is together with the words beside it; nil for a bare number.
    /// - Parameter start: where the sign or the number begins.
    func languageNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        if profile.has(.russian) { return russianNumber(number, from: start) }
        if profile.has(.english) { return englishNumber(number, from: start) }
        return profile.has(.spanish) ? spanishNumber(number, from: start) : nil
    }

    /// What begins with a letter.
    func languageWord(_ place: Int, _ end: Int) -> Reading? {
        if profile.has(.russian) { return russianWord(place, end) }
        if profile.has(.english) { return englishWord(place, end) }
        return profile.has(.spanish) ? spanishWord(place, end) : nil
    }

    /// A bare number together with another one: «5–7 дней».
    func languagePair(_ number: ScannedNumber, from start: Int) -> Reading? {
        profile.has(.russian) ? numberPair(number, from: start) : nil
    }

    /// The gender and case of a bare number that begins, with its sign, at `start`; nil when it is better left alone.
    func agreement(
        _ number: ScannedNumber, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        if profile.has(.russian) { return russianAgreement(number, from: start) }
        if profile.has(.english) { return englishAgreement(number) }
        return profile.has(.spanish) ? spanishAgreement(number) : (.masculine, .nominative)
    }
}
