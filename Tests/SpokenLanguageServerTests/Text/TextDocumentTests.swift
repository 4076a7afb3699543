import SpokenCatalogs
import Testing

@testable import SpokenLanguageServer

struct TextDocumentTests {
    private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> JSONValue {
        [
            "range": ["start": TextPosition(start.0, start.1).json, "end": TextPosition(end.0, end.1).json],
            "text": .string(text),
        ]
    }

    @Test func changesAreMadeOneAfterTheOther() {
        var document = TextDocument(uri: "a", version: 1, text: "«🍕»\nдва\n")
        let isUnderstood = document.apply(
            [change((0, 1), (0, 3), "пицца"), change((1, 3), (1, 3), "!"), change((0, 7), (1, 0), " и ")], .utf16)
        #expect(isUnderstood)
        #expect(String(decoding: document.bytes, as: UTF8.self) == "«пицца» и два!\n")
        let isReplaced = document.apply([["text": "neu"]], .utf16)
        #expect(isReplaced)
        #expect(document.bytes == Array("neu".utf8))
    }

    @Test func changesThatLieOutsideOrAreMeaninglessDoNotTrap() {
        var document = TextDocument(uri: "a", version: 1, text: "a\nb")
        let isUnderstood = document.apply([change((9, 9), (0, 0), "x")], .utf16)
        #expect(isUnderstood)
        #expect(document.bytes == Array("x".utf8))
        for broken: JSONValue in [
            1, [:], ["text": 1], ["text": "y", "range": ["start": 1]], ["text": "y", "range": [:]],
        ] {
            let isUnderstood = document.apply([broken], .utf16)
            #expect(!isUnderstood)
        }
        #expect(document.bytes == Array("x".utf8))
    }
}
