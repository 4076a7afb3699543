import SpokenModel

/// What a screen reader says for one element, in parts.
public struct Utterance: Sendable, Hashable, Codable {
    /// The part that a segment plays.
    public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
        /// The container that the focus enters or leaves.
        case container
        /// What is switched on, chosen or open: «выбрано».
        case state
        /// The name.
        case label
        /// The value: «2 из 5».
        case value
        /// Further content: `accessibilityCustomContent`.
        case content
        /// The place among its like: «1 из 4».
        case position
        /// What it is: «кнопка».
        case role
        /// Row and column of a table.
        case cell
        /// Why an input is refused.
        case error
        /// What it does.
        case hint
        /// That there are more actions.
        case actions
        /// The whole description of the profile `accessibilitySnapshot`.
        case description
    }

    /// A piece of what is said, with the pause behind it.
    public struct Segment: Sendable, Hashable, Codable {
        /// What it says of the element.
        public var part: Part
        /// The words.
        public var text: String
        /// The pause in front of it.
        public var pause: Pause
        /// True for a word of the screen reader, which takes a capital letter at the start of a sentence.
        public var isWord: Bool

        /// A piece with a short pause behind it.
        public init(_ part: Part, _ text: String, pause: Pause = .short, isWord: Bool = false) {
            self.part = part
            self.text = text
            self.pause = pause
            self.isWord = isWord
        }
    }

    /// In the order in which they are said.
    public var segments: [Segment]

    /// An utterance of these pieces.
    public init(_ segments: [Segment] = []) {
        self.segments = segments
    }

    /// The utterance as one line of text.
    public func text(_ style: PauseStyle = .commas) -> String {
        var result = ""
        result.reserveCapacity(segments.reduce(16) { $0 + $1.text.utf8.count + 4 })
        if style == .ssml { result += "<speak>" }
        var previous: Segment?
        for segment in segments {
            if let previous { result += Self.separator(previous, segment, style) }
            let startsSentence = segment.isWord && previous.map { !$0.isWord && $0.text.endsSentence } ?? false
            let text = startsSentence ? segment.text.capitalizedFirst : segment.text
            if style == .ssml { result.appendEscaped(text) } else { result += text }
            previous = segment
        }
        if style == .ssml { result += "</speak>" }
        return result
    }

    private static func separator(_ previous: Segment, _ next: Segment, _ style: PauseStyle) -> String {
        if previous.part == .description { return style == .ssml ? "<break strength=\"strong\"/> " : " — " }
        if next.pause == .none { return " " }
        switch style {
        // A text that ends a sentence has its own pause: «…«Острый цыпленок». Кнопка», never «., кнопка».
        case .commas, .periods:
            if !previous.isWord, previous.text.endsClause { return " " }
            guard style == .periods, next.pause == .long else { return ", " }
            // A word of the reader may be an abbreviation: «вкл.».
            return previous.text.endsSentence ? " " : ". "
        case .ssml: return next.pause == .long ? "<break strength=\"strong\"/> " : "<break strength=\"weak\"/> "
        case .marks: return next.pause == .long ? " ‖ " : " | "
        }
    }
}

extension String {
    /// «…соус.», «…«цыпленок».», «Добавить?»
    var endsSentence: Bool { endsIn { $0 == "." || $0 == "!" || $0 == "?" || $0 == "…" } }

    /// Also «Состав:» and «Москва,».
    var endsClause: Bool {
        endsIn { $0 == "." || $0 == "!" || $0 == "?" || $0 == "…" || $0 == ":" || $0 == ";" || $0 == "," }
    }

    private func endsIn(_ isEnd: (Unicode.Scalar) -> Bool) -> Bool {
        for scalar in unicodeScalars.reversed() {
            if isEnd(scalar) { return true }
            guard scalar == "»" || scalar == "”" || scalar == "\"" || scalar == ")" || scalar == "“" else {
                return false
            }
        }
        return false
    }

    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    mutating func appendEscaped(_ text: String) { append(XMLEscape.text(text)) }
}
