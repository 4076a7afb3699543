import CRawICU
import SpokenFormatting
import SpokenModel

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The first use of a language in a fresh process: from nothing to the first price, or in words. Each sample is a
/// process of its own, since a second formatter would find everything warm.
enum FirstUse {
    /// What the child process does: prints the microseconds of the first use.
    static func measureOnce(_ language: String) throws {
        let tag = try LanguageTag(language)
        guard let rouble = CurrencyCode("RUB") else { return }
        let start = raw_clock_seconds()
        let formatter = try QuantityFormatter(language: tag)
        let pair = formatter.format(.money(Money(1299, rouble)))
        let elapsed = raw_clock_seconds() - start
        consume(pair)
        print(elapsed * 1e6)
    }

    static func run(_ table: inout Table, program: String) {
        table.header("First use of a language in a fresh process: formatter and first price, wall clock, median of 15")
        for (language, bound) in [("ru", 1000.0), ("en", 1000.0), ("es", 1000.0)] {
            let times = (0..<15).compactMap { _ in sample(program, language) }.sorted()
            guard !times.isEmpty else {
                print("\(language): not supported yet")
                continue
            }
            table.value("first use of \(language)", times[times.count / 2], unit: "µs", target: bound, atMost: true)
        }
    }

    private static func sample(_ program: String, _ language: String) -> Double? {
        guard let pipe = popen("'\(program)' --first-use \(language) 2>/dev/null", "r") else { return nil }
        var line = [CChar](repeating: 0, count: 64)
        let text = fgets(&line, 64, pipe)
        guard pclose(pipe) == 0, let text else { return nil }
        return Double(String(cString: text).split(separator: "\n").first ?? "")
    }
}
