import SpokenLocaleData

/// What letters of a script are, rows of `Resources/Locales/script-letters.tsv`.
enum ScriptLetters {
    static let vowels = letters("vowels")
    /// Those that stand for a unit by themselves: «5 m», «5 г».
    static let units = letters("units")
    /// Letters of other scripts that look like Latin ones, by these.
    static let alike: [Character: Character] = {
        guard let table = LocaleTables.table("", "script-letters") else { return [:] }
        let (latin, alike) = (table.column("latin"), table.column("alike"))
        return (0..<table.rowCount).reduce(into: [:]) { letters, row in
            let pairs = zip(table.word(row, latin).string, table.word(row, alike).string)
            for (one, other) in pairs { letters[one] = other }
        }
    }()

    private static func letters(_ name: String) -> Set<Character> {
        guard let table = LocaleTables.table("", "script-letters") else { return [] }
        let column = table.column(name)
        return (0..<table.rowCount).reduce(into: []) { $0.formUnion(table.word($1, column).string) }
    }
}
