import SpokenFormatting
import SpokenModel

/// Makes the accessible half of a message from its visible half and the arguments that have a speech of their own.
struct MessageSpeaker {
    let language: MessageLanguage
    let arguments: [MessageArgument]
    /// What is said around the arguments is accented, bracketed and lengthened.
    let isPseudo: Bool

    /// - Parameter visible: the rendered text; pieces are offsets in it.
    func speak(_ visible: String, pieces: [MessageRenderer.Piece]) -> String {
        let spoken = speakAll(visible, pieces)
        return isPseudo ? "[" + spoken + PseudoLanguage.padding(for: spoken.count) + "]" : spoken
    }

    private func literal(_ text: String) -> String {
        isPseudo ? PseudoLanguage.accented(language.speak(text)[...]) : language.speak(text)
    }

    private func speakAll(_ visible: String, _ pieces: [MessageRenderer.Piece]) -> String {
        guard !pieces.isEmpty else { return literal(visible) }
        let bytes = Array(visible.utf8)
        var result = ""
        var offset = 0
        for piece in pieces.sorted(by: { $0.start < $1.start }) where piece.start >= offset {
            guard arguments.indices.contains(piece.argument), piece.start <= piece.end, piece.end <= bytes.count
            else { continue }
            result += literal(String(decoding: bytes[offset..<piece.start], as: UTF8.self))
            switch arguments[piece.argument] {
            case .text(let pair): result += pair.accessibleText
            case .quantity(let quantity): result += language.speak(quantity, after: bytes[..<piece.start])
            case .number, .double, .string: result += String(decoding: bytes[piece.start..<piece.end], as: UTF8.self)
            }
            offset = piece.end
        }
        return result + literal(String(decoding: bytes[offset...], as: UTF8.self))
    }
}
