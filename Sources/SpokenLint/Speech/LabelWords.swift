import SpokenLocaleData

/// The words of screen readers that do not belong into a label, from the tables of a language.
struct LabelWords: Sendable {
    let roles: [String]
    let states: [String]
    let gestures: [String]
    /// What stands between the numbers of a position: « из », " of ".
    let positionInfix: String

    init(language: String) {
        let traits = LocaleTables.table(language, "traits")
        func words(_ keys: [String]) -> [String] {
            guard let traits, let column = traits.column("voiceOver") else { return [] }
            return keys.compactMap { key in
                traits.row(key).map { traits.word($0, column).string.lowercased() }
            }.filter { !$0.isEmpty && !$0.contains("{") }
        }
        // Only roles whose words are no everyday words of labels: «Новая вкладка» and "Copy link" are good labels.
        roles = words(["button", "checkbox", "textField", "searchField", "adjustable"])
        states = words(["selected", "notEnabled"])
        if let table = LocaleTables.table(language, "gestures") {
            gestures = (0..<table.rowCount).map { table.word($0, 0).string }
        } else {
            gestures = []
        }
        var infix = ""
        if let traits, let column = traits.column("voiceOver"), let row = traits.row("position") {
            let phrase = traits.word(row, column).string
            if phrase.hasPrefix("{0}"), phrase.hasSuffix("{1}") { infix = String(phrase.dropFirst(3).dropLast(3)) }
        }
        positionInfix = infix
    }
}
