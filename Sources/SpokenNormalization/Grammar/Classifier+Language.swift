import SpokenModel

/// Where the language of the text comes in. What every language writes alike stands in `Classifying`; what only one of
/// them writes, and all of its words, stand in the files beside this one that begin with the language's name.
extension Classifier {
    /// What begins with a digit and is no plain number: clock times, dates, telephones.
    func languageDigits(_ place: Int) -> Decision? {
        switch vocabulary.notation {
        case .russian: russianDigits(place)
        case .english: englishDigits(place)
        case .spanish: spanishDigits(place)
        case .other: nil
        }
    }

    /// What a scanned number is together with the words beside it; nil for a bare number.
    /// - Parameter start: where the sign or the number begins.
    func languageNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        switch vocabulary.notation {
        case .russian: russianNumber(number, from: start)
        case .english: englishNumber(number, from: start)
        case .spanish: spanishNumber(number, from: start)
        case .other: nil
        }
    }

    /// What begins with a letter.
    func languageWord(_ place: Int, _ end: Int) -> Reading? {
        switch vocabulary.notation {
        case .russian: russianWord(place, end)
        case .english: englishWord(place, end)
        case .spanish: spanishWord(place, end)
        case .other: nil
        }
    }

    /// A bare number together with another one: «5–7 дней».
    func languagePair(_ number: ScannedNumber, from start: Int) -> Reading? {
        vocabulary.notation == .russian ? numberPair(number, from: start) : nil
    }

    /// The gender and case of a bare number that begins, with its sign, at `start`; nil when it is better left alone.
    func agreement(
        _ number: ScannedNumber, from start: Int
    ) -> (gender: GrammaticalGender, grammaticalCase: GrammaticalCase)? {
        switch vocabulary.notation {
        case .russian: russianAgreement(number, from: start)
        case .spanish: spanishAgreement(number)
        case .english: englishAgreement(number)
        case .other: (.masculine, .nominative)
        }
    }
}
