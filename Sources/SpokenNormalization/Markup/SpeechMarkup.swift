import SpokenModel

/// Writes what should be said with the markup of a speech engine.
///
/// ```swift
/// let markup = try SpeechMarkup(profile: .generic, normalizer: TextNormalizer(language: .russian))
/// markup.render("Пицца 30 см, тел. 8 800 333-00-60")
/// // <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="ru">Пицца 30 сантиметров, телефон
/// // <say-as interpret-as="telephone">8 800 333-00-60</say-as></speak>
/// ```
public struct SpeechMarkup: Sendable {
    public let profile: SpeechProfile
    /// Whether words in another alphabet are marked with their language.
    public let marksLanguages: Bool
    let normalizer: TextNormalizer
    /// What tells telephones and codes in digits; nil where numbers are words.
    let reader: TextNormalizer?

    public init(profile: SpeechProfile, normalizer: TextNormalizer, marksLanguages: Bool = false) {
        self.profile = profile
        self.normalizer = normalizer
        reader =
            normalizer.numbers == .digits
            ? try? TextNormalizer(language: normalizer.language, numbers: .words, options: normalizer.options) : nil
        self.marksLanguages = marksLanguages
    }

    /// One document: an `speak` element, or a JSON object on one line.
    public func render(_ text: String) -> String {
        let result = withNamedDigits(normalizer.classified(text))
        switch profile {
        case .generic, .espeak, .yandex: return SSMLWriter(self).document(result)
        case .apple: return AppleAttributes(self).document(result)
        case .android: return AndroidSpans(self).document(result)
        }
    }

    /// What a piece of the spoken text is marked as.
    enum Mark: Hashable {
        case telephone
        /// Said character by character.
        case characters
        /// In Latin letters inside of a text that is not.
        case foreign
    }

    /// The pieces of the spoken text that are marked, in order, as UTF-8 offsets.
    func marks(_ result: NormalizedText) -> [(range: Range<Int>, mark: Mark)] {
        var marks: [(range: Range<Int>, mark: Mark)] = result.spans.compactMap { span in
            switch span.semioticClass {
            case .telephone where normalizer.numbers == .digits: (span.spoken, .telephone)
            case .code where normalizer.numbers == .digits && span.visible.count == span.spoken.count:
                (span.spoken, .characters)
            default: nil
            }
        }
        if marksLanguages, normalizer.vocabulary.profile.isCyrillic {
            let taken = marks.map(\.range)
            marks += Self.latinRuns(Array(result.accessibleText.utf8))
                .filter { run in !taken.contains { $0.overlaps(run) } }.map { ($0, .foreign) }
            marks.sort { $0.range.lowerBound < $1.range.lowerBound }
        }
        return marks
    }

    /// Runs of Latin words with the spaces between them.
    private static func latinRuns(_ bytes: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var place = 0
        while place < bytes.count {
            guard isASCIILetter(bytes[place]) else {
                place += 1
                continue
            }
            var end = place
            var last = place
            while end < bytes.count, isASCIILetter(bytes[end]) || [0x20, 0x2D, 0x27, 0x26].contains(bytes[end]) {
                if isASCIILetter(bytes[end]) { last = end }
                end += 1
            }
            runs.append(place..<last + 1)
            place = end
        }
        return runs
    }

    private static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
