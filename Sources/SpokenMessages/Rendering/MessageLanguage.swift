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
    private let normalizer: TextNormalizer?

    init(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) {
        self.language = language
        groupsDigits = options.groupsDigits
        writer = LocalizedNumberWriter(language)
        formatter = try? QuantityFormatter(language: language, numbers: numbers, options: options.formatting)
        normalizer = try? TextNormalizer(language: language, numbers: numbers)
    }

    /// Appends a number as the language writes it.
    func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        writer.append(number, isGrouped: isGrouped && groupsDigits, to: &buffer)
    }

    var canSpeak: Bool { formatter != nil }

    /// A text without quantities as it is said.
    func speak(_ text: String) -> String { normalizer?.speak(text) ?? text }

    /// A quantity in the case that the words before it govern: «за 1 рубль», «от 21 рубля».
    func speak(_ quantity: Quantity, after before: ArraySlice<UInt8>) -> String {
        guard let formatter else { return "" }
        var buffer = UTF8Buffer()
        let number = NumberRendering.amount(of: quantity) ?? 0
        let governed = before.withUnsafeBufferPointer { bytes in
            normalizer?.governedCase(after: bytes, of: number) ?? .nominative
        }
        formatter.appendSpoken(quantity, case: governed, to: &buffer)
        return buffer.string
    }
}
