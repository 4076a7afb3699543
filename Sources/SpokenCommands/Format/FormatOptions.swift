import ArgumentParser
import SpokenCatalogs
import SpokenModel
import SpokenText

/// The options of every `format` subcommand that says one value.
struct FormatOptions: ParsableArguments {
    @OptionGroup var speech: SpeechOptions

    @Option(
        name: .customLong("case"),
        help:
            "The grammatical case: nominative, genitive, dative, accusative, instrumental (ablative) or prepositional (locative)."
    )
    var grammaticalCase: GrammaticalCase?

    @Option(help: "A preposition and its case: plain, from, up-to, about, for or each.")
    var role = QuantityRole.plain

    @OptionGroup var wording: WordingOptions

    @Option(help: "How visible text shows a currency: symbol («₽») or abbreviation («руб.»).")
    var currencyStyle = FormattingOptions.CurrencyStyle.symbol

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    /// - Parameter catalog: where nouns may be keys of.
    func formatter(catalog: StringCatalog? = nil) throws -> SpokenTextFormatter {
        var options = wording.options
        options.currencyStyle = currencyStyle
        return try CommandFailure.wrapping { () throws(SpokenTextFormatterError) in
            try SpokenTextFormatter(
                language: speech.language, numbers: speech.numbers,
                configuration: SpokenTextConfiguration(wording: options), catalog: catalog,
                onProblem: { StandardError.write("spokentext: \($0)\n") })
        }
    }

    /// Formats the quantity that the closure makes and prints the pair. The language must be able to say it: here a
    /// person asks, and gets an error instead of a fallback.
    func print(_ make: (SpokenTextFormatter) throws -> Quantity) throws {
        try printContent { SpokenContent.quantity(try make($0)) }
    }

    func printContent(
        catalog: StringCatalog? = nil, _ make: (SpokenTextFormatter) throws -> SpokenContent
    ) throws {
        let formatter = try formatter(catalog: catalog)
        do {
            var content = try make(formatter).with(role: role)
            if let grammaticalCase { content = content.in(grammaticalCase) }
            try formatter.validate(content)
            try PairPrinter.print(formatter.format(content), json: json)
        } catch {
            throw CommandFailure(error)
        }
    }
}
