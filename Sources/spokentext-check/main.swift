import SpokenCommands

// What the command plugin `check-strings` runs: `spokentext check` with the plugin's arguments. A plugin finds a tool only
// by the name of its target, which the product `spokentext` does not have.
SpokenTextTool.main(["check"] + SpokenTextTool.arguments)
