import SpokenCatalogs

/// The variables of a message by name, for rules that follow references: a search for each would take time with the
/// square of their number.
final class MessageVariables {
    /// The places among the variables; the last of several with one name counts.
    let numbers: [String: Int]
    private let variables: [CatalogVariable]
    /// What `WidthMeasure` has measured of them.
    var widths: [Key: Int] = [:]

    struct Key: Hashable {
        let name: String
        let depth: Int
    }

    init(_ variables: [CatalogVariable], in catalog: CatalogFile) {
        self.variables = variables
        numbers = Dictionary(
            variables.enumerated().map { (catalog.string($1.name), $0) }, uniquingKeysWith: { _, last in last })
    }

    subscript(name: String) -> CatalogContent? { numbers[name].map { variables[$0].content } }
}
