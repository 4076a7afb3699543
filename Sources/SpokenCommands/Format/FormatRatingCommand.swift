import ArgumentParser
import SpokenFormatting
import SpokenModel
import SpokenText

struct FormatRatingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rating",
        abstract: "A part of a whole: «4,7 из 5», «3 из 10».",
        discussion: """
            Examples:
              spokentext format rating 4.7 5 --numbers words
              spokentext format rating 3 10
            """)

    @Argument(help: "The value.")
    var value: String

    @Argument(help: "The total, not less than the value.")
    var total: String

    @OptionGroup var speech: SpeechOptions
    @OptionGroup var wording: WordingOptions

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    func run() throws {
        do {
            let formatter = try SpokenTextFormatter(
                language: speech.language, numbers: speech.numbers,
                configuration: SpokenTextConfiguration(wording: wording.options))
            let pair = try formatter.quantities.format(
                NumberArgument.parse(value, for: formatter), outOf: NumberArgument.parse(total, for: formatter))
            try PairPrinter.print(pair, json: json)
        } catch {
            throw CommandFailure(error)
        }
    }
}
