import ArgumentParser
import Foundation
import Testing

@testable import SpokenCommands

/// What every subcommand does where standard output takes nothing, and where standard input gives nothing.
@Suite struct StandardOutputTests {
    /// A call of each subcommand, and of each way in which it writes, in the root of the package.
    static let calls = [
        "--help", "--version", "help speak", "speak --help", "--generate-completion-script bash",
        "speak Examples/Shop/shop.txt", "speak --json Examples/Shop/shop.txt", "speak --table Examples/Shop/shop.txt",
        "speak --explain Examples/Shop/shop.txt", "speak --strict Examples/Shop/shop.txt",
        "speak --output ssml Examples/Shop/shop.txt Examples/Shop/shop.txt", "speak --jobs 2 <Examples/Shop/shop.txt",
        "format number 21", "format price 21 --currency RUB --json", "format measure 3 meter",
        "format dimensions 2 3 meter", "format mixed 1 kilogram 200 gram", "format count 5 товар", "format ordinal 3",
        "format fraction 2/3", "format rating 4 5", "format list a b", "format text '30 см'", "format time 14:30",
        "format hours 09:00 18:00", "format date 2026-05-09", "format day 1", "format duration 90",
        "format discount 20", "format free", "format period century 19", "format schedule 'Mo-Fr 09:00-18:00'",
        "get Examples/Shop/Catalog cart.items 21 --language ru",
        "get Examples/Shop/Catalog cart.items 21 --language ru --json",
        "preview Examples/Shop/Catalog cart.items --count 0,1,2",
        "convert Examples/Shop/Catalog --to xliff --language ru",
        "convert Examples/Shop/Catalog --to xcstrings --json -o $S/Shop.xcstrings",
        "check Examples/Shop/Catalog", "check $S/u.strings", "check Examples/Shop/Catalog --format json",
        "check $S/u.strings --format concise --format sarif=$S/u.sarif", "check $S/dots.strings --diff",
        "check --list-rules", "explain", "explain missing-plural-category",
        "element Tests/SpokenElementsTests/Cases/screens/toppings.json",
        "element Tests/SpokenElementsTests/Cases/screens/toppings.json --json",
        "element --before-after Tests/SpokenElementsTests/Cases/screens/menu-{before,after}.json",
        "fixtures verify Examples/SpokenFixtures/Fixtures", "fixtures verify Examples/SpokenFixtures/Fixtures --json",
        "fixtures record Examples/SpokenFixtures/Fixtures --mode never",
        "fixtures export Examples/SpokenFixtures/Fixtures",
        "fixtures coverage Examples/Shop/Catalog Examples/SpokenFixtures/Fixtures",
        "languages", "languages --json", "languages --catalog Examples/Shop/Catalog",
        "languages --catalog Examples/Shop/Catalog --json", "lsp <$S/session",
        "review Examples/Shop/Catalog --no-config --output -", "listen 'от 395 ₽' --synthesizer espeak-ng",
    ]

    @Test func everySubcommandHasACall() {
        func leaves(_ command: any ParsableCommand.Type, _ path: String) -> [String] {
            let subcommands = command.configuration.subcommands
            if subcommands.isEmpty { return [path] }
            return subcommands.flatMap { leaves($0, "\(path)\($0.configuration.commandName ?? "\($0)") ") }
        }
        for leaf in leaves(SpokenTextCommand.self, "") {
            #expect(Self.calls.contains { "\($0) ".hasPrefix(leaf) }, "'\(leaf)' has no call")
        }
    }

    @Test(arguments: calls) func nothingIsLostInSilence(call: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("dots.strings", "\"a\" = \"Wait...\";\n")
        let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#
        try folder.write("session", "Content-Length: \(message.utf8.count)\r\n\r\n\(message)")
        // A synthesizer that is heard by nobody.
        let synthesizer = try folder.write("espeak-ng", "#!/bin/sh\ncat >/dev/null\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: synthesizer)
        try Data([0x82]).write(to: URL(fileURLWithPath: folder.path + "/u.strings"))
        /// What stands on standard error, and the status.
        func run(_ redirection: String, after preparation: String = "") throws -> (output: String, status: Int32) {
            let command = "S=\(folder.path); PATH=$S:$PATH; \(preparation)\nspokentext \(call) 2>&1 \(redirection)"
            return try ConsoleCase(command: command, output: "", status: 0, place: call).run()
        }

        let nowhere = try run(">/dev/null")
        #expect(!nowhere.output.contains("standard output"))

        // Who closes standard output wants to see nothing of it.
        let closed = try run(">&-")
        #expect(closed == nowhere)

        if FileManager.default.fileExists(atPath: "/dev/full") {
            let full = try run(">/dev/full")
            let failure = "spokentext: error: cannot write to standard output: No space left on device"
            #expect(full.output.split(separator: "\n").last ?? "" == failure)
            #expect(full.status == 2)
        }

        // Where the reader is gone: no word, and the status of a program that the signal ends, heeded or not.
        let gone = "exec 4> >(exec true); wait $!"
        let heeded = try run(">&4", after: gone)
        #expect(heeded.status == 128 + SIGPIPE)
        let ignored = try run(">&4", after: "trap '' PIPE; \(gone)")
        #expect(ignored.status == 128 + SIGPIPE)
        #expect(heeded.output == ignored.output)
        #expect(!heeded.output.contains("error"))
    }

    @Test(arguments: [
        "speak", "speak --table -", "check --stdin-path a.strings -", "get - a", "preview - a --count 1",
        "element -", "languages --catalog -",
    ]) func aClosedInputIsAFailure(call: String) throws {
        let (output, status) = try ConsoleCase(
            command: "spokentext \(call) 2>&1 <&-", output: "", status: 0, place: call
        ).run()
        #expect(output == "spokentext: error: cannot read standard input: it is closed")
        #expect(status == 2)
    }
}
