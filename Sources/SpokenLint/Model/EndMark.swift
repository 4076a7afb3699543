/// The mark that ends a text, by its meaning: «？», «؟» and, in a text with Greek letters, «;» are question marks.
enum EndMark: Sendable {
    case none, colon, question, exclamation, ellipsis

    init(_ text: String) {
        // Most texts end with a letter of ASCII, which tells all.
        if let last = text.utf8.last, last.isLetter || last.isDigit {
            self = .none
            return
        }
        if text.utf8.last == 0x2E {
            self = text.utf8.suffix(3).elementsEqual("...".utf8) ? .ellipsis : .none
            return
        }
        let last = text.unicodeScalars.last { !$0.properties.isWhitespace && $0 != "\u{200F}" }
        self =
            switch last {
            case ":", "：": .colon
            case "?", "？", "؟", "\u{37E}", "՞", "።": .question
            case ";": Self.isGreek(text) ? .question : .none
            case "!", "！", "՜": .exclamation
            case "…", "⋯": .ellipsis
            default: .none
            }
    }

    private static func isGreek(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x370...0x3FF).contains($0.value) || (0x1F00...0x1FFF).contains($0.value) }
    }

    /// In quotes, for messages; nil for no mark.
    var name: String? {
        switch self {
        case .none: nil
        case .colon: "':'"
        case .question: "'?'"
        case .exclamation: "'!'"
        case .ellipsis: "'…'"
        }
    }
}
