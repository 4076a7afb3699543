import SpokenLocaleData

/// The prepositions of a language that rules ask for, from its table.
struct Prepositions: Sendable {
    /// Short words that are never the last of a line: «в», «на».
    let binding: Set<String>
    /// Words that a price follows: «за 1267».
    let price: Set<String>
    /// Words behind which a number and its noun stand in the genitive, where one form serves all numbers but those of
    /// `one`: «из 2 товаров», «из 5 товаров».
    let genitive: Set<String>

    init(language: String) {
        var binding = Set<String>()
        var price = Set<String>()
        var genitive = Set<String>()
        if let table = LocaleTables.table(language, "prepositions"), let uses = table.column("use") {
            for row in 0..<table.rowCount {
                let word = table.word(row, 0).string
                for use in table.word(row, uses).string.split(separator: "|") {
                    if use == "bind" { binding.insert(word) }
                    if use == "price" { price.insert(word) }
                    if use == "genitive" { genitive.insert(word) }
                }
            }
        }
        self.binding = binding
        self.price = price
        self.genitive = genitive
    }
}
