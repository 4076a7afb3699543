import SpokenLocaleData

/// What stands on one side of a token, as far as one look tells it; of a pattern what may stand there.
struct RowSide: Sendable {
    var kinds: RowNeighbours
    /// The word or the sign that stands there.
    var words: RowBits
    /// The classes of that word.
    var low: UInt64
    var high: UInt64
    /// The kinds of that word, a bit for each; of a pattern some of which one is wanted, 0 for any.
    var contexts: UInt64 = 0
    /// All that it can be; of a pattern what it must be.
    var traits: RowTraits
    /// The cases that it governs; of a pattern some of which one is wanted.
    var cases: UInt8
    /// Of a pattern: whether a sign may stand there as well as the word of which all that is asked.
    var mayBeSign = false

    init(kinds: RowNeighbours, words: RowBits, low: UInt64, high: UInt64, traits: RowTraits, cases: UInt8) {
        (self.kinds, self.words, self.low, self.high, self.traits, self.cases) = (
            kinds, words, low, high, traits, cases
        )
    }

    /// Of a text: it may be anything.
    static let anything = RowSide(
        kinds: .all, words: .all, low: .max, high: .max, traits: RowTraits(rawValue: .max), cases: .max)
    /// Of a text: no word.
    static let none = RowSide(kinds: [], words: .unspelled, low: 0, high: 0, traits: [], cases: 0)

    /// Whether a pattern that asks for this may stand beside letters or signs.
    @inline(__always)
    func neighbours(_ text: RowSide) -> Bool { kinds.rawValue & text.kinds.rawValue != 0 && words.meets(text.words) }

    /// Whether it may stand beside a word of which that is told.
    @inline(__always)
    static func admits(_ asked: UnsafePointer<RowSide>, _ text: UnsafePointer<RowSide>) -> Bool {
        if asked.pointee.mayBeSign,
            !asked.pointee.kinds.intersection(text.pointee.kinds).subtracting(.letters).isEmpty
        {
            return true
        }
        return asked.pointee.traits.rawValue & ~text.pointee.traits.rawValue == 0
            && (asked.pointee.low | asked.pointee.high == .max || asked.pointee.low & text.pointee.low != 0
                || asked.pointee.high & text.pointee.high != 0)
            && (asked.pointee.cases == 0 || asked.pointee.cases & text.pointee.cases != 0)
            && (asked.pointee.contexts == 0 || asked.pointee.contexts & text.pointee.contexts != 0)
    }

    /// Of a pattern: what has to be looked up for it.
    var lookups: RowTraits {
        var asked = traits
        if low | high != .max || traits.has(.toldByForms) { asked.insert(.forms) }
        if contexts != 0 { asked.insert(.contexts) }
        return asked
    }

    /// Of a pattern, as an image has it: what it does not ask is not written.
    init(_ reader: inout ImageReader) {
        self = .open
        let asked = reader.number()
        kinds = RowNeighbours(rawValue: UInt16(truncatingIfNeeded: asked))
        cases = UInt8(truncatingIfNeeded: asked >> 16)
        mayBeSign = asked & Field.signs != 0
        if asked & Field.words != 0 { words = RowBits(&reader) }
        if asked & Field.classes != 0 { (low, high) = (reader.long(), reader.long()) }
        if asked & Field.traits != 0 { traits = RowTraits(rawValue: reader.long()) }
        if asked & Field.contexts != 0 { contexts = reader.long() }
    }

    func write(to writer: inout ImageWriter) {
        var asked = UInt32(kinds.rawValue) | UInt32(cases) << 16
        if words != .all { asked |= Field.words }
        if low | high != .max { asked |= Field.classes }
        if traits != [] { asked |= Field.traits }
        if contexts != 0 { asked |= Field.contexts }
        if mayBeSign { asked |= Field.signs }
        writer.add(asked)
        if words != .all { words.write(to: &writer) }
        if low | high != .max {
            writer.add(long: low)
            writer.add(long: high)
        }
        if traits != [] { writer.add(long: traits.rawValue) }
        if contexts != 0 { writer.add(long: contexts) }
    }

    private enum Field {
        static let words: UInt32 = 1 << 24
        static let classes: UInt32 = 1 << 25
        static let traits: UInt32 = 1 << 26
        static let contexts: UInt32 = 1 << 27
        static let signs: UInt32 = 1 << 28
    }

    /// Adds what a look tells.
    @inline(__always)
    mutating func add(_ look: RowSide) {
        kinds.formUnion(look.kinds)
        words.formUnion(look.words)
    }

    /// Adds what was looked up.
    mutating func addFound(_ other: RowSide) {
        low |= other.low
        high |= other.high
        traits.formUnion(other.traits)
        contexts |= other.contexts
        cases |= other.cases
    }
}

/// What a pattern asks of the places beside its first part: one that asks for something else is not tried.
extension RowSide {
    /// Nothing is asked.
    static let open = RowSide(kinds: .all, words: .all, low: .max, high: .max, traits: [], cases: 0)

    /// - Parameter parts: What stands behind the first part; none where nothing is asked.
    init(behind parts: some Sequence<RowPart>) {
        self = Self.first(parts.lazy.map { ($0, RowSide($0, joint: $0, isLeft: false)) })
    }

