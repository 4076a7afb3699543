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

        init(_ reader: inout ImageReader) {
            let number = reader.number()
            rule = Int(number & 0xFF_FFFF)
            styles = RowRule.Styles(rawValue: UInt8(truncatingIfNeeded: number >> 24))
            specificity = Int(reader.number())
            pattern = Pattern(&reader)
        }

        func write(to writer: inout ImageWriter) {
            writer.add(UInt32(truncatingIfNeeded: rule & 0xFF_FFFF) | UInt32(styles.rawValue) << 24)
            writer.add(specificity)
            pattern.write(to: &writer)
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

        init(_ reader: inout ImageReader) {
            // The counts of its parts, a byte each, then a bit and the captures.
            let shape = reader.number()
            asksLeft = shape >> 24 & 1 != 0
            captureCount = min(Int(shape >> 25), RowMatcher.captureCount)
            left = RowPart.parts(&reader, Int(shape & 0xFF))
            core = RowPart.parts(&reader, Int(shape >> 8 & 0xFF))
            right = RowPart.parts(&reader, Int(shape >> 16 & 0xFF))
        }

        func write(to writer: inout ImageWriter) {
            let counts = [left, core, right].map { UInt32(min($0.count, 0xFF)) }
            let flags = UInt32(captureCount) << 1 | (asksLeft ? 1 : 0)
            writer.add(([flags] + counts.reversed()).reduce(0 as UInt32) { $0 << 8 | $1 })
            for parts in [left, core, right] { for part in parts.prefix(0xFF) { part.write(to: &writer) } }
        }
    }
}
