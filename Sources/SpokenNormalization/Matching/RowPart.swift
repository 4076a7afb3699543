import SpokenLocaleData

/// A part of a pattern as it is asked: plain memory that lives for ever, so that handing it on counts no references.
struct RowPart: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed: a book of rules has some thousands.
    typealias Text = UnsafeBufferPointer<UInt8>

    /// Its place among the parts of its book, from 1 on; 0 for one of no book.
    let id: Int
    let kind: RowElement.Kind
    /// What stands between it and the part before it.
    let isGlued: Bool
    let isApart: Bool
    let isOptional: Bool
    let isNegated: Bool
    let capture: Int
    let features: RowElement.Features
    let classes: WordClasses
    /// The kinds of its word, a bit for each as `RowContexts` has them; 0 for any.
    let contexts: UInt64
    /// What it asks of a number.
    let number: RowNumber.Asked
    /// The capture of a smaller number; 0 for any.
    let above: Int
    /// By how much it is above that one.
    let leastAbove: UInt64
    let mostAbove: UInt64
    /// How many letters a word has; nil for any.
    let letters: ClosedRange<Int>?
    let cases: UInt8
    /// The longest first: «год.» before «год».
    let texts: UnsafeBufferPointer<Text>
    /// A bit for each word or sign that several texts begin with; all where they are few.
    let starts: UInt64
    /// Which abbreviations it means, a bit for each place; 0 for all.
    let places: UInt32

    init(_ element: RowElement, _ contexts: RowContexts) {
        id = 0
        kind = element.kind
        self.contexts = contexts.bits(element.contexts)
        switch element.joint {
        case .glued: (isGlued, isApart) = (true, false)
        case .space: (isGlued, isApart) = (false, true)
        case .either: (isGlued, isApart) = (false, false)
        }
        (isOptional, isNegated, capture) = (element.isOptional, element.isNegated, Int(element.capture))
        (features, classes, cases) = (element.features, element.classes, element.cases)
        number = RowNumber.Asked(element)
        above = Int(element.above)
        (leastAbove, mostAbove) = (element.leastAbove, element.mostAbove)
        let least = Int(element.leastDigits)
        letters = least > 0 ? least...max(least, Int(element.mostDigits)) : nil
        texts = UnsafeBufferPointer(
            keeping: Self.spellings(element.literals).map { Text(keeping: $0.utf8) })
        starts = texts.count < Self.many ? .max : texts.reduce(0) { $0 | RowSide.bits(of: $1, isLeft: false).first }
        places =
            element.kind == .abbreviation
            ? element.literals.compactMap(Vocabulary.Abbreviation.Place.init).reduce(0) { $0 | $1.bit } : 0
    }

    /// Of so many texts it is told beforehand what they begin with.
    private static let many = 3

    /// What the number of a part's shape tells, and which fields that most parts do without stand behind it.
    private enum Shape {
        static let kind: UInt32 = 0x1F
        static let glued: UInt32 = 1 << 5
        static let apart: UInt32 = 1 << 6
        static let optional: UInt32 = 1 << 7
        static let negated: UInt32 = 1 << 8
        static let features: UInt32 = 1 << 9
        static let sizes: UInt32 = 1 << 10
        static let classes: UInt32 = 1 << 11
        static let contexts: UInt32 = 1 << 12
        static let number: UInt32 = 1 << 13
        static let texts: UInt32 = 1 << 14
        static let places: UInt32 = 1 << 15
    }

    init(_ reader: inout ImageReader, id: Int) {
        self.id = id
        let shape = reader.number()
        kind = RowElement.Kind(rawValue: UInt8(truncatingIfNeeded: shape & Shape.kind)) ?? .word
        (isGlued, isApart) = (shape & Shape.glued != 0, shape & Shape.apart != 0)
        (isOptional, isNegated) = (shape & Shape.optional != 0, shape & Shape.negated != 0)
        capture = min(Int(shape >> 16 & 0xFF), RowMatcher.captureCount - 1)
        above = min(Int(shape >> 24), RowMatcher.captureCount - 1)
        features = RowElement.Features(rawValue: shape & Shape.features != 0 ? reader.number() : 0)
        let sizes = shape & Shape.sizes != 0 ? reader.number() : 0
        cases = UInt8(truncatingIfNeeded: sizes)
        let (least, most) = (Int(sizes >> 8 & 0xFF), Int(sizes >> 16 & 0xFF))
        letters = least > 0 ? least...max(least, most) : nil
        classes = shape & Shape.classes != 0 ? WordClasses(low: reader.long(), high: reader.long()) : []
        contexts = shape & Shape.contexts != 0 ? reader.long() : 0
        number = shape & Shape.number != 0 ? RowNumber.Asked(&reader) : .anything
        texts =
            shape & Shape.texts != 0
            ? UnsafeBufferPointer(keeping: reader.bytes().split(separator: 0).map { Text(rebasing: $0) })
            : UnsafeBufferPointer(start: nil, count: 0)
        starts = texts.count < Self.many ? .max : reader.long()
        places = shape & Shape.places != 0 ? reader.number() : 0
        (leastAbove, mostAbove) = above > 0 ? (reader.long(), reader.long()) : (1, .max)
    }

    func write(to writer: inout ImageWriter) {
        let letters = letters.map { UInt32(min($0.lowerBound, 0xFF)) << 8 | UInt32(min($0.upperBound, 0xFF)) << 16 }
        let sizes = UInt32(cases) | (letters ?? 0)
        let flags: [(Bool, UInt32)] = [
            (isGlued, Shape.glued), (isApart, Shape.apart), (isOptional, Shape.optional), (isNegated, Shape.negated),
            (!features.isEmpty, Shape.features), (sizes != 0, Shape.sizes), (!classes.isEmpty, Shape.classes),
            (contexts != 0, Shape.contexts), (!number.isAnything, Shape.number), (!texts.isEmpty, Shape.texts),
            (places != 0, Shape.places),
        ]
        let shape = UInt32(kind.rawValue) | UInt32(capture) << 16 | UInt32(above) << 24
        writer.add(flags.reduce(shape) { $0 | ($1.0 ? $1.1 : 0) })
        if !features.isEmpty { writer.add(features.rawValue) }
        if sizes != 0 { writer.add(sizes) }
        if !classes.isEmpty {
            writer.add(long: classes.low)
            writer.add(long: classes.high)
        }
        if contexts != 0 { writer.add(long: contexts) }
        if !number.isAnything { number.write(to: &writer) }
        // No text has a byte of zero.
        if !texts.isEmpty { writer.add(Array(texts.joined(separator: [0]))) }
        if texts.count >= Self.many { writer.add(long: starts) }
        if places != 0 { writer.add(places) }
        if above > 0 {
            writer.add(long: leastAbove)
            writer.add(long: mostAbove)
        }
    }

    /// Texts with a space are written with one at which no line ends too: «p. m.». The longest are tried first.
    private static func spellings(_ texts: [String]) -> [String] {
        guard texts.contains(where: { $0.utf8.contains(0x20) }) else {
            return texts.count > 1 ? texts.sorted { $0.utf8.count > $1.utf8.count } : texts
        }
        let narrow = texts.filter { $0.contains(" ") }
        let spaces = ["\u{A0}", "\u{202F}"].flatMap { space in narrow.map { $0.replacing(" ", with: space) } }
        return (texts + spaces).sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Whether what it finds at a place is the same whatever stands before it: not a number above another one.
    var isFixed: Bool {
        switch kind {
        case .word, .literal, .unit, .counted, .weekday, .month, .roman, .initialism, .abbreviation, .suffixed:
            id > 0 && above == 0
        default: false
        }
    }

    /// Whether it asks for the forms of a word, and only those of the lexicon fit: an adjective may be told by its ending.
    var isLexical: Bool {
        guard case .word = kind else { return false }
        let asksForms = has(.ofForms) || !classes.isEmpty || cases != 0 && !has(.governor)
        return asksForms && !has(.guessed) && !has(.unknown) && !(has(.adjective) && classes.isEmpty)
    }

    /// Whether what it finds is told by its place alone.
    var isPlain: Bool {
        switch kind {
        case .word, .literal, .initialism: true
        default: false
        }
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

extension UnsafeBufferPointer {
    /// A copy that is never freed.
    init(keeping elements: some Collection<Element>) {
        guard !elements.isEmpty else {
            self.init(start: nil, count: 0)
            return
        }
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(fromContentsOf: elements)
        self.init(copy)
    }
}
