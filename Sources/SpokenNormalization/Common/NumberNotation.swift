import SpokenICU
import SpokenModel

/// How a locale writes numbers, by CLDR: its signs, those of its money, and the sizes of its groups.
struct NumberNotation: Sendable, Hashable {
    /// A sign between digits.
    enum Sign: Sendable, Hashable {
        case none, point, comma, apostrophe
        /// U+00A0, U+202F, U+2009 and U+2007: no line breaks at them, so nothing else than a group stands behind them.
        case space
        /// U+0020, which may stand between two numbers as well.
        case plainSpace
        /// «٫»
        case arabicDecimal
        /// «٬»
        case arabicGroup
        /// «⹁» of Adlam
        case reversedComma

        init(_ text: String) {
            switch text {
            case ".": self = .point
            case ",": self = .comma
            case "'", "\u{2019}": self = .apostrophe
            case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}": self = .space
            case "\u{66B}": self = .arabicDecimal
            case "\u{66C}": self = .arabicGroup
            case "\u{2E41}": self = .reversedComma
            default: self = .none
            }
        }
    }

    struct Signs: Sendable, Hashable {
        var decimal: Sign
        var group: Sign
    }

    let numbers: Signs
    /// Austrian money has other groups than Austrian numbers.
    let money: Signs
    /// The digits of the last group; 3 nearly everywhere.
    let primary: Int
    /// The digits of the groups before it: 2 in India.
    let secondary: Int

    init(_ language: LanguageTag) {
        guard let symbols = try? ICUNumberSymbols(language) else {
            numbers = Signs(decimal: .point, group: .none)
            (money, primary, secondary) = (numbers, 3, 3)
            return
        }
        numbers = Signs(decimal: Sign(symbols.decimalSeparator), group: Sign(symbols.groupingSeparator))
        money = Signs(decimal: Sign(symbols.currencyDecimalSeparator), group: Sign(symbols.currencyGroupingSeparator))
        primary = symbols.primaryGroupingSize > 0 ? symbols.primaryGroupingSize : 3
        secondary = symbols.secondaryGroupingSize > 0 ? symbols.secondaryGroupingSize : primary
    }
}

extension TextView {
    /// The sign between digits at a place, and its length.
    func numberSign(_ place: Int) -> (sign: NumberNotation.Sign, length: Int) {
        switch self[place] {
        case 0x2E: return (.point, 1)
        case 0x2C: return (.comma, 1)
        case 0x27: return (.apostrophe, 1)
        case 0x20: return (.plainSpace, 1)
        case 0xD9 where self[place + 1] == 0xAB: return (.arabicDecimal, 2)
        case 0xD9 where self[place + 1] == 0xAC: return (.arabicGroup, 2)
        case 0xE2 where self[place + 1] == 0x80 && self[place + 2] == 0x99: return (.apostrophe, 3)
        case 0xE2 where self[place + 1] == 0xB9 && self[place + 2] == 0x81: return (.reversedComma, 3)
        default:
            let length = spaceLength(place)
            return length > 1 ? (.space, length) : (.none, 0)
        }
    }
}
