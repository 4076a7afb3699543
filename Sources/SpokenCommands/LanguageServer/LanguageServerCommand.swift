import ArgumentParser
import SpokenLanguageServer

struct LanguageServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve editors: findings as one types, readings, fixes, completion (Language Server Protocol).",
        discussion: """
            Speaks LSP 3.17 on standard input and output; editors start it themselves. How they
            are told is in Documentation/Editors.md.

            Exit status: 0 after 'shutdown' and 'exit', else 1.
            """)

    @Flag(help: "Taken and ignored: other streams are not served.")
    var stdio = false

    func run() async throws {
        let streams = StandardStreams()
        let status = await LanguageServer(streams, ProjectEnvironment()).run()
        if let failure = streams.failure { throw failure }
        if status != 0 { throw ExitCode(status) }
    }
}
