/// What a word of the table `contexts` can tell of a number beside it.
protocol ContextKind: RawRepresentable<UInt8>, CaseIterable, Sendable {
    /// As tables write it: "regnal-feminine".
    var name: String { get }

    /// All of them by their names.
    static var named: WordTable<Self> { get }
}

extension WordTable where Value: ContextKind {
    init(kinds: some Collection<Value>) {
        self.init(capacity: kinds.count)
        for kind in kinds { self[kind.name] = kind }
    }
}
