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
        init(_ reader: inout ImageReader, _ parts: UnsafeBufferPointer<RowPart>) {
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
        // Sendable: it points at what is read-only and never freed.
        private let parts: RowParts
        private let leftCount: Int
        private let coreCount: Int
        /// Whether something must stand before the core.
        let asksLeft: Bool
        /// One more than the highest capture of its rule.
        let captureCount: Int

        /// The nearest part first.
        @inline(__always)
        var left: RowParts { parts[part: 0, leftCount] }
        @inline(__always)
        var core: RowParts { parts[part: leftCount, leftCount + coreCount] }
        @inline(__always)
        var right: RowParts { parts[part: leftCount + coreCount, parts.count] }

        init(_ pattern: RowPattern, _ contexts: RowContexts, captureCount: Int) {
            let all = (pattern.left.reversed() + pattern.core + pattern.right).map { RowPart($0, contexts) }
            parts = RowParts(keeping: all)
            (leftCount, coreCount) = (pattern.left.count, pattern.core.count)
            asksLeft = pattern.left.contains { !$0.isNegated && $0.kind != .start }
            self.captureCount = min(captureCount, RowMatcher.captureCount)
        }

        init(_ reader: inout ImageReader, _ parts: UnsafeBufferPointer<RowPart>) {
            // The counts of its parts, a byte each, then a bit and the captures; two numbers of parts in each that follows.
            let shape = reader.number()
            asksLeft = shape >> 24 & 1 != 0
            captureCount = min(Int(shape >> 25), RowMatcher.captureCount)
            let sides = (left: Int(shape & 0xFF), core: Int(shape >> 8 & 0xFF), right: Int(shape >> 16 & 0xFF))
            let count = sides.left + sides.core + sides.right
            self.parts = RowParts(reader.numbers(count: (count + 1) / 2), of: parts, count: count)
            (leftCount, coreCount) = self.parts.count == count ? (sides.left, sides.core) : (0, 0)
        }

        /// Whether its parts are those of the book.
        var isWhole: Bool { coreCount > 0 }

        func write(to writer: inout ImageWriter, _ pool: inout ImagePool) {
            let counts = [leftCount, coreCount, parts.count - leftCount - coreCount].map { UInt32(min($0, 0xFF)) }
            let flags = UInt32(captureCount) << 1 | (asksLeft ? 1 : 0)
            writer.add(([flags] + counts.reversed()).reduce(0 as UInt32) { $0 << 8 | $1 })
            let numbers = parts.map { part in
                UInt32(truncatingIfNeeded: pool.number { part.write(to: &$0) }) & 0xFFFF
            }
            for first in stride(from: 0, to: numbers.count, by: 2) {
                writer.add(numbers[first] | (first + 1 < numbers.count ? numbers[first + 1] << 16 : 0))
            }
        }
    }
}
