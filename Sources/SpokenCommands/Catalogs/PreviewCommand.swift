import ArgumentParser
import SpokenCatalogs
import SpokenMessages
import SpokenModel

struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Show a string of a catalog in all its forms: counts by widths by text sizes by languages.",
        discussion: """
            The word 'count' among the arguments stands for the count; without
            arguments the count is the only one. A column is shown for each option
            that is given.

            Examples:
              spokentext preview ru.lproj/Shop.stringsdict cart.items --count 0,1,2,5,21,1.5
              spokentext preview ru.lproj/Shop.stringsdict phone --width 320,375 --text-size large,AX3,1.3
              spokentext preview Examples/Shop/Catalog cart.items --count 1,5 --language all
              spokentext preview ru.lproj/Shop.strings cart.button price:count:RUB --numbers words
            """)

    @OptionGroup var catalog: CatalogOptions

    @Argument(help: "Values for the placeholders, as in 'get'; 'count' stands for the count.")
    var arguments = ["count"]

    @Option(help: "Numbers, with commas between them.")
    var count = "0,1,2,5,21,1.5"

    @Option(name: .shortAndLong, help: "BCP 47 language tags, with commas between them, or 'all'.")
    var language: String?

    @Option(help: "Widths, with commas between them, in the unit of the catalog's width keys.")
    var width: String?

    @Option(help: "Text sizes, with commas between them: categories of iOS, or font scales of Android.")
    var textSize: String?

    @Flag(help: "Write one line of JSON for each form.")
    var json = false

    func run() throws {
        let first = language == "all" ? nil : language?.split(separator: ",").first.flatMap { try? LanguageTag($0) }
        let opened = try catalog.open(language: first)
        let counts = try Self.list(count) { text throws(CommandFailure) in
            try CommandFailure.wrapping { () throws(DecimalNumberError) in try DecimalNumber(text) }
        }
        let languages = try languages(of: opened)
        let widths: [Int?] = try width.map { try Self.list($0, Self.width) } ?? [nil]
        let sizes: [TextSizeArgument?] =
            try textSize.map { try Self.list($0) { text throws(CommandFailure) in try TextSizeArgument(text) } } ?? [
                nil
            ]
        var table = PreviewTable(
            hasLanguage: language != nil, hasSize: textSize != nil, hasWidth: width != nil, isJSON: json)
        var problems: [MessageProblem] = []
        for language in languages {
            let (formatter, name) = try catalog.formatter(of: opened, language: language)
            for size in sizes {
                for width in widths {
                    let context = catalog.context(width: width, textSize: size)
                    for count in counts {
                        let values = try values(count)
                        let result = formatter.format(catalog.key, values, context: context, table: name)
                        problems += result.problems.filter { !problems.contains($0) && !isExpected($0, count) }
                        // The language that the text came from, which may be another one than was asked for.
                        table.add(
                            language: result.match?.language ?? language, asked: language, size: size, width: width,
                            count: count, result.text)
                    }
                }
            }
        }
        try StandardOutput.write(table.text)
        for problem in problems { StandardError.write("spokentext: \(problem)\n") }
        if problems.contains(where: \.isFinding) { throw ExitCode(1) }
    }

    private func languages(of opened: StringCatalog) throws(CommandFailure) -> [LanguageTag] {
        guard let language else { return [try catalog.defaultLanguage(of: opened)] }
        if language == "all" {
            let all = opened.languages
            return all.isEmpty ? [try catalog.defaultLanguage(of: opened)] : all
        }
        return try Self.list(language) { text throws(CommandFailure) in
            try CommandFailure.wrapping { () throws(LanguageTagError) in try LanguageTag(text) }
        }
    }

    private func values(_ count: DecimalNumber) throws(CommandFailure) -> [MessageArgument] {
        var result: [MessageArgument] = []
        for argument in arguments {
            let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
            let filled = parts.map { $0 == "count" ? count.description : String($0) }.joined(separator: ":")
            result.append(try MessageArgument(commandLine: filled))
        }
        return result
    }

    /// A decimal in the place of a whole number is what the counts of a preview are there to show, and a string
    /// without a number ignores the count.
    private func isExpected(_ problem: MessageProblem, _ count: DecimalNumber) -> Bool {
        switch problem {
        case .wrongArgument: !count.isWhole
        case .extraArguments: arguments == ["count"]
        default: false
        }
    }

    private static func width(_ text: Substring) throws(CommandFailure) -> Int {
        guard let width = Int(text), width >= 0 else {
            throw CommandFailure("'\(text)' is no width; write whole numbers with commas between them")
        }
        return width
    }

    private static func list<Value>(
        _ text: String, _ read: (Substring) throws(CommandFailure) -> Value
    ) throws(CommandFailure) -> [Value] {
        var result: [Value] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            result.append(try read(part.drop { $0 == " " }.prefix { $0 != " " }))
        }
        return result
    }
}
