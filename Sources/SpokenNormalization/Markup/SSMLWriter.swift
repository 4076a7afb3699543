import SpokenModel

/// Writes one SSML document.
struct SSMLWriter {
    private let markup: SpeechMarkup

    init(_ markup: SpeechMarkup) {
        self.markup = markup
    }

    func document(_ result: NormalizedText) -> String {
        let bytes = Array(result.accessibleText.utf8)
        var body = ""
        var place = 0
        for (range, mark) in markup.marks(result) where range.lowerBound >= place && range.upperBound <= bytes.count {
            body += Self.escaped(bytes[place..<range.lowerBound])
            let (open, close) = tags(mark)
            body += open + Self.escaped(bytes[range]) + close
            place = range.upperBound
        }
        body += Self.escaped(bytes[place...])
        return root + body + "</speak>"
    }

    private var root: String {
        let language = markup.normalizer.language.description
        switch markup.profile {
        case .yandex: return "<speak>"
        default:
            return "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"\(language)\">"
        }
    }

    private func tags(_ mark: SpeechMarkup.Mark) -> (open: String, close: String) {
        switch (markup.profile, mark) {
        case (.yandex, _): ("", "")
        case (_, .telephone): ("<say-as interpret-as=\"telephone\">", "</say-as>")
        case (_, .characters): ("<say-as interpret-as=\"characters\">", "</say-as>")
        case (.espeak, .foreign): ("<voice xml:lang=\"en\">", "</voice>")
        case (_, .foreign): ("<lang xml:lang=\"en\">", "</lang>")
        }
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
        XMLEscape.text(String(decoding: bytes, as: UTF8.self))
    }
}
