import Foundation

/// What the command was asked for.
struct GeneratorOptions {
    static let usage = """
        usage: spokentext-generate [--language LANGUAGE] [--check] [--forms LANGUAGE] [--terms]
                                   [--root FOLDER]

        Writes what is compiled in from the rows of Resources, and runs every example of their rules.

          --language LANGUAGE  Run the examples of this language alone: a moment instead of ten seconds.
          --check              Write nothing; exit with 1 when a file is stale.
          --forms LANGUAGE     Print every form of a lexicon and exit.
          --forms-of-locales   Gather what CLDR's locales write beside numbers, which changes with ICU alone, and exit.
          --terms              Print the names that rules and tables may use and exit.
          --root FOLDER        Take the Resources of another folder.

        Exit status: 0, 1 when an example is wrong or a file stale, 2 when a file cannot be compiled. Wrong examples
        do not keep the images from being written: build spokentext and ask `speak --explain`.

        """

    /// A call that nothing can be done for.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var language: String?
    private(set) var forms: String?
    private(set) var root: URL
    private(set) var isCheck = false
    private(set) var isHelp = false
    private(set) var isTerms = false
    private(set) var isFormsOfLocales = false

    /// - Throws: `Failure` for an option that there is not, or without its value.
    init(_ arguments: some Sequence<String>, root: URL) throws {
        self.root = root
        var rest = Array(arguments)[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else { throw Failure(description: "behind \(option) stands its value") }
            return value
        }
        while let option = rest.popFirst() {
            switch option {
            case "--language": language = try value(of: option)
            case "--forms": forms = try value(of: option)
            case "--root": self.root = URL(filePath: try value(of: option))
            case "--check": isCheck = true
            case "--terms": isTerms = true
            case "--forms-of-locales": isFormsOfLocales = true
            case "--help", "-h": isHelp = true
            default: throw Failure(description: "no option '\(option)'; --help lists them")
            }
        }
    }
}
