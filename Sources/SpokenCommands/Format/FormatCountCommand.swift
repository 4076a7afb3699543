import ArgumentParser
import SpokenCatalogs
import SpokenFormatting
import SpokenModel
import SpokenText

struct FormatCountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "A number of things: «3 пиццы» / «три пиццы».",
        discussion: """
            Examples:
              spokentext format count 3 товар
              spokentext format count 3 --forms one=товар,few=товара,many=товаров
              spokentext format count 3 --forms one=item,other=items --language en
              spokentext format count 2 пицца --nouns nouns.tsv --case instrumental --numbers words
              spokentext format count 21 cart.items --catalog Examples/Shop/Catalog
              spokentext format count 5 --to 6 --approximate штука --nouns nouns.tsv --numbers words
              spokentext format count 2 --magnitude million просмотр --nouns nouns.tsv

            Russian, English and Spanish know the nouns that shops and apps count most.
            A file of nouns has a header and tabs: key, gender, animacy, nominative, genitive, dative, accusative,
            instrumental, prepositional, plural-nominative, plural-genitive, plural-dative, plural-accusative,
            plural-instrumental, plural-prepositional; a column may be missing where the language has no such form.
            """)

    @Argument(help: "The number.")
    var number: String

    @Argument(help: "A common noun of the language, the key of a noun in the file, or of a plural in the catalog.")
    var noun: String?

    @Option(help: "A file of nouns.")
    var nouns: String?

    @Option(help: "A catalog: a \(FormatRegistry.names) file, or a folder of them.")
    var catalog: String?

    @Option(help: "The forms by plural category, as a catalog has them: one=товар,few=товара,many=товаров.")
    var forms: String?

    @Option(help: "The gender of the noun, with --forms: masculine, feminine or neuter.")
    var gender = GrammaticalGender.masculine

    @Flag(help: "The noun is animate, with --forms.")
    var animate = false

    @Flag(help: "Two to seven are said collectively: «двое детей».")
    var collective = false

    @Option(help: "A power of ten behind the number: thousand, million, billion or trillion.")
    var magnitude: Magnitude?

    @OptionGroup var range: RangeOptions
    @OptionGroup var options: FormatOptions

    func validate() throws {
        guard catalog != nil else { return }
        if nouns != nil || forms != nil { throw ValidationError("--catalog stands without --nouns and --forms") }
        if magnitude != nil || range.to != nil || collective {
            throw ValidationError(
                "the plural of a catalog takes one number, without --magnitude, --to and --collective")
        }
    }

    func run() throws {
        if let catalog {
            guard let noun else { throw CommandFailure("name the key of '\(catalog)' behind the number") }
            return try options.printContent(catalog: CatalogInput.open(catalog)) {
                .count(try NumberArgument.parse(number, for: $0), noun)
            }
        }
        let noun = try countedNoun()
        do {
            try options.print { formatter in
                try range.quantity(number) { text in
                    let number = try NumberArgument.parse(text, for: formatter)
                    return magnitude.map { .magnitude(number, $0, noun) } ?? .count(number, noun)
                }
            }
        } catch let failure as CommandFailure where !failure.isOfOutput {
            let missing = try missingForms()
            guard !missing.isEmpty else { throw failure }
            throw CommandFailure("\(failure.message); --forms lacks \(missing.joined(separator: ", "))")
        }
    }

    /// The categories of whole numbers that have no form: few and many for one=товар in Russian.
    private func missingForms() throws -> [String] {
        guard let forms else { return [] }
        let given = try WrittenValue.forms(forms)
        let rules = CatalogPluralRules(options.speech.language)
        let needed = Set((0...200).map { rules.category(of: DecimalNumber(exactly: $0) ?? 0) })
        return PluralCategory.allCases.filter { needed.contains($0) && given[$0] == nil }.map(\.rawValue)
    }

    private func countedNoun() throws -> CountedNoun {
        var result: CountedNoun
        switch (nouns, forms) {
        case (let path?, nil):
            guard let noun else { throw CommandFailure("name the noun of '\(path)' behind the number") }
            let text = try InputFile.text(path)
            let table = try CommandFailure.wrapping { () throws(NounLexiconError) in try NounLexicon(text) }
            result = try CommandFailure.wrapping { () throws(NounLexiconError) in try table.noun(noun) }
        case (nil, let forms?):
            result = CountedNoun(
                language: options.speech.language, gender: gender, animacy: animate ? .animate : .inanimate,
                categories: try WrittenValue.forms(forms))
        case (nil, nil):
            guard let noun else { throw CommandFailure("name a noun behind the number, or give its --forms") }
            let table = NounLexicon.common(in: options.speech.language)
            result = try CommandFailure.wrapping { () throws(NounLexiconError) in try table.noun(noun) }
        default: throw CommandFailure("--forms and --nouns exclude each other; leave one out")
        }
        if collective { result.isCollective = true }
        return result
    }
}
