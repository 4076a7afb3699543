import SpokenCatalogs
import SpokenModel

extension LanguageServer {
    func initialize(_ params: JSONValue) -> JSONValue {
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
    func read(options: JSONValue?) {
        if let style = options?["numbers"]?.text.flatMap({ NumberStyle(rawValue: $0) }) { numbers = style }
    }

    static func folders(_ json: JSONValue?) -> [String] {
        (json?.items ?? []).compactMap { $0["uri"]?.text.flatMap { DocumentURI.path($0) } }
    }
}
