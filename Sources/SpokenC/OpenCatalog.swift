import CSpokenText
import SpokenCommands
import SpokenFormatting
import SpokenModel
import SpokenText

/// What a catalog's handle stands for.
final class OpenCatalog: Sendable {
    let store: SpokenTextStore
    private let options: CallOptions

    init(path: String, sourceLanguage: String?, _ options: CallOptions) throws(CallFailure) {
        self.options = options
        do {
            store = try SpokenTextStore(
                folder: path, sourceLanguage: sourceLanguage, configuration: options.configuration)
        } catch {
            throw Self.failure(error)
        }
    }

    /// A string for a user; its arguments are read once it is known for which language.
    func get(_ key: String, _ arguments: [ValueInput], _ place: StringPlace) throws(CallFailure) -> AccessibleText {
        var textOptions = place.options
        textOptions.numbers = options.numbers
        let formatter = store.formatter(acceptLanguage: place.language, options: textOptions)
        let table = if let table = place.table { table } else { try self.table(of: key, formatter) }
        let context = FormattingContext(formatter: formatter, longestText: options.configuration.longestText) {
            try TimeFormatter(
                language: formatter.language, numbers: formatter.numbers, options: formatter.quantities.options)
        }
        var contents: [SpokenContent] = []
        for argument in try ordered(arguments, key, table, formatter) {
            contents.append(try argument.content(context))
        }
        let content = SpokenContent.string(key, contents, table: table)
        do {
            try formatter.validate(content)
        } catch  where error.kind == .unspokenLanguage {
            // Said as it is shown.
        } catch  where error.kind == .unknownKey {
            throw unknownKey(key)
        } catch {
            throw ValueInput.wrong("\(error)")
        }
        return formatter.format(content)
    }

    private func table(of key: String, _ formatter: SpokenTextFormatter) throws(CallFailure) -> String {
        guard let table = formatter.core.messages?.table(of: key) else { throw unknownKey(key) }
        return table
    }

    private func unknownKey(_ key: String) -> CallFailure {
        let keys = store.catalog?.files.lazy.flatMap { file in file.entries.lazy.map { file.string($0.key) } }
        let hint = keys.flatMap { NearestName.nearest(to: key, in: $0) }.map { "; did you mean '\($0)'?" } ?? ""
        return CallFailure(SPOKENTEXT_UNKNOWN_KEY, "the catalog has no key '\(key.prefix(64))'\(hint)")
    }

    /// Arguments with names at the places that the string gives to these.
    private func ordered(
        _ arguments: [ValueInput], _ key: String, _ table: String, _ formatter: SpokenTextFormatter
    ) throws(CallFailure) -> [ValueInput] {
        let named = arguments.compactMap(\.name)
        guard !named.isEmpty, let messages = formatter.core.messages,
            let match = store.catalog?.find(key, table: table, languages: messages.languages)
        else { return arguments }
        let names = match.file.argumentNames(of: match.localization)
        if let unknown = named.first(where: { !names.contains($0) }) {
            let known = names.isEmpty ? "it names none" : "it names \(names.joined(separator: ", "))"
            throw ValueInput.wrong("the string names no argument '\(unknown.prefix(64))'; \(known)")
        }
        guard Set(named).count == named.count else { throw ValueInput.wrong("two arguments have one name") }
        return ArgumentOrder.placed(arguments.map { ($0.name, $0) }, at: names)
    }

    static func failure(_ error: SpokenTextStoreError) -> CallFailure {
        switch error {
        case .malformedLanguage, .unsupportedLanguages: CallFailure(SPOKENTEXT_INVALID_LANGUAGE, "\(error)")
        default: CallFailure(SPOKENTEXT_UNREADABLE, "\(error)")
        }
    }

    static let all = HandleTable<OpenCatalog>(kind: 2)

    static func of(_ handle: spokentext_catalog) throws(CallFailure) -> OpenCatalog {
        guard let catalog = all.value(handle.id) else { throw .closed("catalog") }
        return catalog
    }
}
