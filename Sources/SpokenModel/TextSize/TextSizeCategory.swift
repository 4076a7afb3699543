/// The content size categories of iOS, smallest first.
public enum TextSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Three steps below the usual size.
    case extraSmall
    /// Two steps below the usual size.
    case small
    /// One step below the usual size.
    case medium
    /// The size of a device that nobody has changed.
    case large
    /// One step above the usual size.
    case extraLarge
    /// Two steps above the usual size.
    case extraExtraLarge
    /// The largest size without the accessibility sizes.
    case extraExtraExtraLarge
    /// AX1
    case accessibilityMedium
    /// AX2
    case accessibilityLarge
    /// AX3
    case accessibilityExtraLarge
    /// AX4
    case accessibilityExtraExtraLarge
    /// AX5
    case accessibilityExtraExtraExtraLarge

    /// Reads UIKit's names, SwiftUI's (`xLarge`, `accessibility3`) and those of the guidelines (`AX3`); nil for others.
    public init?(name: some StringProtocol) {
        if let category = Self(rawValue: String(name)) {
            self = category
            return
        }
        switch name.lowercased() {
        case "xs", "xsmall": self = .extraSmall
        case "s": self = .small
        case "m": self = .medium
        case "l": self = .large
        case "xl", "xlarge": self = .extraLarge
        case "xxl", "xxlarge": self = .extraExtraLarge
        case "xxxl", "xxxlarge": self = .extraExtraExtraLarge
        case "ax1", "accessibility1": self = .accessibilityMedium
        case "ax2", "accessibility2": self = .accessibilityLarge
        case "ax3", "accessibility3": self = .accessibilityExtraLarge
        case "ax4", "accessibility4": self = .accessibilityExtraExtraLarge
        case "ax5", "accessibility5": self = .accessibilityExtraExtraExtraLarge
        default: return nil
        }
    }

    /// AX1 to AX5.
    public var isAccessibility: Bool { self >= .accessibilityMedium }

    var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    /// From the smallest letters to the largest.
    public static func < (left: TextSizeCategory, right: TextSizeCategory) -> Bool { left.index < right.index }
}
