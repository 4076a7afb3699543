import SpokenLocaleData

/// What a language counts with, rows of `Resources/Locales/counters.tsv`: «个», «人», «บาท».
struct Counters: Sendable {
    private struct Counter {
        let bytes: [UInt8]
        let takesTwo: Bool
    }

    /// The longest first.
    private let counters: [Counter]

    init(_ language: String) {
        guard let table = LocaleTables.table("", "counters") else {
            counters = []
            return
        }
        var found: [Counter] = []
        for row in 0..<table.rowCount where table.word(row, "language").string == language {
            let takesTwo = table.word(row, "two").string != "left"
            found += table.word(row, "counters").items.map { Counter(bytes: Array($0), takesTwo: takesTwo) }
        }
        counters = found.sorted { $0.bytes.count > $1.bytes.count }
    }

    /// The counter at a place, where it ends, and whether two has its usual word before it.
    func longest(in text: TextView, at place: Int) -> (end: Int, takesTwo: Bool)? {
        counters.first { text.has($0.bytes, at: place) }.map { (place + $0.bytes.count, $0.takesTwo) }
    }
}
