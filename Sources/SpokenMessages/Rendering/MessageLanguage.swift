import SpokenCatalogs
import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// What a message needs to know of its language; made once for each language and shared.
final class MessageLanguage: Sendable {
    let language: LanguageTag
    let formatter: QuantityFormatter?
    let groupsDigits: Bool
    private let writer: LocalizedNumberWriter

    init(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) {
        self.language = language
        groupsDigits = options.groupsDigits
        writer = LocalizedNumberWriter(language)
        formatter = try? QuantityFormatter(language: language, numbers: numbers, options: options.formatting)
    }

    /// Appends a number as the language writes it.
    func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        writer.append(number, isGrouped: isGrouped && groupsDigits, to: &buffer)
    }
}

extension MessageLanguage {
    var canSpeak: Bool { formatter != nil }
}
