import Testing

@testable import SpokenLanguageServer

struct IncomingMessageTests {
    @Test(arguments: [
        ("{", -32700), ("", -32700), ("[1,]", -32700), ("{\"a\":1-2}", -32700),
        ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600), ("[]", -32600), ("1", -32600), ("{\"jsonrpc\":\"1.0\"}", -32600),
        ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"a\"}", -32600),
        (String(repeating: "[", count: 100_000), -32700),
    ])
    func whatIsNoMessageHasACode(text: String, code: Int) {
        guard case .malformed(_, let error) = IncomingMessage(Array(text.utf8)) else {
            Issue.record("'\(text.prefix(40))' is taken for a message")
            return
        }
        #expect(error.code == code)
    }

    @Test func requestsHaveNumbersOrTexts() {
        for (text, id) in [("1", RequestID.number(1)), ("\"a\"", .text("a")), ("2.0", .number(2))] {
            let message = IncomingMessage(Array("{\"jsonrpc\":\"2.0\",\"id\":\(text),\"method\":\"m\"}".utf8))
            guard case .request(let found, let method, _) = message else {
                // A decimal is no id, even where it is whole.
                #expect(text == "2.0")
                continue
            }
            #expect(found == id)
            #expect(method == "m")
        }
    }
}
