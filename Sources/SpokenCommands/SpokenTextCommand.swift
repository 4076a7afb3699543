import ArgumentParser
import SpokenICU

struct SpokenTextCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spokentext",
        abstract: "What people see, and what they hear: texts, values and string catalogs as visible/accessible pairs.",
        discussion: """
            Examples:
              echo 'Средняя 30 см, от 395 ₽' | spokentext speak --language ru
              spokentext format price 179.00 --currency RUB --language ru
              spokentext format hours 09:00 23:00 --language ru
              spokentext preview ru.lproj/Shop.stringsdict cart.items --count 0,1,2,5,21,1.5
              spokentext check .
              spokentext review . --output review.html

            Exit status: 0 clean, 1 findings, 2 failure.
            """,
        version: Version.text,
        subcommands: [
            SpeakCommand.self, ListenCommand.self, FormatCommand.self, GetCommand.self, PreviewCommand.self,
            ConvertCommand.self,
            CheckCommand.self, ExplainCommand.self, ReviewCommand.self, ElementCommand.self, FixturesCommand.self,
            LanguagesCommand.self, LanguageServerCommand.self,
        ])
}
