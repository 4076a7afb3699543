import CSpokenReview

/// The parts of the page as they stand in `Resources/Review`.
enum PageTemplate {
    static let html = text(spoken_review_html)
    static let css = text(spoken_review_css)
    static let js = text(spoken_review_js)

    /// The page in pieces: what stands before the first name in double braces, that name, what is behind it, …
    static let pieces: [(text: Substring, name: Substring?)] = {
        var result: [(text: Substring, name: Substring?)] = []
        var rest = html[...]
        while let (start, name, end) = nextName(in: rest) {
            result.append((rest[..<start], name))
            rest = rest[end...]
        }
        result.append((rest, nil))
        return result
    }()

    private static func nextName(in text: Substring) -> (start: String.Index, name: Substring, end: String.Index)? {
        guard let open = text.firstRange(of: "{{"), let close = text[open.upperBound...].firstRange(of: "}}") else {
            return nil
        }
        return (open.lowerBound, text[open.upperBound..<close.lowerBound], close.upperBound)
    }

    private static func text(_ part: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) -> String {
        var count = 0
        let start = part(&count)
        return String(decoding: UnsafeBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
    }
}
