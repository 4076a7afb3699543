import SpokenLocaleData

/// The kinds of the table `contexts` that rules of a language ask for, a bit for each, and the words that have them.
struct RowContexts: Sendable {
    /// The kinds by their bits.
    private let kinds: [String]
    /// The kinds of each row of the table.
    private let rows: Rows
    /// Kept for its keys.
    private let table: LocaleTable?
    private let keys: TableKeys?

    private struct Rows: @unchecked Sendable {
        // Sendable: it points into an image, or to a copy, and lives for ever.
        let numbers: UnsafeBufferPointer<UInt32>
    }

    init(_ rules: [RowRule], _ language: String) {
        let parts = rules.flatMap(\.patterns).flatMap { $0.left + $0.core + $0.right }
        let kinds = Array(Set(parts.flatMap(\.contexts)).sorted().prefix(64))
        let table = kinds.isEmpty ? nil : LocaleTables.table(language, "contexts")
        let bits = table.map { table in
            let column = table.column("kinds")
            return (0..<table.rowCount).map { row in
                Self.bits(table.word(row, column).string.split(separator: "|").map(String.init), in: kinds)
            }
        }
        self.init(kinds, table, UnsafeBufferPointer(keeping: Self.numbers(bits ?? [])))
    }

    init(_ reader: inout ImageReader, _ language: String) {
        let kinds = reader.list { $0.text() }
        self.init(kinds, kinds.isEmpty ? nil : LocaleTables.table(language, "contexts"), reader.numbers())
    }

    private init(_ kinds: [String], _ table: LocaleTable?, _ numbers: UnsafeBufferPointer<UInt32>) {
        (self.kinds, self.table) = (kinds, table)
        keys = table?.keys
        rows = Rows(numbers: numbers)
    }

    func write(to writer: inout ImageWriter) {
        writer.add(kinds) { $0.add($1) }
        writer.add(rows.numbers) { $0.add($1) }
    }

    func has(_ word: Word, _ bits: UInt64) -> Bool {
        guard let row = word.withBytes({ keys?.row(bytes: $0) }), row * 2 + 1 < rows.numbers.count else { return false }
        return (UInt64(rows.numbers[row * 2]) | UInt64(rows.numbers[row * 2 + 1]) << 32) & bits != 0
    }

    /// The bits of some kinds.
    func bits(_ names: [String]) -> UInt64 { Self.bits(names, in: kinds) }

    private static func bits(_ names: [String], in kinds: [String]) -> UInt64 {
        names.reduce(0) { bits, name in bits | (kinds.firstIndex(of: name).map { 1 << UInt64($0) } ?? 0) }
    }

    private static func numbers(_ bits: [UInt64]) -> [UInt32] {
        bits.flatMap { [UInt32(truncatingIfNeeded: $0), UInt32(truncatingIfNeeded: $0 >> 32)] }
    }
}
