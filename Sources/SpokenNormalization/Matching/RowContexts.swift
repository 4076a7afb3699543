import SpokenLocaleData

/// The kinds of the tables `contexts` and `stems` that rules of a language ask for, a bit for each, and the words that
/// have them: whole ones, and those that begin with a stem.
struct RowContexts: @unchecked Sendable {
    // Sendable: it points at what is read-only and never freed, so that asking it counts no references.
    /// The kinds by their bits.
    private let kinds: UnsafeBufferPointer<String>
    /// The kinds of each row of the table of words, and of that of stems.
    private let rows: Rows
    private let stemRows: Rows
    private let keys: TableKeys?
    private let stemKeys: TableKeys?
    /// The bytes of the shortest and the longest stem.
    private let stemLengths: ClosedRange<Int>

    private struct Rows: @unchecked Sendable {
        // Sendable: it points into an image, or to a copy, and lives for ever.
        let numbers: UnsafeBufferPointer<UInt32>

        subscript(row: Int) -> UInt64 {
            guard row * 2 + 1 < numbers.count else { return 0 }
            return UInt64(numbers[row * 2]) | UInt64(numbers[row * 2 + 1]) << 32
        }
    }

    init(_ rules: [RowRule], _ language: String) {
        let parts = rules.flatMap(\.patterns).flatMap { $0.left + $0.core + $0.right }
        let kinds = Array(Set(parts.flatMap(\.contexts)).sorted().prefix(64))
        self.init(
            kinds, language, UnsafeBufferPointer(keeping: Self.numbers("contexts", "kinds", kinds, language)),
            UnsafeBufferPointer(keeping: Self.numbers("stems", "class", kinds, language)))
    }

    init(_ reader: inout ImageReader, _ language: String) {
        let kinds = reader.list { $0.text() }
        let rows = reader.numbers()
        self.init(kinds, language, rows, reader.numbers())
    }

    private init(
        _ kinds: [String], _ language: String, _ rows: UnsafeBufferPointer<UInt32>,
        _ stemRows: UnsafeBufferPointer<UInt32>
    ) {
        self.kinds = UnsafeBufferPointer(keeping: kinds)
        (self.rows, self.stemRows) = (Rows(numbers: rows), Rows(numbers: stemRows))
        keys = kinds.isEmpty ? nil : LocaleTables.table(language, "contexts")?.keys
        // Kinds that no stem has need none of them.
        let stems = stemRows.contains { $0 != 0 } ? LocaleTables.table(language, "stems") : nil
        stemKeys = stems?.keys
        stemLengths = stems.map { 2...max($0.longestKey, 2) } ?? 2...2
    }

    func write(to writer: inout ImageWriter) {
        writer.add(Array(kinds)) { $0.add($1) }
        writer.add(rows.numbers) { $0.add($1) }
        writer.add(stemRows.numbers) { $0.add($1) }
    }

    /// The bit of a kind; none where no rule asks for it.
    func bit(_ kind: String) -> UInt64 { kinds.firstIndex(of: kind).map { 1 << UInt64($0) } ?? 0 }

    /// The kinds that a word in lower case has, and those of the stems that it begins with.
    func kinds(of word: Word) -> UInt64 {
        word.withBytes { bytes in
            var kinds: UInt64 = 0
            if let row = keys?.row(bytes: bytes) { kinds = rows[row] }
            guard let stemKeys else { return kinds }
            var hash = TableKeys.Hash()
            for length in 1...max(min(stemLengths.upperBound, bytes.count), 1) where length <= bytes.count {
                hash.add(bytes[length - 1])
                // Only between letters.
                if length < stemLengths.lowerBound || length < bytes.count && bytes[length] & 0xC0 == 0x80 { continue }
                let start = UnsafeBufferPointer(rebasing: bytes[..<length])
                if let row = stemKeys.row(bytes: start, hash) { kinds |= stemRows[row] }
            }
            return kinds
        }
    }

    /// The bits of some kinds.
    func bits(_ names: [String]) -> UInt64 { Self.bits(names, in: Array(kinds)) }

    private static func bits(_ names: [String], in kinds: [String]) -> UInt64 {
        names.reduce(0) { bits, name in bits | (kinds.firstIndex(of: name).map { 1 << UInt64($0) } ?? 0) }
    }

    /// The kinds of each row of a table, in two halves.
    private static func numbers(
        _ name: String, _ column: String, _ kinds: [String], _ language: String
    ) -> [UInt32] {
        guard !kinds.isEmpty, let table = LocaleTables.table(language, name) else { return [] }
        let column = table.column(column)
        return (0..<table.rowCount).flatMap { row in
            let bits = bits(table.word(row, column).string.split(separator: "|").map(String.init), in: kinds)
            return [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
        }
    }
}
