import SpokenCatalogs
import SpokenDiagnostics
import SpokenLint
import SpokenModel

/// A language server (LSP 3.17) for the files that `check` reads: messages in, messages out, one after the other.
///
/// It reads what has come before it begins something, and between the parts of what takes long: a text that was changed
/// again is not checked in between, and a request that was cancelled is not answered.
package final class LanguageServer<Channel: MessageChannel> {
    private enum State {
        case fresh, running, shutDown
    }

    private var channel: Channel
    private let workspace: Workspace
    private let symbols = Symbols()
    private var client = ClientCapabilities(nil)
    private var numbers = NumberStyle.digits
    private var state = State.fresh
    private var frames = MessageFrames()
    private var queue: [IncomingMessage] = []
    private var cancelled: Set<RequestID> = []
    /// Open texts that are to be checked; the last one first, since somebody looks at it.
    private var unchecked: [String] = []
    /// The same for texts that did not change themselves.
    private var affected: [String] = []
    private var isClosed = false
    private var reader: (path: String, version: Int, TextReader)?
    /// Grows with every change of any text.
    private var generation = 0

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
    private func pump(waits: Bool) {
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
                    if let id = RequestID(params["id"]) { cancelled.insert(id) }
                } else {
                    queue.append(message)
                }
            }
        }
    }

    private func send(_ message: JSONValue) {
        var buffer = UTF8Buffer(capacity: 1 << 12)
        message.write(to: &buffer)
        var head = Array("Content-Length: \(buffer.count)\r\n\r\n".utf8)
        buffer.withBytes { head += $0 }
        if !head.withUnsafeBufferPointer({ channel.send($0) }) { isClosed = true }
    }

    private func notify(_ method: String, _ params: JSONValue) {
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
            do throws(ResponseError) {
                if cancelled.contains(id) { throw .requestCancelled }
                answer = ("result", try await request(id, method, params))
            } catch {
                answer = ("error", error.json)
            }
            cancelled.remove(id)
            send(.object([("jsonrpc", "2.0"), ("id", id.json), answer]))
        }
        for problem in workspace.takeProblems() {
            notify("window/showMessage", ["type": 1, "message": .string("spokentext: \(problem)")])
        }
    }

    // MARK: Notifications

    private func notification(_ method: String, _ params: JSONValue) async {
        guard state == .running else { return }
        let document = params["textDocument"]
        let path = document?["uri"]?.text.flatMap { DocumentURI.path($0) }
        switch method {
        case "initialized": watch()
        case "textDocument/didOpen":
            guard let path, let uri = document?["uri"]?.text, let text = document?["text"]?.text else { return }
            workspace.open(path, TextDocument(uri: uri, version: document?["version"]?.integer, text: text))
            changed(path)
        case "textDocument/didChange":
            guard let path else { return }
            let isUnderstood = workspace.change(
                path, version: document?["version"]?.integer, params["contentChanges"]?.items ?? [])
            if !isUnderstood { log("a change of \(path) was not understood; open the file again") }
            changed(path)
        case "textDocument/didClose":
            guard let path, workspace.documents[path] != nil, let uri = document?["uri"] else { return }
            let relatives = workspace.relatives(of: path)
            workspace.close(path)
            unchecked.removeAll { $0 == path }
            affected.removeAll { $0 == path }
            generation += 1
            notify("textDocument/publishDiagnostics", ["uri": uri, "diagnostics": []])
            relatives.forEach(changed)
        case "textDocument/didSave":
            guard let path else { return }
            if path.hasSuffix("/.spokentext.yml") { settingsChanged() } else { filesChanged() }
        case "workspace/didChangeWatchedFiles":
            let paths = (params["changes"]?.items ?? []).compactMap { $0["uri"]?.text.flatMap { DocumentURI.path($0) } }
            if paths.contains(where: { $0.hasSuffix("/.spokentext.yml") }) { settingsChanged() } else { filesChanged() }
        case "workspace/didChangeConfiguration":
            read(options: params["settings"]?["spokentext"] ?? params["settings"])
        case "workspace/didChangeWorkspaceFolders":
            let gone = Self.folders(params.at("event", "removed"))
            workspace.folders =
                workspace.folders.filter { !gone.contains($0) } + Self.folders(params.at("event", "added"))
        default: break
        }
    }

    private func changed(_ path: String) {
        generation += 1
        guard workspace.documents[path] != nil else { return }
        unchecked.removeAll { $0 == path }
        unchecked.append(path)
    }

    private func settingsChanged() {
        workspace.settingsChanged()
        workspace.documents.keys.sorted().forEach(changed)
    }

    /// Other files on disk may say other things of the open ones.
    private func filesChanged() {
        workspace.filesChanged()
        for path in workspace.documents.keys.sorted() {
            workspace.forget(path)
            changed(path)
        }
    }

    private func publish(_ path: String) async {
        guard let document = workspace.documents[path] else { return }
        let findings = await workspace.check(path)
        for problem in workspace.takeProblems() {
            notify("window/showMessage", ["type": 1, "message": .string("spokentext: \(problem)")])
        }
        // Findings of a text that is another one by now would stand in wrong places.
        pump(waits: false)
        let isOld = queue.contains { message in
            guard case .notification("textDocument/didChange", let params) = message else { return false }
            return params.at("textDocument", "uri")?.text == document.uri
        }
        if isOld { return }
        let positions = PositionMap(document.bytes, workspace.encoding)
        var params: [(String, JSONValue)] = [("uri", .string(document.uri))]
        if let version = document.version { params.append(("version", .number(version))) }
        params.append(("diagnostics", .array(PublishedDiagnostics.json(findings, positions))))
        notify("textDocument/publishDiagnostics", .object(params))
    }

    private func log(_ message: String) {
        notify("window/logMessage", ["type": 2, "message": .string("spokentext: \(message)")])
    }

    /// Asks the client to tell of files that change.
    private func watch() {
        guard client.watchesFiles else { return }
        let endings = FormatRegistry.all.flatMap { $0.endings } + ["screen.json", "element.json", "golden.txt"]
        let watchers: [JSONValue] = [
            ["globPattern": .string("**/*.{\(endings.joined(separator: ","))}")], ["globPattern": "**/.spokentext.yml"],
        ]
        send([
            "jsonrpc": "2.0", "id": "spokentext-watch", "method": "client/registerCapability",
            "params": [
                "registrations": [
                    [
                        "id": "files", "method": "workspace/didChangeWatchedFiles",
                        "registerOptions": ["watchers": .array(watchers)],
                    ]
                ]
            ],
        ])
    }

    // MARK: Requests

    private func request(_ id: RequestID, _ method: String, _ params: JSONValue) async throws(ResponseError)
        -> JSONValue
    {
        switch (state, method) {
        case (.fresh, "initialize"): return initialize(params)
        case (.fresh, _): throw .serverNotInitialized
        case (.running, "initialize"): throw .invalidRequest("'initialize' comes once")
        case (.running, "shutdown"):
            state = .shutDown
            unchecked = []
            affected = []
            return .null
        case (.shutDown, _): throw .invalidRequest("nothing but 'exit' comes behind 'shutdown'")
        case (.running, "workspace/symbol"):
            return .array(try symbols.answer(params["query"]?.text ?? "", workspace) { isCancelled(id) })
        case (.running, _): break
        }
        guard let feature = Feature(rawValue: method) else { throw .methodNotFound(method) }
        guard let uri = params.at("textDocument", "uri")?.text, let path = DocumentURI.path(uri) else {
            throw .invalidParams("'\(method)' needs the URI of a text")
        }
        guard Workspace.isChecked(path), let file = workspace.catalog(of: path) else { return .null }
        return try await answer(feature, id, params, path, file)
    }

    private enum Feature: String {
        case hover = "textDocument/hover"
        case inlayHint = "textDocument/inlayHint"
        case codeAction = "textDocument/codeAction"
        case completion = "textDocument/completion"
        case definition = "textDocument/definition"
        case prepareRename = "textDocument/prepareRename"
        case rename = "textDocument/rename"
        case foldingRange = "textDocument/foldingRange"
        case documentSymbol = "textDocument/documentSymbol"
    }

    private func answer(
        _ feature: Feature, _ id: RequestID, _ params: JSONValue, _ path: String, _ file: CatalogFile
    ) async throws(ResponseError) -> JSONValue {
        var positions = workspace.positions(of: file)
        switch feature {
        case .foldingRange: return .array(Folding.ranges(of: file, positions))
        case .documentSymbol:
            return .array(
                Symbols.document(file, workspace.uri(path), isNested: client.nestsSymbols, positions))
        case .inlayHint:
            let (start, end) = try Self.range(params, positions)
            let hints = InlayHints(file: file, reader: reader(of: path, file), numbers: numbers)
            return .array(hints.answer(from: start, to: end, &positions))
        case .codeAction:
            guard client.takesActionLiterals else { return [] }
            let (start, end) = try Self.range(params, positions)
            let actions = CodeActions(
                workspace: workspace, client: client, path: path, file: file, findings: await workspace.check(path))
            return .array(
                actions.answer(
                    from: start, to: end, only: (params.at("context", "only")?.items ?? []).compactMap(\.text)))
        case .hover, .completion, .definition, .prepareRename, .rename: break
        }
        guard let position = TextPosition(params["position"]) else { throw .invalidParams("a position is missing") }
        let offset = positions.offset(of: position)
        switch feature {
        case .hover:
            let hover = Hover(file: file, reader: reader(of: path, file))
            return hover.answer(at: offset, isMarkdown: client.readsMarkdown, &positions) ?? .null
        case .completion:
            let completion = Completion(workspace: workspace, path: path, file: file)
            return ["isIncomplete": false, "items": .array(completion.answer(at: offset, &positions))]
        case .definition: return Definition(workspace: workspace, path: path, file: file).answer(at: offset) ?? .null
        case .prepareRename:
            let renaming = Renaming(workspace: workspace, client: client, path: path, file: file)
            guard let key = renaming.place(at: offset) else { return .null }
            return ["range": positions.range(of: key.span), "placeholder": .string(file.string(key))]
        case .rename:
            let renaming = Renaming(workspace: workspace, client: client, path: path, file: file)
            guard let name = params["newName"]?.text else { throw .invalidParams("a new name is missing") }
            return try renaming.answer(at: offset, to: name) { isCancelled(id) }
        case .inlayHint, .codeAction, .foldingRange, .documentSymbol: return .null
        }
    }

    private static func range(_ params: JSONValue, _ positions: PositionMap) throws(ResponseError) -> (Int, Int) {
        guard let start = TextPosition(params.at("range", "start")), let end = TextPosition(params.at("range", "end"))
        else { throw .invalidParams("a range is missing") }
        return (positions.offset(of: start), positions.offset(of: end))
    }

    private func isCancelled(_ id: RequestID) -> Bool {
        pump(waits: false)
        return cancelled.contains(id)
    }

    /// What says the texts of a file; kept while nothing changes.
    private func reader(of path: String, _ file: CatalogFile) -> TextReader {
        if let reader, reader.path == path, reader.version == generation { return reader.2 }
        let made = TextReader(
            file, languages: workspace.languages(of: path), isCatalog: CatalogFormat(path: path) != nil)
        reader = (path, generation, made)
        return made
    }

    // MARK: Initialization

    private func initialize(_ params: JSONValue) -> JSONValue {
        state = .running
        client = ClientCapabilities(params["capabilities"])
        let offered = params.at("capabilities", "general", "positionEncodings")?.items.compactMap(\.text) ?? []
        workspace.encoding = PositionEncoding(offered: offered)
        workspace.folders = Self.folders(params["workspaceFolders"])
        if workspace.folders.isEmpty {
            let root = params["rootUri"]?.text.flatMap { DocumentURI.path($0) } ?? params["rootPath"]?.text
            workspace.folders = root.map { [$0] } ?? []
        }
        read(options: params["initializationOptions"])
        return [
            "capabilities": [
                "positionEncoding": .string(workspace.encoding.rawValue),
                "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
                "hoverProvider": true, "inlayHintProvider": true, "definitionProvider": true,
                "completionProvider": ["triggerCharacters": ["%", "{", "\"", "$", "("]],
                "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll.spokentext"]],
                "renameProvider": ["prepareProvider": true], "workspaceSymbolProvider": true,
                "documentSymbolProvider": true, "foldingRangeProvider": true,
                "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
            ],
            "serverInfo": ["name": "spokentext", "version": .string(workspace.environment.version)],
        ]
    }

    /// `numbers`: how inlay hints say numbers, `digits` or `words`.
    private func read(options: JSONValue?) {
        if let style = options?["numbers"]?.text.flatMap({ NumberStyle(rawValue: $0) }) { numbers = style }
    }

    private static func folders(_ json: JSONValue?) -> [String] {
        (json?.items ?? []).compactMap { $0["uri"]?.text.flatMap { DocumentURI.path($0) } }
    }
}
