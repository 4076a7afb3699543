import SpokenLocaleData
import SpokenModel
import Testing

@Suite struct CurrencyIndexTests {
    /// Every code of three letters is found at its own place, and no other code is.
    @Test(arguments: [0, 1, 62, 500]) func everyCode(count: Int) throws {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
        let all = letters.flatMap { first in
            letters.flatMap { second in letters.map { first + second + $0 } }
        }.compactMap { CurrencyCode($0) }
        #expect(all.count == 17_576)
        let chosen = stride(from: 0, to: all.count, by: max(1, all.count / max(count, 1))).map { all[$0] }.prefix(count)
        let index = CurrencyIndex(Array(chosen))
        defer { index.deallocate() }
        let places = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($1, $0) })
        let wrong = all.filter { index.place(of: $0) != places[$0] }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }
}
