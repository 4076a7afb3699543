import ArgumentParser
import SpokenText

struct FormatFreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "free",
        abstract: "What costs nothing: «бесплатно».",
        discussion: """
            Example:
              spokentext format free --language es
            """)

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in .free }
    }
}
