import SpokenLocaleData

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

    /// - Parameter forms: those of the locale that say how it writes numbers.
    init(_ forms: [LocaleForms.Form]) {
        func value(_ name: String) -> String? {
            forms.first { ($0.kind == .sign || $0.kind == .group) && $0.text == name }?.meaning
        }
        func sign(_ name: String) -> Sign { value(name).map { Sign($0) } ?? .none }
        func size(_ name: String) -> Int { value(name).flatMap { Int($0) } ?? 0 }
        guard value("decimal") != nil else {
            numbers = Signs(decimal: .point, group: .none)
            (money, primary, secondary) = (numbers, 3, 3)
            return
        }
        numbers = Signs(decimal: sign("decimal"), group: sign("group"))
        money = Signs(decimal: sign("money-decimal"), group: sign("money-group"))
        primary = size("primary") > 0 ? size("primary") : 3
        secondary = size("secondary") > 0 ? size("secondary") : primary
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
