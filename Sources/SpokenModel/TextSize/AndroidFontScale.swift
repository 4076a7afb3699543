/// The font scale of Android 14, which enlarges small text more than large text.
///
/// ```swift
/// AndroidFontScale(2.0).size(16)   // 28 dp: 1.75 times
/// AndroidFontScale(2.0).scale(at: 34)  // 1.22 times
/// ```
public struct AndroidFontScale: Sendable, Hashable {
    /// 1 is the usual size.
    public let value: Double

    /// - Parameter value: 0.85 … 2.0 in the settings; a value that is no positive number is taken as 1.
    public init(_ value: Double) {
        self.value = value.isFinite && value > 0 ? value : 1
    }

    /// The size in dp of a text of this many sp. Below 1.05 the scale is linear; curves and sizes between the known
    /// ones are interpolated, beyond the last curve the scale goes on linearly from it.
    public func size(_ sp: Double) -> Double {
        let curves = TextSizeTables.androidCurves
        guard sp.isFinite, sp > 0 else { return 0 }
        guard let first = curves.first, let last = curves.last, value >= first[0] else { return sp * value }
        guard value < last[0] else { return Self.size(sp, last) * value / last[0] }
        var lower = first
        for curve in curves {
            if curve[0] > value {
                let part = (value - lower[0]) / (curve[0] - lower[0])
                return Self.size(sp, lower) + (Self.size(sp, curve) - Self.size(sp, lower)) * part
            }
            lower = curve
        }
        return Self.size(sp, last)
    }

    /// How much larger than at 1.0 a text of this many sp is.
    public func scale(at sp: Double) -> Double { sp > 0 ? size(sp) / sp : 1 }

    private static let knownSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

    private static func size(_ sp: Double, _ curve: [Double]) -> Double {
        let sizes = curve.dropFirst()
        guard let smallest = knownSizes.first, let value = sizes.first else { return sp }
        if sp <= smallest { return sp * value / smallest }
        var lower = (sp: smallest, dp: value)
        for (known, dp) in zip(knownSizes, sizes).dropFirst() {
            if sp <= known { return lower.dp + (dp - lower.dp) * (sp - lower.sp) / (known - lower.sp) }
            lower = (known, dp)
        }
        return sp * lower.dp / lower.sp
    }
}
