import SpokenLocaleData
import SpokenModel

/// The one place that knows which grammar speaks which language: the row `grammar` of `profile.tsv` names it.
enum LanguageGrammars {

    /// - Parameter ownUnits: a user's units, read by the run-time reader; they win over the compiled-in ones.
    static func grammar(
        for language: LanguageTag, numbers: NumberStyle, options: FormattingOptions, ownUnits: NounTable? = nil
    ) throws(QuantityFormatterError) -> any LanguageGrammar {
        let cells = LanguageProfileCells(language.language)
        func analytic<Numerals: AnalyticLanguage>(
            _ numerals: (AnalyticNumberTables) throws(LocaleTableError) -> Numerals
        ) throws(QuantityFormatterError) -> any LanguageGrammar {
            guard let tables = GrammarTables.of(language.language)?.adding(ownUnits),
                let numberTables = AnalyticNumberTables.of(language.language),
                let numerals = try? numerals(numberTables)
            else { throw .brokenTable(language: language.language, table: "numerals") }
            return AnalyticGrammar(
                numerals, numberTables, tables, language: language, numbers: numbers, options: options)
        }
        switch cells.values("grammar").first {
        case "russian":
            return try RussianGrammar(language: language, numbers: numbers, options: options, ownUnits: ownUnits)
        case "english":
            // Americans say "one hundred one"; nearly everyone else says "one hundred and one".
            let saysAnd = options.saysAnd ?? !cells.has(language.region, in: "bare-hundred-regions")
            return try analytic { tables throws(LocaleTableError) in
                try EnglishNumerals(tables, saysAnd: saysAnd, options: options)
            }
        case "spanish":
            let hasDecimalPoint = cells.isDecimalPoint(in: language.region)
            return try analytic { tables throws(LocaleTableError) in
                try SpanishNumerals(tables, hasDecimalPoint: hasDecimalPoint, decimals: options.decimals)
            }
        default:
            return try ICUGrammar(language: language, numbers: numbers, options: options, ownUnits: ownUnits)
        }
    }
}
