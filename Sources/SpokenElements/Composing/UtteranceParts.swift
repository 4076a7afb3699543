import SpokenModel

/// Collects the segments of an utterance; the first word of the reader takes a capital letter.
struct UtteranceParts {
    private(set) var segments: [Utterance.Segment] = []
    private let words: ScreenReaderWords
    private let capitalizes: Bool

    init(_ words: ScreenReaderWords, capitalizes: Bool = true) {
        self.words = words
        self.capitalizes = capitalizes
        segments.reserveCapacity(8)
    }

    var utterance: Utterance { Utterance(segments) }

    /// A text of the element; an empty one is not said.
    mutating func add(_ part: Utterance.Part, _ text: AccessibleText?, _ pause: Pause = .short) {
        guard let text, !text.accessibleText.isEmpty else { return }
        segments.append(.init(part, text.accessibleText, pause: segments.isEmpty ? .none : pause))
    }

    mutating func add(_ part: Utterance.Part, _ text: String?, _ pause: Pause = .short) {
        guard let text, !text.isEmpty else { return }
        segments.append(.init(part, text, pause: segments.isEmpty ? .none : pause))
    }

    /// A word of the reader; nothing when the profile has none.
    mutating func add(_ part: Utterance.Part, _ word: ScreenReaderWord, _ pause: Pause = .short) {
        guard let phrase = words[word] else { return }
        let isFirst = segments.isEmpty
        segments.append(
            .init(
                part, isFirst && capitalizes ? phrase.capitalized : phrase.text, pause: isFirst ? .none : pause,
                isWord: true))
    }

    mutating func add(
        _ part: Utterance.Part, _ word: ScreenReaderWord, _ first: String, _ second: String = "",
        _ pause: Pause = .short
    ) {
        guard let phrase = words[word] else { return }
        let text = phrase.filled(first, second)
        let isFirst = segments.isEmpty
        segments.append(
            .init(
                part, isFirst && capitalizes ? text.capitalizedFirst : text, pause: isFirst ? .none : pause,
                isWord: true))
    }

    /// Takes a segment away that says what another has said: TalkBack says equal state, name and role once.
    mutating func removeRepetitions() {
        var index = 1
        while index < segments.count {
            let segment = segments[index]
            let isRepeated =
                Self.canRepeat(segment.part)
                && segments[..<index].contains {
                    // Texts of unlike length are not compared: this runs for every element.
                    Self.canRepeat($0.part) && $0.text.utf8.count == segment.text.utf8.count
                        && ($0.text == segment.text || $0.text.lowercased() == segment.text.lowercased())
                }
            if isRepeated { segments.remove(at: index) } else { index += 1 }
        }
    }

    private static func canRepeat(_ part: Utterance.Part) -> Bool {
        part == .state || part == .label || part == .role || part == .value
    }
}
