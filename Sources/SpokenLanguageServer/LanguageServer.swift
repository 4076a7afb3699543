import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenModel

/// A language server (LSP 3.17) for the files that `check` reads: messages in, messages out, one after the other.
///
/// It reads what has come before it begins something, and between the parts of what takes long: a text that was changed
/// again is not checked in between, and a request that was cancelled is not answered.
package final class LanguageServer<Channel: MessageChannel> {
    enum State {
        case fresh, running, shutDown
    }

    private var channel: Channel
    let workspace: Workspace
    let symbols = Symbols()
    var client = ClientCapabilities(nil)
    var numbers = NumberStyle.digits
    var state = State.fresh
    private var frames = MessageFrames()
    var queue: [IncomingMessage] = []
    var cancelled: Set<RequestID> = []
    /// The request that is worked on.
    var current: RequestID?
    /// Open texts that are to be checked; the last one first, since somebody looks at it.
    var unchecked: [String] = []
    /// The same for texts that did not change themselves.
    var affected: [String] = []
    private var isClosed = false
    var reader: (path: String, version: Int, TextReader)?
    /// Grows with every change of any text.
    var generation = 0

    package init(_ channel: Channel, _ environment: any ServerEnvironment) {
        self.channel = channel
        workspace = Workspace(environment)
    }

    /// Serves until the client ends it.
    ///
    /// - Returns: the exit status that the protocol asks for: 0 when the client has said `shutdown`, else 1.
    package func run() async -> Int32 {
        while true {
            pump(waits: queue.isEmpty && unchecked.isEmpty && affected.isEmpty)
            if !queue.isEmpty {
                let message = queue.removeFirst()
                if case .notification("exit", _) = message { return state == .shutDown ? 0 : 1 }
                await handle(message)
            } else if let path = unchecked.popLast() {
                await publish(path)
                for other in workspace.relatives(of: path) where !unchecked.contains(other) {
                    workspace.forget(other)
                    if !affected.contains(other) { affected.append(other) }
                }
            } else if let path = affected.popLast() {
                await publish(path)
            } else if isClosed {
                return state == .shutDown ? 0 : 1
            }
        }
    }

    // MARK: In and out

    /// Takes what has come.
    func pump(waits: Bool) {
        guard !isClosed else { return }
        switch channel.receive(waits: waits) {
        case .nothing: return
        case .end: isClosed = true
        case .bytes(let bytes): frames.append(bytes)
        }
        while let frame = frames.next() {
            switch frame {
            case .broken(let reason): queue.append(.malformed(nil, .parseError(reason)))
            case .message(let bytes):
                let message = IncomingMessage(bytes)
                if case .notification("$/cancelRequest", let params) = message {
                    cancel(RequestID(params["id"]))
                } else {
                    queue.append(message)
                }
            }
        }
    }

    /// What has been answered already is not remembered.
    private func cancel(_ id: RequestID?) {
        guard let id else { return }
        let isWaiting = queue.contains { if case .request(id, _, _) = $0 { true } else { false } }
        if isWaiting || current == id { cancelled.insert(id) }
    }

    func send(_ message: JSONValue) {
        var buffer = UTF8Buffer(capacity: 1 << 12)
        message.write(to: &buffer)
        var head = Array("Content-Length: \(buffer.count)\r\n\r\n".utf8)
        buffer.withBytes { head += $0 }
        if !head.withUnsafeBufferPointer({ channel.send($0) }) { isClosed = true }
    }

    func notify(_ method: String, _ params: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    }

    private func handle(_ message: IncomingMessage) async {
        switch message {
        case .response: break
        case .notification(let method, let params): await notification(method, params)
        case .malformed(let id, let error):
            send(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
        case .request(let id, let method, let params):
            let answer: (String, JSONValue)
            current = id
            do throws(ResponseError) {
                if cancelled.contains(id) { throw .requestCancelled }
                answer = ("result", try await request(id, method, params))
            } catch {
                answer = ("error", error.json)
            }
            current = nil
            cancelled.remove(id)
            send(.object([("jsonrpc", "2.0"), ("id", id.json), answer]))
        }
        for problem in workspace.takeProblems() {
            notify("window/showMessage", ["type": 1, "message": .string("spokentext: \(problem)")])
        }
    }
}
