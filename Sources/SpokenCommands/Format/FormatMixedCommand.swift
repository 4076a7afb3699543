import ArgumentParser
import SpokenModel
import SpokenText

struct FormatMixedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mixed",
        abstract: "A measure of several units: «2 ч 15 мин» / «2 часа 15 минут».",
        discussion: """
            Examples:
              spokentext format mixed 2 hour 15 minute
              spokentext format mixed 1 meter 75 centimeter --role about --numbers words
            """)

    @Argument(help: "Numbers and CLDR unit identifiers by turns.")
    var parts: [String]

    @OptionGroup var options: FormatOptions

    func validate() throws {
        if parts.count < 2 || parts.count % 2 == 1 { throw ValidationError("write numbers and units by turns") }
    }

    func run() throws {
        try options.print { formatter in
            .mixed(
                try stride(from: 0, to: parts.count, by: 2).map { index in
                    Measure(
                        try NumberArgument.parse(parts[index], for: formatter),
                        try MeasureUnit(cldr: parts[index + 1]))
                })
        }
    }
}
