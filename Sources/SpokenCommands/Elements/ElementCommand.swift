import ArgumentParser
import SpokenElements
import SpokenModel
import SpokenText

struct ElementCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "element",
        abstract: "What a screen reader says for an element or a screen, one line for each element.",
        discussion: """
            Reads SpokenText's own JSON (Resources/Schemas/element.schema.json), a .vodesign document, and trees of
            accessibility nodes with 'role' and 'children'.

            Examples:
              spokentext element menu.json --profile voiceOver --language ru
              spokentext element before.json after.json --before-after --language ru
              spokentext element menu.json --words --pauses ssml

            Exit status: 0 clean, 1 when an element is wrong for every reader (a file name as a label, traits that
            contradict each other, a control without a word), 2 failure.
            """)

    @Argument(help: "Files of elements, or .vodesign folders; - is standard input.", completion: .file())
    var files: [String]

    @Option(
        help: """
            The screen reader: voiceOver, accessibilitySnapshot, talkBack, talkBackRoleNameState, \
            talkBackNameRoleState or nvda.
            """)
    var profile = "voiceOver"

    @Option(
        name: .shortAndLong,
        help: "A BCP 47 language tag; the file's own when it names one, else ru. x-pseudo is the same as --pseudo.")
    var language: LanguageTag?

    @Flag(help: "Say numbers in words, in positions and in texts.")
    var words = false

    @Flag(help: "Turn plain texts into spoken ones first («49 ₽» is said «49 рублей»); pairs stay as they are.")
    var speak = false

    @Flag(help: "Turn the texts into the pseudo-language x-pseudo: longer, accented, in brackets.")
    var pseudo = false

    @Flag(help: "Add the hints that the reader gives by itself.")
    var systemHints = false

    @Option(help: "How pauses are written: commas, periods, ssml or marks.")
    var pauses = PauseStyle.commas

    @Flag(help: "Compare two files: what was said, and what is said now.")
    var beforeAfter = false

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print what is said after a change behind '->' under its element.")
    var announcements = false

    @Option(
        help: "Write the screen as a .vodesign document instead: a folder NAME.vodesign, or a single JSON file.",
        completion: .file())
    var exportVodesign: String?

    @Flag(help: "Say what the screen reader says aloud; see 'spokentext listen'.")
    var listen = false

    @OptionGroup(title: "With --listen") var voice: VoiceOptions

    func validate() throws {
        try voice.validate(isOn: listen)
        guard !files.isEmpty else { throw ValidationError("give a file of elements") }
        if beforeAfter, files.count != 2 { throw ValidationError("--before-after compares two files") }
        if exportVodesign != nil, files.count != 1 { throw ValidationError("--export-vodesign writes one document") }
    }

    func run() throws {
        let reader = try CommandFailure.wrapping { () throws(ElementError) in
            try ScreenReaderProfile(name: profile)
        }
        let documents = try files.map { try ElementFile.read($0) }
        if let exportVodesign { return try export(documents, to: exportVodesign) }
        let transcripts = try documents.map { try self.transcripts(of: $0, reader) }
        if json {
            try StandardOutput.write(ElementJSON.text(zip(files, transcripts).map { ($0, $1) }, pauses))
        } else if beforeAfter {
            try StandardOutput.write(ElementComparison.text(transcripts[0], transcripts[1], files, pauses))
        } else {
            for transcript in transcripts.joined() {
                try StandardOutput.write(text(of: transcript))
            }
        }
        for (file, transcripts) in zip(files, transcripts) where transcripts.allSatisfy(\.lines.isEmpty) {
            StandardError.write("spokentext: \(InputFile.name(of: file)) has no element\n")
        }
        if listen { try say(transcripts.flatMap(\.self)) }
        let problems = documents.flatMap(\.problems)
        for problem in problems { StandardError.write("\(problem)\n") }
        if !problems.isEmpty { throw ExitCode(1) }
    }

    /// What is seen of an element is its label and value.
    private func say(_ transcripts: [Transcript]) throws {
        let languages = Set(transcripts.map(\.language))
        if languages.count > 1, voice.output != nil {
            throw CommandFailure("--output takes one language; the files have \(languages.count)")
        }
        for language in languages.sorted(by: { $0.description < $1.description }) {
            let pairs = transcripts.filter { $0.language == language }.flatMap(\.lines).map { line in
                let seen = [line.element.label, line.element.value].compactMap { $0?.visibleText }
                return AccessibleText(
                    visibleText: seen.filter { !$0.isEmpty }.joined(separator: ", "),
                    accessibleText: line.utterance.text())
            }
            try voice.say(pairs, language: language)
        }
    }

    private func text(of transcript: Transcript) -> String {
        var text = ""
        for line in transcript.lines {
            text += line.utterance.text(pauses) + "\n"
            if announcements, let said = line.element.announcement?.accessibleText { text += "  -> \(said)\n" }
        }
        return text
    }

    private func transcripts(
        of document: ElementDocument, _ profile: ScreenReaderProfile
    ) throws -> [Transcript] {
        try document.screens.map { screen in
            let isPseudo = pseudo || language == .pseudo
            let language = (language == .pseudo ? nil : language) ?? screen.language ?? .russian
            let options = UtteranceOptions(systemHints: systemHints, numbers: words ? .words : .digits)
            let composer = try CommandFailure.wrapping { () throws(ElementError) in
                try UtteranceComposer(profile: profile, language: language, options: options)
            }
            let spoken = try spoken(screen, language)
            return composer.transcript(of: isPseudo ? spoken.mapTexts(PseudoLanguage.text) : spoken)
        }
    }

    /// Plain texts become pairs; with `--words` what is said is spelled in words.
    private func spoken(_ screen: SpokenScreen, _ language: LanguageTag) throws -> SpokenScreen {
        guard speak || words else { return screen }
        let formatter = try CommandFailure.wrapping { () throws(SpokenTextFormatterError) in
            try SpokenTextFormatter(language: language, numbers: words ? .words : .digits)
        }
        return screen.mapTexts { text in
            let isPlain = text.visibleText == text.accessibleText
            guard words || isPlain else { return text }
            return AccessibleText(
                visibleText: text.visibleText,
                accessibleText: formatter.format(.text(text.accessibleText)).accessibleText)
        }
    }

    private func export(_ documents: [ElementDocument], to path: String) throws {
        let screen = documents.first?.screens.first ?? SpokenScreen()
        let bytes: [UInt8]
        do { bytes = try JSON.encode(VODesignDocument(screen)) } catch { throw CommandFailure(error) }
        // The application's documents are folders.
        try OutputFile.write(bytes, to: path.hasSuffix(".vodesign") ? path + "/document.json" : path)
        for loss in VODesignDocument.losses(of: screen) { StandardError.write("spokentext: note: \(loss)\n") }
        let others = (documents.first?.screens.count ?? 1) - 1
        if others > 0 { StandardError.write("spokentext: note: \(others) more screens of the file are not written\n") }
    }
}

extension PauseStyle: ExpressibleByArgument {}
