/// The stable name of a rule, in kebab-case: "road-mark". What a finding, a row or a commit calls the rule by.
struct RuleID: Sendable, Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: StaticString

    init(stringLiteral name: StaticString) {
        self.name = name
    }

    /// Of a reading that no rule has signed yet.
    static let none: RuleID = ""

    @inline(__always)
    var isNone: Bool { name.utf8CodeUnitCount == 0 }

    static func == (left: RuleID, right: RuleID) -> Bool {
        left.name.withUTF8Buffer { left in right.name.withUTF8Buffer { left.elementsEqual($0) } }
    }

    var description: String { name.description }
}
