import SpokenLocaleData

/// A part of a pattern as it is asked: so small that handing it on costs nothing, and counts no references.
struct RowPart: @unchecked Sendable {
    // Sendable: what it points to is written before it, read-only afterwards, and never freed.
    typealias Text = UnsafeBufferPointer<UInt8>

    /// Its place among the parts of its book, from 1 on; 0 for one of no book.
    let id: Int32
    let kind: RowElement.Kind
    let flags: Flags
    /// 0 for a part without a name.
    private let captured: UInt8
    let features: RowElement.Features
    private let details: UnsafePointer<Details>

    /// What stands between it and the part before it, and whether it must stand.
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8

        static let glued = Flags(rawValue: 1)
        static let apart = Flags(rawValue: 2)
        static let optional = Flags(rawValue: 4)
        static let negated = Flags(rawValue: 8)
        /// Told by the others: whether what it finds is kept, and is told by its place alone.
        static let fixed = Flags(rawValue: 16)
        static let plain = Flags(rawValue: 32)
        static let written: Flags = [.glued, .apart, .optional, .negated]
    }

    init(
        id: Int, _ kind: RowElement.Kind, _ flags: Flags, capture: Int, _ features: RowElement.Features,
        _ details: UnsafePointer<Details>
    ) {
        self.id = Int32(truncatingIfNeeded: id)
        (self.kind, self.features, self.details) = (kind, features, details)
        // Numbers may have to be above others, and signs are seen at once.
        let isFound =
            switch kind {
            case .word, .literal, .unit, .counted, .weekday, .month, .roman, .initialism, .abbreviation, .suffixed: true
            case .number, .integer, .decimal, .dash, .start, .end, .quoted, .listed: false
            }
        let isPlain =
            switch kind {
            case .word, .literal, .initialism: true
            default: false
            }
        let isFixed = isFound && id > 0 && details.pointee.above == 0
        self.flags = flags.union(isFixed ? .fixed : []).union(isPlain ? .plain : [])
        captured = UInt8(truncatingIfNeeded: capture)
    }

    /// A part of no book; what it asks is kept for ever.
    init(_ element: RowElement, _ contexts: RowContexts) {
        var flags: Flags =
            switch element.joint {
            case .glued: .glued
            case .space: .apart
            case .either: []
            }
        if element.isOptional { flags.insert(.optional) }
        if element.isNegated { flags.insert(.negated) }
        self.init(
            id: 0, element.kind, flags, capture: Int(element.capture), element.features,
            UnsafePointer(keeping: Details(element, contexts)))
    }

    @inline(__always)
    var isGlued: Bool { flags.contains(.glued) }
    @inline(__always)
    var isApart: Bool { flags.contains(.apart) }
    @inline(__always)
    var isOptional: Bool { flags.contains(.optional) }
    @inline(__always)
    var isNegated: Bool { flags.contains(.negated) }
    /// Whether what it finds at a place is the same whatever stands before it, and is looked for once.
    @inline(__always)
    var isFixed: Bool { flags.contains(.fixed) }
    /// Whether what it finds is told by its place alone.
    @inline(__always)
    var isPlain: Bool { flags.contains(.plain) }
    @inline(__always)
    var capture: Int { Int(captured) }
    @inline(__always)
    var classes: WordClasses { details.pointee.classes }
    @inline(__always)
    var contexts: UInt64 { details.pointee.contexts }
    @inline(__always)
    var number: RowNumber.Asked { details.pointee.number }
    @inline(__always)
    var above: Int { details.pointee.above }
    @inline(__always)
    var distance: ClosedRange<UInt64> { details.pointee.distance }
    @inline(__always)
    var letters: ClosedRange<Int>? { details.pointee.letters }
    @inline(__always)
    var cases: UInt8 { details.pointee.cases }
    @inline(__always)
    var texts: UnsafeBufferPointer<Text> { details.pointee.texts }
    @inline(__always)
    var starts: UInt64 { details.pointee.starts }
    @inline(__always)
    var places: UInt32 { details.pointee.places }

    /// Whether it asks for the forms of a word, and only those of the lexicon fit: an adjective may be told by its ending.
    var isLexical: Bool {
        guard case .word = kind else { return false }
        let asksForms = has(.ofForms) || !classes.isEmpty || cases != 0 && !has(.governor)
        return asksForms && !has(.guessed) && !has(.unknown) && !(has(.adjective) && classes.isEmpty)
    }

    @inline(__always)
    func has(_ feature: RowElement.Features) -> Bool { features.rawValue & feature.rawValue != 0 }

    /// Whether those of its texts that begin with a letter are one word each.
    var beginsWithWords: Bool { texts.allSatisfy { !Self.isLetter($0) || Self.isWord($0) } }

    /// Whether the others are one sign each.
    var beginsWithSigns: Bool { texts.allSatisfy { Self.isLetter($0) || Self.isSign($0) } }

    private static func isLetter(_ text: Text) -> Bool {
        text.baseAddress.map { TextView(base: $0, end: text.count).letterLength(0) > 0 } ?? false
    }

    /// Whether each of its texts is one word.
    var isWord: Bool { texts.allSatisfy(Self.isWord) }

    /// Whether each of its texts is one sign.
    var isSign: Bool { texts.allSatisfy(Self.isSign) }

    /// Whether each of its texts is one sign or several.
    var areSigns: Bool {
        texts.allSatisfy { text in
            text.allSatisfy { $0 > 0x20 && !(0x30...0x39).contains($0) } && Self.firstSignLength(text) > 0
        }
    }

    /// The bytes of the sign that a text begins with; 0 for anything else.
    static func firstSignLength(_ text: Text) -> Int {
        guard let base = text.baseAddress else { return 0 }
        let view = TextView(base: base, end: text.count)
        return view.letterLength(0) > 0 || view.isDigit(0) || view.spaceLength(0) > 0 ? 0 : view.scalarLength(0)
    }

    private static func isWord(_ text: Text) -> Bool { !text.isEmpty && wordEnd(text) == text.count }

    /// Where the word ends that a text begins with.
    static func wordEnd(_ text: Text) -> Int {
        text.baseAddress.map { TextView(base: $0, end: text.count).wordEnd(0) } ?? 0
    }

    private static func isSign(_ text: Text) -> Bool { !text.isEmpty && firstSignLength(text) == text.count }

    /// Whether it is a number in digits, but for those of powers.
    var isNumber: Bool {
        switch kind {
        case .number, .integer, .decimal: !has(.raised)
        default: false
        }
    }

    /// Whether it is a full stop.
    var isPoint: Bool { texts.count == 1 && texts[0].count == 1 && texts[0][0] == 0x2E }

    /// Whether another one of its texts may stand where one does.
    @inline(__always)
    var hasOtherTexts: Bool {
        if case .literal = kind { return texts.count > 1 }
        return false
    }

    /// Whether the text may go on without it.
    var isLoose: Bool { isOptional || isNegated }

    /// A text that must stand: what a rule asks for behind its core may stand there, "12 kg × 5".
    var isText: Bool { kind == .literal && !isLoose }
}
