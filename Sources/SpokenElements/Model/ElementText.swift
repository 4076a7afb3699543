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
            text = try AccessibleText(from: decoder)
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
