import Foundation
import Testing

/// Every example of the README prints what the README says.
@Suite struct ReadmeTests {
    static let text =
        (try? String(contentsOf: ConsoleCase.root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

    static let consoleCases = blocks("console").flatMap { ConsoleCase.cases(in: $0, file: "README.md") }

    /// The contents of all fenced blocks of a language, in order.
    static func blocks(_ language: String) -> [String] {
        var result: [String] = []
        var block: [String]?
        for line in text.components(separatedBy: "\n") {
            if line == "```\(language)" {
                block = []
            } else if line == "```", let finished = block {
                result.append(finished.joined(separator: "\n"))
                block = nil
            } else {
                block?.append(line)
            }
        }
        return result
    }

    @Test(arguments: consoleCases)
    func console(_ example: ConsoleCase) throws {
        let seen = try example.run()
        #expect(seen.output == example.output, "\(example)")
        #expect(seen.status == example.status, "\(example)")
    }

    /// The Swift block is `Snippets/ReadMe.swift`, which is built with the package; the block behind it is its output.
    @Test func snippet() throws {
        let source = try String(
            contentsOf: ConsoleCase.root.appendingPathComponent("Snippets/ReadMe.swift"), encoding: .utf8)
        let block = try #require(Self.blocks("swift").first)
        #expect(source.trimmingCharacters(in: .newlines) == block)
        let output = try #require(Self.blocks("text").first)
        let program = ConsoleCase(command: "ReadMe", output: output, status: 0, place: "Snippets/ReadMe.swift")
        #expect(try program.run().output == output)
        #expect(!Self.consoleCases.isEmpty)
    }
}
