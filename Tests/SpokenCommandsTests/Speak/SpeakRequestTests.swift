import ArgumentParser
import Testing

@testable import SpokenCommands

/// Arguments that are read without the argument parser mean what they mean to it.
struct SpeakRequestTests {
    private static let values = [
        "--language": ["ru", "en-GB", "none at all"], "-l": ["es", "x-pseudo"],
        "--numbers": ["digits", "words", "roman"],
        "--output": ["text", "json", "ssml", "pdf"], "--profile": ["generic", "espeak", "apple", "none"],
        "--offsets": ["utf8", "utf16", "utf32"], "--lexicon": ["words.tsv", "a=b", ""],
        "--emoji": ["drop", "keep", "read"],
        "--confidence": ["guess", "likely", "certain", "sure"], "--jobs": ["1", "256", "257", "0", "two"],
        "--minor-units": ["fraction", "named", "number", "half"], "--years": ["hundred", "oh", "zero"],
        "--decimals": ["number", "digits", "both"], "--codes": ["digits", "groups", "pairs"],
    ]
    private static let flags = [
        "--json", "--mark-languages", "--table", "--explain", "--strict", "--yo", "--and", "--half", "--oh",
        "--time-units",
        "--bare-thousand",
    ]

    /// Every option of the help is read plainly by itself.
    @Test func everyOptionIsKnown() throws {
        let help = SpeakCommand.helpMessage(columns: 400)
        let names = help.matches(of: /^  (?:-\w, )?(--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.output.1) }
        let known = Set(Self.values.keys).union(Self.flags).subtracting(["-l"])
        #expect(Set(names).subtracting(["--help", "--version"]) == known)
        for name in known {
            let arguments = [name] + (Self.values[name]?.prefix(1) ?? [])
            let plain = try #require(SpeakRequest(plain: arguments), "\(arguments)")
            #expect(plain == (try Self.parsed(arguments)), "\(arguments)")
            #expect(
                plain != SpeakRequest()
                    || ["--yo", "ru", "digits", "text", "generic", "utf8", "drop", "1"].contains(arguments.last ?? ""))
        }
    }

    @Test func randomArguments() throws {
        var random = SplitMix64(state: 11)
        let names =
            Self.values.keys.sorted() + Self.flags + [
                "--no-yo", "--no-and", "--help", "--lang", "-", "--", "-x", "", "help", "a.txt", "b.txt", "c.txt",
            ]
        var count = 0
        for _ in 0..<800 {
            var arguments: [String] = []
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let name = names.randomElement(using: &random) ?? ""
                arguments.append(name)
                // Now and then the value is left out.
                if let values = Self.values[name], Int.random(in: 0..<20, using: &random) > 0 {
                    let value = values.randomElement(using: &random) ?? ""
                    if Bool.random(using: &random) {
                        arguments.append(value)
                    } else {
                        arguments[arguments.endIndex - 1] += "=" + value
                    }
                }
            }
            guard let plain = SpeakRequest(plain: arguments) else { continue }
            count += 1
            #expect(plain == (try Self.parsed(arguments)), "\(arguments)")
        }
        #expect(count > 150)
    }

    private static func parsed(_ arguments: [String]) throws -> SpeakRequest {
        try #require(try SpeakCommand.parseAsRoot(arguments) as? SpeakCommand).request
    }
}
