/// The stable name of a rule, in kebab-case: "road-mark". What a finding, a row or a commit calls the rule by.
struct RuleID: @unchecked Sendable, Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
    // Sendable: the bytes are those of a constant, or of a book of rules, which is never freed.
    private let base: UnsafePointer<UInt8>
    private let count: Int

    init(stringLiteral name: StaticString) {
        (base, count) = (name.utf8Start, name.utf8CodeUnitCount)
    }

    /// The name of a rule where it stands in an image.
    init(_ name: UnsafeBufferPointer<UInt8>) {
        (base, count) = name.baseAddress.map { ($0, name.count) } ?? (Self.none.base, 0)
    }

    /// The name of a rule that is read at run time: its bytes are kept for ever.
    init(_ name: String) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(name.utf8.count, 1))
        _ = bytes.initialize(from: name.utf8)
        (base, count) = bytes.baseAddress.map { (UnsafePointer($0), name.utf8.count) } ?? (Self.none.base, 0)
    }

    /// Of a reading that no rule has signed yet.
    static let none: RuleID = ""

    @inline(__always)
    var isNone: Bool { count == 0 }

    static func == (left: RuleID, right: RuleID) -> Bool { left.bytes.elementsEqual(right.bytes) }

    var description: String { String(decoding: bytes, as: UTF8.self) }

    private var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
}
