/// The specifiers of a string, found as the formatter of its syntax finds them, by default Apple's.
///
/// ```swift
/// let format = FormatString("%#@items@ for %2$@, 100%")
/// format.placeholders.map(\.kind)          // [.variable, .argument, .stray]
/// format.name(of: format.placeholders[0])  // "items"
/// ```
public struct FormatString: Sendable, Hashable {
    public let text: String
    /// In the order of the text; they do not overlap.
    public let placeholders: [Placeholder]

    /// - Parameter syntax: how the places for arguments are written.
    public init(_ text: String, _ syntax: PlaceholderSyntax = .apple) {
        self.init(text, syntax, inForm: !syntax.isMessage)
    }

    /// - Parameter inForm: true in a form of a plural, where a sign may stand for its number: `%arg`, `#`.
    package init(_ text: String, _ syntax: PlaceholderSyntax, inForm: Bool) {
        var text = text
        var found: [Placeholder] = []
        text.withUTF8 { bytes in
            var offset = 0
            while let placeholder = PlaceholderScanner.next(
                in: bytes, from: offset, syntax, allowsSelected: inForm)
            {
                found.append(placeholder)
                offset = placeholder.range.upperBound
            }
        }
        self.text = text
        placeholders = found
    }

    /// True when at least one placeholder takes an argument or names a variable.
    public var isFormat: Bool { placeholders.contains(where: \.isReal) }

    /// The text of a specifier: `%2$@`.
    public func source(of placeholder: Placeholder) -> String { slice(placeholder.range) }

    /// The name of a variable, and the signs that a literal stands for; empty for other placeholders.
    public func name(of placeholder: Placeholder) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var name: [UInt8] = []
            placeholder.forEachLiteralPiece(of: bytes) { name += $0 }
            return String(decoding: name, as: UTF8.self)
        }
    }

    private func slice(_ range: Range<Int>) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }
}
