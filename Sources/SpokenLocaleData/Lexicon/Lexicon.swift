import SpokenModel

/// The words of a language with all of their forms, as they are compiled in: looked up in the bytes of a text, without a
/// copy and without a start-up.
///
/// ```swift
/// let lexicon = Lexicon(language: "ru")
/// lexicon?.forms(of: "карты")  // genitive singular, nominative and accusative plural of a feminine noun
/// ```
package struct Lexicon: @unchecked Sendable {
    // Sendable: the numbers are constants of the binary.
    private let edges: UnsafePointer<UInt32>
    private let counts: UnsafePointer<UInt32>
    private let values: UnsafePointer<UInt32>
    private let starts: UnsafePointer<UInt32>
    private let lists: UnsafePointer<UInt32>
    private let kinds: UnsafePointer<UInt32>
    private let cells: UnsafePointer<UInt32>
    private let root: Int
    /// A caller's words, which win over these; whoever made them keeps them alive.
    private var overlay: UnsafePointer<Lexicon>?
    /// How many forms there are.
    package let count: Int

    /// The readings of one form.
    package struct Forms: Sequence, IteratorProtocol {
        fileprivate let lexicon: Lexicon
        fileprivate var place: Int
        fileprivate let end: Int

        package mutating func next() -> WordForm? {
            guard place < end else { return nil }
            defer { place += 1 }
            return lexicon.form(lexicon.lists[place])
        }
    }

    /// The languages that decline a caller's words.
    package static let declining = ["ru"]

    /// nil for a language without a lexicon.
    package init?(language: String) {
        guard let image = LanguageImage.part("lexicon", language) else { return nil }
        self.init(image)
    }

    /// nil when the numbers are no lexicon.
    init?(_ image: UnsafeBufferPointer<UInt32>) {
        guard let base = image.baseAddress, image.count >= LexiconImage.headerCount, base[0] == LexiconImage.magic
        else { return nil }
        let sizes = (1..<8).map { Int(base[$0]) }
        edges = base + LexiconImage.headerCount
        counts = edges + sizes[0]
        values = counts + sizes[0]
        starts = values + (sizes[1] + 1) / 2
        lists = starts + sizes[2]
        kinds = lists + sizes[3]
        cells = kinds + sizes[4]
        root = sizes[6]
        count = sizes[1]
        guard cells + sizes[5] == base + image.count else { return nil }
    }

    /// The same words below others that win over them.
    func below(_ overlay: UnsafePointer<Lexicon>) -> Lexicon {
        var result = self
        result.overlay = overlay
        return result
    }

    /// The readings of the word between two places; none for a word that is not known.
    @inline(__always)
    package func forms(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Forms {
        if let overlay {
            let forms = overlay.pointee.own(bytes, start, end)
            if forms.place < forms.end { return forms }
        }
        return own(bytes, start, end)
    }

    @inline(__always)
    private func own(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Forms {
        guard let index = index(bytes, start, end) else { return Forms(lexicon: self, place: 0, end: 0) }
        let pair = values[index >> 1]
        let set = Int(index & 1 == 0 ? pair & 0xFFFF : pair >> 16)
        return Forms(lexicon: self, place: Int(starts[set]), end: Int(starts[set + 1]))
    }

    /// The readings of the last part of a compound, the longest that is a noun: those of «Tag» for «Werktag». A part has
    /// at least four bytes, and what stands before it three.
    package func formsOfCompound(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Forms {
        var place = start + 3
        while place + 4 <= end {
            if bytes[place] & 0xC0 != 0x80 {
                let forms = forms(bytes, place, end)
                if forms.contains(where: \.isNoun) { return forms }
            }
            place += 1
        }
        return Forms(lexicon: self, place: 0, end: 0)
    }

    /// The readings of a word.
    package func forms(of word: String) -> [WordForm] {
        var word = word
        return word.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return [] }
            return Array(forms(base, 0, bytes.count))
        }
    }

    /// The number of a form.
    private func index(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
        guard start < end else { return nil }
        var place = start
        var node = root
        var index = 0
        while true {
            let (code, length) = LexiconAlphabet.code(bytes, place, end)
            guard code > 0, node > 0 else { return nil }
            while UInt8(truncatingIfNeeded: edges[node]) & 0x7F != code {
                guard edges[node] & 0x100 == 0 else { return nil }
                node += 1
            }
            index += Int(counts[node])
            place += length
            let edge = edges[node]
            if place >= end { return edge & 0x80 != 0 ? index : nil }
            if edge & 0x80 != 0 { index += 1 }
            node = Int(edge >> 9)
        }
    }

    private func form(_ member: UInt32) -> WordForm {
        let kind = kinds + Int(member >> 16) * LexiconImage.kindCount
        let gender: GrammaticalGender? =
            switch kind[4] & 3 {
            case 0: .masculine
            case 1: .feminine
            case 2: .neuter
            default: nil
            }
        return WordForm(
            classes: WordClasses(
                low: UInt64(kind[0]) | UInt64(kind[1]) << 32, high: UInt64(kind[2]) | UInt64(kind[3]) << 32),
            cells: WordCells(rawValue: cells[Int(member & 0xFFFF)]), gender: gender,
            isNoun: kind[4] & 32 != 0, isAnimate: kind[4] & 4 != 0,
            isAdjective: kind[4] & 8 != 0, isAdjectival: kind[4] & 16 != 0)
    }
}
