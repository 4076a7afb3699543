/// A way to read what begins with a sign.
struct SignRule: Rule {
    typealias Find = @Sendable (_ classifier: Classifier, _ place: Int) -> Classifier.Decision?

    let id: RuleID
    let conditions: RuleConditions
    /// The first bytes of its signs.
    let leads: [UInt8]
    /// At most four bytes that must stand at the place, in the bits of the mask.
    private let sign: UInt32
    private let mask: UInt32
    let find: Find

    /// A rule for one sign, or for all that share its first bytes.
    init(
        _ id: RuleID, _ sign: StaticString, length: Int = 4, _ conditions: RuleConditions = [], _ find: @escaping Find
    ) {
        let bytes = sign.withUTF8Buffer { Array($0.prefix(length)) }
        self.init(id, leads: Array(bytes.prefix(1)), bytes, conditions, find)
    }

    /// A rule for every sign that begins with one of some bytes.
    init(_ id: RuleID, leads: [UInt8], _ conditions: RuleConditions = [], _ find: @escaping Find) {
        self.init(id, leads: leads, [], conditions, find)
    }

    private init(_ id: RuleID, leads: [UInt8], _ sign: [UInt8], _ conditions: RuleConditions, _ find: @escaping Find) {
        self.id = id
        self.leads = leads
        self.conditions = conditions
        self.find = find
        (self.sign, mask) = sign.enumerated().reduce((0, 0)) { packed, byte in
            let shift = UInt32(8 * byte.offset)
            return (packed.0 | UInt32(byte.element) << shift, packed.1 | 0xFF << shift)
        }
    }

    /// Whether its sign is what four bytes of a text begin with.
    @inline(__always)
    func stands(in bytes: UInt32) -> Bool { bytes & mask == sign }
}
