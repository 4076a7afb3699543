import SpokenCatalogs

/// A place as the protocol tells it.
struct TextPosition: Hashable, Comparable, Sendable {
    /// From 0.
    var line: Int
    /// From 0, in the units that were agreed on.
    var character: Int

    init(_ line: Int, _ character: Int) {
        self.line = line
        self.character = character
    }

    init?(_ json: JSONValue?) {
        guard let line = json?["line"]?.integer, let character = json?["character"]?.integer, line >= 0, character >= 0
        else { return nil }
        self.init(line, character)
    }

    static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }

    var json: JSONValue { ["line": .number(line), "character": .number(character)] }
}
