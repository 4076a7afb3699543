import SpokenLocaleData

/// The words of the table `contexts`, each with its kinds.
struct ContextWords<Kind: ContextKind>: Sendable {
    private let kinds: WordTable<KindSet<Kind>>

    /// - Parameter language: nil for one whose rules ask for none of these words.
    init(language: String?) {
        guard let language else {
            kinds = WordTable()
            return
        }
        let named = Kind.named
        kinds = TableWords.words(language, "contexts", "kinds") { field in
            var kinds: KindSet<Kind> = []
            for name in field.items {
                if let kind = named[UnsafeBufferPointer(rebasing: name)] { kinds.insert(kind) }
            }
            return kinds
        }
    }

    func has(_ word: Word, _ kind: Kind) -> Bool { kinds[word]?.has(kind) ?? false }
}
