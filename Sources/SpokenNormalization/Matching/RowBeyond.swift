import SpokenLocaleData

/// What stands behind the second part of a pattern, as far as its letters and signs tell it, by what that part is; of a pattern
/// what may stand there.
struct RowBeyond: Sendable {
    private var sign: Look
    private var unit: Look
    private var word: Look
    private var number: Look
    /// Behind a sign and a number.
    private var span: Look
    /// Before the sign that stands before the first part.
    private var before: Look

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

    private init(all look: Look) { (sign, unit, word, number, span, before) = (look, look, look, look, look, look) }

    /// A number that tells which of them ask for something, then those.
    init(_ reader: inout ImageReader) {
        let asked = reader.number()
        sign = asked & 1 != 0 ? Look(&reader) : .anything
        unit = asked & 2 != 0 ? Look(&reader) : .anything
        word = asked & 4 != 0 ? Look(&reader) : .anything
        number = asked & 8 != 0 ? Look(&reader) : .anything
        span = asked & 16 != 0 ? Look(&reader) : .anything
        before = asked & 32 != 0 ? Look(&reader) : .anything
    }

    func write(to writer: inout ImageWriter) {
        let looks = [sign, unit, word, number, span, before]
        writer.add(looks.reversed().reduce(0 as UInt32) { $0 << 1 | ($1.isAnything ? 0 : 1) })
        for look in looks where !look.isAnything { look.write(to: &writer) }
    }

    /// Of a text: it may be anything.
    static let anything = RowBeyond(all: .anything)
    /// Of a text: nothing.
    static let nothing = RowBeyond(all: .nothing)

    /// What a pattern asks for.
    /// - Parameters:
    ///   - second: nil where it is not looked at.
    ///   - rest: What stands behind it.
    ///   - left: What stands before the first part, the nearest first.
    init(_ second: RowPart?, _ rest: ArraySlice<RowPart>, before left: ArraySlice<RowPart>) {
        self = .anything
        if let sign = left.first, !sign.isLoose, sign.kind == .dash || sign.kind == .literal && sign.isSign {
            before = Look(RowSide(before: sign, left.dropFirst()))
        }
        guard let second, !second.isOptional else { return }
        var look = Look(RowSide(behind: rest))
        let isOneSign = second.kind == .dash || second.kind == .literal && second.isSign
        let isSign = isOneSign || second.kind == .literal && second.areSigns
        // «--» begins with a sign before another one.
        if isSign, !isOneSign, let inner = RowSide(insideSignsOf: second) { look.formUnion(Look(inner)) }
        if isOneSign, let third = rest.first, !third.isOptional, third.isNumber {
            span = Look(RowSide(behind: rest.dropFirst()))
        }
        switch second.kind {
        case .unit: unit = look
        case _ where isSign: sign = look
        case .literal where second.isWord: word = look
        case .word, .month, .weekday: word = look
        case _ where second.isNumber: number = look
        default: break
        }
    }

    /// Whether what stands before a sign is asked.
    var asksBefore: Bool { !before.isAnything }

    /// What has to be looked at for it.
    var lookups: RowTraits {
        var traits: RowTraits = []
        if !sign.isAnything { traits.insert(.beyondSign) }
        if !unit.isAnything { traits.insert(.beyondUnit) }
        if !word.isAnything { traits.insert(.beyondWord) }
        if !number.isAnything { traits.insert(.beyondNumber) }
        if !span.isAnything { traits.insert(.beyondSpan) }
        return traits
    }

    @inline(__always)
    static func admits(_ asked: UnsafePointer<RowBeyond>, _ text: UnsafePointer<RowBeyond>) -> Bool {
        asked.pointee.sign.admits(text.pointee.sign) && asked.pointee.unit.admits(text.pointee.unit)
            && asked.pointee.word.admits(text.pointee.word) && asked.pointee.number.admits(text.pointee.number)
            && asked.pointee.span.admits(text.pointee.span) && asked.pointee.before.admits(text.pointee.before)
    }

    mutating func addSign(_ side: RowSide) { sign.formUnion(Look(side)) }
    mutating func addUnit(_ side: RowSide) { unit.formUnion(Look(side)) }
    mutating func addWord(_ side: RowSide) { word.formUnion(Look(side)) }
    mutating func addBefore(_ side: RowSide) { before.formUnion(Look(side)) }
    mutating func addSpan(_ side: RowSide) { span.formUnion(Look(side)) }
    mutating func addNumber(_ side: RowSide) { number.formUnion(Look(side)) }
}
