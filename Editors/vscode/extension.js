// String files as users see and hear them: `spokentext lsp` in VS Code. Plain JavaScript: no build, no dependencies.
"use strict";
const vscode = require("vscode");
const { Connection } = require("./connection");

const FILES =
  "**/{*.strings,*.stringsdict,*.xcstrings,*.po,*.pot,*.xliff,*.xlf,*.arb,*.resx,*.resw,*.properties,*.ftl,*.golden.txt,*.screen.json," +
  "*.element.json,values*/*.xml,composeResources/**/*.xml,moko-resources/**/*.xml," +
  "locales/**/*.{json,yml},locale/**/*.json,i18n/**/*.json,lang/**/*.json,translations/**/*.json}";
const SELECTOR = { scheme: "file", pattern: FILES };

let server = null;
let starts = [];
let isStopping = false;
let diagnostics;

// Positions of VS Code are those of the protocol: lines and UTF-16 units from 0.
const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const place = (document, position) => ({ textDocument: { uri: document.uri.toString() }, position });
const concerns = (document) => vscode.languages.match(SELECTOR, document) > 0;

function edit(json) {
  const result = new vscode.WorkspaceEdit();
  const add = (uri, edits) => {
    for (const one of edits) result.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  };
  for (const change of json.documentChanges || []) {
    if (change.kind === "create") result.createFile(vscode.Uri.parse(change.uri), { ignoreIfExists: true });
    else add(change.textDocument.uri, change.edits);
  }
  for (const [uri, edits] of Object.entries(json.changes || {})) add(uri, edits);
  return result;
}

function show({ uri, diagnostics: findings }) {
  const severities = [vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning, vscode.DiagnosticSeverity.Information];
  diagnostics.set(
    vscode.Uri.parse(uri),
    findings.map((finding) => {
      const shown = new vscode.Diagnostic(range(finding.range), finding.message, severities[finding.severity - 1]);
      shown.source = finding.source;
      shown.code = { value: finding.code, target: vscode.Uri.parse(finding.codeDescription.href) };
      return shown;
    })
  );
}

function receive(method, params) {
  if (method === "textDocument/publishDiagnostics") show(params);
  else if (method === "window/showMessage") vscode.window.showWarningMessage(params.message);
  else if (method === "window/logMessage") console.log(params.message);
}

function start() {
  if (server) return server.ready;
  // A server that ends again and again is not started for ever.
  starts = starts.filter((time) => time > Date.now() - 180000);
  if (starts.length >= 5) return null;
  starts.push(Date.now());
  isStopping = false;
  const settings = vscode.workspace.getConfiguration("spokentext");
  const command = settings.get("command");
  const connection = new Connection(command, receive, (reason) => {
    if (server !== connection) return;
    server = null;
    diagnostics.clear();
    if (isStopping) return;
    if (/ENOENT/.test(reason)) {
      vscode.window.showErrorMessage(
        `SpokenText: '${command}' is not installed; install it, or set spokentext.command to its path, then run 'SpokenText: Restart'`);
    } else start();
  });
  server = connection;
  connection.told = new Set();
  connection.ready = connection
    .request("initialize", {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: (vscode.workspace.workspaceFolders || []).map((f) => ({ uri: f.uri.toString(), name: f.name })),
      initializationOptions: { numbers: settings.get("numbers") },
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["create"] } },
        textDocument: {
          hover: { contentFormat: ["markdown"] },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } } },
          documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        },
      },
    })
    .then(
      () => {
        connection.notify("initialized", {});
        vscode.workspace.textDocuments.filter(concerns).forEach((document) => open(connection, document));
        return connection;
      },
      () => null
    );
  return connection.ready;
}

/** Tells of a text once. */
function open(connection, document) {
  const uri = document.uri.toString();
  if (connection.told.has(uri)) return;
  connection.told.add(uri);
  connection.notify("textDocument/didOpen", {
    textDocument: {
      uri, languageId: document.languageId, version: document.version, text: document.getText(),
    },
  });
}

/** The answer to a request about a document; null when there is no server, or it has nothing to say. */
async function ask(method, params, token) {
  const connection = await start();
  return connection ? connection.request(method, params, token) : null;
}

const symbolKind = () => vscode.SymbolKind.Key;
const key = (json) =>
  new vscode.SymbolInformation(
    json.name, symbolKind(), json.containerName || "",
    new vscode.Location(vscode.Uri.parse(json.location.uri), range(json.location.range)));

