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
            (rule, specificity) = (Int(reader.number()), Int(reader.number()))
            styles = RowRule.Styles(rawValue: UInt8(truncatingIfNeeded: reader.number()))
            pattern = Pattern(&reader)
        }

        func write(to writer: inout ImageWriter) {
            writer.add(rule)
            writer.add(specificity)
            writer.add(UInt32(styles.rawValue))
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
            let flags = reader.number()
            asksLeft = flags & 1 != 0
            captureCount = min(Int(flags >> 1), RowMatcher.captureCount)
            left = RowPart.parts(&reader)
            core = RowPart.parts(&reader)
            right = RowPart.parts(&reader)
        }

        func write(to writer: inout ImageWriter) {
            writer.add(UInt32(captureCount) << 1 | (asksLeft ? 1 : 0))
            for parts in [left, core, right] { writer.add(parts) { $1.write(to: &$0) } }
        }
    }
}
