import SpokenLocaleData

/// A part of a pattern as it is asked: plain memory that lives for ever, so that handing it on counts no references.
struct RowPart: @unchecked Sendable {
    // Sendable: written in init, read-only afterwards, and never freed: a book of rules has some thousands.
    typealias Text = UnsafeBufferPointer<UInt8>

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
    /// How many letters a word has; nil for any.
    let letters: ClosedRange<Int>?
    let cases: UInt8
    /// The longest first: «год.» before «год».
    let texts: UnsafeBufferPointer<Text>
    /// Which abbreviations it means, a bit for each place; 0 for all.
    let places: UInt32

    init(_ element: RowElement, _ contexts: RowContexts) {
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
        let least = Int(element.leastDigits)
        letters = least > 0 ? least...max(least, Int(element.mostDigits)) : nil
        texts = UnsafeBufferPointer(
            keeping: Self.spellings(element.literals).map { Text(keeping: $0.utf8) })
        places =
            element.kind == .abbreviation
            ? element.literals.compactMap(Vocabulary.Abbreviation.Place.init).reduce(0) { $0 | $1.bit } : 0
    }

    /// Texts with a space are written with one at which no line ends too: «p. m.». The longest are tried first.
    private static func spellings(_ texts: [String]) -> [String] {
        let narrow = texts.filter { $0.contains(" ") }
        let spaces = ["\u{A0}", "\u{202F}"].flatMap { space in narrow.map { $0.replacing(" ", with: space) } }
        return (texts + spaces).sorted { $0.utf8.count > $1.utf8.count }
    }

    @inline(__always)
    func has(_ feature: RowElement.Features) -> Bool { features.rawValue & feature.rawValue != 0 }

    /// Whether each of its texts is one word.
    var isWord: Bool {
        texts.allSatisfy { text in
            text.baseAddress.map { TextView(base: $0, end: text.count).wordEnd(0) == text.count } ?? false
        }
    }

    /// Whether each of its texts is one sign.
    var isSign: Bool {
        texts.allSatisfy { text in
            guard let base = text.baseAddress else { return false }
            let view = TextView(base: base, end: text.count)
            return view.letterLength(0) == 0 && !view.isDigit(0) && view.spaceLength(0) == 0
                && view.scalarLength(0) == text.count
        }
    }

    /// Whether it is a full stop.
    var isPoint: Bool { texts.count == 1 && texts[0].count == 1 && texts[0][0] == 0x2E }

    /// Whether the text may go on without it.
    var isLoose: Bool { isOptional || isNegated }
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
