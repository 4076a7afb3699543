import Foundation
import SpokenElements
import SpokenFixtures
import SpokenModel
import Testing

struct FixtureRunnerTests {
    let package: TemporaryPackage
    let runner: FixtureRunner

    init() throws {
        package = try TemporaryPackage()
        runner = FixtureRunner(package.path + "/Fixtures")
        try package.write(
            "{\"language\": \"ru\", \"items\": [{\"label\": \"Моцарелла\", \"traits\": [\"button\", \"selected\"]}]}",
            to: "Fixtures/screens/topping.screen.json")
        try package.write("\"title\" = \"Корзина\";\n\"a\" = \"%d из %@\";\n", to: "Catalog/ru.lproj/Shop.strings")
    }

    @Test func recordsAndVerifies() throws {
        let recorded = try runner.record(.missing, plan: .init(profiles: ["voiceOver", "nvda"]))
        #expect(recorded == [FixtureResult(file: "screens/topping.golden.txt", outcome: .recorded(isNew: true))])
        let text = try package.read("Fixtures/screens/topping.golden.txt")
        #expect(
            text == """
                spokentext golden 1
                case: screens/topping
                columns: visible | spoken | utterance
                input: topping.screen.json

                [ru voiceOver]
                Моцарелла | Моцарелла | Выбрано, Моцарелла, кнопка

                [ru nvda]
                Моцарелла | Моцарелла | Моцарелла, кнопка, выделено

                """)
        #expect(try runner.verify().map(\.outcome) == [.matches(sections: 2)])
        #expect(try runner.record(.missing).map(\.outcome) == [.matches(sections: 2)])

