import ArgumentParser
import CSpokenProcess
import Dispatch
import SpokenCatalogs
import SpokenModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The door of the command line: arguments in, an exit status out.
///
/// Exit status: 0 clean, 1 findings, 2 failure (wrong usage, unreadable input, internal failure).
public enum SpokenTextTool {
    /// The arguments of the process without its name. Those that name a file whose name is no UTF-8 still do.
    public static var arguments: [String] {
        var count: Int32 = 0
        let handedOver = spoken_process_arguments(&count)
        let arguments = UnsafeBufferPointer(
            start: handedOver ?? CommandLine.unsafeArgv, count: Int(handedOver == nil ? CommandLine.argc : count))
        return arguments.dropFirst().compactMap { argument in argument.map { text(ofArgument: $0) } }
    }

    /// One argument: as text, or as the name of a file that is there.
    package static func text(ofArgument argument: UnsafePointer<CChar>) -> String {
        let name = FileName.text(argument)
        return name == FileName.shown(name) || FileBytes.identity(of: name) == [] ? String(cString: argument) : name
    }

    /// Runs the command and ends the process with its status.
    ///
    /// Only a command that needs other threads starts any: an asynchronous `main` would start four, which costs a short
    /// command a quarter of its time.
    public static func main(_ arguments: [String]) -> Never {
        Descriptor.openStandardStreams()
        Interruptions.handle()
        do {
            if arguments.first == "speak", let request = SpeakRequest(plain: arguments.dropFirst()) {
                try request.run()
                exit(finish(0))
            }
            installReaders()
            let command = try command(NegativeNumbers.protect(arguments))
            if command is any AsyncParsableCommand {
                Task { exit(finish(await run(command, arguments))) }
                // Not `dispatchMain`, which ends this thread: unwinding it costs 50 ms where everything is linked in.
                while true { DispatchSemaphore(value: 0).wait() }
            }
            exit(finish(runAlone(command, arguments)))
        } catch {
            exit(finish(report(error, arguments)))
        }
    }

    /// What formats of catalogs need of YAML, which the library does not know.
    private static func installReaders() {
        FlutterSettings.install()
        RailsFiles.install()
    }

    /// The status of the process, once all that was written is known to have arrived.
    private static func finish(_ status: Int32) -> Int32 {
        do {
            try StandardOutput.finish()
            return status
        } catch {
            return status == 2 ? status : report(error, [])
        }
    }

    /// The exit status of a command, for callers that go on.
    public static func run(_ arguments: [String]) async -> Int32 {
        installReaders()
        do {
            return await run(try command(NegativeNumbers.protect(arguments)), arguments)
        } catch {
            return report(error, arguments)
        }
    }

    private static func run(_ command: any ParsableCommand, _ arguments: [String]) async -> Int32 {
        guard var command = command as? any AsyncParsableCommand else { return runAlone(command, arguments) }
        do {
            try await command.run()
            return 0
        } catch {
            return report(error, arguments)
        }
    }

    private static func runAlone(_ command: any ParsableCommand, _ arguments: [String]) -> Int32 {
        var command = command
        do {
            try command.run()
            return 0
        } catch {
            return report(error, arguments)
        }
    }

    /// A command is read by itself when it can be: to look through all of them takes as long as to say a page. Help and
    /// what is not understood go through the root, so that they name the whole of what was asked.
    private static func command(_ arguments: [String]) throws -> any ParsableCommand {
        var command: any ParsableCommand.Type = SpokenTextCommand.self
        var rest = arguments[...]
        while let name = rest.first, !name.hasPrefix("-"), name != "help" {
            let subcommands = command.configuration.subcommands
            if subcommands.isEmpty { break }
            guard let next = subcommands.first(where: { $0.configuration.commandName == name }) else {
                let names = subcommands.compactMap { $0.configuration.commandName }
                let hint =
                    NearestName.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
                    ?? "known: " + names.joined(separator: ", ")
                throw CommandFailure("unknown command '\(name)'; \(hint)")
            }
            command = next
            rest = rest.dropFirst()
        }
        // The parser answers `help formt` with the help of what it does know.
        if rest.first == "help", let name = rest.dropFirst().first, !name.hasPrefix("-") {
            _ = try self.command(Array(rest.dropFirst()) + ["--help"])
        }
        if command.configuration.subcommands.isEmpty, !rest.contains(where: { ["-h", "--help"].contains($0) }),
            let parsed = try? command.parseAsRoot(Array(rest))
        {
            return parsed
        }
        return try SpokenTextCommand.parseAsRoot(arguments)
    }

    /// How the help of the command that was meant is asked for: 'spokentext format price --help'.
    private static func help(for arguments: [String]) -> String {
        var command: any ParsableCommand.Type = SpokenTextCommand.self
        var names = ["spokentext"]
        for name in arguments {
            guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == name })
            else { break }
            command = next
            names.append(name)
        }
        return "'\(names.joined(separator: " ")) --help'"
    }

    /// What is expected where a value cannot be read and the parser lists no values: those are numbers and languages.
    private static func expected(_ message: String) -> String {
        guard message.hasPrefix("The value '"), message.contains("' is invalid for '"), message.hasSuffix(">'") else {
            return ""
        }
        return message.contains("language>'") ? "; write a BCP 47 tag, such as ru or pt-BR" : "; write a number"
    }

    private static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
        if let code = error as? ExitCode { return code.rawValue }
        if let failure = error as? CommandFailure {
            if !failure.message.isEmpty { StandardError.write("spokentext: error: \(failure.message)\n") }
            return failure.status
        }
        // Help and version come as errors too, with the exit status of success.
        if SpokenTextCommand.exitCode(for: error).isSuccess {
            do {
                try StandardOutput.write(HelpText.message(for: error) + "\n")
                return 0
            } catch {
                return report(error, arguments)
            }
        }
        var message = SpokenTextCommand.message(for: error)
        // A list of values is told in one line, as every failure is.
        message = message.split(separator: "\n").map { $0.drop { $0 == " " } }.reduce("") { line, next in
            guard next.hasPrefix("- ") else { return line.isEmpty ? String(next) : line + " " + next }
            return line + (line.hasSuffix(":") ? " " : ", ") + next.dropFirst(2)
        }
        // The hint goes on behind it.
        if message.hasSuffix(".") { message.removeLast() }
        let hint = message.hasSuffix("?") ? "" : "\(expected(message)); try \(help(for: arguments))"
        StandardError.write("spokentext: error: \(message.isEmpty ? "wrong usage" : message)\(hint)\n")
        return 2
    }
}
