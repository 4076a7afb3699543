import ArgumentParser
import SpokenCatalogs
import SpokenLint
import SpokenModel
import SpokenReview

struct ReviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review",
        abstract: "Write a page that shows every string as users see and hear it, for people without a terminal.",
        discussion: """
            The page is one HTML file that loads nothing: it can be sent by mail. Very many strings make several pages with
            links between them: review.html, review-2.html, and so on. A page shows each string with its source,
            note and state, every plural form with a real number, what is said in digits and words, what check finds,
            and how texts fit at the text sizes of iOS and Android; a browser with voices says each of them.

            Examples:
              spokentext review . --output review.html
              spokentext review App/Strings --language ru,es --output review.html
              spokentext review App/Strings --against ../main/App/Strings --output changes.html
              spokentext review po/ru.po --audio espeak-ng --output review.html

            Exit status: 0 when the page is written, 2 failure.
            """)

    @Argument(help: "Files, folders, globs or Xcode projects.", completion: .file())
    var paths: [String] = ["."]

    @Option(name: .shortAndLong, help: "Where the page is written; - is standard output.", completion: .file())
    var output = "review.html"

    @Option(name: .shortAndLong, help: "Only these languages, with commas between them.")
    var language: String?

    @Option(name: .customLong("source"), help: "The source language, when the files do not say it.")
    var sourceLanguage: String?

    @Option(
        help: ArgumentHelp("An older version of the same files, to mark what changed.", valueName: "path"),
        completion: .file())
    var against: String?

    @Option(
        help: ArgumentHelp(
            "Write the sound of each reading into the page, for browsers without voices: espeak-ng, RHVoice-test or say, "
                + "with opusenc, lame or ffmpeg.", valueName: "synthesizer"))
    var audio: SpeechSynthesizer?

    @Option(help: "The room for a line in points; the page can change it.")
    var width = 320

    @Option(help: "How many lines a text may take there; the page can change it.")
    var lines = 1

    @Option(
        help: ArgumentHelp(
            "The most strings of one page; more make several pages, beside the first. 0 puts all into one.",
            valueName: "count"))
    var pageSize = 20_000

    @Option(help: ArgumentHelp("Measure texts with this font: .ttf, .otf or .ttc.", valueName: "file"))
    var font: String?

    @Option(help: ArgumentHelp("A table of words that are said in a way of their own.", valueName: "file"))
    var lexicon: String?

    @Option(help: "A configuration file for what is found, instead of the nearest .spokentext.yml.")
    var config: String?

    @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
    var ignoresConfiguration = false

    @Option(help: "The title of the page; by default what was named.")
    var title: String?

    func validate() throws {
        guard (40...2000).contains(width) else {
            throw ValidationError("--width must be between 40 and 2000 points; \(width) is not")
        }
        guard (1...20).contains(lines) else {
            throw ValidationError("--lines must be between 1 and 20; \(lines) is not")
        }
        guard pageSize >= 0 else {
            throw ValidationError("--page-size must be a number of strings, or 0 for one page; \(pageSize) is not")
        }
    }

    func run() async throws {
        let status = try await ReviewRun(self).run()
        if status != 0 { throw ExitCode(status) }
    }
}
