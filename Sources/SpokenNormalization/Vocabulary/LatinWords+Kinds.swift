import SpokenLocaleData

extension LatinWords {
    /// A set of kinds, at most 128.
    struct Kinds: Sendable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0

        func has(_ kind: Kind) -> Bool {
            (kind.rawValue < 64 ? low : high) & 1 << UInt64(kind.rawValue & 63) != 0
        }

        private mutating func insert(_ kind: Kind) {
            let bit = UInt64(1) << UInt64(kind.rawValue & 63)
            if kind.rawValue < 64 { low |= bit } else { high |= bit }
        }

        /// The words of the table `contexts` with their kinds.
        static func words(_ language: String) -> WordTable<Kinds> {
            Vocabulary.words(language, "contexts", "kinds") { cell in
                var kinds = Kinds()
                for name in cell.bytes.split(separator: 0x7C) {
                    if let kind = named[UnsafeBufferPointer(rebasing: name)] { kinds.insert(kind) }
                }
                return kinds
            }
        }

        private static let named: WordTable<Kind> = {
            var result = WordTable<Kind>(capacity: Kind.allCases.count)
            for kind in Kind.allCases { result[kind.name] = kind }
            return result
        }()
    }
}
