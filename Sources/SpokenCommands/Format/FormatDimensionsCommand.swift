import ArgumentParser
import SpokenModel
import SpokenText

struct FormatDimensionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimensions",
        abstract: "Sizes: «10 × 15 см» / «10 на 15 сантиметров».",
        discussion: """
            Examples:
              spokentext format dimensions 10 15 centimeter
              spokentext format dimensions 60 40 1,5 centimeter --numbers words
            """)

    @Argument(help: "The numbers, then one CLDR unit identifier.")
    var parts: [String]

    @OptionGroup var options: FormatOptions

    func validate() throws {
        if parts.count < 3 { throw ValidationError("write two numbers or more and a unit") }
    }

    func run() throws {
        try options.print { formatter in
            .dimensions(
                try parts.dropLast().map { try NumberArgument.parse($0, for: formatter) },
                try MeasureUnit(cldr: parts.last ?? ""))
        }
    }
}
