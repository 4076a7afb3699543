import ArgumentParser
import SpokenModel
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

    @Argument(help: "Files to read.")
    var files: [String] = []

    func validate() throws {
        if !(1...256).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 256") }
        if table, json || output != .text { throw ValidationError("--table and --output exclude each other") }
        if explain, table || json || output != .text {
            throw ValidationError("--explain excludes --table and --output")
        }
        if strict, table || explain { throw ValidationError("--strict excludes --table and --explain") }
        if json, output == .ssml { throw ValidationError("--json and --output ssml exclude each other") }
    }

    func run() throws {
        let normalizer = try makeNormalizer()
        let paths = files.isEmpty ? ["-"] : files
        if table {
            try SpeakTable.print(paths, normalizer)
            return
        }
        if explain {
            try SpeakExplanation.print(paths, normalizer)
            return
        }
        let workers = SpeakWorkers(count: jobs, normalizer: normalizer, output: lineOutput(normalizer))
        var failure: CommandFailure?
        var unread = 0
        for (index, path) in paths.enumerated() {
            do {
                var report = strict ? UnreadReport(path: path, normalizer) : nil
                defer { unread += report?.count ?? 0 }
                try speak(path, isLast: index == paths.count - 1, workers, &report)
            } catch {
                if error.isOfOutput { throw error }
                // One unreadable file does not keep the others from being read.
                StandardError.write("spokentext: error: \(error.message)\n")
                failure = error
            }
        }
        if workers.unreadable > 0 {
            StandardError.write(
                "spokentext: \(workers.unreadable) line(s) are no valid UTF-8 and were left unchanged\n")
        }
        if failure != nil { throw ExitCode(2) }
        if unread > 0 { throw ExitCode(1) }
    }

    private func speak(
        _ path: String, isLast: Bool, _ workers: SpeakWorkers, _ report: inout UnreadReport?
    ) throws(CommandFailure) {
        var reader = try LineBlockReader(path: path, chunkSize: jobs << 18)
        var endsLine = true
        while try reader.next({ block throws(CommandFailure) in
            try workers.speak(block) { bytes throws(CommandFailure) in try StandardOutput.write(bytes) }
            report?.add(block)
            endsLine = block.last == 0x0A
        }) {}
        // The first line of the next file stays a line of its own.
        if !endsLine, !isLast { try StandardOutput.write("\n") }
    }

    private func lineOutput(_ normalizer: TextNormalizer) -> LineSpeaker.Output {
        switch output {
        case .ssml:
            .markup(SpeechMarkup(profile: profile, normalizer: normalizer, marksLanguages: markLanguages))
        case .json: .json(offsets)
        case .text: json ? .json(offsets) : .spoken
        }
    }

    private func makeNormalizer() throws -> TextNormalizer {
        do {
            let words = try lexicon.map { path in
                guard let text = String(validating: try InputFile.bytes(at: path), as: UTF8.self) else {
                    throw CommandFailure("\(path): is no valid UTF-8; save it as UTF-8")
                }
                return try UserLexicon(tsv: text)
            }
            return try TextNormalizer(
                language: speech.language, numbers: speech.numbers,
                options: NormalizationOptions(emoji: emoji, minimumConfidence: confidence?.value),
                lexicon: words ?? UserLexicon())
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            if let lexicon, let row = (error as? TextNormalizerError)?.row {
                throw CommandFailure("\(lexicon):\(row.line):\(row.column): \(row.reason)")
            }
            throw CommandFailure("\(lexicon.map { "\($0): " } ?? "")\(error)")
        }
    }
}

extension NormalizationOptions.Emoji: ExpressibleByArgument {}

extension SpeechProfile: ExpressibleByArgument {}
