import CRawICU
import SpokenFormatting
import SpokenModel

/// Prices, spelled numbers and plural categories in Russian against ICU's own calls.
struct FormattingBenchmarks {
    private struct Price {
        let number: DecimalNumber
        let amount: Double
        let hasFraction: Int32
    }

    private let digits: QuantityFormatter
    private let words: QuantityFormatter
    private let icu: OpaquePointer
    private let prices: [Price]
    private let rouble: CurrencyCode
    private let integers: [Int64]
    private let numbers: [DecimalNumber]

    init() throws {
        digits = try QuantityFormatter(language: .russian)
        words = try QuantityFormatter(language: .russian, numbers: .words)
        guard let icu = raw_icu_open("ru", "RUB"), let rouble = CurrencyCode("RUB") else {
            throw BenchmarkError.noICU
        }
        self.icu = icu
        self.rouble = rouble
        var random = Seeded(1)
        // Shop prices: 1 to 99 999 roubles, every fourth with kopecks.
        prices = (0..<1024).compactMap { index in
            let whole = Int64.random(in: 1...99_999, using: &random) % (index % 2 == 0 ? 2_000 : 100_000) + 1
            let kopecks = index % 4 == 0 ? Int64.random(in: 1...99, using: &random) : 0
            let number = try? DecimalNumber(
                integer: UInt64(whole), fraction: UInt64(kopecks), fractionDigits: kopecks > 0 ? 2 : 0)
            guard let number else { return nil }
            return Price(
                number: number, amount: Double(whole) + Double(kopecks) / 100,
                hasFraction: kopecks > 0 ? 1 : 0)
        }
        integers = (0..<1024).map { _ in Int64.random(in: 0...999_999, using: &random) }
        numbers = integers.compactMap { DecimalNumber(exactly: $0) }
    }

    func run(_ table: inout Table) {
        table.header("Formatting, Russian, 1,024 different inputs in turn, processor time per call")
        let results = measure([
            pricePair, pricePairStrings, visibleICU, pairICU, spelled, spelledICU, plural, pluralICU,
        ])
        table.ratio(
            "price pair into a buffer", ours: results[0], rival: results[2], rivalName: "visible only, raw ICU",
            target: 15)
        table.ratio(
            "price pair into a buffer", ours: results[0], rival: results[3], rivalName: "pair, raw ICU", target: 30)
        table.ratio(
            "price pair as strings", ours: results[1], rival: results[3], rivalName: "pair, raw ICU", target: 3)
        table.ratio(
            "number in words, ≤ 6 digits", ours: results[4], rival: results[5], rivalName: "RBNF", target: 30)
        table.ratio(
            "plural category", ours: results[6], rival: results[7], rivalName: "uplrules_select", target: 20)
    }

    /// The jobs of ours by name, for a profiler: `--profile price`.
    func job(named name: String) -> Job? {
        switch name {
        case "price": pricePair
        case "strings": pricePairStrings
        case "words": spelled
        case "plural": plural
        default: nil
        }
    }

    private func pricePair(_ count: Int) -> Int {
        var buffer = UTF8Buffer()
        var sum = 0
        for index in 0..<count {
            buffer.removeAll()
            let quantity = Quantity.money(Money(prices[index & 1023].number, rouble))
            digits.appendVisible(quantity, to: &buffer)
            digits.appendSpoken(quantity, to: &buffer)
            sum &+= buffer.count
        }
        return sum
    }

    private func pricePairStrings(_ count: Int) -> Int {
        var sum = 0
        for index in 0..<count {
            let pair = digits.format(.money(Money(prices[index & 1023].number, rouble)))
            sum &+= pair.visibleText.utf8.count &+ pair.accessibleText.utf8.count
        }
        return sum
    }

    private func visibleICU(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count {
                let price = prices[index & 1023]
                sum &+= Int(raw_icu_price(icu, price.amount, price.hasFraction, buffer.baseAddress, 512))
            }
            return sum
        }
    }

    private func pairICU(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count {
                let price = prices[index & 1023]
                sum &+= Int(raw_icu_price(icu, price.amount, price.hasFraction, buffer.baseAddress, 512))
                sum &+= Int(raw_icu_price_name(icu, price.amount, price.hasFraction, buffer.baseAddress, 512))
            }
            return sum
        }
    }

    private func spelled(_ count: Int) -> Int {
        var buffer = UTF8Buffer()
        var sum = 0
        for index in 0..<count {
            buffer.removeAll()
            words.appendSpoken(.cardinal(numbers[index & 1023]), to: &buffer)
            sum &+= buffer.count
        }
        return sum
    }

    private func spelledICU(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count {
                sum &+= Int(raw_icu_spell(icu, integers[index & 1023], buffer.baseAddress, 512))
            }
            return sum
        }
    }

    private func plural(_ count: Int) -> Int {
        var sum = 0
        for index in 0..<count {
            switch digits.pluralCategory(of: numbers[index & 1023]) {
            case .one: sum &+= 1
            case .few: sum &+= 2
            case .many: sum &+= 3
            default: sum &+= 4
            }
        }
        return sum
    }

    private func pluralICU(_ count: Int) -> Int {
        var sum = 0
        for index in 0..<count {
            sum &+= Int(raw_icu_plural(icu, Double(integers[index & 1023])))
        }
        return sum
    }
}

enum BenchmarkError: Error {
    case noICU
}
