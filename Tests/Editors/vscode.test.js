// The extension of Editors/vscode with the real server and a stand-in for the editor: TOOL names the command, PROJECT a
// folder with the files of conftest.py.
"use strict";
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const path = require("path");
const { pathToFileURL } = require("url");

const project = process.env.PROJECT;
const registered = {};
const events = {};
const shown = [];
const published = new Map();

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
}
class Range {
  constructor(a, b, c, d) {
    [this.start, this.end] = typeof a === "number" ? [new Position(a, b), new Position(c, d)] : [a, b];
  }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}
const record = (...names) => class {
  constructor(...values) { names.forEach((name, index) => (this[name] = values[index])); }
};
class WorkspaceEdit {
  constructor() { this.edits = []; this.files = []; }
  replace(uri, range, text) { this.edits.push({ uri: uri.toString(), range, text }); }
  createFile(uri) { this.files.push(uri.toString()); }
}
class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}
const disposable = { dispose() {} };
const on = (name) => (listener) => ((events[name] = listener), disposable);
const register = (name) => (...values) => ((registered[name] = values.find((v) => typeof v === "object" && !v.scheme)), disposable);
const watcher = () => ({ ...disposable, onDidCreate: () => disposable, onDidChange: () => disposable, onDidDelete: () => disposable });
const documents = [];
const settings = { command: process.env.TOOL, numbers: "words" };

const vscode = {
  Position, Range, Uri, WorkspaceEdit,
  Diagnostic: record("range", "message", "severity"), Hover: record("contents", "range"), Location: record("uri", "range"),
  MarkdownString: record("value"), InlayHint: record("position", "label"), CodeAction: record("title", "kind"),
  CompletionItem: record("label", "kind"), SymbolInformation: record("name", "kind", "containerName", "location"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"), FoldingRange: record("start", "end", "kind"),
  CodeActionKind: { Empty: new Kind(""), QuickFix: new Kind("quickfix"), SourceFixAll: new Kind("source.fixAll") },
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 }, SymbolKind: { Key: 19 },
  FoldingRangeKind: { Comment: 1, Region: 3 },
  window: { showWarningMessage: (text) => shown.push(text), showErrorMessage: (text) => shown.push(text) },
  commands: { registerCommand: (name, run) => ((registered[name] = run), disposable) },
  languages: {
    match: (selector, document) => (/\.(strings|stringsdict|po|arb)$/.test(document.uri.text) ? 10 : 0),
    createDiagnosticCollection: () => ({
      ...disposable, set: (uri, findings) => published.set(uri.toString(), findings), clear: () => published.clear(),
    }),
    ...Object.fromEntries(
      ["Hover", "InlayHints", "CodeActions", "CompletionItem", "Definition", "Rename", "WorkspaceSymbol", "DocumentSymbol",
        "FoldingRange"].map((name) => [`register${name}Provider`, register(name)])),
  },
  workspace: {
    textDocuments: documents, workspaceFolders: [{ uri: new Uri(pathToFileURL(project).href), name: "project" }],
    getConfiguration: () => ({ get: (name) => settings[name] }), createFileSystemWatcher: watcher,
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"), onDidSaveTextDocument: on("save"),
    onDidCloseTextDocument: on("close"), onDidChangeConfiguration: on("configuration"),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require(path.join(__dirname, "../../Editors/vscode/extension.js"));

function document(name) {
  const file = path.join(project, name);
  const text = fs.readFileSync(file, "utf8");
  return { uri: new Uri(pathToFileURL(file).href), languageId: "x", version: 1, text, getText() { return this.text; } };
}

function at(document, text) {
  const head = document.text.slice(0, document.text.indexOf(text)).split("\n");
  return new Position(head.length - 1, head[head.length - 1].length);
}

async function until(what, condition) {
  for (let round = 0; round < 2000; round++) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  assert.fail(`${what}: waited for ten seconds`);
}

const codes = (document) => (published.get(document.uri.text) || []).map((finding) => finding.code.value);

async function main() {
  const context = { subscriptions: [] };
  const ru = document("ru.lproj/Shop.strings");
  documents.push(ru);
  extension.activate(context);
  assert(context.subscriptions.every((one) => typeof one.dispose === "function"));
  const mixed = await until("findings", () => (published.get(ru.uri.text) || []).find((f) => f.code.value === "mixed-script"));
  assert.deepStrictEqual({ ...mixed.range.start }, { ...at(ru, "Cыр") });
  assert.match((await registered.Hover.provideHover(ru, at(ru, "Вес"))).contents.value, /Вес пять килограммов/);
  const hints = await registered.InlayHints.provideInlayHints(ru, new Range(0, 0, 9, 0));
  assert.strictEqual(hints[0].label, "→ Вес пять килограммов");
  const actions = await registered.CodeActions.provideCodeActions(ru, mixed.range, { diagnostics: [mixed] });
  const fix = actions.find((action) => action.isPreferred && action.diagnostics.length);
  assert.strictEqual(fix.edit.edits[0].text, "Сыр");
  assert(actions.some((action) => action.edit.files.some((uri) => uri.endsWith(".spokentext.yml"))));
  const change = { range: fix.edit.edits[0].range, text: "Сыр" };
  ru.version = 2;
  ru.text = ru.text.replace("Cыр", "Сыр");
  events.change({ document: ru, contentChanges: [change] });
  await until("mended", () => !codes(ru).includes("mixed-script"));
  const offered = await registered.CompletionItem.provideCompletionItems(ru, at(ru, "С %1$@"));
  assert.deepStrictEqual(offered.map((item) => item.label).sort(), ["%1$@", "%2$@"]);
  const source = await registered.Definition.provideDefinition(ru, at(ru, "В корзину"));
  assert(source.uri.toString().endsWith("en.lproj/Shop.strings"));
  assert.strictEqual((await registered.Rename.prepareRename(ru, at(ru, "cart.title"))).placeholder, "cart.title");
  const renamed = await registered.Rename.provideRenameEdits(ru, at(ru, "cart.title"), "basket.title");
  assert.strictEqual(renamed.edits.length, 2);
  await assert.rejects(registered.Rename.provideRenameEdits(ru, at(ru, "cart.title"), "order"), /already/);
  assert((await registered.WorkspaceSymbol.provideWorkspaceSymbols("cart")).length > 2);
  const rules = document("ru.lproj/Shop.stringsdict");
  documents.push(rules);
  events.open(rules);
  await until("a second text", () => published.has(rules.uri.text));
  assert((await registered.FoldingRange.provideFoldingRanges(rules)).length > 2);
  assert.deepStrictEqual((await registered.DocumentSymbol.provideDocumentSymbols(rules)).map((s) => s.name), ["cart.items"]);
  events.close(rules);
  await until("findings of a closed text", () => published.get(rules.uri.text).length === 0);
  // Another command: one that is not there is told, and the old one comes back.
  settings.command = "/no/such/command";
  events.configuration({ affectsConfiguration: () => true });
  await until("a message", () => shown.some((text) => /not installed/.test(text)));
  settings.command = process.env.TOOL;
  published.clear();
  await registered["spokentext.restart"]();
  await until("a new server", () => published.has(ru.uri.text));
  await extension.deactivate();
  console.log("vscode: the extension does all of it with the real server");
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
