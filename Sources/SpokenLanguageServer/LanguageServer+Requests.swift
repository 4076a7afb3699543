import SpokenCatalogs

extension LanguageServer {
    func request(_ id: RequestID, _ method: String, _ params: JSONValue) async throws(ResponseError)
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
}
