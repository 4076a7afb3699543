import ArgumentParser
import SpokenModel
import SpokenText

struct FormatFractionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fraction",
        abstract: "A fraction: «2/3» / «две трети».",
        discussion: """
            Examples:
              spokentext format fraction 2/3
              spokentext format fraction 1 1/2 --case genitive
            """)

    @Argument(help: "A fraction, with a whole number before it where there is one: 2/3, 1 1/2.")
    var parts: [String]

    @OptionGroup var options: FormatOptions

    func run() throws {
        try options.print { _ in
            let terms = (parts.last ?? "").split(separator: "/", omittingEmptySubsequences: false)
            guard (1...2).contains(parts.count), terms.count == 2, let numerator = Self.number(terms[0]),
                let denominator = Self.number(terms[1]),
                let whole = parts.count == 2 ? Self.number(parts[0][...]) : 0
            else {
                throw CommandFailure(
                    "'\(parts.joined(separator: " "))' is no fraction; write it as 2/3 or 1 1/2")
            }
            return .fraction(whole: whole, numerator: numerator, denominator: denominator)
        }
    }

    private static func number(_ text: Substring) -> UInt64? {
        UInt64(text).flatMap { $0 <= DecimalNumber.maximum ? $0 : nil }
    }
}
