import SpokenLocaleData

extension RowBook {
    /// One pattern of a rule.
    struct Candidate: Sendable {
        let rule: Int
        let pattern: Pattern
        let specificity: Int
        /// Where it is asked.
        let styles: RowRule.Styles

        init(rule: Int, pattern: Pattern, specificity: Int, styles: RowRule.Styles) {
            (self.rule, self.pattern, self.specificity, self.styles) = (rule, pattern, specificity, styles)
        }

        /// - Parameter parts: those of all patterns.
        init(_ reader: inout ImageReader, _ parts: [RowPart]) {
            let number = reader.number()
            rule = Int(number & 0xFF_FFFF)
            styles = RowRule.Styles(rawValue: UInt8(truncatingIfNeeded: number >> 24))
            specificity = Int(reader.number())
            pattern = Pattern(&reader, parts)
        }

        func write(to writer: inout ImageWriter, _ parts: inout ImagePool) {
            writer.add(UInt32(truncatingIfNeeded: rule & 0xFF_FFFF) | UInt32(styles.rawValue) << 24)
            writer.add(specificity)
            pattern.write(to: &writer, &parts)
        }
    }

    /// The parts of a pattern.
    struct Pattern: @unchecked Sendable {
        // Sendable: written in init, read-only afterwards, and never freed.
        /// The nearest part first.
        let left: UnsafeBufferPointer<RowPart>
        let core: UnsafeBufferPointer<RowPart>
        let right: UnsafeBufferPointer<RowPart>
        /// Whether something must stand before the core.
        let asksLeft: Bool
        /// One more than the highest capture of its rule.
        let captureCount: Int

        init(_ pattern: RowPattern, _ contexts: RowContexts, captureCount: Int) {
            left = UnsafeBufferPointer(keeping: pattern.left.reversed().map { RowPart($0, contexts) })
            core = UnsafeBufferPointer(keeping: pattern.core.map { RowPart($0, contexts) })
            right = UnsafeBufferPointer(keeping: pattern.right.map { RowPart($0, contexts) })
            asksLeft = pattern.left.contains { !$0.isNegated && $0.kind != .start }
            self.captureCount = min(captureCount, RowMatcher.captureCount)
        }

        init(_ reader: inout ImageReader, _ parts: [RowPart]) {
            // The counts of its parts, a byte each, then a bit and the captures; two numbers of parts in each that follows.
            let shape = reader.number()
            asksLeft = shape >> 24 & 1 != 0
            captureCount = min(Int(shape >> 25), RowMatcher.captureCount)
            let counts = [shape & 0xFF, shape >> 8 & 0xFF, shape >> 16 & 0xFF].map(Int.init)
            let numbers = (0..<(counts.reduce(0, +) + 1) / 2).flatMap { _ in
                let pair = reader.number()
                return [Int(pair & 0xFFFF), Int(pair >> 16)]
            }
            func named(_ count: Int, behind first: Int) -> UnsafeBufferPointer<RowPart> {
                UnsafeBufferPointer(
                    keeping: numbers[first..<first + count].compactMap { $0 < parts.count ? parts[$0] : nil })
            }
            left = named(counts[0], behind: 0)
            core = named(counts[1], behind: counts[0])
            right = named(counts[2], behind: counts[0] + counts[1])
        }

        func write(to writer: inout ImageWriter, _ parts: inout ImagePool) {
            let counts = [left, core, right].map { UInt32(min($0.count, 0xFF)) }
            let flags = UInt32(captureCount) << 1 | (asksLeft ? 1 : 0)
            writer.add(([flags] + counts.reversed()).reduce(0 as UInt32) { $0 << 8 | $1 })
            var numbers: [UInt32] = []
            for side in [left, core, right] {
                for part in side.prefix(0xFF) {
                    numbers.append(UInt32(truncatingIfNeeded: parts.number { part.write(to: &$0) }) & 0xFFFF)
                }
            }
            for first in stride(from: 0, to: numbers.count, by: 2) {
                writer.add(numbers[first] | (first + 1 < numbers.count ? numbers[first + 1] << 16 : 0))
            }
        }
    }
}
