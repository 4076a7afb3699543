import SpokenModel
import SpokenNormalization

/// A spoken line for machines: the pair, and every place where its halves differ.
enum SpokenLineJSON {
    static func text(of line: NormalizedText) -> String {
        let spans = line.spans.map { span in
            "{\"visible\":[\(span.visible.lowerBound),\(span.visible.upperBound)],"
                + "\"spoken\":[\(span.spoken.lowerBound),\(span.spoken.upperBound)],"
                + "\"class\":\"\(span.semioticClass.rawValue)\",\"confidence\":\"\(span.confidence.name)\"}"
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
