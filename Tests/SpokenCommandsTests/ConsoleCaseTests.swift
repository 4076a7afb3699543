import Foundation
import Testing

/// Runs every command of `Cases/*.console` and of the README as a user would, and compares what the terminal shows.
@Suite struct ConsoleCaseTests {
    static let cases: [ConsoleCase] = {
        let folder = ConsoleCase.root.appendingPathComponent("Tests/SpokenCommandsTests/Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.filter { $0.hasSuffix(".console") }.flatMap { name in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return ConsoleCase.cases(in: text, file: name)
        }
    }()

    @Test func thereAreCases() {
        #expect(Self.cases.count > 10)
    }

    @Test(arguments: cases)
    func console(_ example: ConsoleCase) throws {
        let seen = try example.run()
        #expect(seen.output == example.output, "\(example)")
        #expect(seen.status == example.status, "\(example)")
    }
}
