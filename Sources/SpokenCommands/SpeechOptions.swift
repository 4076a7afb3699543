import ArgumentParser
import SpokenLocaleData
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
        // What POSIX adds to a locale ("ru_RU.UTF-8", as in $LANG) says nothing of its language.
        guard let tag = try? LanguageTag(String(argument.prefix { $0 != "." && $0 != "@" })) else { return nil }
        self = tag
    }

    /// What shells complete: the languages with tables of their own.
    public static var defaultCompletionKind: CompletionKind { .list(LocaleTables.languages) }
}

extension GrammaticalCase: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(name: argument.lowercased())
    }
}
