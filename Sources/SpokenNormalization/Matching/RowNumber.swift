import SpokenLocaleData

/// A number of a text as far as a pattern asks of it: its value, its digits, how it is written.
struct RowNumber: Sendable {
    /// How a number is written.
    struct Traits: OptionSet, Sendable {
        let rawValue: UInt16

        static let integer = Traits(rawValue: 1)
        static let decimal = Traits(rawValue: 2)
        /// With another decimal sign than that of the language.
        static let pointed = Traits(rawValue: 4)
        static let native = Traits(rawValue: 8)
        static let zero = Traits(rawValue: 16)
        /// Without a leading zero, but for that of decimals.
        static let proper = Traits(rawValue: 32)
        static let grouped = Traits(rawValue: 64)
        static let plain = Traits(rawValue: 128)
        /// Not a part of a number with groups.
        static let whole = Traits(rawValue: 256)
        /// A multiple of ten.
        static let round = Traits(rawValue: 512)
        /// «21», «22», «25»: with the form of one, of a few or of many.
        static let one = Traits(rawValue: 1024)
        static let few = Traits(rawValue: 2048)
        static let many = Traits(rawValue: 4096)
        static let unround = Traits(rawValue: 8192)
    }

    let value: UInt64
    /// One bit, for the count of its digits; none for what is no number.
    let digits: UInt64
    let traits: Traits

    /// The bit of its value among those of `Asked.sizes`.
    var size: UInt64 { digits == 0 ? 0 : Asked.size(value) }

    /// No number.
    static let none = RowNumber(value: 0, digits: 0, traits: [])

    /// A number with its groups and its decimals.
    init(_ number: ScannedNumber, _ syntax: NumberSyntax) {
        let isForeign = number.hasFraction && number.separator != syntax.decimal
        // «2.400» is no section.
        guard number.fits || number.isLong, !number.isChain, !isForeign || number.fractionDigits < 3 else {
            self = .none
            return
        }
        self.init(number, isForeign: isForeign, isWhole: true)
    }

    /// The digits of a number up to its first group or its decimals.
    init(plain number: ScannedNumber, of whole: ScannedNumber) {
        self.init(number, isForeign: false, isWhole: !whole.isGrouped)
    }

    private init(_ number: ScannedNumber, isForeign: Bool, isWhole: Bool) {
        var traits: Traits = number.hasFraction ? .decimal : .integer
        traits.insert(isForeign ? .pointed : .native)
        if number.hasLeadingZero { traits.insert(.zero) }
        if !number.hasLeadingZero || number.hasFraction { traits.insert(.proper) }
        traits.insert(number.isGrouped ? .grouped : .plain)
        if isWhole { traits.insert(.whole) }
        if !number.hasFraction { traits.insert(number.endsInOne ? .one : number.endsInFew ? .few : .many) }
        traits.insert(number.integer % 10 == 0 ? .round : .unround)
        self.init(
            value: number.isLong ? .max : number.integer, digits: 1 << UInt64(min(max(number.integerDigits, 0), 63)),
            traits: traits)
    }

    private init(value: UInt64, digits: UInt64, traits: Traits) {
        (self.value, self.digits, self.traits) = (value, digits, traits)
    }

    /// What a part of a pattern asks of a number.
    struct Asked: Sendable {
        private let lower: UInt64
        private let upper: UInt64
        private let digits: UInt64
        private let traits: Traits

        /// - Parameter element: Of others than numbers the range alone is asked.
        init(_ element: RowElement) {
            var traits: Traits = []
            var digits = Self.short
            if [.number, .integer, .decimal].contains(element.kind) {
                if element.kind == .integer { traits.insert(.integer) }
                if element.kind == .decimal { traits.insert(.decimal) }
                traits.insert(element.features.has(.pointed) ? .pointed : .native)
                if element.features.has(.zero) { traits.insert(.zero) }
                if element.features.has(.grouped) { traits.insert(.grouped) }
                if element.features.has(.plain) { traits.insert(.plain) }
                if element.features.has(.round) { traits.insert(.round) }
                if element.features.has(.one) { traits.insert(.one) }
                if element.features.has(.few) { traits.insert(.few) }
                if element.features.has(.many) { traits.insert(.many) }
                if element.features.has(.unround) { traits.insert(.unround) }
                if element.leastDigits == 0 {
                    traits.formUnion([.proper, .whole])
                } else {
                    let most = max(element.leastDigits, element.mostDigits)
                    digits = (element.leastDigits...most).reduce(0) { $0 | 1 << UInt64(min($1, 63)) }
                }
            }
            (self.traits, self.digits) = (traits, digits)
            (lower, upper) = (element.lower, element.upper)
        }

        /// Nothing is asked.
        static let anything = Asked(RowElement(kind: .word))

        var isAnything: Bool {
            lower == 0 && upper == .max && digits == Self.short && traits == []
        }

        /// The bits of the number that an image has of it, above its traits: which of the others follow, the fewest and the
        /// most digits.
        private enum Shape {
            static let lower: UInt32 = 1 << 16
            static let upper: UInt32 = 1 << 17
            static let digits: UInt32 = 1 << 18
            static let least: UInt32 = 20
            static let most: UInt32 = 26
        }

        init(_ reader: inout ImageReader) {
            let shape = reader.number()
            traits = Traits(rawValue: UInt16(truncatingIfNeeded: shape))
            let (least, most) = (UInt64(shape >> Shape.least & 0x3F), UInt64(shape >> Shape.most & 0x3F))
            digits = shape & Shape.digits != 0 ? .max >> (63 - most) & .max << least : Self.short
            lower = shape & Shape.lower != 0 ? reader.long() : 0
            upper = shape & Shape.upper != 0 ? reader.long() : .max
        }

        func write(to writer: inout ImageWriter) {
            var shape = UInt32(traits.rawValue)
            if countsDigits {
                shape |= Shape.digits | UInt32(digits.trailingZeroBitCount & 0x3F) << Shape.least
                shape |= UInt32(63 - min(digits.leadingZeroBitCount, 63)) << Shape.most
            }
            if lower != 0 { shape |= Shape.lower }
            if upper != .max { shape |= Shape.upper }
            writer.add(shape)
            if lower != 0 { writer.add(long: lower) }
            if upper != .max { writer.add(long: upper) }
        }

        /// As many digits as a number has that can be computed with.
        private static let short = UInt64(1) << UInt64(ScannedNumber.mostDigits + 1) - 1

        /// A bit for each count of digits of a value that it may have, a zero having one.
        var sizes: UInt64 { (Self.size(upper) << 1) &- Self.size(lower) }

        /// The bit of a value.
        static func size(_ value: UInt64) -> UInt64 {
            var (value, bit) = (value, UInt64(2))
            while value >= 10 { (value, bit) = (value / 10, bit << 1) }
            return bit
        }

        /// Whether it asks for whole numbers, or for others.
        var asksInteger: Bool { traits.contains(.integer) }
        var asksDecimal: Bool { traits.contains(.decimal) }

        /// Whether it asks for a count of digits: such groups may be parts of a longer number.
        @inline(__always)
        var countsDigits: Bool { digits != Self.short }

        /// Whether the value of a Roman numeral is in its range.
        @inline(__always)
        func admits(_ value: UInt64) -> Bool { lower <= value && value <= upper }

        @inline(__always)
        func admits(_ number: RowNumber) -> Bool {
            traits.rawValue & ~number.traits.rawValue == 0 && digits & number.digits != 0 && lower <= number.value
                && number.value <= upper
        }
    }
}
