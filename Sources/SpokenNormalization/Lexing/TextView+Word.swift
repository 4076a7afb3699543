extension TextView {
    /// A word, compared in lower case; empty where there is none.
    func lowered(_ start: Int, _ end: Int) -> Word { word(start, end, folds: true) }

    /// A word, compared as it is written.
    func exact(_ start: Int, _ end: Int) -> Word { word(start, end, folds: false) }

    private func word(_ start: Int, _ end: Int, folds: Bool) -> Word {
        guard start >= 0, start < end, end <= self.end else { return Word() }
        return Word(base + start, count: end - start, folds: folds)
    }
}
