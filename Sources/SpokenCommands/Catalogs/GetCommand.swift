import ArgumentParser
import SpokenMessages
import SpokenModel

struct GetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Format one string of a catalog: what is shown, and what is said.",
        discussion: """
            Arguments are whole numbers, decimals, texts, or quantities:
            price:21:RUB, measure:30:centimeter, hours:09:00-23:00, time:14:30,
            date:2026-05-09. What starts with text: is a text, whatever follows.
            The words around a quantity decide its case: «от %@» with
            price:21:RUB is «от 21 рубля».

            A text size narrows the room for the text: --text-size takes the
            categories of iOS (accessibilityExtraLarge, AX3) and the font scales
            of Android (1.3).

            Where a string names its arguments (PO, ARB), so may the values:
            name=Anna count=3; without names they stand in the order of the names.

            Examples:
              spokentext get Examples/Shop/Catalog cart.items 21 --language ru
              spokentext get Examples/Shop/Catalog cart.items 21 --language ru --listen --compare
              spokentext get ru.lproj/Shop.strings cart.button price:1:RUB --numbers words
              spokentext get Resources phone --language ru --width 375 --text-size accessibilityExtraLarge
              spokentext get Resources tap --device mac --json
              spokentext get po/ru.po "%(count)d apples for %(name)s" name=Anna count=3
            """)

    @OptionGroup var catalog: CatalogOptions

    @Argument(help: "Values for the placeholders, in their order.")
    var arguments: [String] = []

    @Option(
        name: .shortAndLong, help: "A BCP 47 language tag; by default the language of the file, else its source one.")
    var language: LanguageTag?

    @Option(help: "The room for the text, in the unit of the catalog's width keys.")
    var width: Int?

    @Option(help: "How large letters are: a category of iOS, or a font scale of Android.")
    var textSize: String?

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    @Flag(help: "Say the text aloud; see 'spokentext listen'.")
    var listen = false

    @OptionGroup(title: "With --listen") var voice: VoiceOptions

    func validate() throws { try voice.validate(isOn: listen) }

    func run() throws {
        let opened = try catalog.open(language: language)
        let language = try language ?? catalog.defaultLanguage(of: opened)
        guard LanguageName.isKnown(language.language) else {
            throw CommandFailure("'\(language)' is no language; write it as in BCP 47, such as en or pt-BR")
        }
        let (formatter, table) = try catalog.formatter(of: opened, language: language)
        let values = try catalog.ordered(arguments, of: opened, table: table, language: language).map {
            try MessageArgument(commandLine: $0)
        }
        let context = try catalog.context(width: width, textSize: textSize.map { try TextSizeArgument($0) })
        let result = formatter.format(catalog.key, values, context: context, table: table)
        for problem in result.problems { StandardError.write("spokentext: \(problem)\n") }
        if let shown = result.match?.language, shown.language != language.language {
            StandardError.write(
                "spokentext: '\(catalog.key)' is not translated to '\(language)'; shown is '\(shown)'\n")
        }
        try PairPrinter.print(result.text, json: json)
        if listen { try voice.say([result.text], language: result.match?.language ?? language) }
        if result.problems.contains(where: \.isFinding) { throw ExitCode(1) }
    }
}
