import ArgumentParser
import SpokenCatalogs
import SpokenLint
import SpokenModel

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a rule of `check` finds, why, and how to mend it, or what a rule of `speak` reads.")

    @Argument(
        help: "A rule, such as missing-plural-category; without one all rules are listed.",
        completion: .list(Linter.rules.map(\.id)))
    var rule: String?

    @Option(help: ArgumentHelp("Write the page of every rule into this folder.", visibility: .hidden))
    var pages: String?

    func run() throws {
        if let pages {
            try writePages(to: pages)
            return
        }
        guard let rule else {
            try StandardOutput.write(RuleList.text)
            return
        }
        // A rule of `check` and one of `speak` may have one name: then both are shown.
        let description = Linter.rules.first { $0.id == rule }
        let pages = [description.map { RulePage.text($0) }, SpeechRulePage.text(rule)].compactMap(\.self)
        guard !pages.isEmpty else {
            let near =
                Linter.suggestion(for: rule) ?? NearestName.nearest(to: rule, in: SpeechRulePage.names)
            let hint = near.map { "; did you mean '\($0)'?" } ?? "; `spokentext explain` lists those of check"
            throw CommandFailure("'\(rule)' is no rule\(hint)")
        }
        try StandardOutput.write(pages.joined(separator: "\n"))
    }

    private func writePages(to folder: String) throws {
        try FileBytes.makeFolder(folder)
        var pages = Linter.rules.map { ("\($0.id).md", RulePage.markdown($0)) }
        pages.append(("README.md", RulePage.index(Linter.rules)))
        let names = Set(pages.map(\.0)).union(["Precision.md"])
        for name in try FileBytes.names(in: folder) where !names.contains(name) {
            try FileBytes.remove("\(folder)/\(name)")
        }
        for (name, text) in pages {
            try FileBytes.writeAtomically(Array(text.utf8), to: "\(folder)/\(name)")
        }
    }
}
