import Foundation
import SpokenCommands

exit(await SpokenTextTool.run(Array(CommandLine.arguments.dropFirst())))
