/// The languages whose own ways of writing dates, times, ordinals and abbreviations are known.
enum Notation: Sendable {
    case russian, english, spanish, other

    init(language: String) {
        switch language {
        case "ru": self = .russian
        case "en": self = .english
        case "es": self = .spanish
        default: self = .other
        }
    }
}
