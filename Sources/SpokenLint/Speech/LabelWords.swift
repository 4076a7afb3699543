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
        // "tick box" is no better in a label than "checkbox", in whichever region.
        let regional = LocaleTables.names(language).filter { $0.hasPrefix("traits-") }
        let tables = [traits] + regional.map { LocaleTables.table(language, $0) }
        func words(_ keys: [String]) -> [String] {
            tables.flatMap { table -> [String] in
                guard let table, let column = table.column("voiceOver") else { return [] }
                return keys.compactMap { key in
                    table.row(key).map { table.word($0, column).string.lowercased() }
                }.filter { !$0.isEmpty && !$0.contains("{") }
            }
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

    /// The first of some words that begins or ends a text, and its UTF-8 offsets; `joint` is what sets it off.
    static func edge(
        of text: String, _ words: [String], joint: String
    ) -> (word: String, range: Range<Int>)? {
        let lower = text.lowercased()
        // Some letters change their length with their case: then the offsets would be wrong.
        let count = text.utf8.count
        guard lower.utf8.count == count else { return nil }
        for word in words {
            if lower.hasPrefix(word + joint) { return (word, 0..<word.utf8.count) }
            if lower.hasSuffix(joint + word) { return (word, (count - word.utf8.count)..<count) }
        }
        return nil
    }
}
