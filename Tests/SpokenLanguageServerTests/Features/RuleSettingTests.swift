import Testing

@testable import SpokenLanguageServer

struct RuleSettingTests {
    /// A configuration, and what it is with `edge-space` off.
    @Test(arguments: [
        ("", "rules:\n  edge-space: off\n"),
        ("source: en\n", "source: en\nrules:\n  edge-space: off\n"),
        ("source: en", "source: en\nrules:\n  edge-space: off\n"),
        ("rules:\n  a: off\n", "rules:\n  edge-space: off\n  a: off\n"),
        ("rules:\n# why\n\n    a: off\nsource: en\n", "rules:\n# why\n\n    edge-space: off\n    a: off\nsource: en\n"),
        (
            "rules:\n  a: off\n  edge-space: error # loud\nsource: en\n",
            "rules:\n  a: off\n  edge-space: off\nsource: en\n"
        ),
        ("rules:\n  edge-space: error\n", "rules:\n  edge-space: off\n"),
        ("rules:\nsource: en\n", "rules:\n  edge-space: off\nsource: en\n"),
        ("rules:", "rules:\n  edge-space: off"),
        ("rules: {a: off}\n", "rules: {edge-space: off, a: off}\n"),
        ("rules: {}\n", "rules: {edge-space: off}\n"),
    ])
    func theRuleIsOffAndAllElseStays(before: String, after: String) throws {
        let bytes = Array(before.utf8)
        let edit = try #require(RuleSetting.edit(turningOff: "edge-space", in: bytes))
        let range = try #require(edit.span.indices(inTextOf: bytes.count))
        var text = bytes
        text.replaceSubrange(range, with: edit.replacement.utf8)
        #expect(String(decoding: text, as: UTF8.self) == after)
    }

    @Test func aFlowThatNamesItAlreadyIsLeftToPeople() {
        #expect(RuleSetting.edit(turningOff: "edge-space", in: Array("rules: {edge-space: on}\n".utf8)) == nil)
        #expect(RuleSetting.edit(turningOff: "edge-space", in: Array("rules: *shared\n".utf8)) == nil)
    }
}
