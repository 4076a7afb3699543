import CRawICU
import SpokenElements
import SpokenFixtures
import SpokenModel

/// Utterances of elements, and golden files, without a rival: the bounds are those of a test run that nobody waits for.
enum ElementBenchmarks {
    static func run(_ table: inout Table) throws {
        table.header("Elements and golden files, one core, processor time, median of 9")
        for profile in ScreenReaderProfile.allCases {
            let composer = try UtteranceComposer(profile: profile, language: .russian)
            let elements = elements(10_000)
            let time = seconds {
                elements.reduce(0) { $0 &+ composer.text(for: $1).utf8.count }
            }
            table.value(
                "10,000 elements composed, \(profile.rawValue)", time * 1000, unit: "ms", target: 50, atMost: true)
        }
        let composer = try UtteranceComposer(profile: .voiceOver, language: .russian)
        let cases = try (0..<1000).map { index -> ([UInt8], GoldenSection) in
            let transcript = composer.transcript(of: SpokenScreen(elements: elements(8, seed: index)))
            let section = TranscriptFixture.section(transcript)
            let file = GoldenFile("case \(index)", columns: TranscriptFixture.columns, sections: [section])
            return (Array(file.text.utf8), section)
        }
        let time = try seconds {
            var matching = 0
            for (index, (bytes, _)) in cases.enumerated() {
                let file = try GoldenFile(bytes, path: "case")
                let now = composer.transcript(of: SpokenScreen(elements: elements(8, seed: index)))
                if file.sections.first?.rows == TranscriptFixture.section(now).rows { matching += 1 }
            }
            guard matching == cases.count else { throw BenchmarkError.noICU }
            return matching
        }
        table.value("1,000 golden cases of 8 elements verified", time, unit: "s", target: 1, atMost: true)
    }

    /// Toppings: every second is chosen, every third is sold out.
    private static func elements(_ count: Int, seed: Int = 0) -> [SpokenElement] {
        (0..<count).map { index in
            let price = AccessibleText(visibleText: "\(index + 29)\u{00A0}₽", accessibleText: "\(index + 29) рублей")
            var traits: ElementTraits = .button
            if index % 2 == 0 { traits.insert(.selected) }
            if index % 3 == 0 { traits.insert(.notEnabled) }
            return SpokenElement(
                AccessibleText("Моцарелла \(seed) \(index)"), value: price, hint: "Добавить в пиццу", traits: traits,
                position: try? ElementPosition(index % 8 + 1, of: 8))
        }
    }

    private static func seconds(_ body: () throws -> Int) rethrows -> Double {
        consume(try body())
        var times: [Double] = []
        for _ in 0..<9 {
            let start = raw_thread_seconds()
            consume(try body())
            times.append(raw_thread_seconds() - start)
        }
        return times.sorted()[4]
    }
}
