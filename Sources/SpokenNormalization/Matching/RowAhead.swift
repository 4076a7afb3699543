import SpokenLocaleData

/// The texts that must stand somewhere behind the first part of a pattern: where the rest of a line has none of them, the
/// pattern is not tried. The two that have the fewest words.
struct RowAhead: Sendable {
    private let first: RowBits
    private let second: RowBits

    private init(first: RowBits, second: RowBits) { (self.first, self.second) = (first, second) }

    /// Of a pattern that needs none.
    static let none = RowAhead(first: .all, second: .all)

    /// - Parameter isNextSeen: whether the part behind the first one is looked at before.
    init(_ pattern: RowBook.Pattern, isNextSeen: Bool) {
        let parts = (Array(pattern.core.dropFirst()) + pattern.right).filter { !$0.isNegated }
        let needed = parts.dropFirst(isNextSeen ? 1 : 0).filter { $0.isText }.map { part in
            part.texts.reduce(into: RowBits.none) { $0.formUnion(RowSide.bits(of: $1, isLeft: false)) }
        }
        // What begins with a space may stand anywhere.
        let told = needed.filter { $0.first & RowBits.unspelled.first == 0 }
            .sorted { $0.first.nonzeroBitCount < $1.first.nonzeroBitCount }
        self.init(first: told.first ?? .all, second: told.dropFirst().first ?? .all)
    }

    init(_ reader: inout ImageReader) {
        let count = reader.number()
        first = count > 0 ? RowBits(&reader) : .all
        second = count > 1 ? RowBits(&reader) : .all
    }

    func write(to writer: inout ImageWriter) {
        let told = [first, second].filter { $0 != .all }
        writer.add(told.count)
        for bits in told { bits.write(to: &writer) }
    }

    /// Whether it asks for anything.
    @inline(__always)
    var isAsked: Bool { first != .all }

    @inline(__always)
    func admits(_ text: RowBits) -> Bool { first.meets(text) && second.meets(text) }
}
