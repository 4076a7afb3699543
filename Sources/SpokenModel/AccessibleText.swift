/// One content in two forms: what is seen and what is said.
///
/// Interpolation and concatenation carry both halves:
/// ```swift
/// let price = AccessibleText(visibleText: "695 ₽", accessibleText: "695 рублей")
/// let title: AccessibleText = "В корзину за \(price)"
/// title.visibleText     // "В корзину за 695 ₽"
/// title.accessibleText  // "В корзину за 695 рублей"
/// ```
/// The accessible text is complete on its own: it needs no markup and no visible text beside it.
public struct AccessibleText: Sendable, Hashable, Codable {
    /// What is shown. May hold U+00A0 where typography wants it.
    public var visibleText: String
    /// What is said. Holds plain spaces only.
    public var accessibleText: String

    /// A text that is shown one way and said another.
    public init(visibleText: String, accessibleText: String) {
        self.visibleText = visibleText
        self.accessibleText = accessibleText
    }

    /// A text that is said as it is shown.
    public init(_ text: String) {
        self.init(visibleText: text, accessibleText: text)
    }

    /// Nothing shown, nothing said.
    public static let empty = AccessibleText("")

    /// True when there is nothing to show and nothing to say.
    public var isEmpty: Bool { visibleText.isEmpty && accessibleText.isEmpty }

    /// Joins both halves: «от » + «21 ₽».
    public static func + (left: AccessibleText, right: AccessibleText) -> AccessibleText {
        AccessibleText(
            visibleText: left.visibleText + right.visibleText,
            accessibleText: left.accessibleText + right.accessibleText)
    }

    /// Joins the right pair to the left one.
    public static func += (left: inout AccessibleText, right: AccessibleText) {
        left.visibleText += right.visibleText
        left.accessibleText += right.accessibleText
    }
}

extension AccessibleText: CustomStringConvertible {
    /// Both halves with a bar between them, for logs: "21 ₽ | 21 рубль".
    public var description: String { "\(visibleText) | \(accessibleText)" }
}

extension Sequence<AccessibleText> {
    /// The pairs in order with `separator` between them, in both halves.
    public func joined(separator: AccessibleText = .empty) -> AccessibleText {
        var result = AccessibleText.empty
        var isFirst = true
        for element in self {
            if !isFirst { result += separator }
            result += element
            isFirst = false
        }
        return result
    }
}
