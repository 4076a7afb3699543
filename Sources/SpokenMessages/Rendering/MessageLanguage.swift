import SpokenCatalogs
import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// What a message needs to know of its language; made once for each language and shared.
final class MessageLanguage: Sendable {
    let language: LanguageTag
    let formatter: QuantityFormatter?
    let groupsDigits: Bool

    init(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) {
        self.language = language
        groupsDigits = options.groupsDigits
        formatter = try? QuantityFormatter(language: language, numbers: numbers, options: options.formatting)
    }

    /// Appends a number as the language writes it.
    func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        guard isGrouped || number.fractionDigits > 0, groupsDigits || number.fractionDigits > 0, let formatter else {
            buffer.append(number.description)
            return
        }
        formatter.appendVisible(.cardinal(number), to: &buffer)
    }
}

extension MessageLanguage {
    var canSpeak: Bool { formatter != nil }
}
