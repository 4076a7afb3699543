import SpokenCatalogs

/// What the client can do, as far as the server asks.
struct ClientCapabilities: Sendable {
    var readsMarkdown = false
    /// Edits that name the version that they are for.
    var takesDocumentChanges = false
    var createsFiles = false
    var watchesFiles = false
    var nestsSymbols = false
    /// Code actions with edits, and not only commands.
    var takesActionLiterals = false

    init(_ json: JSONValue?) {
        let hover = json?.at("textDocument", "hover", "contentFormat")?.items ?? []
        readsMarkdown = hover.first?.text == "markdown"
        let edits = json?.at("workspace", "workspaceEdit")
        takesDocumentChanges = edits?["documentChanges"]?.boolean ?? false
        createsFiles =
            takesDocumentChanges && (edits?["resourceOperations"]?.items.contains { $0.text == "create" } ?? false)
        watchesFiles = json?.at("workspace", "didChangeWatchedFiles", "dynamicRegistration")?.boolean ?? false
        nestsSymbols = json?.at("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")?.boolean ?? false
        takesActionLiterals = json?.at("textDocument", "codeAction", "codeActionLiteralSupport") != nil
    }
}
