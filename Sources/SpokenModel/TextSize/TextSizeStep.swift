/// Five steps of text size that layouts can be made for, the same on iOS and Android.
///
/// ```swift
/// TextSizeStep(.accessibilityLarge)     // .huge
/// TextSizeStep(androidFontScale: 1.3)   // .large
/// TextSizeStep.large > .normal          // true: put the buttons below each other
/// ```
public enum TextSizeStep: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Below the usual size: `extraSmall` to `medium`.
    case small
    /// The usual size, `large`.
    case normal
    /// Above it, without the accessibility sizes: `extraLarge` to `extraExtraExtraLarge`.
    case large
    /// AX1 to AX3.
    case huge
    /// AX4 and AX5.
    case extreme

    /// The step of an iOS category.
    public init(_ category: TextSizeCategory) {
        let steps = TextSizeTables.stepOfCategory
        let step = steps.indices.contains(category.index) ? Int(steps[category.index]) : 1
        self = Self.allCases.indices.contains(step) ? Self.allCases[step] : .normal
    }

    /// small < 1.0 <= normal < 1.2 <= large < 1.6 <= huge < 1.8 <= extreme; what is no number is `normal`.
    public init(androidFontScale scale: Double) {
        guard !scale.isNaN else {
            self = .normal
            return
        }
        let step = TextSizeTables.androidSteps.lastIndex { scale >= $0 } ?? 0
        self = Self.allCases.indices.contains(step) ? Self.allCases[step] : .normal
    }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 1 }

    /// From the smallest letters to the largest.
    public static func < (left: TextSizeStep, right: TextSizeStep) -> Bool { left.rank < right.rank }
}
