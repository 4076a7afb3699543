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

/// The first use of a language in a fresh process: from nothing to the first price. Each sample is a process of its own,
/// since a second formatter would find everything warm.
enum FirstUse {
    /// What the child process does: prints the microseconds of the first use.
    static func measureOnce(_ language: String, _ numbers: NumberStyle) throws {
        let tag = try LanguageTag(language)
        guard let rouble = CurrencyCode("RUB") else { return }
        let start = raw_clock_seconds()
        let formatter = try QuantityFormatter(language: tag, numbers: numbers)
        let pair = formatter.format(.money(Money(1299, rouble)))
        let elapsed = raw_clock_seconds() - start
        consume(pair)
        print(elapsed * 1e6)
    }

    static func run(_ table: inout Table, program: String) {
        table.header("First use of a language in a fresh process: formatter and first price, wall clock, median of 15")
        for language in ["ru", "en", "es"] {
            for style in NumberStyle.allCases {
                let times = (0..<15).compactMap { _ in sample(program, language, style) }.sorted()
                // A process that fails misses the target.
                let median = times.isEmpty ? .nan : times[times.count / 2]
                table.value(
                    "first use of \(language), \(style.rawValue)", median, unit: "µs", target: 1000, atMost: true)
            }
        }
    }

    private static func sample(_ program: String, _ language: String, _ style: NumberStyle) -> Double? {
        let command = "'\(program)' --first-use \(language) \(style.rawValue) 2>/dev/null"
        guard let pipe = popen(command, "r") else { return nil }
        var line = [CChar](repeating: 0, count: 64)
        let text = fgets(&line, 64, pipe)
        guard pclose(pipe) == 0, let text else { return nil }
        return Double(String(cString: text).split(separator: "\n").first ?? "")
    }
}
