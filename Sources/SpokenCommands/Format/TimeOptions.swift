import ArgumentParser
import SpokenFormatting
import SpokenModel

/// The options of the subcommands that say what belongs to time.
struct TimeOptions: ParsableArguments {
    @OptionGroup var speech: SpeechOptions
    @OptionGroup var wording: WordingOptions

    @Flag(help: "Write the payload on one line of JSON.")
    var json = false

    func print(_ make: (TimeFormatter) throws -> AccessibleText) throws {
        do {
            let formatter = try TimeFormatter(
                language: speech.language, numbers: speech.numbers, options: wording.options)
            try PairPrinter.print(make(formatter), json: json)
        } catch {
            throw CommandFailure(error)
        }
    }
}
