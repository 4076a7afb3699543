import SpokenLocaleData

/// Words of a language with a value each, compared by their bytes: a dictionary of strings looks for canonical
/// equivalence, which costs ten times as much to build and to ask, and building is part of the start of every command.
struct WordTable<Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var end: UInt32
    }

    /// The table whose keys are the first of the words, and the values of its rows. A word that is set belongs to the others.
    fileprivate var table: LocaleTable? { didSet { keys = table?.keys } }
    /// Those of the table, asked without counting references.
    private var keys: TableKeys?
    fileprivate var rows: [Value?] = []
    private var letters: [UInt8] = []
    /// Apart from their values, so that looking for a word copies none of these.
    private var entries: [Entry] = []
    private var values: [Value] = []
    /// Open addressing; at most half of the slots are taken. A slot holds the entry plus one.
    private var slots: [UInt16] = []

    init() {}

    /// The keys of a table, which are hashed already.
    /// - Parameter value: what a row says of its key; a key without a value is no word.
    init(_ table: LocaleTable, _ value: (Int) -> Value?) {
        self.table = table
        keys = table.keys
        rows = (0..<table.rowCount).map(value)
    }

    init(capacity: Int) {
        var count = 16
        while count < capacity * 2 { count *= 2 }
        slots = [UInt16](repeating: 0, count: count)
        entries.reserveCapacity(capacity)
        letters.reserveCapacity(capacity * 16)
    }

    var isEmpty: Bool { entries.isEmpty && rows.isEmpty }

    subscript(word: String) -> Value? {
        get {
            if isEmpty { return nil }
            var word = word
            return word.withUTF8 { self[$0] }
        }
        set {
            var word = word
            word.withUTF8 { set($0, newValue) }
        }
    }

    subscript(word: UnsafeBufferPointer<UInt8>) -> Value? {
        if let row = keys?.row(bytes: word) { return rows[row] }
        if entries.isEmpty { return nil }
        let entry = slots[slot(word, Self.hash(word))]
        return entry == 0 ? nil : values[Int(entry) - 1]
    }

    subscript(word: LocaleWord) -> Value? {
        get { self[word.bytes] }
        set { set(word.bytes, newValue) }
    }

    subscript(word: Word) -> Value? {
        if isEmpty { return nil }
        if let bytes = word.plainBytes { return self[bytes] }
        // The keys are plain pointers: a closure that takes the table would copy it.
        if let keys, let row = word.withBytes({ keys.row(bytes: $0) }) { return rows[row] }
        return entries.isEmpty ? nil : word.withBytes { self[$0] }
    }

    func contains(_ word: String) -> Bool { self[word] != nil }

    func contains(_ word: Word) -> Bool { self[word] != nil }

    /// Nothing is ever taken out: nil leaves a word as it is.
    fileprivate mutating func set(_ word: UnsafeBufferPointer<UInt8>, _ value: Value?) {
        guard let value else { return }
        if let row = keys?.row(bytes: word) {
            rows[row] = value
            return
        }
        if entries.count * 2 >= slots.count { grow() }
        let hash = Self.hash(word)
        let slot = slot(word, hash)
        if slots[slot] != 0 {
            values[Int(slots[slot]) - 1] = value
            return
        }
        guard entries.count < Int(UInt16.max) else { return }
        let start = UInt32(truncatingIfNeeded: letters.count)
        letters.append(contentsOf: word)
        entries.append(Entry(hash: hash, start: start, end: UInt32(truncatingIfNeeded: letters.count)))
        values.append(value)
        slots[slot] = UInt16(truncatingIfNeeded: entries.count)
    }

    /// The slot of a word, or the free one that it would get.
    private func slot(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, isWord(entry.start, entry.end, word) { break }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isWord(_ start: UInt32, _ end: UInt32, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard Int(end - start) == word.count else { return false }
        for index in 0..<word.count where letters[Int(start) + index] != word[index] { return false }
        return true
    }

    /// FNV-1a.
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ hash >> 15
    }

    private mutating func grow() {
        slots = [UInt16](repeating: 0, count: max(16, slots.count * 2))
        let mask = slots.count - 1
        for index in entries.indices {
            var slot = Int(entries[index].hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt16(truncatingIfNeeded: index + 1)
        }
    }
}

/// Words that are asked for only whether they are there.
typealias WordSet = WordTable<Void>

extension WordTable where Value == Void {
    mutating func insert(_ word: String) { self[word] = () }

    mutating func insert(_ word: LocaleWord) { self[word] = () }
}
