import SpokenCatalogs
import SpokenLint
import SpokenModel
import SpokenNormalization
import SpokenReview

/// One run of `review`: find, read, check, speak, write.
struct ReviewRun {
    private let command: ReviewCommand
    private let check: CheckOptions
    private let options: ReviewOptions
    private let sounds: ReviewSounds?

    init(_ command: ReviewCommand) throws {
        self.command = command
        var arguments = ["--show", "info"]
        if let source = command.sourceLanguage { arguments += ["--source", source] }
        if let config = command.config { arguments += ["--config", config] }
        if let font = command.font { arguments += ["--font", font] }
        if command.ignoresConfiguration { arguments.append("--no-config") }
        check = try CheckOptions.parse(arguments + ["--"] + command.paths)
        var options = ReviewOptions(title: command.title ?? Self.title(command.paths))
        options.languages = try Self.languages(command.language)
        options.sourceLanguage = try command.sourceLanguage.map { name in
            try CommandFailure.wrapping { () throws(LanguageTagError) in try LanguageTag(name) }
        }
        options.room = command.width
        options.lines = command.lines
        if let path = command.font {
            options.font = try FontFile.read(path)
            options.fontName = path.split(separator: "/").last.map(String.init) ?? path
        }
        if let path = command.lexicon {
            let text = try InputFile.text(path)
            options.lexicon = try CommandFailure.wrapping { () throws(TextNormalizerError) in
                try UserLexicon(tsv: text)
            }
        }
        options.toolVersion = Version.number
        self.options = options
        // Before anything is read: what is missing is told at once.
        sounds = try command.audio.map { try ReviewSounds($0) }
    }

    /// The exit status.
    func run() async throws -> Int32 {
        let (input, failures) = try await CheckRun(check).reviewed()
        for failure in failures { StandardError.write("spokentext: error: \(FileName.shown(failure))\n") }
        // A page without strings would look like one on which all is well.
        if input.isEmpty {
            if failures.isEmpty { throw CommandFailure("'\(options.title)' has no strings to be shown") }
            return 2
        }
        let bar = ProgressBar(total: nil, of: "strings")
        let page = await ReviewBuilder(options, progress: { bar.advance(by: $0) }).page(input, against: try older())
        bar.finish()
        guard !page.languages.isEmpty || !page.screens.isEmpty else {
            let names = options.languages.map(\.description).joined(separator: ", ")
            throw CommandFailure("'\(options.title)' has no strings\(names.isEmpty ? "" : " in \(names)")")
        }
        try await write(page)
        return failures.isEmpty ? 0 : 2
    }

    /// The strings as they were, without a look at what is wrong with them.
    private func older() throws(CommandFailure) -> ReviewInput? {
        guard let path = command.against else { return nil }
        var finder = StringFileFinder(excluded: [])
        finder.find([path])
        if let failure = finder.failures.first { throw CommandFailure(failure) }
        var input = ReviewInput()
        for file in finder.files { input.add(try InputFile.bytes(at: file.path), path: file.path) }
        // Nothing to compare with would mark every string as new.
        if input.catalogs.isEmpty { throw CommandFailure("'\(path)' has no strings to compare with") }
        return input
    }

    /// Writes one page, or several where there are too many strings for one.
    private func write(_ whole: ReviewPage) async throws {
        let slash = command.output.lastIndex(of: "/").map { command.output.index(after: $0) }
        let folder = command.output[..<(slash ?? command.output.startIndex)]
        let most = command.pageSize == 0 ? Int.max : command.pageSize
        var splitter = ReviewSplitter(most: most)
        var pages = splitter.pages(of: whole, file: String(command.output[folder.endIndex...]))
        if command.output == "-", pages.count > 1 {
            throw CommandFailure(
                "there are more than \(most) strings: name a file with --output for \(pages.count) pages, or --page-size 0 for one"
            )
        }
        // The first comes last: it never names a page that is not there.
        for index in pages.indices.reversed() {
            await sounds?.attach(to: &pages[index].page)
            let (file, page) = pages[index]
            if command.output == "-" {
                var bytes: [UInt8] = []
                ReviewWriter(page).write { bytes += $0 }
                try StandardOutput.write(bytes)
            } else {
                try OutputFile.write(to: folder + file) { file in ReviewWriter(page).write { file.write($0) } }
            }
        }
        guard pages.count > 1, let last = pages.last else { return }
        StandardError.write(
            "spokentext: note: \(pages.count) pages: \(FileName.shown(command.output)) to \(FileName.shown(folder + last.file))\n"
        )
    }

    private static func languages(_ text: String?) throws(CommandFailure) -> [LanguageTag] {
        var result: [LanguageTag] = []
        for part in text?.split(separator: ",") ?? [] {
            let name = part.drop { $0 == " " }.prefix { $0 != " " }
            result.append(try CommandFailure.wrapping { () throws(LanguageTagError) in try LanguageTag(name) })
        }
        return result
    }

    /// The last part of a path that says something.
    private static func title(_ paths: [String]) -> String {
        guard paths.count == 1, let path = paths.first else { return paths.joined(separator: ", ") }
        return path == "." ? PathText.workingFolder.split(separator: "/").last.map(String.init) ?? "." : path
    }
}
