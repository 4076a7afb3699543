import ArgumentParser
import SpokenNormalization

struct SpeakCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "speak",
        abstract: "Say each line of a text: «Средняя 30 см» becomes «Средняя 30 сантиметров».",
        discussion: """
            Reads files, or standard input when none is named ('-' names it too), and writes one spoken line for each.
            What is already said well stays as it is, byte for byte. Spans of --json are offsets in bytes of UTF-8, unless
            --offsets utf16 is given; those of class "unread" are the same in both texts: no rule reads them.
            Exit status: 0, 1 when --strict finds something unread, 2 when a file cannot be read.

            Examples:
              echo 'от 395 ₽' | spokentext speak
              spokentext speak --numbers words --language es menu.txt
              spokentext speak --table menu.txt
              spokentext speak --json menu.txt | jq -r .accessibleText
              spokentext speak --explain menu.txt
              spokentext speak --strict --numbers words <menu.txt >menu.spoken.txt
              spokentext speak --output ssml --profile espeak --mark-languages menu.txt
            """)

    @OptionGroup var speech: SpeechOptions
    @OptionGroup(title: "Wording") var wording: WordingOptions

    @Option(help: "What to write for each line: text, json (the pair with its spans) or ssml (markup by --profile).")
    var output = SpeakOutput.text

    @Flag(help: "The same as --output json.")
    var json = false

    @Option(help: "What --output ssml is for: generic, espeak or yandex; apple and android write JSON.")
    var profile = SpeechProfile.generic

    @Flag(help: "Mark words in another alphabet with their language in --output ssml.")
    var markLanguages = false

    @Flag(help: "Write a table of what is shown and what is said.")
    var table = false

    @Flag(help: "Write a table of every place: text, speech, class, rule and confidence.")
    var explain = false

    @Flag(help: "List what is left unread on standard error, with line and column, and exit with 1.")
    var strict = false

    @Option(help: "What spans of --json count in: utf8 or utf16.")
    var offsets = SpanOffsets.utf8

    @Option(
        help: """
            A table of your own words: word, tab, how it is said; in Russian, for words that are counted and declined, two \
            more columns: class (goods) and paradigm (m)
            """)
    var lexicon: String?

    @Option(help: "What becomes of emoji beside words: drop or keep.")
    var emoji = NormalizationOptions.Emoji.drop

    @Option(
        help: """
            Leave readings below this confidence as written: guess, likely or certain. (default: likely in digits, guess \
            in words)
            """)
    var confidence: SpeechConfidence?

    @Option(help: "How many cores to use; the order of the lines is kept.")
    var jobs = 1

    @Argument(help: "Files to read.", completion: .file())
    var files: [String] = []

    var request: SpeakRequest {
        SpeakRequest(
            language: speech.language, numbers: speech.numbers, output: json ? .json : output, profile: profile,
            markLanguages: markLanguages, table: table, explain: explain, strict: strict, offsets: offsets,
            lexicon: lexicon, emoji: emoji, confidence: confidence, wording: wording.options, jobs: jobs, files: files)
    }

    func validate() throws {
        if let conflict = request.conflict { throw ValidationError(conflict) }
        if json, output == .ssml { throw ValidationError("--json and --output ssml exclude each other") }
    }

    func run() throws { try request.run() }
}

extension NormalizationOptions.Emoji: ExpressibleByArgument {}

extension SpeechProfile: ExpressibleByArgument {}
