import SpokenModel

/// The spoken text and its attributes for an attributed string of iOS.
struct AppleAttributes {
    private let markup: SpeechMarkup

    init(_ markup: SpeechMarkup) {
        self.markup = markup
    }

    func document(_ result: NormalizedText) -> String {
        var offsets = UTF16Offsets(result.accessibleText)
        let attributes = markup.marks(result).map { range, mark in
            let location = offsets.offset(range.lowerBound)
            let length = offsets.offset(range.upperBound) - location
            let attribute =
                switch mark {
                case .telephone, .characters: "\"name\":\"UIAccessibilitySpeechAttributeSpellOut\",\"value\":true"
                case .foreign: "\"name\":\"UIAccessibilitySpeechAttributeLanguage\",\"value\":\"en\""
                }
            return "{\"location\":\(location),\"length\":\(length),\(attribute)}"
        }
        return
            "{\"text\":\(JSONText.quoted(result.accessibleText)),\"attributes\":[\(attributes.joined(separator: ","))]}"
    }
}
