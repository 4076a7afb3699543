/// What rules ask of every character of every text, looked up in one step: the standard library searches its tables for
/// each question.
struct ScalarTable: Sendable {
    static let shared = ScalarTable()

    private static let isAlphabetic: UInt8 = 1
    private static let isNumeric: UInt8 = 2
    private static let isDiacritic: UInt8 = 4
    /// Latin, Greek, Cyrillic, Armenian and Hebrew stand below; what is above is asked of the library.
    private static let end: UInt32 = 0x600
    private let traits: [UInt8]
    /// The small letters; 0 where there is more than one, which the library knows.
    private let lower: [UInt16]

    private init() {
        var traits: [UInt8] = []
        var lower: [UInt16] = []
        for value in 0..<Self.end {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            traits.append(
                (properties.isAlphabetic ? Self.isAlphabetic : 0)
                    | (properties.numericType != nil ? Self.isNumeric : 0)
                    | (properties.isDiacritic ? Self.isDiacritic : 0))
            let mapping = properties.lowercaseMapping.unicodeScalars
            let first = mapping.first?.value ?? value
            lower.append(mapping.count == 1 ? UInt16(truncatingIfNeeded: first) : 0)
        }
        self.traits = traits
        self.lower = lower
    }

    func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < Self.end { return traits[Int(scalar.value)] & Self.isAlphabetic != 0 }
        switch scalar.value {
        // Kana, ideographs and Hangul, whose blocks hold little else.
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return true
        default: return scalar.properties.isAlphabetic
        }
    }

    /// True for digits and other numbers, ideographs for numbers among them.
    func isNumeric(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < Self.end
            ? traits[Int(scalar.value)] & Self.isNumeric != 0 : scalar.properties.numericType != nil
    }

    func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < Self.end
            ? traits[Int(scalar.value)] & Self.isDiacritic != 0 : scalar.properties.isDiacritic
    }

    /// Gives the small letters of a character: nearly always one.
    func forEachLower(of scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
        if scalar.value < Self.end, let small = Unicode.Scalar(lower[Int(scalar.value)]), small.value > 0 {
            body(small)
        } else if Self.mayHaveCapitals(scalar.value) {
            for small in scalar.properties.lowercaseMapping.unicodeScalars { body(small) }
        } else {
            body(scalar)
        }
    }

    /// False for blocks of scripts without capital letters.
    private static func mayHaveCapitals(_ value: UInt32) -> Bool {
        switch value {
        case 0x600...0x109F, 0x2000...0x20FF, 0x2E80...0xA63F, 0xAC00...0xFF20: false
        default: true
        }
    }
}
