import SpokenICU
import SpokenModel

/// Which of two numbers of a date is its day.
enum DateOrder: Sendable {
    /// "21/03/2025"
    case dayFirst
    /// "03/21/2025"
    case monthFirst

    /// The order of the short date that CLDR gives for a locale; nil where the year stands first and tells nothing of
    /// days and months between slashes, as in Canada.
    init?(_ tag: LanguageTag) {
        guard let pattern = ICUDatePattern.short(tag) else { return nil }
        switch pattern.utf8.first(where: { [0x64, 0x4D, 0x4C, 0x79, 0x75].contains($0) }) {
        case 0x64: self = .dayFirst
        case 0x4D, 0x4C: self = .monthFirst
        default: return nil
        }
    }
}
