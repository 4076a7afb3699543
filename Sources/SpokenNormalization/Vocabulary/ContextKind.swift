/// What a word of the table `contexts` can tell of a number beside it.
protocol ContextKind: RawRepresentable<UInt8>, CaseIterable, Sendable {
    /// As tables write them, "regnal-feminine", in the order of the cases: a case's own name is found by reflection, which
    /// costs a start millions of instructions.
    static var names: [String] { get }

    /// All of them by their names.
    static var named: WordTable<Self> { get }
}

extension WordTable where Value: ContextKind {
    init(names: [String]) {
        self.init(capacity: names.count)
        for (kind, name) in zip(Value.allCases, names) { self[name] = kind }
    }
}
