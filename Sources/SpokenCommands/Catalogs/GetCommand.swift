import ArgumentParser
import SpokenMessages
import SpokenModel

struct GetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Format one string of a catalog: what is shown, and what is said.",
        discussion: """
            Arguments are whole numbers, decimals, texts, or quantities: price:21:RUB, measure:30:centimeter,
            hours:09:00-23:00.

            Examples:
              spokentext get ru.lproj/Shop.stringsdict cart.items 21
              spokentext get Resources cart.title price:1:RUB --language ru
              spokentext get Resources phone --width 320
            """)

    @OptionGroup var catalog: CatalogOptions

    @Argument(help: "Values for the placeholders, in their order.")
    var arguments: [String] = []

    @Option(help: "The room for the text, in the unit of the catalog's width keys.")
    var width: Int?

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    func run() throws {
        let (formatter, table) = try catalog.open()
        let values = try arguments.map { try MessageArgument(commandLine: $0) }
        let context = MessageContext(width: width, device: catalog.device)
        let result = formatter.format(catalog.key, values, context: context, table: table)
        for problem in result.problems { StandardError.write("spokentext: \(problem)\n") }
        PairPrinter.print(result.text, json: json)
    }
}
