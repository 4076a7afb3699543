import ArgumentParser
import Testing

@testable import SpokenCommands

@Suite struct HelpTextTests {
    /// Every command with its subcommands.
    private static func commands(below command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
        [command] + command.configuration.subcommands.flatMap(commands)
    }

    @Test(arguments: [60, 80]) func sentencesFitAndExamplesStayWhole(columns: Int) {
        let commands = Self.commands(below: SpokenTextCommand.self)
        #expect(commands.count > 30)
        for command in commands {
            let help = HelpText.filled(
                SpokenTextCommand.helpMessage(for: command, columns: 1 << 20), columns: columns)
            let lines = Set(help.split(separator: "\n"))
            let written = command.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix(" ") }
            for example in written { #expect(lines.contains(example), "\(example)") }
            for line in lines where !written.contains(line) {
                // The parser's own last line is one that people copy.
                #expect(line.count <= columns || line.contains("See 'spokentext help"), "\(line)")
            }
        }
    }

    @Test func onlySentencesFlow() {
        let text = """
            OVERVIEW: Says what is
            written.

            It goes on and
            on.
            Examples:
              tool --one  two three four five six seven eight nine

            USAGE: tool <file> [--from <from>] [--to <to>]

            OPTIONS:
              --from <from>           Where it begins, to be sure.
              -h                      Help.
            """
        let filled = """
            OVERVIEW: Says what is written.

            It goes on and on. Examples:
              tool --one  two three four five six seven eight nine

            USAGE: tool <file> [--from <from>]
                     [--to <to>]

            OPTIONS:
              --from <from>           Where it
                                      begins, to be
                                      sure.
              -h                      Help.
            """
        #expect(HelpText.filled(text, columns: 40) == filled)
    }
}
