import SpokenCatalogs
import SpokenFormatting
import SpokenModel

/// What a message needs to know of its language; made once for each language and shared.
final class MessageLanguage: Sendable {
    let language: LanguageTag
    let formatter: QuantityFormatter?
    let groupsDigits: Bool
    private let writer: LocalizedNumberWriter
    private let governingWords: [GoverningWord]

    init(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) {
        self.language = language
        groupsDigits = options.groupsDigits
        writer = LocalizedNumberWriter(language)
        formatter = try? QuantityFormatter(language: language, numbers: numbers, options: options.formatting)
        governingWords = formatter.map(GoverningWord.words) ?? []
    }

    /// Appends a number as the language writes it.
    func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        writer.append(number, isGrouped: isGrouped && groupsDigits, to: &buffer)
    }

    var canSpeak: Bool { formatter != nil }

    /// A text without quantities as it is said.
    func speak(_ text: String) -> String { text }

    /// A quantity in the case that the word before it governs: «за 1 рубль», «от 21 рубля».
    func speak(_ quantity: Quantity, after before: ArraySlice<UInt8>) -> String {
        guard let formatter else { return "" }
        var buffer = UTF8Buffer()
        if let governing = GoverningWord.role(before: before, governingWords) {
            formatter.appendSpoken(quantity, role: governing.role, to: &buffer)
            let spoken = buffer.string
            let start = spoken.utf8.index(
                spoken.startIndex, offsetBy: governing.word.count + 1, limitedBy: spoken.endIndex)
            // The word itself stands in the text already.
            if let start, Array(spoken[..<start].lowercased().utf8).dropLast() == governing.word[...] {
                return String(spoken[start...])
            }
            buffer.removeAll()
        }
        formatter.appendSpoken(quantity, to: &buffer)
        return buffer.string
    }
}
