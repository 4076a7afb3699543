/// Reads the places for arguments of any syntax, one after the other, without allocating.
package enum PlaceholderScanner {
    /// The placeholder at or after `offset`; nil when there is none.
    ///
    /// - Parameter allowsSelected: true in a form of a substitution of Apple's, where `%arg` stands for its argument.
    @inline(__always)
    package static func next(
        in bytes: UnsafeBufferPointer<UInt8>, from offset: Int, _ syntax: PlaceholderSyntax,
        allowsSelected: Bool = true
    ) -> Placeholder? {
        if syntax == .apple { return FormatScanner.next(in: bytes, from: offset, allowsSelected: allowsSelected) }
        return other(ByteReader(bytes), offset, syntax, allowsSelected)
    }

    private static func other(
        _ reader: ByteReader, _ offset: Int, _ syntax: PlaceholderSyntax, _ allowsSelected: Bool
    ) -> Placeholder? {
        switch syntax {
        case .apple, .none: nil
        case .printf, .python, .unknown: PrintfScanner.next(reader, from: offset, syntax)
        case .java: JavaScanner.next(reader, from: offset)
        case .qt: QtScanner.next(reader, from: offset)
        case .message: MessageScanner.next(reader, from: offset)
        case .icu: QuotedMessageScanner(reader, quotesAll: false).next(from: offset, allowsNumber: allowsSelected)
        case .messageFormat:
            QuotedMessageScanner(reader, quotesAll: true).next(from: offset, allowsNumber: allowsSelected)
        case .fluent: FluentScanner.next(reader, from: offset)
        case .ruby: PrintfScanner.nextNamed(reader, from: offset)
        case .i18next: I18nextScanner.next(reader, from: offset)
        case .brace: BraceScanner.next(reader, from: offset)
        }
    }
}
