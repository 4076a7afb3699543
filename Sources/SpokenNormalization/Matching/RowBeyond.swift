import SpokenLocaleData

/// What stands behind the second part of a pattern, as far as its letters and signs tell it, by what that part is; of a pattern
/// what may stand there.
struct RowBeyond: Sendable {
    private var sign: Look
    private var unit: Look
    private var word: Look
    private var number: Look

    /// Kinds of signs, and a bit for letters or a sign.
    private struct Look: Sendable {
        var kinds: RowNeighbours
        var words: RowBits

        static let anything = Look(kinds: .all, words: .all)
        /// What only a pattern that asks for nothing has too.
        static let nothing = Look(kinds: RowNeighbours(rawValue: 1 << 15), words: .unspelled)

        init(kinds: RowNeighbours, words: RowBits) { (self.kinds, self.words) = (kinds, words) }

        init(_ side: RowSide) { self.init(kinds: side.kinds, words: side.words) }

        @inline(__always)
        func admits(_ text: Look) -> Bool { kinds.rawValue & text.kinds.rawValue != 0 && words.meets(text.words) }

        var isAnything: Bool { kinds == .all && words == .all }

        init(_ reader: inout ImageReader) {
            let asked = reader.number()
            kinds = RowNeighbours(rawValue: UInt16(truncatingIfNeeded: asked))
            words = asked >> 16 != 0 ? RowBits(&reader) : .all
        }

        func write(to writer: inout ImageWriter) {
            writer.add(UInt32(kinds.rawValue) | (words != .all ? 1 << 16 : 0))
            if words != .all { words.write(to: &writer) }
        }

        mutating func formUnion(_ other: Look) {
            kinds.formUnion(other.kinds)
            words.formUnion(other.words)
        }
    }

    private init(sign: Look, unit: Look, word: Look, number: Look) {
        (self.sign, self.unit, self.word, self.number) = (sign, unit, word, number)
    }

    /// A number that tells which of them ask for something, then those.
    init(_ reader: inout ImageReader) {
        let asked = reader.number()
        sign = asked & 1 != 0 ? Look(&reader) : .anything
        unit = asked & 2 != 0 ? Look(&reader) : .anything
        word = asked & 4 != 0 ? Look(&reader) : .anything
        number = asked & 8 != 0 ? Look(&reader) : .anything
    }

    func write(to writer: inout ImageWriter) {
        let looks = [sign, unit, word, number]
        writer.add(looks.reversed().reduce(0 as UInt32) { $0 << 1 | ($1.isAnything ? 0 : 1) })
        for look in looks where !look.isAnything { look.write(to: &writer) }
    }

    /// Of a text: it may be anything.
    static let anything = RowBeyond(sign: .anything, unit: .anything, word: .anything, number: .anything)
    /// Of a text: nothing.
    static let nothing = RowBeyond(sign: .nothing, unit: .nothing, word: .nothing, number: .nothing)

    /// What a pattern asks for.
    /// - Parameters:
    ///   - second: nil where it is not looked at.
    ///   - third: What stands behind it.
    init(_ second: RowPart?, _ third: some Sequence<RowPart>) {
        self = .anything
        guard let second, !second.isOptional else { return }
        let look = Look(RowSide(behind: third))
        switch second.kind {
        case .unit: unit = look
        case .dash: sign = look
        case .literal where second.isSign: sign = look
        case .literal where second.isWord: word = look
        case .word, .month, .weekday: word = look
        case .number, .integer, .decimal: if !second.has(.raised) { number = look }
        default: break
        }
    }

    /// What has to be looked at for it.
    var lookups: RowTraits {
        var traits: RowTraits = []
        if !sign.isAnything { traits.insert(.beyondSign) }
        if !unit.isAnything { traits.insert(.beyondUnit) }
        if !word.isAnything { traits.insert(.beyondWord) }
        if !number.isAnything { traits.insert(.beyondNumber) }
        return traits
    }

    @inline(__always)
    func admits(_ text: RowBeyond) -> Bool {
        sign.admits(text.sign) && unit.admits(text.unit) && word.admits(text.word) && number.admits(text.number)
    }

    mutating func formUnion(_ other: RowBeyond) {
        sign.formUnion(other.sign)
        unit.formUnion(other.unit)
        word.formUnion(other.word)
        number.formUnion(other.number)
    }

    mutating func addSign(_ side: RowSide) { sign.formUnion(Look(side)) }
    mutating func addUnit(_ side: RowSide) { unit.formUnion(Look(side)) }
    mutating func addWord(_ side: RowSide) { word.formUnion(Look(side)) }
    mutating func addNumber(_ side: RowSide) { number.formUnion(Look(side)) }
}
