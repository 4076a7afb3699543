import SpokenModel

/// Text in reports of XML and HTML: what cannot be shown is seen to be there.
package enum XMLText {
    /// For attributes in double quotes and for content, on one line.
    package static func escape(_ text: String) -> String {
        XMLEscape.text(text, isAttribute: true, forbidden: .replaced)
    }

    /// ` name="value"`, ready to stand in a tag.
    package static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escape(value))\"" }
}
