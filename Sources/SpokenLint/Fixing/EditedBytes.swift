import SpokenDiagnostics

/// Which bytes of a file are edited already: asked for every edit, so that it must not look at all others.
struct EditedBytes {
    private var isReplaced: [Bool]
    /// Offsets before which something is inserted.
    private var isInserted: [Bool]

    init(count: Int) {
        isReplaced = Array(repeating: false, count: count)
        isInserted = Array(repeating: false, count: count + 1)
    }

    /// Takes the spans of a fix; false, and nothing is taken, when one of them touches what is taken or lies outside.
    mutating func insert(_ spans: [SourceSpan]) -> Bool {
        for (index, span) in spans.enumerated() where !take(span) {
            for taken in spans[..<index] { mark(taken, false) }
            return false
        }
        return true
    }

    private mutating func take(_ span: SourceSpan) -> Bool {
        guard span.start >= 0, span.end <= isReplaced.count else { return false }
        if span.length == 0 {
            // Between two replaced bytes: in the middle of an edit, or where two meet, which a later run settles.
            let isInside =
                span.start > 0 && span.start < isReplaced.count && isReplaced[span.start - 1] && isReplaced[span.start]
            if isInside || isInserted[span.start] { return false }
        } else {
            if isReplaced[span.start..<span.end].contains(true) { return false }
            if isInserted[(span.start + 1)..<span.end].contains(true) { return false }
        }
        mark(span, true)
        return true
    }

    private mutating func mark(_ span: SourceSpan, _ value: Bool) {
        if span.length == 0 { isInserted[span.start] = value }
        for offset in span.start..<span.end { isReplaced[offset] = value }
    }
}
