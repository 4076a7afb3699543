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
    }

    let value: UInt64
    /// One bit, for the count of its digits; none for what is no number.
    let digits: UInt64
    let traits: Traits

    /// No number.
    static let none = RowNumber(value: 0, digits: 0, traits: [])

    /// A number with its groups and its decimals.
    init(_ number: ScannedNumber, _ syntax: NumberSyntax) {
        guard number.fits, !number.isChain else {
            self = .none
            return
        }
        let isForeign = number.hasFraction && number.separator != syntax.decimal
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
        self.init(value: number.integer, digits: 1 << UInt64(min(max(number.integerDigits, 0), 63)), traits: traits)
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

        /// - Parameter part: nil asks nothing.
        init(_ part: RowPart?) {
            var traits: Traits = []
            var digits = UInt64.max
            if let part, [.number, .integer, .decimal].contains(part.kind) {
                if part.kind == .integer { traits.insert(.integer) }
                if part.kind == .decimal { traits.insert(.decimal) }
                traits.insert(part.has(.pointed) ? .pointed : .native)
                if part.has(.zero) { traits.insert(.zero) }
                if part.has(.grouped) { traits.insert(.grouped) }
                if part.has(.plain) { traits.insert(.plain) }
                if part.leastDigits == 0 {
                    traits.formUnion([.proper, .whole])
                } else {
                    digits = (part.leastDigits...part.mostDigits).reduce(0) { $0 | 1 << UInt64(min($1, 63)) }
                }
            }
            (self.traits, self.digits) = (traits, digits)
            (lower, upper) = (part?.lower ?? 0, part?.upper ?? .max)
        }

        @inline(__always)
        func admits(_ number: RowNumber) -> Bool {
            traits.rawValue & ~number.traits.rawValue == 0 && digits & number.digits != 0 && lower <= number.value
                && number.value <= upper
        }
    }
}
