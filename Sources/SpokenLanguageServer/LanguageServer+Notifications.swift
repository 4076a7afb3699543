import SpokenCatalogs

extension LanguageServer {
    func notification(_ method: String, _ params: JSONValue) async {
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
            // Clients that watch no files tell so much at least.
            settingsChanged()
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

    func publish(_ path: String) async {
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
}