const providers = {
  async provideHover(document, position, token) {
    const hover = await ask("textDocument/hover", place(document, position), token);
    return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
  },
  async provideInlayHints(document, where, token) {
    const hints = await ask("textDocument/inlayHint", { ...place(document), range: where }, token);
    return (hints || []).map((hint) => {
      const shown = new vscode.InlayHint(new vscode.Position(hint.position.line, hint.position.character), hint.label);
      shown.paddingLeft = true;
      shown.tooltip = hint.tooltip;
      return shown;
    });
  },
  async provideCodeActions(document, where, context, token) {
    const only = context.only ? [context.only.value] : undefined;
    const actions = await ask(
      "textDocument/codeAction", { ...place(document), range: where, context: { diagnostics: [], only } }, token);
    return (actions || []).map((action) => {
      const kind = vscode.CodeActionKind.Empty.append(action.kind);
      const shown = new vscode.CodeAction(action.title, kind);
      shown.edit = edit(action.edit);
      shown.isPreferred = action.isPreferred;
      const codes = (action.diagnostics || []).map((finding) => finding.code);
      shown.diagnostics = context.diagnostics.filter((d) => d.code && codes.includes(d.code.value));
      return shown;
    });
  },
  async provideCompletionItems(document, position, token) {
    const list = await ask("textDocument/completion", place(document, position), token);
    return (list?.items || []).map((item) => {
      // The kinds of the protocol count from 1, those of VS Code from 0.
      const shown = new vscode.CompletionItem(item.label, item.kind - 1);
      shown.detail = item.detail;
      shown.sortText = item.sortText;
      shown.filterText = item.filterText;
      shown.insertText = item.textEdit.newText;
      shown.range = range(item.textEdit.range);
      return shown;
    });
  },
  async provideDefinition(document, position, token) {
    const found = await ask("textDocument/definition", place(document, position), token);
    return found && new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
  },
  async prepareRename(document, position, token) {
    const found = await ask("textDocument/prepareRename", place(document, position), token);
    if (!found) throw new Error("no key stands here");
    return { range: range(found.range), placeholder: found.placeholder };
  },
  async provideRenameEdits(document, position, newName, token) {
    const found = await ask("textDocument/rename", { ...place(document, position), newName }, token);
    return found && edit(found);
  },
  async provideWorkspaceSymbols(query, token) {
    return ((await ask("workspace/symbol", { query }, token)) || []).map(key);
  },
  async provideDocumentSymbols(document, token) {
    const keys = await ask("textDocument/documentSymbol", place(document), token);
    return (keys || []).map(
      (json) => new vscode.DocumentSymbol(json.name, "", symbolKind(), range(json.range), range(json.selectionRange)));
  },
  async provideFoldingRanges(document, context, token) {
    const ranges = await ask("textDocument/foldingRange", place(document), token);
    return (ranges || []).map(
      (json) =>
        new vscode.FoldingRange(
          json.startLine, json.endLine,
          json.kind === "comment" ? vscode.FoldingRangeKind.Comment : vscode.FoldingRangeKind.Region));
  },
};

function activate(context) {
  diagnostics = vscode.languages.createDiagnosticCollection("spokentext");
  const watcher = vscode.workspace.createFileSystemWatcher(FILES);
  const settings = vscode.workspace.createFileSystemWatcher("**/.spokentext.yml");
  const tell = (type) => (uri) =>
    server?.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  const watching = [watcher, settings].flatMap((one) => [
    one, one.onDidCreate(tell(1)), one.onDidChange(tell(2)), one.onDidDelete(tell(3)),
  ]);
  const { languages, workspace } = vscode;
  context.subscriptions.push(
    diagnostics, ...watching,
    workspace.onDidOpenTextDocument((document) => {
      if (!concerns(document)) return;
      Promise.resolve(start()).then((connection) => connection && !document.isClosed && open(connection, document));
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!server?.told.has(document.uri.toString()) || contentChanges.length === 0) return;
      server.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: contentChanges.map((change) => ({ range: change.range, text: change.text })),
      });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (server?.told.has(document.uri.toString())) server.notify("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (!server?.told.delete(document.uri.toString())) return;
      server.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("spokentext")) restart();
    }),
    vscode.commands.registerCommand("spokentext.restart", restart),
    languages.registerHoverProvider(SELECTOR, providers),
    languages.registerInlayHintsProvider(SELECTOR, providers),
    languages.registerCodeActionsProvider(SELECTOR, providers, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll],
    }),
    languages.registerCompletionItemProvider(SELECTOR, providers, "%", "{", '"', "$", "("),
    languages.registerDefinitionProvider(SELECTOR, providers),
    languages.registerRenameProvider(SELECTOR, providers),
    languages.registerWorkspaceSymbolProvider(providers),
    languages.registerDocumentSymbolProvider(SELECTOR, providers),
    languages.registerFoldingRangeProvider(SELECTOR, providers)
  );
  if (workspace.textDocuments.some(concerns)) start();
}

async function restart() {
  starts = [];
  await deactivate();
  return start();
}

async function deactivate() {
  isStopping = true;
  const old = server;
  server = null;
  await old?.stop();
}

module.exports = { activate, deactivate };
