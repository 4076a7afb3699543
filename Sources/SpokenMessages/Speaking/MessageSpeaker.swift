import SpokenFormatting
import SpokenModel

/// Makes the accessible half of a message from its visible half and the arguments that have a speech of their own.
struct MessageSpeaker {
    let key: String
    let language: MessageLanguage
    let arguments: [MessageArgument]
    /// What is said around the arguments is accented, bracketed and lengthened.
    let isPseudo: Bool
    /// What the language could not say.
    private(set) var problems: [MessageProblem] = []

    init(key: String, language: MessageLanguage, arguments: [MessageArgument], isPseudo: Bool) {
        self.key = key
        self.language = language
        self.arguments = arguments
        self.isPseudo = isPseudo
    }

    /// - Parameters:
    ///   - visible: the rendered text; pieces are offsets in it.
    ///   - scratch: memory to write in; its content is lost.
    mutating func speak(_ visible: String, pieces: [MessageRenderer.Piece], _ scratch: inout UTF8Buffer) -> String {
        let whole = speakAll(visible, pieces, &scratch)
        let spoken = language.isRightToLeft ? Isolation.without(whole) : whole
        return isPseudo ? "[" + spoken + PseudoLanguage.padding(for: spoken.count) + "]" : spoken
    }

    private func literal(_ text: String, _ scratch: inout UTF8Buffer) -> String {
        let spoken = language.speak(text, &scratch)
        return isPseudo ? PseudoLanguage.accented(spoken[...]) : spoken
    }

    private mutating func speakAll(
        _ visible: String, _ pieces: [MessageRenderer.Piece], _ scratch: inout UTF8Buffer
    ) -> String {
        guard !pieces.isEmpty else { return literal(visible, &scratch) }
        let bytes = Array(visible.utf8)
        var result = ""
        var offset = 0
        for piece in pieces.sorted(by: { $0.start < $1.start }) where piece.start >= offset {
            guard arguments.indices.contains(piece.argument), piece.start <= piece.end, piece.end <= bytes.count
            else { continue }
            result += literal(String(decoding: bytes[offset..<piece.start], as: UTF8.self), &scratch)
            switch arguments[piece.argument] {
            case .text(let pair): result += pair.accessibleText
            case .quantity(let quantity):
                let (text, refusal) = language.speak(quantity, after: bytes[..<piece.start])
                result += text
                if let refusal {
                    problems.append(.notSaid(key: key, position: piece.argument + 1, refusal))
                }
            case .number, .double, .string: result += String(decoding: bytes[piece.start..<piece.end], as: UTF8.self)
            }
            offset = piece.end
        }
        return result + literal(String(decoding: bytes[offset...], as: UTF8.self), &scratch)
    }
}
