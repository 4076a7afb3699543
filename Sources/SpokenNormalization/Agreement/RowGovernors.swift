import SpokenLocaleData
import SpokenModel

/// What the words of a language govern, as the image of its rules has it: each different answer once, then a number of one for
/// each row of `governors.tsv`.
struct RowGovernors: @unchecked Sendable {
    // Sendable: it points into images, which live for ever, and at answers that are never freed.
    private let keys: TableKeys?
    private let rows: UnsafeBufferPointer<UInt8>
    private let answers: UnsafeBufferPointer<RowGovernment>

    init(_ reader: inout ImageReader, _ language: String) {
        answers = UnsafeBufferPointer(
            keeping: reader.list { reader in
                switch reader.number() {
                case 1: .transparent
                case 2: .joint
                case 3: .distributive
                case 4: .age
                case 5: .price
                default: .cases(reader.list { GrammaticalCase(cell: $0.number()) })
                }
            })
        rows = reader.bytes()
        keys = rows.isEmpty ? nil : LocaleTables.table(language, "governors")?.keys
    }

    subscript(word: Word) -> RowGovernment? {
        guard let keys, let row = word.withBytes({ keys.row(bytes: $0) }), row < rows.count else { return nil }
        let answer = Int(rows[row]) - 1
        return answers.indices.contains(answer) ? answers[answer] : nil
    }
}
