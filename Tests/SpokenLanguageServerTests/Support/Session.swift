import SpokenCatalogs
import SpokenModel

@testable import SpokenLanguageServer

/// What a client says, and what it is told.
struct Session {
    private var input: [[UInt8]] = []
    private var nextID = 1

    init(capabilities: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]) {
        request("initialize", ["capabilities": capabilities])
        notify("initialized", [:])
    }

    /// Without the messages that begin a session.
    static var empty: Session {
        var session = Session()
        session.input = []
        return session
    }

    mutating func raw(_ text: String) { input.append(Array(text.utf8)) }

    /// What another one says, all at once.
    mutating func append(_ other: Session) { input.append(other.input.flatMap { $0 }) }

    mutating func send(_ message: JSONValue) {
        var buffer = UTF8Buffer()
        message.write(to: &buffer)
        raw("Content-Length: \(buffer.count)\r\n\r\n\(buffer.string)")
    }

    mutating func notify(_ method: String, _ params: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    /// Returns the id of the request.
    @discardableResult
    mutating func request(_ method: String, _ params: JSONValue) -> Int {
        send(["jsonrpc": "2.0", "id": .number(nextID), "method": .string(method), "params": params])
        nextID += 1
        return nextID - 1
    }

    mutating func open(_ path: String, _ text: String) {
        notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": .string("file://" + path), "version": 1, "text": .string(text)]])
    }

    /// A request about a place in a file.
    @discardableResult
    mutating func ask(
        _ feature: String, _ path: String, _ line: Int, _ character: Int, _ more: [(String, JSONValue)] = []
    ) -> Int {
        let position: [(String, JSONValue)] = [
            ("textDocument", ["uri": .string("file://" + path)]),
            ("position", ["line": .number(line), "character": .number(character)]),
        ]
        return request("textDocument/" + feature, .object(position + more))
    }

    /// Lets a server run until it ends.
    func run(_ environment: TestEnvironment = TestEnvironment()) async -> (messages: [JSONValue], status: Int32) {
        let channel = MemoryChannel(input)
        let status = await LanguageServer(channel, environment).run()
        var frames = MessageFrames()
        frames.append(channel.output)
        var messages: [JSONValue] = []
        while case .message(let bytes)? = frames.next() {
            if let message = JSONValue(bytes) { messages.append(message) }
        }
        return (messages, status)
    }

    /// The result of a request.
    func result(_ id: Int, _ environment: TestEnvironment = TestEnvironment()) async -> JSONValue? {
        await run(environment).messages.first { $0["id"]?.integer == id }?["result"]
    }

    /// The last findings about a file, as the codes of their rules.
    func rules(_ path: String, _ environment: TestEnvironment = TestEnvironment()) async -> [String]? {
        await run(environment).messages.last { $0.at("params", "uri")?.text == "file://" + path }?
            .at("params", "diagnostics")?.items.compactMap { $0["code"]?.text }
    }
}
