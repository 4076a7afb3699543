import SpokenCatalogs
import SpokenLint
import Testing

@testable import SpokenLanguageServer

/// Whole sessions, with texts that are open and nowhere else.
struct SessionTests {
    private static let ru = "/p/ru.lproj/Shop.strings"
    private static let en = "/p/en.lproj/Shop.strings"

    @Test func findingsFollowTheText() async {
        var session = Session()
        session.open(Self.ru, "\"a\" = \"Cыр\";\n")
        #expect(await session.rules(Self.ru) == ["mixed-script"])
        session.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string("file://" + Self.ru), "version": 2],
                "contentChanges": [
                    [
                        "range": ["start": ["line": 0, "character": 7], "end": ["line": 0, "character": 8]],
                        "text": "С",
                    ]
                ],
            ])
        #expect(await session.rules(Self.ru) == [])
    }

    @Test func anotherLanguageThatIsOpenIsComparedWith() async {
        var session = Session()
        session.open(Self.ru, "\"a\" = \"В корзину\";\n")
        session.open(Self.en, "\"a\" = \"To cart for %@\";\n")
        #expect(await session.rules(Self.ru)?.contains("missing-placeholder") == true)
    }

    @Test func closedTextsHaveNoFindings() async {
        var session = Session()
        session.open(Self.ru, "\"a\" = \"Cыр\";\n")
        session.notify("textDocument/didClose", ["textDocument": ["uri": .string("file://" + Self.ru)]])
        #expect(await session.rules(Self.ru) == [])
    }

    @Test func excludedFilesAndFilesOfOthersHaveNone() async {
        var session = Session()
        session.open("/p/excluded/ru.lproj/A.strings", "\"a\" = \"Cыр\";\n")
        session.open("/p/main.swift", "let a = 1")
        #expect(await session.rules("/p/excluded/ru.lproj/A.strings") == [])
        #expect(await session.rules("/p/main.swift") == [])
    }

    @Test func theEndIsAsTheProtocolSays() async {
        var session = Session()
        #expect(await session.run().status == 1)
        session.notify("exit", [:])
        #expect(await session.run().status == 1)
        session = Session()
        let id = session.request("shutdown", [:])
        session.request("textDocument/hover", [:])
        session.notify("exit", [:])
        let (messages, status) = await session.run()
        #expect(status == 0)
        #expect(messages.contains { $0["id"]?.integer == id && $0["error"] == nil })
        #expect(messages.last?.at("error", "code")?.integer == -32600)
    }

    @Test func nothingIsAnsweredBeforeItBegins() async {
        var session = Session.empty
        session.open(Self.ru, "\"a\" = \"Cыр\";\n")
        session.request("textDocument/hover", [:])
        let messages = await session.run().messages
        #expect(messages.count == 1)
        #expect(messages.first?.at("error", "code")?.integer == -32002)
    }

    @Test func cancelledRequestsHaveNoResult() async {
        var session = Session()
        // Both come in one piece, so that the first is not yet begun.
        var both = Session.empty
        let id = both.request("workspace/symbol", ["query": ""])
        both.notify("$/cancelRequest", ["id": .number(id)])
        session.append(both)
        let messages = await session.run().messages
        #expect(messages.last?.at("error", "code")?.integer == -32800)
    }

    @Test func whatIsBrokenDoesNotEndASession() async {
        var session = Session()
        session.raw("Content-Length: 3\r\n\r\n{,}")
        session.raw("Content-Length: nothing\r\n\r\n{}")
        session.send(["jsonrpc": "2.0", "id": 90, "method": "textDocument/hover", "params": [1, 2]])
        session.send([
            "jsonrpc": "2.0", "id": 91, "method": "textDocument/hover", "params": ["textDocument": ["uri": "x"]],
        ])
        session.send(["jsonrpc": "2.0", "id": 92, "method": "no/such"])
        session.notify("textDocument/didChange", ["textDocument": ["uri": "file:///p/none.strings"]])
        session.notify("textDocument/didOpen", [:])
        session.notify("$/progress", [:])
        session.open(Self.ru, "\"a\" = \"Cыр\";\n")
        let messages = await session.run().messages
        #expect(messages.compactMap { $0.at("error", "code")?.integer } == [-32700, -32700, -32602, -32601])
        #expect(messages.contains { $0["id"]?.integer == 91 && $0["result"] != nil })
        #expect(await session.rules(Self.ru) == ["mixed-script"])
    }

    @Test func positionsAreInTheUnitsThatWereAgreedOn() async {
        for (offered, name, character) in [
            ([], "utf-16", 10), (["utf-8", "utf-16"], "utf-8", 12), (["utf-32"], "utf-32", 9),
            (["ebcdic"], "utf-16", 10),
        ] as [([String], String, Int)] {
            var session = Session(capabilities: ["general": ["positionEncodings": .array(offered.map { .string($0) })]])
            session.open(Self.ru, "\"a\" = \"🍕  x\";\n")
            let messages = await session.run().messages
            #expect(messages.first?.at("result", "capabilities", "positionEncoding")?.text == name)
            let finding = messages.last?.at("params", "diagnostics")?.items.first { $0["code"]?.text == "double-space" }
            #expect(finding?.at("range", "start", "character")?.integer == character - 1)
        }
    }
}
