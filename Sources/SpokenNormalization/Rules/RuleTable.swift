/// The rules that may hold at a place, by the number of its kind. Plain memory, so that to ask them copies no rule and
/// counts no reference; it belongs to the book that is made of it.
struct RuleTable<Kind: Rule>: @unchecked Sendable {
    private let rules: UnsafeMutablePointer<Kind>
    private let count: Int
    /// Where the rules of each kind of place begin; those of the next one end them.
    private let starts: UnsafeMutablePointer<Int>
    private let kinds: Int

    init(_ lists: [[Kind]]) {
        let all = lists.flatMap(\.self)
        (count, kinds) = (all.count, lists.count)
        rules = .allocate(capacity: count)
        _ = UnsafeMutableBufferPointer(start: rules, count: count).initialize(from: all)
        starts = .allocate(capacity: kinds + 1)
        var end = 0
        starts.initialize(to: end)
        for (kind, list) in lists.enumerated() {
            end += list.count
            (starts + kind + 1).initialize(to: end)
        }
    }

    /// The rules of a kind of place, from the first up to the other pointer.
    @inline(__always)
    subscript(kind: Int) -> (first: UnsafePointer<Kind>, end: UnsafePointer<Kind>) {
        let kind = kind >= 0 && kind < kinds ? kind : 0
        return (UnsafePointer(rules + starts[kind]), UnsafePointer(rules + starts[kind + 1]))
    }

    func deallocate() {
        rules.deinitialize(count: count)
        rules.deallocate()
        starts.deallocate()
    }
}
