import ArgumentParser
import SpokenCatalogs
import SpokenLint
import SpokenModel

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say what a rule of `check` finds, why, and how to mend it, or what a rule of `speak` reads.")

    @Argument(help: "A rule, such as missing-plural-category; without one all rules are listed.")
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
        if let page = SpeechRulePage.text(rule) {
            try StandardOutput.write(page)
            return
        }
        guard let description = Linter.rules.first(where: { $0.id == rule }) else {
            let hint =
                Linter.suggestion(for: rule).map { "; did you mean '\($0)'?" } ?? "; `spokentext explain` lists them"
            throw CommandFailure("'\(rule)' is no rule\(hint)")
        }
        try StandardOutput.write(RulePage.text(description))
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
