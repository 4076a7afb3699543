/// How wide the letters of a font are.
///
/// ```swift
/// FontMetrics.standard.points(of: "Добавить", size: 17)        // about 75
/// let font = try FontMetrics(bytes: bytesOfATrueTypeFile)
/// font.points(of: "Добавить", size: 17)                        // what this font takes
/// ```
/// Advances are summed; kerning and ligatures, which change a text by a percent or two, are not read.
public struct FontMetrics: Sendable, Hashable {
    /// The size of the square that advances are measured in.
    public let unitsPerEm: Int
    /// By code point below U+10000; `missing` where the font has no glyph.
    private let advances: [UInt16]
    /// The advance of letters that the font does not have.
    private let fallback: Int

    static let missing = UInt16.max

    init(unitsPerEm: Int, advances: [UInt16], fallback: Int) {
        self.unitsPerEm = unitsPerEm
        self.advances = advances
        self.fallback = fallback
    }

    /// A common sans font, compiled in from `Resources/Fonts/sans.tsv`.
    public static let standard: FontMetrics = {
        var advances = [UInt16](repeating: missing, count: 0x10000)
        for (first, values) in StandardAdvances.rows {
            for (index, value) in values.enumerated() where first + index < advances.count {
                advances[first + index] = value
            }
        }
        return FontMetrics(unitsPerEm: 1000, advances: advances, fallback: 560)
    }()

    /// The width of a line of text in points at a text size in points, rounded up.
    public func points(of text: String, size: Int) -> Int {
        var text = text
        return points(ofUnits: text.withUTF8 { units(of: $0) }, size: size)
    }

    /// The width of UTF-8 in units of the font.
    func units(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        advances.withUnsafeBufferPointer { advances in
            var sum = 0
            var index = 0
            while index < bytes.count {
                // Most characters stand in the table; a String is always well-formed UTF-8.
                let byte = UInt32(bytes[index])
                var code = byte
                var length = 1
                if byte >= 0xF0, index + 3 < bytes.count {
                    code = (byte & 0x07) << 18 | UInt32(bytes[index + 1] & 0x3F) << 12
                    code |= UInt32(bytes[index + 2] & 0x3F) << 6 | UInt32(bytes[index + 3] & 0x3F)
                    length = 4
                } else if byte >= 0xE0, index + 2 < bytes.count {
                    code = (byte & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
                    length = 3
                } else if byte >= 0xC0, index + 1 < bytes.count {
                    code = (byte & 0x1F) << 6 | UInt32(bytes[index + 1] & 0x3F)
                    length = 2
                }
                index += length
                let known = Int(code) < advances.count ? advances[Int(code)] : Self.missing
                if known != Self.missing {
                    sum &+= Int(known)
                } else if let scalar = Unicode.Scalar(code) {
                    sum &+= advance(of: scalar)
                }
            }
            return sum
        }
    }

    /// The width of the widest line of a text in units of the font.
    package func units(ofLinesOf text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: 0x0A).map { units(of: UnsafeBufferPointer(rebasing: $0)) }.max() ?? 0
        }
    }

    func points(ofUnits units: Int, size: Int) -> Int {
        let (product, overflow) = units.multipliedReportingOverflow(by: size)
        return overflow ? .max : (product + unitsPerEm - 1) / unitsPerEm
    }

    /// In units of the font.
    package func advance(of scalar: Unicode.Scalar) -> Int {
        let value = Int(scalar.value)
        if value < advances.count, advances[value] != Self.missing { return Int(advances[value]) }
        // Most ideographs, kana and Hangul, and the letters of other scripts, need no look into Unicode's tables.
        switch value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return unitsPerEm
        case 0x5D0...0x5EA, 0x621...0x64A, 0x904...0x939, 0xE01...0xE30: return fallback
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // Ideographs, kana, Hangul and emoji fill the square.
        if (0x1100...0x115F).contains(value) || (0x2E80...0xD7A3).contains(value) || value >= 0x1F000 {
            return unitsPerEm
        }
        return fallback
    }
}
