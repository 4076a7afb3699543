import SpokenCommands

SpokenTextTool.main(SpokenTextTool.arguments)
