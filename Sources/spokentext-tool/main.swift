import SpokenCommands

SpokenTextTool.main(Array(CommandLine.arguments.dropFirst()))
