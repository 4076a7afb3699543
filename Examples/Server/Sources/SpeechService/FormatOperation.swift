import Hummingbird
import SpokenTextFoundation

/// `POST /v1/format`: values and strings of the server's catalog.
struct FormatOperation: Operation {
    struct Common: Decodable, Sendable {
        var language: String?
        var numbers: NumberStyle?
        var width: Int?
    }

    static let name = "format"
    static let items = "contents"
    let formatters: FormatterPool
    let store: SpokenTextStore

    func answer(_ item: ContentInput, _ common: Common) throws -> AccessibleText {
        let language = common.language ?? "en"
        let pool = try formatters.formatter(language, common.numbers)
        // Strings follow the languages of the store, values the language that was asked for.
        guard item.isString else { return pool.format(item.content) }
        let options = SpokenTextOptions(numbers: common.numbers ?? .digits, width: common.width)
        let formatter = store.formatter(languages: [language], options: options)
        do {
            try formatter.validate(item.content)
        } catch {
            throw HTTPError(.badRequest, message: "\(error)")
        }
        return formatter.format(item.content)
    }
}
