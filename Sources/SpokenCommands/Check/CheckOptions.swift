import ArgumentParser
import SpokenDiagnostics

/// What `check` is told on the command line; it wins over `.spokentext.yml`.
struct CheckOptions: ParsableArguments {
    @Argument(help: "Files, folders, globs or Xcode projects; - is standard input.", completion: .file())
    var paths: [String] = ["."]

    @Option(
        name: .long,
        help: ArgumentHelp(
            "text, concise, json, sarif, github, junit, checkstyle, gitlab or html; with =FILE into a file. Repeatable.",
            valueName: "format[=file]"))
    var format: [ReportOutput] = []

    @Flag(help: "The same as --format json.")
    var json = false

    @Option(parsing: .singleValue, help: "Only this rule or group. Repeatable; commas separate several.")
    var select: [String] = []

    @Option(parsing: .singleValue, help: "Not this rule or group. Repeatable; commas separate several.")
    var ignore: [String] = []

    @Option(
        name: .customLong("source"),
        help: "The source language, when the files do not say it; the language of elements that name none.")
    var sourceLanguage: String?

    @Option(help: "Texts that the rules about speech look at: marked (by key or comment) or all.")
    var spoken: String?

    @Option(name: .customLong("fail-on"), help: "The severity from which the exit status is 1: info, warning, error.")
    var failOn: String?

    @Option(
        help: ArgumentHelp(
            "What --format text prints one by one: info, warning (the default) or error. The rest is counted.",
            valueName: "severity"))
    var show: String?

    @Option(help: "A configuration file instead of the nearest .spokentext.yml.")
    var config: String?

    @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
    var ignoresConfiguration = false

    @Option(help: "A file of accepted findings; they are hidden.")
    var baseline: String?

    @Flag(
        name: .customLong("update-baseline"),
        help: "Write the baseline when there is none; else remove what no longer occurs.")
    var updatesBaseline = false

    @Flag(help: "Mend what can be mended safely.")
    var fix = false

    @Flag(name: .customLong("unsafe"), help: "With --fix or --diff: also what may change the meaning.")
    var includesUnsafe = false

    @Flag(help: "Print what --fix would change, and change nothing.")
    var diff = false

    @Flag(name: .customLong("list-rules"), help: "Print every rule and stop.")
    var listsRules = false

    @Flag(help: "Check again whenever a file changes.")
    var watch = false

    @Option(name: .customLong("stdin-path"), help: "Check standard input as the file of this path.")
    var standardInputPath: String?

    @Option(name: .customLong("overflow-width"), help: "Report texts wider than so many points.")
    var overflowWidth: Int?

    @Option(name: .customLong("text-size"), help: "The size of the text in points for --overflow-width.")
    var textSize: Int?

    @Option(help: ArgumentHelp("Measure texts with this font: .ttf, .otf or .ttc.", valueName: "file"))
    var font: String?

    /// All reports that are asked for.
    var reports: [ReportOutput] { (json ? [ReportOutput(.json)] : []) + format }

    /// `check -`, or any check with a path for what comes in.
    var readsStandardInput: Bool { standardInputPath != nil || paths == ["-"] }

    func validate() throws {
        for (name, value) in [("--overflow-width", overflowWidth), ("--text-size", textSize)] {
            if let value, value < 1 { throw ValidationError("\(name) must be at least 1, not \(value)") }
        }
        if updatesBaseline, baseline == nil { throw ValidationError("--update-baseline needs --baseline FILE") }
        if includesUnsafe, !fix, !diff { throw ValidationError("--unsafe needs --fix or --diff") }
        if watch, readsStandardInput { throw ValidationError("standard input cannot be watched") }
    }

    /// "a,b" as two names.
    static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",").map { String($0).trimmed } }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
