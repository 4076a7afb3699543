import SpokenFormatting
import SpokenModel
import SpokenNormalization

/// What says the values and texts of a language, whatever strings there are. To open one takes milliseconds.
final class Voice: Sendable {
    let quantities: QuantityFormatter
    let texts: TextNormalizer

    init(
        _ language: LanguageTag, _ numbers: NumberStyle, _ configuration: SpokenTextConfiguration
    ) throws(SpokenTextFormatterError) {
        do {
            quantities = try QuantityFormatter(language: language, numbers: numbers, options: configuration.wording)
        } catch {
            throw .unsupportedLanguage(error)
        }
        do {
            texts = try TextNormalizer(
                language: language, numbers: numbers,
                options: NormalizationOptions(emoji: .drop, wording: configuration.wording),
                lexicon: configuration.lexicon)
        } catch {
            throw .unsupportedText(error)
        }
    }
}
