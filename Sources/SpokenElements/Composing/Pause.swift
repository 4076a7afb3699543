/// A pause in front of a part of an utterance: structure, which a `PauseStyle` turns into marks.
public enum Pause: String, Sendable, Hashable, Codable, CaseIterable {
    /// Nothing between two pieces.
    case none
    /// Between parts of one thought: «Моцарелла, кнопка».
    case short
    /// In front of the value and the hint, which are said in another tone.
    case long
}
