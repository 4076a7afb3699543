/// Memory for the rules of one text: what they capture, and what was looked up at its places. Opened where the first rule is
/// asked: most texts without numbers need none.
struct RowScratch {
    let captures: RowMatcher.Captures
    let memo: UnsafeMutablePointer<RowMemo>
    let abbreviations: UnsafeMutablePointer<RowMemo.Abbreviation>
    /// Where what is looked up of a word is kept.
    @inline(__always)
    func word(_ start: Int, _ end: Int) -> UnsafeMutablePointer<RowMemo.Words> {
        // Cyrillic letters have two bytes: words begin behind a space and another word.
        let known = words + (start >> 1 & (Self.wordCount - 1))
        if known.pointee.start != start || known.pointee.end != end {
            known.pointee = RowMemo.Words(start: start, end: end)
        }
        return known
    }

    /// Where what a part found is kept.
    @inline(__always)
    func found(_ part: RowPart, _ place: Int, isBefore: Bool) -> UnsafeMutablePointer<RowMemo.Found> {
        found + ((part.id &* 7 &+ place &+ (isBefore ? 1 : 0)) & (Self.foundCount - 1))
    }

    /// The number at which rules are asked, and two others by a bit of their places: spans have them.
    private let numbers: UnsafeMutablePointer<RowMemo.Number>
    /// Words by some bits of their places.
    private let words: UnsafeMutablePointer<RowMemo.Words>
    private static let wordCount = 8
    /// What parts of patterns found, by some bits of them and of their places.
    private let found: UnsafeMutablePointer<RowMemo.Found>
    private static let foundCount = 64
    /// What stands ahead in the line.
    let ahead: UnsafeMutablePointer<RowAhead.Window>

    /// Where the memory of a text is kept: nil until it is opened.
    typealias Slot = UnsafeMutablePointer<RowScratch?>

    private init() {
        captures = .allocate(capacity: RowMatcher.captureCount)
        captures.initialize(repeating: RowToken(), count: RowMatcher.captureCount)
        memo = .allocate(capacity: 1)
        memo.initialize(to: RowMemo())
        abbreviations = .allocate(capacity: RowMemo.most)
        numbers = .allocate(capacity: 3)
        numbers.initialize(repeating: RowMemo.Number(), count: 3)
        words = .allocate(capacity: Self.wordCount)
        words.initialize(repeating: RowMemo.Words(), count: Self.wordCount)
        found = .allocate(capacity: Self.foundCount)
        found.initialize(repeating: RowMemo.Found(), count: Self.foundCount)
        ahead = .allocate(capacity: 1)
        ahead.initialize(to: RowAhead.Window())
    }

    /// The memory for one text, freed behind it.
    static func with<Result>(_ body: (Slot) -> Result) -> Result {
        var scratch: RowScratch?
        defer { scratch?.close() }
        return withUnsafeMutablePointer(to: &scratch, body)
    }

    /// What a slot has, opened where it has nothing.
    @inline(__always)
    static func opened(_ slot: Slot) -> RowScratch {
        if let scratch = slot.pointee { return scratch }
        let scratch = RowScratch()
        slot.pointee = scratch
        return scratch
    }

    private func close() {
        captures.deinitialize(count: RowMatcher.captureCount).deallocate()
        memo.deinitialize(count: 1).deallocate()
        abbreviations.deallocate()
        numbers.deallocate()
        words.deinitialize(count: Self.wordCount).deallocate()
        found.deallocate()
        ahead.pointee.close()
        ahead.deallocate()
    }

    /// The number at which rules are asked.
    @inline(__always)
    func ownNumber(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> UnsafeMutablePointer<RowMemo.Number> {
        if numbers.pointee.place != place { numbers.pointee = RowMemo.Number(place, text, syntax) }
        return numbers
    }

    /// The number that begins at a place: scanned once while the rules of one place are asked.
    @inline(__always)
    func number(_ place: Int, _ text: TextView, _ syntax: NumberSyntax) -> UnsafeMutablePointer<RowMemo.Number> {
        let known = numbers.pointee.place == place ? numbers : numbers + 1 + (place >> 2 & 1)
        if known.pointee.place != place { known.pointee = RowMemo.Number(place, text, syntax) }
        return known
    }
}
