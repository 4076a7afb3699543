import SpokenModel

/// A text in the JSON of an element: a plain string when it is said as it is shown, else an object of two halves.
struct ElementText: Codable {
    var text: AccessibleText

    init(_ text: AccessibleText) {
        self.text = text
    }

    init(from decoder: any Decoder) throws {
        if let plain = try? decoder.singleValueContainer().decode(String.self) {
            text = AccessibleText(plain)
        } else {
            do {
                text = try AccessibleText(from: decoder)
            } catch DecodingError.typeMismatch(let type, let context)
                where context.codingPath.count == decoder.codingPath.count
            {
                throw DecodingError.typeMismatch(
                    type,
                    .init(codingPath: context.codingPath, debugDescription: "a text or \(context.debugDescription)"))
            }
        }
    }

    func encode(to encoder: any Encoder) throws {
        if text.visibleText == text.accessibleText {
            var container = encoder.singleValueContainer()
            try container.encode(text.accessibleText)
        } else {
            try text.encode(to: encoder)
        }
    }
}
