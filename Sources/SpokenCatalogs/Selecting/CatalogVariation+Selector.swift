import SpokenModel

extension CatalogVariation {
    /// The category that a plural form is for; nil on other axes and for other words.
    public var pluralCategory: PluralCategory? {
        guard axis == .plural || axis == .ordinal, code >= 0, Int(code) < Self.categories.count else { return nil }
        return Self.categories[Int(code)]
    }

    /// The width of a width variant; nil on other axes and for text that is no whole number.
    public var width: Int? { axis == .width && code >= 0 ? Int(code) : nil }

    /// The number of a gender form; 0 is the fallback.
    public var gender: Int? { axis == .gender && code >= 0 ? Int(code) : nil }

    /// The device of a device variant; nil on other axes and for unknown devices.
    public var device: CatalogDevice? {
        guard axis == .device, code >= 0, Int(code) < Self.devices.count else { return nil }
        return Self.devices[Int(code)]
    }

    /// The place of a category in CLDR's order, which `code` holds for plural forms.
    @inline(__always)
    static func code(of category: PluralCategory) -> Int32 {
        switch category {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }

    private static let categories = PluralCategory.allCases
    private static let devices = CatalogDevice.allCases

    /// The position of a word on its axis, or the number that it is; -1 for what the axis does not know.
    static func code(_ selector: CatalogText, _ axis: CatalogAxis, _ source: CatalogSource) -> Int32 {
        switch axis {
        case .select: return -1
        case .plural, .ordinal, .device:
            let text = source.string(selector)
            let index =
                axis != .device
                ? categories.firstIndex { $0.rawValue == text } : devices.firstIndex { $0.rawValue == text }
            return index.map { Int32($0) } ?? -1
        case .width, .gender:
            return source.withBytes(selector) { bytes in
                var value: Int32 = 0
                guard !bytes.isEmpty, bytes.count <= 9 else { return -1 }
                for byte in bytes {
                    guard byte.isDigit else { return -1 }
                    value = value &* 10 &+ Int32(byte &- 0x30)
                }
                return value
            }
        }
    }
}
