import SpokenModel

/// The visible text with a `TtsSpan` for each place that is said differently, and the whole spoken text beside it.
struct AndroidSpans {
    private let markup: SpeechMarkup

    init(_ markup: SpeechMarkup) {
        self.markup = markup
    }

    func document(_ result: NormalizedText) -> String {
        var offsets = UTF16Offsets(result.visibleText)
        let spoken = Array(result.accessibleText.utf8)
        var spans: [String] = []
        for span in result.spans where span.spoken.upperBound <= spoken.count {
            let start = offsets.offset(span.visible.lowerBound)
            let end = offsets.offset(span.visible.upperBound)
            let words = String(decoding: spoken[span.spoken], as: UTF8.self)
            let (type, argument) =
                span.semioticClass == .telephone && markup.normalizer.numbers == .digits
                ? ("android.type.telephone", "android.arg.number_parts")
                : span.semioticClass == .code && span.visible.count == span.spoken.count
                    ? ("android.type.digits", "android.arg.digits") : ("android.type.text", "android.arg.text")
            spans.append(
                "{\"start\":\(start),\"end\":\(end),\"type\":\"\(type)\","
                    + "\"\(argument)\":\(JSONText.quoted(words))}")
        }
        return "{\"text\":\(JSONText.quoted(result.visibleText)),"
            + "\"spokenText\":\(JSONText.quoted(result.accessibleText)),\"spans\":[\(spans.joined(separator: ","))]}"
    }
}
