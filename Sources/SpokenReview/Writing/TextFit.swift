import SpokenLint
import SpokenModel

/// Whether a text stays on one line as letters grow.
enum TextFit: Hashable {
    case always
    /// The first text size at which the line is cut.
    case cut(TextSizeCategory)
    /// It breaks at the usual size already, into about so many lines.
    case wraps(lines: Int)

    /// - Parameters:
    ///   - units: the width of the line in units of the font.
    ///   - room: in points.
    init(units: Int, font: FontMetrics, room: Int, style: TextStyle = .body) {
        let width = Double(units)
        let most = Double(room) * Double(font.unitsPerEm)
        let usual = width * style.size(at: .large)
        if usual > most {
            self = .wraps(lines: Int(min(1_000_000, (usual / most).rounded(.up))))
            return
        }
        let first = TextSizeCategory.allCases.first { $0 > .large && width * style.size(at: $0) > most }
        self = first.map { .cut($0) } ?? .always
    }

    /// For people; nil where there is nothing to tell. Resources/Review/page.js says the same.
    var text: String? {
        switch self {
        case .always: nil
        case .cut(let category): "Cut from \(category.shortName) on"
        case .wraps(let lines): "About \(lines) lines"
        }
    }
}

extension TextSizeCategory {
    /// As designers call it: L, XXL, AX3.
    var shortName: String {
        switch self {
        case .extraSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .extraLarge: "XL"
        case .extraExtraLarge: "XXL"
        case .extraExtraExtraLarge: "XXXL"
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        }
    }
}
