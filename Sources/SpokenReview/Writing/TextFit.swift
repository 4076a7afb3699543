import SpokenLint
import SpokenModel

/// Whether a text stays within its lines as letters grow.
enum TextFit: Hashable {
    case always
    /// The first text size at which it is cut.
    case cut(TextSizeCategory)
    /// It needs so many lines at the usual size already.
    case wraps(lines: Int)

    /// - Parameters:
    ///   - room: in points.
    ///   - lines: how many lines the room has; those that the text breaks itself are always there.
    init(_ text: String, font: FontMetrics, room: Int, lines: Int = 1, style: TextStyle = .body) {
        let width = Double(font.units(ofLinesOf: text))
        let most = Double(room) * Double(font.unitsPerEm)
        // Most texts are short: nothing is broken into lines but what is wider than the room.
        guard width * style.size(at: .accessibilityExtraExtraExtraLarge) > most else {
            self = .always
            return
        }
        let own = text.utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        let allowed = max(lines, own)
        func count(at category: TextSizeCategory) -> Int {
            let size = style.size(at: category)
            return width * size > most ? LineWrap.lines(of: text, font: font, units: most / size) : own
        }
        let usual = count(at: .large)
        if usual > allowed {
            self = .wraps(lines: usual)
            return
        }
        let first = TextSizeCategory.allCases.first { category in
            guard category > .large, width * style.size(at: category) > most else { return false }
            return allowed == 1 || count(at: category) > allowed
        }
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
