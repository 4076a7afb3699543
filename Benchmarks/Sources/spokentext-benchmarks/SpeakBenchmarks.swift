import CRawICU
import Foundation
import SpokenModel
import SpokenNormalization

/// Free text: the demo file line by line, beside what raw ICU can do with it, and sustained speed.
struct SpeakBenchmarks {
    private let lines: [String]
    private let digits: TextNormalizer
    private let words: TextNormalizer
    private let icu: OpaquePointer

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Examples/Shop/shop.txt"), encoding: .utf8)
        lines = text.split(separator: "\n").map(String.init)
        digits = try TextNormalizer(language: .russian)
        words = try TextNormalizer(language: .russian, numbers: .words)
        guard !lines.isEmpty, let icu = raw_icu_open("ru", "RUB") else { throw BenchmarkError.noICU }
        self.icu = icu
    }

    func run(_ table: inout Table) {
        table.header("Free text, Russian, the lines of the demo file in turn, processor time per line")
        let results = measure([speak(words), spellDigits, speak(digits)])
        // ICU has no reader of free text: the rival only writes every run of digits in words, undeclined, and copies
        // the rest, so the ratio flatters it.
        table.ratio("speak, words", ours: results[0], rival: results[1], rivalName: "digits through RBNF", target: 1)
        table.value("speak, digits, strings a second", 1e9 / results[2].nanoseconds, unit: "/s", target: 300_000)
        let bytes = lines.reduce(0) { $0 + $1.utf8.count } / lines.count
        table.value(
            "speak, digits, on this dense text", Double(bytes) * 1e3 / results[2].nanoseconds, unit: "MB/s", target: nil
        )
    }

    private func speak(_ normalizer: TextNormalizer) -> Job {
        { count in
            var sum = 0
            for index in 0..<count { sum &+= normalizer.speak(lines[index % lines.count]).utf8.count }
            return sum
        }
    }

    private func spellDigits(_ count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            var sum = 0
            for index in 0..<count {
                var result: [UInt8] = []
                var value: Int64?
                for byte in lines[index % lines.count].utf8 {
                    if byte &- 0x30 < 10 {
                        value = (value ?? 0) &* 10 &+ Int64(byte &- 0x30)
                        continue
                    }
                    append(&value, &result, buffer)
                    result.append(byte)
                }
                append(&value, &result, buffer)
                sum &+= result.count
            }
            return sum
        }
    }

    private func append(_ value: inout Int64?, _ result: inout [UInt8], _ buffer: UnsafeMutableBufferPointer<CChar>) {
        guard let number = value else { return }
        let length = Int(raw_icu_spell(icu, number, buffer.baseAddress, 512))
        result.append(contentsOf: buffer.prefix(max(0, length)).lazy.map { UInt8(bitPattern: $0) })
        value = nil
    }
}
