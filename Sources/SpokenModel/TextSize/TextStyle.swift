/// The text styles of iOS with their sizes (Apple, Human Interface Guidelines, Typography, Specifications).
///
/// ```swift
/// TextStyle.body.size(at: .accessibilityExtraExtraExtraLarge)       // 53 points
/// TextStyle.body.scale(at: .accessibilityExtraExtraExtraLarge)      // 3.12
/// TextStyle.largeTitle.scale(at: .accessibilityExtraExtraExtraLarge) // 1.76: large text grows less
/// ```
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The size of letters in points.
    public func size(at category: TextSizeCategory) -> Double { Self.value(TextSizeTables.styleSizes, self, category) }

    /// The distance of lines in points.
    public func leading(at category: TextSizeCategory) -> Double {
        Self.value(TextSizeTables.styleLeadings, self, category)
    }

    /// How much larger than at `large` the letters are: choose a width variant by this, not by the category alone.
    public func scale(at category: TextSizeCategory) -> Double { size(at: category) / size(at: .large) }

    private static func value(_ table: [[UInt8]], _ style: TextStyle, _ category: TextSizeCategory) -> Double {
        let row = allCases.firstIndex(of: style) ?? 0
        guard table.indices.contains(row), table[row].indices.contains(category.index) else { return 1 }
        return Double(table[row][category.index])
    }
}
