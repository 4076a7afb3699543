/// A caller's words above the compiled ones, which they win over; owns the numbers that `lexicon` reads.
package final class LexiconOverlay: @unchecked Sendable {
    // Sendable: all memory is written in init and only read afterwards.
    /// The words of both; to be used as long as this lives.
    package let lexicon: Lexicon
    private let image: UnsafeMutableBufferPointer<UInt32>
    private let words: UnsafeMutablePointer<Lexicon>

    /// nil without words, for a language whose lexicon has no cases, and for more words than a lexicon can hold (some
    /// hundred thousand).
    package init?(_ lemmas: [UserLemma], language: String) {
        guard !lemmas.isEmpty, Lexicon.declining.contains(language), let compiled = Lexicon(language: language),
            let numbers = try? LexiconImage.numbers(lemmas.flatMap(\.entries), file: "")
        else { return nil }
        image = .allocate(capacity: numbers.count)
        _ = image.initialize(from: numbers)
        words = .allocate(capacity: 1)
        guard let own = Lexicon(UnsafeBufferPointer(image)) else {
            image.deallocate()
            words.deallocate()
            return nil
        }
        words.initialize(to: own)
        lexicon = compiled.below(words)
    }

    /// Whether the word between two places is the caller's.
    package func has(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var forms = words.pointee.forms(bytes, start, end)
        return forms.next() != nil
    }

    deinit {
        image.deallocate()
        words.deallocate()
    }
}