    /// - Parameters:
    ///   - parts: What stands before the first part, the nearest first.
    ///   - first: The first part, which says what stands between it and them.
    init(before first: RowPart?, _ parts: some Collection<RowPart>) {
        // What must not stand there says nothing of what stands between the others.
        var joint = first
        let sides = parts.map { part in
            defer { joint = part.isNegated ? joint : part }
            return (part, RowSide(part, joint: joint, isLeft: true))
        }
        self = Self.first(sides)
        // «артериальная гипертензия (АГ)»
        if let first, first.kind == .initialism, first.has(.introduced), parts.isEmpty {
            (kinds, words) = (.sign, RowBits(0x28))
        }
    }

    /// What stands behind the first word of texts that are several words each; nil for others.
    init?(insideTextsOf part: RowPart) {
        guard part.kind == .literal, !part.texts.isEmpty else { return nil }
        guard part.texts.allSatisfy({ (1..<$0.count).contains(RowPart.wordEnd($0)) }) else { return nil }
        self.init(inside: part.texts) { $0.wordEnd(0) }
    }

    /// The same behind the first sign, of those that are several.
    init?(insideSignsOf part: RowPart) {
        self.init(inside: part.texts) { $0.scalarLength(0) }
    }

    private init(inside texts: UnsafeBufferPointer<RowPart.Text>, behind first: (TextView) -> Int) {
        self = .open
        (kinds, words) = ([], .none)
        for text in texts {
            guard let base = text.baseAddress else { continue }
            let view = TextView(base: base, end: text.count)
            let end = first(view)
            guard end < text.count else { continue }
            kinds.formUnion(.behind(view, end))
            words.formUnion(Self.bits(of: RowPart.Text(rebasing: text[view.skipSpaces(end)...]), isLeft: false))
        }
    }

    /// What must stand beside a place where some parts of a pattern follow: what must not stand there says nothing of what
    /// does, and where one may be missing the next one may stand.
    private static func first(_ parts: some Sequence<(part: RowPart, side: RowSide)>) -> RowSide {
        var result: RowSide?
        for (part, side) in parts where !part.isNegated {
            result = result?.either(side) ?? side
            if !part.isOptional { return result ?? .open }
        }
        return .open
    }

    /// What one of two patterns asks for.
    private func either(_ other: RowSide) -> RowSide {
        // «код: 1234», «код 1234»: what is asked of the word is asked where no sign stands.
        let (isWord, isOtherWord) = (!kinds.isDisjoint(with: .letters), !other.kinds.isDisjoint(with: .letters))
        var result = isWord || !isOtherWord ? self : other
        (result.kinds, result.words) = (kinds.union(other.kinds), words)
        result.words.formUnion(other.words)
        result.mayBeSign = mayBeSign || other.mayBeSign || isWord != isOtherWord
        guard isWord == isOtherWord else { return result }
        (result.low, result.high) = (low | other.low, high | other.high)
        result.traits.formIntersection(other.traits)
        result.contexts = contexts == 0 || other.contexts == 0 ? 0 : contexts | other.contexts
        result.cases = cases == 0 || other.cases == 0 ? 0 : cases | other.cases
        return result
    }

    private init(_ part: RowPart, joint: RowPart?, isLeft: Bool) {
        self = .open
        kinds = RowNeighbours(part, joint: joint, isLeft: isLeft)
        traits = RowTraits(part)
        switch part.kind {
        case .literal: words = Self.bits(of: part, isLeft: isLeft)
        case .number, .integer, .decimal:
            if part.has(.raised), !isLeft { words = Self.raised }
        case .word:
            if !part.classes.isEmpty { (low, high) = (part.classes.low, part.classes.high) }
            if part.has(.governor) { cases = part.cases }
            contexts = part.contexts
            if !part.texts.isEmpty { words = Self.bits(of: part, isLeft: isLeft) }
        default: break
        }
    }

    /// What the digits of powers begin with.
    private static let raised: RowBits = {
        var bits = RowBits.none
        for digit in "\u{B9}\u{2070}" { bits.formUnion(RowBits(digit.utf8.first ?? 0)) }
        return bits
    }()

    private static func bits(of part: RowPart, isLeft: Bool) -> RowBits {
        part.texts.reduce(into: .none) { $0.formUnion(bits(of: $1, isLeft: isLeft)) }
    }

    /// Those of the word or of the sign that a text begins or ends with.
    static func bits(of text: RowPart.Text, isLeft: Bool) -> RowBits {
        guard let base = text.baseAddress, let first = text.first, let last = text.last else { return .all }
        let view = TextView(base: base, end: text.count)
        let (start, end) = isLeft ? (view.wordStart(text.count), text.count) : (0, view.wordEnd(0))
        if start < end, isLeft || view.letterLength(0) > 0 { return RowBits(view.lowered(start, end)) }
        let isSpace = isLeft ? view.skipSpacesBack(text.count) < text.count : view.skipSpaces(0) > 0
        return isSpace ? .unspelled : RowBits(isLeft ? last : first)
    }
}
