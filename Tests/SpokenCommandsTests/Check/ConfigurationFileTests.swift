import Foundation
import SpokenDiagnostics
import SpokenLint
import Testing

@testable import SpokenCommands

struct ConfigurationFileTests {
    /// What `Documentation/Configuration.md` shows is read, and names every key.
    @Test func theDocumentedFileIsRead() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/Configuration.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let yaml = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        let terms = try #require(blocks.first { $0.hasPrefix("\nterm\t") }).dropFirst()
        let folder = try TemporaryFolder()
        try folder.write("terms.tsv", String(terms))
        let file = try ConfigurationFile(path: try folder.write(".spokentext.yml", String(yaml)))
        #expect(file.configuration.glossary.count == 3 && file.configuration.patterns.count == 1)
        for key in ConfigurationFile.keys { #expect(yaml.contains("\n\(key):") || yaml.hasPrefix("\(key):"), "\(key)") }
    }

    @Test func unknownLanguagesAreRefused() throws {
        let path = try TemporaryFolder().write(".spokentext.yml", "source: english\n")
        #expect(throws: CommandFailure.self) { try ConfigurationFile(path: path) }
    }

    @Test func everyKeyIsRead() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            ".spokentext.yml",
            """
            source: de
            spoken: all
            labelKeys: ["*.label"]
            exclude: [Pods]
            failOn: warning
            sameInAllLanguages: [Pizza]
            rules:
              typography: off
              three-dots: error
              edge-space: on
            overflow: {width: 320, textSize: 20}
            limits:
              - {keys: "*.button", length: 20}
            patterns:
              - {pattern: "e-mail", message: "write email", languages: en}
            glossary: terms.tsv
            overrides:
              - paths: [Legacy/**]
                rules: {mixed-script: off}

            """)
        try folder.write("terms.tsv", "term\tlanguage\ttranslation\tforbidden\ncart\tru\tкорзин*|тележк*\tкарт\n")
        let file = try ConfigurationFile(path: path)
        #expect(file.configuration.limits == [.init(keys: ["*.button"], length: 20)])
        #expect(
            file.configuration.patterns == [.init(pattern: "e-mail", message: "write email", languages: ["en"])])
        #expect(
            file.configuration.glossary
                == [
                    GlossaryTerm(
                        term: "cart", language: "ru", translations: ["корзин*", "тележк*"], forbidden: ["карт"])
                ])
        #expect(file.configuration.sourceLanguage == "de")
        #expect(file.configuration.spoken == .all)
        #expect(file.configuration.labelKeys == ["*.label"])
        #expect(file.excluded == ["Pods"])
        #expect(file.failOn == .warning)
        #expect(
            file.configuration.severities
                == ["typography": .off, "three-dots": .severity(.error), "edge-space": .on])
        #expect(file.configuration.overflowWidth == 320 && file.configuration.overflowTextSize == 20)
        #expect(file.configuration.overrides.map(\.paths) == [["Legacy/**"]])
        #expect(ConfigurationFile.find(from: folder.path) == path)
    }

    @Test(arguments: [
        ("rulse:\n  a: off\n", "1:1: unknown key 'rulse'; did you mean 'rules'?"),
        ("rules:\n  mixed-scripts: off\n", "2:3: unknown rule 'mixed-scripts'; did you mean 'mixed-script'?"),
        ("rules:\n  mixed-script: loud\n", "2:17: 'loud' is no severity; write off, on, info, warning or error"),
        ("spoken: some\n", "1:9: 'some' is no value of spoken; write marked or all"),
        ("patterns:\n  - {pattern: \"(\", message: a}\n", "2:15: '(' is no regular expression"),
        ("limits:\n  - {keys: a, length: 0}\n", "2:23: write how many characters, at least 1"),
        ("- a\n", "1:1: the file must be a list of keys and values"),
    ])
    func mistakesAreShownWhereTheyStand(text: String, expected: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(".spokentext.yml", text)
        do {
            _ = try ConfigurationFile(path: path)
            Issue.record("'\(text)' was read")
        } catch {
            #expect(error.message == "\(path):\(expected)")
        }
    }
}
