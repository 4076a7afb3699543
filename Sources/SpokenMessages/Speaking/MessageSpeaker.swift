import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// Makes the accessible half of a message from its visible half and the arguments that have a speech of their own.
struct MessageSpeaker {
    let language: MessageLanguage
    let arguments: [MessageArgument]

    /// - Parameter visible: the rendered text; pieces are offsets in it.
    func speak(_ visible: String, pieces: [MessageRenderer.Piece]) -> String {
        guard !pieces.isEmpty else { return language.speak(visible) }
        let bytes = Array(visible.utf8)
        var result = ""
        var offset = 0
        for piece in pieces.sorted(by: { $0.start < $1.start }) where piece.start >= offset {
            guard arguments.indices.contains(piece.argument), piece.end <= bytes.count else { continue }
            let before = String(decoding: bytes[offset..<piece.start], as: UTF8.self)
            switch arguments[piece.argument] {
            case .text(let pair):
                result += language.speak(before) + pair.accessibleText
            case .quantity(let quantity):
                result += language.speak(before) + language.speak(quantity, after: bytes[..<piece.start])
            case .number, .double, .string: continue
            }
            offset = piece.end
        }
        return result + language.speak(String(decoding: bytes[offset...], as: UTF8.self))
    }
}

extension MessageLanguage {
    /// A text as it is said.
    func speak(_ text: String) -> String {
        text
    }

    /// A quantity in the case that the words before it govern.
    func speak(_ quantity: Quantity, after before: ArraySlice<UInt8>) -> String {
        guard let formatter else { return "" }
        var buffer = UTF8Buffer()
        formatter.appendSpoken(quantity, to: &buffer)
        return buffer.string
    }
}
