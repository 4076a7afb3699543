/// The text tokens of a design system with a size and a line height of their own for each category.
package enum TypographyToken: String, Sendable, Hashable, Codable, CaseIterable {
    case promo2, h1, h2, h3, h4, p1, p2, p3, p4

    /// In pixels at a density of one.
    package func size(at category: TextSizeCategory) -> Double { value(TextSizeTables.tokenSizes, category) }

    /// In pixels at a density of one.
    package func lineHeight(at category: TextSizeCategory) -> Double {
        value(TextSizeTables.tokenLineHeights, category)
    }

    /// How much larger than at `large` the letters are.
    package func scale(at category: TextSizeCategory) -> Double { size(at: category) / size(at: .large) }

    private func value(_ table: [[UInt8]], _ category: TextSizeCategory) -> Double {
        let row = Self.allCases.firstIndex(of: self) ?? 0
        guard table.indices.contains(row), table[row].indices.contains(category.index) else { return 1 }
        return Double(table[row][category.index])
    }
}
