/// A set of the cases of an enumeration, at most 128: an option set without a constant for each.
package struct KindSet<Kind: RawRepresentable<UInt8> & Sendable>: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// A bit for each case, the first in the lowest bit of the first number.
    package private(set) var low: UInt64 = 0
    package private(set) var high: UInt64 = 0

    package init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

    package init(_ kind: Kind) {
        let bit = UInt64(1) << UInt64(kind.rawValue & 63)
        if kind.rawValue < 64 { low = bit } else { high = bit }
    }

    package init(arrayLiteral kinds: Kind...) {
        for kind in kinds { insert(kind) }
    }

    package mutating func insert(_ kind: Kind) { formUnion(KindSet(kind)) }

    package mutating func formUnion(_ other: KindSet) {
        low |= other.low
        high |= other.high
    }

    package var isEmpty: Bool { low | high == 0 }

    @inline(__always)
    package func has(_ kind: Kind) -> Bool { !isDisjoint(with: KindSet(kind)) }

    @inline(__always)
    package func isDisjoint(with other: KindSet) -> Bool { low & other.low | high & other.high == 0 }
}
