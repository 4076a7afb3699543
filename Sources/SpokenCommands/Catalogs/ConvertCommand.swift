import ArgumentParser
import SpokenCatalogs
import SpokenModel

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert catalogs of Apple, Android, gettext, XLIFF, Flutter, i18next, ICU and Java, each to each.",
        discussion: """
            Reads files and folders of any of the formats. An .xliff among them is
            an import: its translations are taken over into the catalogs that are
            named with it, or make a catalog of their own.

            What the target cannot hold is listed on standard error, and --strict
            writes nothing then (exit status 1). A message that cannot be read is
            left out and named with its place, everything else is converted, and
            the exit status is 1; a file whose structure is broken ends the command
            (2) before anything is written. Files are written whole or not at all.
            Without --output a single file goes to standard output.

            Examples:
              spokentext convert Resources --to xcstrings -o Shop.xcstrings
              spokentext convert Shop.xcstrings --to strings -o Resources
              spokentext convert Shop.xcstrings --to xliff -l ru -o ru.xliff
              spokentext convert Shop.xcstrings ru.xliff --to xcstrings -o New
              spokentext convert locale --to xcstrings -o Resources
              spokentext convert Shop.xcstrings --to po -l ru -o ru.po
              spokentext convert Shop.xcstrings --to android -o app/src/main/res
              spokentext convert locales --to arb -o lib/l10n
            """)

    @Argument(
        help: "Files of a catalog (\(FormatRegistry.names)), .xliff files, or folders of them.", completion: .file())
    var paths: [String]

    @Option(help: "What to write: \(ConversionTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
    var to: ConversionTarget

    @Option(name: .shortAndLong, help: "A file, or a folder when there may be several files.")
    var output: String?

    @Option(name: .shortAndLong, help: "The language to translate to (xliff), or the only one to write (strings, po).")
    var language: LanguageTag?

    @Option(help: "The language that the texts were written in; by default what the catalogs say.")
    var sourceLanguage: LanguageTag?

    @Flag(help: "Write nothing when the target cannot hold everything.")
    var strict = false

    @Flag(help: "List what was written and what was lost on one line of JSON.")
    var json = false

    func validate() throws {
        if to == .xliff, language == nil {
            throw ValidationError(
                "an XLIFF file is for one language; name the language to translate to with --language")
        }
        if json, output == nil {
            throw ValidationError("--json lists written files; name where to write with --output")
        }
    }

    func run() throws {
        var conversion = try CatalogConversion(paths: paths, sourceLanguage: sourceLanguage)
        let files = try conversion.files(to: to, language: language)
        guard !files.isEmpty else { throw CommandFailure(emptyMessage(conversion)) }
        if strict, !conversion.losses.isEmpty {
            report(conversion.losses)
            StandardError.write("spokentext: nothing is written because of --strict\n")
            throw ExitCode(1)
        }
        let written = try write(files)
        if json {
            let losses = conversion.losses.map {
                "{\"key\":\(JSONText.quoted($0.key)),\"language\":\(JSONText.quoted($0.language)),"
                    + "\"message\":\(JSONText.quoted($0.message))}"
            }
            try StandardOutput.write(
                "{\"written\":[\(written.map { JSONText.quoted(FileName.shown($0)) }.joined(separator: ","))],"
                    + "\"losses\":[\(losses.joined(separator: ","))]}\n")
        } else {
            report(conversion.losses)
        }
        if conversion.hasBrokenTexts { throw ExitCode(1) }
    }

    private func emptyMessage(_ conversion: CatalogConversion) -> String {
        guard let language else { return "nothing to convert: the catalogs have no entries" }
        if conversion.languages.isEmpty { return "nothing to convert: the catalogs have no texts" }
        let names = conversion.languages.joined(separator: ", ")
        return "the catalogs have no strings in '\(language)'; their languages: \(names)"
    }

    private func report(_ losses: [ConversionLoss]) {
        for loss in losses { StandardError.write("spokentext: lost: \(loss)\n") }
    }

    private func write(_ files: [CatalogConversion.File]) throws(CommandFailure) -> [String] {
        guard let output else {
            guard files.count == 1, let file = files.first else {
                throw CommandFailure("\(files.count) files would be written; name a folder for them with --output")
            }
            try StandardOutput.write(file.text)
            return []
        }
        let isFile = ConversionTarget.endings.contains { output.hasSuffix("." + $0) }
        if isFile {
            guard files.count == 1, let file = files.first else {
                throw CommandFailure("\(files.count) files would be written; '\(output)' must be a folder for them")
            }
            guard file.path.hasSuffix(CatalogConversion.ending(output)) else {
                throw CommandFailure("'\(output)' does not end as '\(file.path)' does; choose another name or --to")
            }
            try OutputFile.write(file.text, to: output)
            return [output]
        }
        var written: [String] = []
        for file in files {
            let path = output.hasSuffix("/") ? output + file.path : "\(output)/\(file.path)"
            try OutputFile.write(file.text, to: path)
            written.append(path)
        }
        return written
    }
}
