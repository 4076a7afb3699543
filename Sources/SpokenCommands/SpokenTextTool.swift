import ArgumentParser
import Foundation

/// The door of the command line: arguments in, an exit status out.
///
/// Exit status: 0 clean, 1 findings, 2 failure (wrong usage, unreadable input, internal failure).
public enum SpokenTextTool {
    public static func run(_ arguments: [String]) async -> Int32 {
        do {
            var command = try SpokenTextCommand.parseAsRoot(NegativeNumbers.protect(arguments))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return 0
        } catch {
            return report(error)
        }
    }

    private static func report(_ error: any Error) -> Int32 {
        if let code = error as? ExitCode { return code.rawValue }
        if let failure = error as? CommandFailure {
            StandardError.write("spokentext: error: \(failure.message)\n")
            return 2
        }
        // Help and version come as errors too, with the exit status of success.
        if SpokenTextCommand.exitCode(for: error).isSuccess {
            StandardOutput.write(SpokenTextCommand.fullMessage(for: error) + "\n")
            return 0
        }
        let message = SpokenTextCommand.message(for: error)
        let hint = "try 'spokentext --help', or '--help' behind the subcommand"
        StandardError.write("spokentext: error: \(message.isEmpty ? "wrong usage" : message); \(hint)\n")
        return 2
    }
}
