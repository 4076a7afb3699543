import SpokenLocaleData

extension RowPart {
    /// What most parts do not ask.
    struct Details {
        let classes: WordClasses
        /// The kinds of its word, a bit for each as `RowContexts` has them; 0 for any.
        let contexts: UInt64
        /// What it asks of a number.
        let number: RowNumber.Asked
        /// The capture of a smaller number; 0 for any.
        let above: Int
        /// By how much it is above that one.
        let distance: ClosedRange<UInt64>
        /// How many letters a word has; nil for any.
        let letters: ClosedRange<Int>?
        let cases: UInt8
        /// The longest first: «год.» before «год».
        let texts: UnsafeBufferPointer<Text>
        /// A bit for each word or sign that several texts begin with; all where they are few.
        let starts: UInt64
        /// Which abbreviations it means, a bit for each place; 0 for all.
        let places: UInt32

        init(_ element: RowElement, _ contexts: RowContexts) {
            self.contexts = contexts.bits(element.contexts)
            (classes, cases) = (element.classes, element.cases)
            number = RowNumber.Asked(element)
            above = Int(element.above)
            distance = element.leastAbove...max(element.leastAbove, element.mostAbove)
            let least = Int(element.leastDigits)
            letters = least > 0 ? least...max(least, Int(element.mostDigits)) : nil
            texts = UnsafeBufferPointer(
                keeping: Self.spellings(element.literals).map { Text(keeping: $0.utf8) })
            starts =
                texts.count < RowPart.many ? .max : texts.reduce(0) { $0 | RowSide.bits(of: $1, isLeft: false).first }
            places =
                element.kind == .abbreviation
                ? element.literals.compactMap(Vocabulary.Abbreviation.Place.init).reduce(0) { $0 | $1.bit } : 0
        }

        /// Texts with a space are written with one at which no line ends too: «p. m.». The longest are tried first.
        private static func spellings(_ texts: [String]) -> [String] {
            guard texts.contains(where: { $0.utf8.contains(0x20) }) else {
                return texts.count > 1 ? texts.sorted { $0.utf8.count > $1.utf8.count } : texts
            }
            let narrow = texts.filter { $0.contains(" ") }
            let spaces = ["\u{A0}", "\u{202F}"].flatMap { space in narrow.map { $0.replacing(" ", with: space) } }
            return (texts + spaces).sorted { $0.utf8.count > $1.utf8.count }
        }
    }

    /// Of so many texts it is told beforehand what they begin with.
    static let many = 3
}
