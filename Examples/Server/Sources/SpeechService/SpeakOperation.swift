import SpokenTextFoundation

/// `POST /v1/speak`: free texts as they are shown and as they should be said.
struct SpeakOperation: Operation {
    struct Common: Decodable, Sendable {
        /// A BCP 47 tag; an item of a stream may have its own.
        var language: String?
        var numbers: NumberStyle?
    }

    /// A text, or an object with one.
    struct Item: Decodable, Sendable {
        var text: String
        var language: String?
        var numbers: NumberStyle?

        private enum Name: String, CodingKey { case text, language, numbers }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self.text = text
                return
            }
            let values = try decoder.container(keyedBy: Name.self)
            text = try values.decode(String.self, forKey: .text)
            language = try values.decodeIfPresent(String.self, forKey: .language)
            numbers = try values.decodeIfPresent(NumberStyle.self, forKey: .numbers)
        }
    }

    static let name = "speak"
    static let items = "texts"
    let formatters: FormatterPool

    func answer(_ item: Item, _ common: Common) throws -> AccessibleText {
        let formatter = try formatters.formatter(
            item.language ?? common.language ?? "en", item.numbers ?? common.numbers)
        return formatter.format(.text(item.text))
    }
}
