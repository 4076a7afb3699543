import SpokenCatalogs
import SpokenModel

extension MessageFormatter {
    /// The pair with the longest width variant whose visible text fits, measured by the caller; the shortest one when
    /// none fits. A string without width variants is returned as it is.
    ///
    /// ```swift
    /// formatter.format("phone", fitting: { $0.count <= 5 }).text.visibleText  // "Тел."
    /// ```
    public func format(
        _ key: String, _ arguments: [MessageArgument] = [], device: CatalogDevice? = nil,
        table: String = "Localizable", fitting: (String) -> Bool
    ) -> MessageResult {
        var result = format(key, arguments, context: MessageContext(device: device), table: table)
        guard let match = result.match else { return result }
        for width in Self.widths(in: match.localization.content).sorted(by: >) {
            result = format(key, arguments, context: MessageContext(width: width, device: device), table: table)
            if fitting(result.text.visibleText) { return result }
        }
        return result
    }

    /// All width keys of a choice and the choices in it.
    private static func widths(in content: CatalogContent) -> Set<Int> {
        guard case .variations(let variations) = content else { return [] }
        return variations.cases.reduce(into: []) { result, variation in
            if let width = variation.width { result.insert(width) }
            result.formUnion(widths(in: variation.content))
        }
    }
}
