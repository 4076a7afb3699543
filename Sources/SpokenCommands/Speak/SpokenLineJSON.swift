import SpokenModel
import SpokenNormalization

/// A spoken line for machines: the pair, and every place where its halves differ or that is left unread.
enum SpokenLineJSON {
    static func text(of line: NormalizedText, _ offsets: SpanOffsets) -> String {
        let spans = (offsets == .utf16 ? line.spansInUTF16 : line.spans).map { span in
            "{\"visible\":[\(span.visible.lowerBound),\(span.visible.upperBound)],"
                + "\"spoken\":[\(span.spoken.lowerBound),\(span.spoken.upperBound)],"
                + "\"class\":\"\(span.semioticClass.rawValue)\",\"rule\":\"\(span.rule)\","
                + "\"confidence\":\"\(span.confidence.name)\"}"
        }
        return "{\"visibleText\":\(JSONText.quoted(line.visibleText)),"
            + "\"accessibleText\":\(JSONText.quoted(line.accessibleText)),\"spans\":[\(spans.joined(separator: ","))]}"
    }
}

extension NormalizedText {
    /// A text that is said as it is.
    init(_ text: String) {
        self.init(visibleText: text, accessibleText: text, spans: [])
    }
}
