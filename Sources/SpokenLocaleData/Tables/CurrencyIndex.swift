import SpokenModel

/// Finds what belongs to a currency by its code: four kilobytes rather than seventy of a table of all possible codes,
/// since the first use of a language waits for memory as much as for words.
@frozen @usableFromInline
package struct CurrencyIndex: @unchecked Sendable {
    // Sendable: the memory is written in init and only read afterwards. Its owner deallocates it.

    /// Open addressing; the place in the upper half of a slot, the code in the lower, `empty` for none.
    @usableFromInline let slots: UnsafeMutablePointer<UInt32>
    @usableFromInline let shift: UInt32

    @usableFromInline static var empty: UInt32 { 0xFFFF }

    /// - Parameter codes: each once; fewer than 2^15 of them.
    package init(_ codes: [CurrencyCode]) {
        // At most an eighth of the slots is taken, so that nearly every code stands where it is looked for first.
        var bits: UInt32 = 10
        while 1 << bits < codes.count * 8 { bits += 1 }
        shift = 32 - bits
        slots = .allocate(capacity: 1 << bits)
        slots.initialize(repeating: Self.empty, count: 1 << bits)
        for (place, code) in codes.enumerated() {
            var slot = slot(of: code)
            while slots[slot] != Self.empty { slot = next(slot) }
            slots[slot] = UInt32(truncatingIfNeeded: place) << 16 | UInt32(code.index)
        }
    }

    package func deallocate() {
        slots.deallocate()
    }

    @inlinable @inline(__always)
    func slot(of code: CurrencyCode) -> Int {
        Int((UInt32(code.index) &* 0x9E37_79B1) >> shift)
    }

    @inlinable @inline(__always)
    func next(_ slot: Int) -> Int {
        (slot &+ 1) & (1 &<< Int(32 &- shift) &- 1)
    }

    /// The place of a code in the list that the index was made of; nil for a code that was not there.
    @inlinable @inline(__always)
    package func place(of code: CurrencyCode) -> Int? {
        var slot = slot(of: code)
        while true {
            let found = slots[slot]
            if UInt16(truncatingIfNeeded: found) == code.index { return Int(found >> 16) }
            if found == Self.empty { return nil }
            slot = next(slot)
        }
    }
}
