import ArgumentParser
import SpokenFormatting
import SpokenModel

struct FormatListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "A list: «сыр, ветчина и грибы».",
        discussion: """
            Examples:
              spokentext format list сыр ветчина грибы
              spokentext format list agua hielo --or --language es
              spokentext format list A B C --oxford-comma --language en
            """)

    @Argument(help: "The parts.")
    var parts: [String]

    @Flag(help: "«или» before the last part instead of «и».")
    var or = false

    @Flag(help: "English: a comma before \"and\".")
    var oxfordComma = false

    @Option(name: .shortAndLong, help: "A BCP 47 language tag.")
    var language = LanguageTag.russian

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    func run() throws {
        let formatter = try CommandFailure.wrapping { () throws(QuantityFormatterError) in
            try SpokenListFormatter(language: language, kind: or ? .or : .and, usesOxfordComma: oxfordComma)
        }
        try PairPrinter.print(formatter.format(parts.map { AccessibleText($0) }), json: json)
    }
}
