import CRawICU
import SpokenFormatting
import SpokenModel
import SpokenNormalization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The first use of a language in a fresh process: from nothing to the first price, or to the first line that is read.
/// Each sample is a process of its own, since a second formatter would find everything warm.
enum FirstUse {
    /// The first thing that is asked of a language.
    enum Job: String, CaseIterable {
        /// A formatter and the first price.
        case price
        /// A reader of free text and the first line.
        case line
    }

    /// The languages that have tables, in their order.
    private static let languages = ["ru", "en", "es", "uk", "kk", "be", "de", "fr", "pl"]

    /// What the child process does: prints the microseconds of the first use.
    static func measureOnce(_ language: String, _ numbers: NumberStyle, _ job: Job) throws {
        let tag = try LanguageTag(language)
        guard let rouble = CurrencyCode("RUB") else { return }
        let start = raw_clock_seconds()
        switch job {
        case .price:
            consume(try QuantityFormatter(language: tag, numbers: numbers).format(.money(Money(1299, rouble))))
        case .line:
            consume(try TextNormalizer(language: tag, numbers: numbers).speak("30 cm × 40 cm, 1299 RUB, 18:30"))
        }
        print((raw_clock_seconds() - start) * 1e6)
    }

    static func run(_ table: inout Table, program: String) {
        for job in Job.allCases {
            table.header("First use of a language in a fresh process: the first \(job), wall clock, median of 15")
            for language in languages {
                for style in NumberStyle.allCases {
                    let times = (0..<15).compactMap { _ in sample(program, language, style, job) }.sorted()
                    // A process that fails misses the target.
                    let median = times.isEmpty ? .nan : times[times.count / 2]
                    table.value(
                        "first \(job) of \(language), \(style.rawValue)", median, unit: "µs", target: 1000, atMost: true
                    )
                }
            }
        }
    }

    private static func sample(_ program: String, _ language: String, _ style: NumberStyle, _ job: Job) -> Double? {
        let command = "'\(program)' --first-use \(language) \(style.rawValue) \(job) 2>/dev/null"
        guard let pipe = popen(command, "r") else { return nil }
        var line = [CChar](repeating: 0, count: 64)
        let text = fgets(&line, 64, pipe)
        guard pclose(pipe) == 0, let text else { return nil }
        return Double(String(cString: text).split(separator: "\n").first ?? "")
    }
}
