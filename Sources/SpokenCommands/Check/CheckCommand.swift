import ArgumentParser
import SpokenLint

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check string files and elements: plurals, placeholders, typography, spoken text.",
        discussion: """
            Read are the files of Apple, Android (strings.xml), gettext (.po, .pot), Flutter (.arb), XLIFF,
            i18next and react-intl (.json), Java (.properties), Fluent (.ftl), Rails (.yml) and .resx,
            elements as JSON and golden files. A PO file is checked against its msgid, the others against the file of the source
            language beside them.

            Examples:
              spokentext check .
              spokentext check po/ru.po lib/l10n
              spokentext check App --format concise --fail-on warning
              spokentext check . --format text --format sarif=strings.sarif
              spokentext check . --fix
              spokentext check menu.screen.json
              spokentext check . --baseline .spokentext-baseline.json --update-baseline

            Folders that git ignores are passed over, and so are Pods, Carthage, DerivedData,
            SourcePackages and node_modules, unless they are named.

            Exit status: 0 clean, 1 findings at or above --fail-on, 2 failure.
            """)

    @OptionGroup var options: CheckOptions

    func run() async throws {
        if options.listsRules {
            try StandardOutput.write(RuleList.text)
            return
        }
        // Taken before the files are read, so that nothing which changes meanwhile is missed.
        var seen = options.watch ? FileChanges.snapshot(options.paths) : [:]
        var status = try await CheckRun(options).run()
        while options.watch {
            var now = seen
            repeat {
                try await Task.sleep(nanoseconds: 500_000_000)
                now = FileChanges.snapshot(options.paths)
            } while now == seen
            seen = now
            try StandardOutput.write("\n")
            status = try await CheckRun(options).run()
        }
        if status != 0 { throw ExitCode(status) }
    }
}
