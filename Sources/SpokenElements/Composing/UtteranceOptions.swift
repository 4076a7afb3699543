public import SpokenModel

/// What an utterance holds beside the element's own texts.
public struct UtteranceOptions: Sendable, Hashable {
    /// Hints of the element.
    public var hints: Bool
    /// Hints that the reader adds by itself: «Смахните вверх или вниз…». The profile `accessibilitySnapshot` always has
    /// them.
    public var systemHints: Bool
    /// «1 из 7».
    public var positions: Bool
    /// Labels of containers.
    public var containers: Bool
    /// Numbers of positions as digits or words: «один из семи».
    public var numbers: NumberStyle

    /// The usual options; each argument changes one.
    public init(
        hints: Bool = true, systemHints: Bool = false, positions: Bool = true, containers: Bool = true,
        numbers: NumberStyle = .digits
    ) {
        self.hints = hints
        self.systemHints = systemHints
        self.positions = positions
        self.containers = containers
        self.numbers = numbers
    }
}
