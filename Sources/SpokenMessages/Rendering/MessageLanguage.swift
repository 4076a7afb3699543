import SpokenCatalogs
import SpokenFormatting
import SpokenICU
import SpokenModel
import SpokenNormalization

/// What a message needs to know of its language; made once for each language and shared.
final class MessageLanguage: Sendable {
    let language: LanguageTag
    let formatter: QuantityFormatter?
    let groupsDigits: Bool
    let isRightToLeft: Bool
    private let writer: LocalizedNumberWriter
    private let reader: Reader?
    /// False for a language without a formatter of values: it is said as it is shown.
    let canSpeak: Bool

    /// Reads texts. A class, since a call in an optional structure copies all that it refers to.
    private final class Reader: Sendable {
        let normalizer: TextNormalizer

        init(_ normalizer: TextNormalizer) {
            self.normalizer = normalizer
        }
    }

    private init(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) {
        self.language = language
        groupsDigits = options.groupsDigits
        isRightToLeft = ICULocales.isRightToLeft(language)
        writer = LocalizedNumberWriter(language)
        formatter = try? QuantityFormatter(language: language, numbers: numbers, options: options.formatting)
        canSpeak = formatter != nil
        reader = (try? TextNormalizer(language: language, numbers: numbers, lexicon: options.lexicon)).map(Reader.init)
    }

    /// What a language was opened with.
    private struct Key: Hashable {
        let language: LanguageTag
        let numbers: NumberStyle
        let groupsDigits: Bool
        let formatting: FormattingOptions
        let lexicon: UserLexicon
    }

    /// Opening a language costs far more than formatting in it, and a server makes a formatter for each request.
    static func shared(_ language: LanguageTag, numbers: NumberStyle, options: MessageOptions) -> MessageLanguage {
        let key = Key(
            language: language, numbers: numbers, groupsDigits: options.groupsDigits, formatting: options.formatting,
            lexicon: options.lexicon)
        if let known = opened.withLock({ $0[key] }) { return known }
        let own = MessageLanguage(language, numbers: numbers, options: options)
        return opened.withLock { opened in
            if let known = opened[key] { return known }
            // Languages come from files, and there are a few hundred: more than that is a hostile catalog.
            if opened.count >= 1000 { opened.removeAll() }
            opened[key] = own
            return own
        }
    }

    private static let opened = Guarded<[Key: MessageLanguage]>([:])

    /// Appends a number as the language writes it.
    func append(_ number: DecimalNumber, isGrouped: Bool, to buffer: inout UTF8Buffer) {
        writer.append(number, isGrouped: isGrouped && groupsDigits, to: &buffer)
    }

    /// A text without quantities as it is said; most are said as they are, and no second one is made of them.
    ///
    /// - Parameter scratch: memory to write in; its content is lost.
    func speak(_ text: String, _ scratch: inout UTF8Buffer) -> String {
        guard let reader else { return text }
        var text = text
        scratch.removeAll()
        let isSame = text.withUTF8 { bytes in
            reader.normalizer.append(bytes, to: &scratch)
            return scratch.withBytes { spoken in
                guard spoken.count == bytes.count else { return false }
                for index in 0..<bytes.count where spoken[index] != bytes[index] { return false }
                return true
            }
        }
        return isSame ? text : scratch.string
    }

    /// A quantity in the case that the words before it govern: «за 1 рубль», «от 21 рубля»; and why the language cannot
    /// say it as it should be said.
    func speak(_ quantity: Quantity, after before: ArraySlice<UInt8>) -> (text: String, refusal: QuantityError?) {
        guard let formatter else { return ("", nil) }
        var buffer = UTF8Buffer()
        let number = NumberRendering.amount(of: quantity) ?? 0
        let governed = before.withUnsafeBufferPointer { bytes in
            reader?.normalizer.governedCase(after: bytes, of: number) ?? .nominative
        }
        let refusal = formatter.appendSpoken(quantity, after: before, case: governed, to: &buffer)
        return (buffer.string, refusal)
    }
}
