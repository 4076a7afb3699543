import SpokenLocaleData
import SpokenModel

/// The one place that knows which grammar speaks which language.
enum LanguageGrammars {

    /// - Parameter ownUnits: a user's units, read by the run-time reader; they win over the compiled-in ones.
    static func grammar(
        for language: LanguageTag, numbers: NumberStyle, options: FormattingOptions, ownUnits: NounTable? = nil
    ) throws(QuantityFormatterError) -> any LanguageGrammar {
        switch language.language {
        case "ru": try RussianGrammar(language: language, numbers: numbers, options: options, ownUnits: ownUnits)
        case "en": try english(language, numbers, options, ownUnits)
        case "es": try spanish(language, numbers, options, ownUnits)
        default: try ICUGrammar(language: language, numbers: numbers, options: options, ownUnits: ownUnits)
        }
    }

    private static func english(
        _ language: LanguageTag, _ numbers: NumberStyle, _ options: FormattingOptions, _ ownUnits: NounTable?
    ) throws(QuantityFormatterError) -> any LanguageGrammar {
        guard let tables = AnalyticTables.english?.adding(ownUnits) else {
            throw .brokenTable(language: "en", table: "numerals")
        }
        // Americans say "one hundred one"; nearly everyone else says "one hundred and one".
        let isAmerican = LanguageProfileCells("en").has(language.region, in: "bare-hundred-regions")
        guard
            let words = try? EnglishNumerals(
                tables, saysAnd: options.saysAnd ?? !isAmerican, options: options)
        else {
            throw .brokenTable(language: "en", table: "numerals")
        }
        return AnalyticGrammar(words, tables, language: language, numbers: numbers, options: options)
    }

    private static func spanish(
        _ language: LanguageTag, _ numbers: NumberStyle, _ options: FormattingOptions, _ ownUnits: NounTable?
    ) throws(QuantityFormatterError) -> any LanguageGrammar {
        guard let tables = AnalyticTables.spanish?.adding(ownUnits) else {
            throw .brokenTable(language: "es", table: "numerals")
        }
        let hasDecimalPoint = LanguageProfileCells("es").isDecimalPoint(in: language.region)
        guard
            let words = try? SpanishNumerals(
                tables, hasDecimalPoint: hasDecimalPoint, decimals: options.decimals)
        else {
            throw .brokenTable(language: "es", table: "numerals")
        }
        return AnalyticGrammar(words, tables, language: language, numbers: numbers, options: options)
    }
}
