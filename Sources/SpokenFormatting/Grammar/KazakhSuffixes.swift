import SpokenModel

/// The case endings of Kazakh, which follow the last sounds of a word: «теңгеден», «еуродан», «жүзге», «қырыққа».
///
/// The rules are vowel harmony and the assimilation of the first consonant (Qazaq grammatikasy, Astana 2002, §§ 139–147).
/// CLDR's ablative and locative are the instrumental and the prepositional of this package's names.
enum KazakhSuffixes {
    /// The ending behind a word; nil for a case that is not made here.
    static func ending(of word: String, _ grammaticalCase: GrammaticalCase) -> String? {
        guard let last = word.lowercased().last(where: \.isLetter) else { return nil }
        let isFront = isFront(word)
        let isVoiceless = "пфкқтсшщчцхһбвгд".contains(last)
        switch grammaticalCase {
        case .nominative: return ""
        case .dative: return isVoiceless ? (isFront ? "ке" : "қа") : (isFront ? "ге" : "ға")
        case .prepositional: return isVoiceless ? (isFront ? "те" : "та") : (isFront ? "де" : "да")
        case .instrumental:
            if "мнң".contains(last) { return isFront ? "нен" : "нан" }
            return isVoiceless ? (isFront ? "тен" : "тан") : (isFront ? "ден" : "дан")
        case .genitive, .accusative, .vocative: return nil
        }
    }

    /// The text with the ending of its last word.
    static func inflected(_ text: String, _ grammaticalCase: GrammaticalCase) -> String {
        text + (ending(of: text, grammaticalCase) ?? "")
    }

    /// The last vowel decides; «и» and «у» take the side of the vowel before them, and «ь» softens.
    private static func isFront(_ text: String) -> Bool {
        for letter in text.lowercased().reversed() {
            switch letter {
            case "ә", "ө", "ү", "і", "е", "э", "ь": return true
            case "а", "о", "ұ", "ы", "я", "ё", "ю": return false
            case " ": return false
            default: continue
            }
        }
        return false
    }
}
