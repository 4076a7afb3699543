import SpokenModel
import Testing

@testable import SpokenICU

/// Many tasks open and use the same handles at once; Scripts/check --sanitize runs this under the Thread Sanitizer.
struct ICUThreadsTests {
    @Test func handlesAreShared() async throws {
        let languages = try ["ru", "en", "es", "de", "pl", "uk", "fr", "kk", "ar", "ja"].map { try LanguageTag($0) }
        func say(_ index: Int) throws -> [String] {
            let language = languages[index % languages.count]
            var buffer = UTF8Buffer()
            let number = try DecimalNumber("\(index % 7).\(index % 10)")
            let rules = try ICUPluralRules(language)
            let spellOut = try ICUSpellOut(language)
            let ruleSet = try #require(spellOut.ruleSet(for: .init()))
            spellOut.append(21, ruleSet, to: &buffer)
            _ = spellOut.appendDecimal(number, ruleSet, to: &buffer)
            try ICUUnitFormatter(language).append(number, MeasureUnit(identifier: "meter"), to: &buffer)
            try ICUNumberFormatter(language)
                .append(number, currency: try #require(CurrencyCode("RUB")), width: .narrowSymbol, to: &buffer)
            try ICUDateFormatter(language, skeleton: "yMMMMd")
                .append(try #require(CalendarDate(year: 2025, month: 1 + index % 12, day: 1)), to: &buffer)
            buffer.append(try ICUListFormatter(language).string(["A", "B", "C"]))
            return [buffer.string, rules.category(of: number).rawValue]
        }
        let expected = try (0..<70).map(say)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask { try (0..<70).map(say) == expected }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }

    @Test func aHandleIsOpenedOnceAndAFullCacheForgets() async throws {
        let opened = Guarded(0)
        let cache = ICUCache<Int, Int>(limit: 4)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<32 {
                group.addTask {
                    _ = try? cache.value(for: 1) { () throws(ICUError) in
                        opened.withLock { $0 += 1 }
                        return 1
                    }
                }
            }
        }
        #expect(opened.withLock { $0 } == 1)
        for key in 0..<100 {
            #expect(try cache.value(for: key) { () throws(ICUError) in key } == key)
        }
        #expect(throws: ICUError.failure("x")) {
            try cache.value(for: 1000) { () throws(ICUError) in throw .failure("x") }
        }
    }
}
