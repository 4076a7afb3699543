/// Memory for the rules of one text: what they capture, and what was looked up at its places. Opened where the first rule is
/// asked: most texts without numbers need none.
struct RowScratch {
    let captures: RowMatcher.Captures
    let memo: UnsafeMutablePointer<RowMemo>
    let abbreviations: UnsafeMutablePointer<RowMemo.Abbreviation>
    /// What stands ahead in the line.
    let ahead: UnsafeMutablePointer<RowAhead.Window>
    /// The number at which rules are asked, and two others by a bit of their places: spans have them.
    private let numbers: UnsafeMutablePointer<RowMemo.Number>
    private static let numberCount = 3
    /// Words by some bits of their places.
    private let words: UnsafeMutablePointer<RowMemo.Words>
    private static let wordCount = 8
    /// What parts of patterns found, by some bits of them and of their places.
    private let found: UnsafeMutablePointer<RowMemo.Found>
    private static let foundCount = 64

    /// Where the memory of a text is kept: nil until it is opened.
    typealias Slot = UnsafeMutablePointer<RowScratch?>

    private init() {
        var free = UnsafeMutableRawPointer.allocate(byteCount: Self.byteCount, alignment: Self.alignment)
        func take<Item>(_ count: Int, _ item: Item) -> UnsafeMutablePointer<Item> {
            let first = free.bindMemory(to: Item.self, capacity: count)
            first.initialize(repeating: item, count: count)
            free += Self.bytes(count, of: Item.self)
            return first
        }
        captures = take(RowMatcher.captureCount, RowToken())
        memo = take(1, RowMemo())
        numbers = take(Self.numberCount, RowMemo.Number())
        words = take(Self.wordCount, RowMemo.Words())
        found = take(Self.foundCount, RowMemo.Found())
        ahead = take(1, RowAhead.Window())
        abbreviations = free.bindMemory(to: RowMemo.Abbreviation.self, capacity: RowMemo.most)
    }

    private static let alignment = 16

    private static func bytes<Item>(_ count: Int, of item: Item.Type) -> Int {
        (count * MemoryLayout<Item>.stride + alignment - 1) & ~(alignment - 1)
    }

    private static let byteCount =
        bytes(RowMatcher.captureCount, of: RowToken.self) + bytes(1, of: RowMemo.self)
        + bytes(numberCount, of: RowMemo.Number.self) + bytes(wordCount, of: RowMemo.Words.self)
        + bytes(foundCount, of: RowMemo.Found.self) + bytes(1, of: RowAhead.Window.self)
        + bytes(RowMemo.most, of: RowMemo.Abbreviation.self)

    private func close() {
        memo.deinitialize(count: 1)
        words.deinitialize(count: Self.wordCount)
        ahead.pointee.close()
        // The captures begin the memory.
        captures.deinitialize(count: RowMatcher.captureCount).deallocate()
    }

    /// The memory for one text, freed behind it.
    @inline(__always)
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
        found + ((Int(part.id) &* 7 &+ place &+ (isBefore ? 1 : 0)) & (Self.foundCount - 1))
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
