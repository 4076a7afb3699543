import SpokenModel

/// What only English writes.
extension Classifier {
    func englishDigits(_ place: Int) -> Decision? {
        nil
    }

    func englishNumber(_ number: ScannedNumber, from start: Int) -> Reading? {
        nil
    }

    func englishWord(_ place: Int, _ end: Int) -> Reading? {
        nil
    }
}
