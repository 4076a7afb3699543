import ArgumentParser
import SpokenModel

/// The options of every subcommand that speaks.
struct SpeechOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "A BCP 47 language tag.")
    var language = LanguageTag.russian

    @Option(help: "How numbers are said: digits (for screen readers) or words (for plain synthesizers).")
    var numbers = NumberStyle.digits
}

extension NumberStyle: ExpressibleByArgument {}

extension LanguageTag: ExpressibleByArgument {
    public init?(argument: String) {
        guard let tag = try? LanguageTag(argument) else { return nil }
        self = tag
    }
}

extension GrammaticalCase: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(name: argument.lowercased())
    }
}