        let slip = text.replacing("Выбрано, Моцарелла", with: "Моцарелла, выбрано")
        try package.write(slip, to: "Fixtures/screens/topping.golden.txt")
        for mode in [RecordMode.never, .missing] {
            guard case .differs("ru voiceOver", 7, let diff) = try runner.record(mode).first?.outcome else {
                Issue.record("a difference is missed in mode \(mode)")
                return
            }
            #expect(diff.contains("^ first difference"))
        }
        #expect(try package.read("Fixtures/screens/topping.golden.txt") == slip)
        #expect(try runner.record(.failed).map(\.outcome) == [.recorded(isNew: false)])
        #expect(try package.read("Fixtures/screens/topping.golden.txt") == text)
    }

    /// An input that nobody recorded is a finding where nothing may be written.
    @Test func inputsWithoutGoldenFilesAreTold() throws {
        let missing = FixtureResult(
            file: "screens/topping.golden.txt", outcome: .missing(input: "screens/topping.screen.json"))
        #expect(try runner.verify() == [missing])
        #expect(try runner.record(.never) == [missing])
        #expect(missing.isFinding)
        #expect(FixtureFiles.kind(package.path + "/Fixtures/screens/topping.golden.txt") == .missing)
    }

    @Test func wrongElementsAreToldBesideTheComparison() throws {
        try package.write(
            "{\"language\": \"ru\", \"items\": [\n{\"label\": \"icClose\", \"traits\": [\"button\"]}]}",
            to: "Fixtures/screens/topping.screen.json")
        for outcome in [FixtureResult.Outcome.recorded(isNew: true), .matches(sections: 1)] {
            let results = try runner.record(.missing)
            #expect(results.map(\.file) == ["screens/topping.golden.txt", "screens/topping.golden.txt"])
            #expect(results.first?.outcome == outcome)
            guard case .problem(let text) = results.last?.outcome else {
                Issue.record("\(results)")
                return
            }
            #expect(text.hasSuffix("screens/topping.screen.json:2: error: \(ElementError.labelIsFileName("icClose"))"))
        }
    }

    @Test func catalogsOfThePackage() throws {
        let plan = FixtureRunner.Plan(counts: ["1", "5"], inputs: [package.path + "/Catalog"])
        let results = try runner.record(.missing, plan: plan)
        #expect(results.map(\.file) == ["Catalog.golden.txt", "screens/topping.golden.txt"])
        let text = try package.read("Fixtures/Catalog.golden.txt")
        #expect(text.contains("input: ../Catalog\ncounts: 1, 5\n"))
        #expect(text.contains("\n[ru]\ntitle | - | - | Корзина | Корзина\n"))
        #expect(text.contains("\na | 1 | - | 1 из B | "))
        #expect(try runner.verify().allSatisfy { $0.outcome == .matches(sections: 1) })
    }

    @Test func aBrokenGoldenFileIsToldOnce() throws {
        try package.write("{\"label\": \"a\"}", to: "Fixtures/broken.screen.json")
        let path = package.path + "/Fixtures/broken.golden.txt"
        try Data([0x73, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: path))
        for mode in [RecordMode.never, .missing, .all] {
            let results = try runner.record(mode).filter { $0.file.hasPrefix("broken") }
            #expect(results.count == 1)
            #expect(results.first?.isFailure == true)
        }
        #expect(try FixtureFiles.read(path) == [0x73, 0xFF, 0x0A])
    }

    @Test func brokenFilesNameTheirPlace() throws {
        let head = "spokentext golden 1\ncase: x\ncolumns: visible\n"
        try package.write(head + "input: gone.screen.json\n\n[ru]\na\n", to: "Fixtures/gone.golden.txt")
        let outside = String(repeating: "../", count: 10) + "etc/passwd"
        try package.write(head + "input: \(outside)\n\n[ru]\na\n", to: "Fixtures/outside.golden.txt")
        try package.write(head + "\n[ru]\n<<<<<<< HEAD\na\n", to: "Fixtures/merge.golden.txt")
        try package.write(head.replacing("\n", with: "\r\n"), to: "Fixtures/crlf.golden.txt")
        try package.write("{\n\"label\": \"a\",\n\"traits\": [\"buton\"]}", to: "Fixtures/bad.screen.json")
        try package.write(head + "input: bad.screen.json\n\n[ru]\na\n", to: "Fixtures/bad.golden.txt")
        try package.write(head + "\n[ru]\na\n", to: "Fixtures/test.golden.txt")
        try package.write(
            head + "input: screens/topping.screen.json\n\n[ru jaws]\na\n", to: "Fixtures/jaws.golden.txt")
        try FileManager.default.createSymbolicLink(
            atPath: package.path + "/Fixtures/link.golden.txt", withDestinationPath: "/etc/passwd")
        var outcomes: [String: FixtureResult.Outcome] = [:]
        for result in try runner.verify() { outcomes[result.file] = result.outcome }
        #expect(outcomes["gone.golden.txt"] == .obsolete(input: "gone.screen.json"))
        #expect(outcomes["test.golden.txt"] == .checkedForm)
        for (name, message) in [
            ("outside", "/Fixtures/outside.golden.txt:4: the input '\(outside)': lies outside of"),
            ("jaws", "jaws.golden.txt:6: [ru jaws]: 'jaws' is no profile"),
            ("link", "link.golden.txt: lies outside of"), ("merge", "merge.golden.txt:6: a merge marker"),
            ("crlf", "crlf.golden.txt:1: the line ends with CR LF"), ("bad", "bad.screen.json:3:12: 'buton'"),
        ] {
            guard case .failed(let text) = outcomes["\(name).golden.txt"] else {
                Issue.record("\(name): \(String(describing: outcomes["\(name).golden.txt"]))")
                continue
            }
            #expect(text.contains(message), "\(text)")
        }
        // Nothing of that was touched.
        _ = try runner.record(.all)
        #expect(try package.read("Fixtures/merge.golden.txt").contains("<<<<<<<"))
        #expect(FixtureFiles.kind(package.path + "/Fixtures/gone.golden.txt") == .file)
    }
}
