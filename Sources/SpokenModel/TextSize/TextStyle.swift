/// The text styles of iOS with their sizes (Apple, Human Interface Guidelines, Typography, Specifications).
///
/// ```swift
/// TextStyle.body.size(at: .accessibilityExtraExtraExtraLarge)       // 53 points
/// TextStyle.body.scale(at: .accessibilityExtraExtraExtraLarge)      // 3.12
/// TextStyle.largeTitle.scale(at: .accessibilityExtraExtraExtraLarge) // 1.76: large text grows less
/// ```
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// 34 points at the usual size.
    case largeTitle
    /// 28 points at the usual size.
    case title1
    /// 22 points at the usual size.
    case title2
    /// 20 points at the usual size.
    case title3
    /// 17 points at the usual size, semibold.
    case headline
    /// 17 points at the usual size.
    case body
    /// 16 points at the usual size.
    case callout
    /// 15 points at the usual size.
    case subheadline
    /// 13 points at the usual size.
    case footnote
    /// 12 points at the usual size.
    case caption1
    /// 11 points at the usual size.
    case caption2

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
