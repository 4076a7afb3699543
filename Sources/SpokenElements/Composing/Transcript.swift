public import SpokenModel

/// What a screen reader says for the elements of a screen, in the order of reading.
public struct Transcript: Sendable, Hashable {
    /// One element and what is said of it.
    public struct Line: Sendable, Hashable {
        /// The element that is read.
        public var element: SpokenElement
        /// What changed on the way to it.
        public var context: ElementContext
        /// What is said.
        public var utterance: Utterance

        /// A line of a transcript.
        public init(_ element: SpokenElement, _ context: ElementContext, _ utterance: Utterance) {
            self.element = element
            self.context = context
            self.utterance = utterance
        }
    }

    /// Who reads.
    public var profile: ScreenReaderProfile
    /// The language of the reader's words.
    public var language: LanguageTag
    /// In the order of reading.
    public var lines: [Line]

    /// One line of text for each element.
    public func texts(_ style: PauseStyle = .commas) -> [String] {
        lines.map { $0.utterance.text(style) }
    }
}

extension UtteranceComposer {
    /// - Returns: one line for each element; containers are told with the first element in them.
    public func transcript(of screen: SpokenScreen) -> Transcript {
        var lines: [Transcript.Line] = []
        for (element, context) in screen.elementsInContext {
            lines.append(.init(element, context, utterance(for: element, in: context)))
        }
        return Transcript(profile: profile, language: language, lines: lines)
    }
}
