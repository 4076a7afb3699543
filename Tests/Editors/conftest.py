"""A client of pytest-lsp for each test, with a small project on disk. TOOL names the command to test."""
import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

TOOL = os.environ.get("TOOL", "spokentext")

FILES = {
    "en.lproj/Shop.strings": '/* The title of the cart. */\n"cart.title" = "To cart for %@";\n"order" = "From %1$@ to %2$@";\n',
    "ru.lproj/Shop.strings": '"cart.title" = "В корзину";\n"order" = "С %1$@";\n"weight" = "Вес 5 кг";\n"cheese" = "Cыр  и";\n',
    "ru.lproj/Shop.stringsdict": """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>cart.items</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@items@</string>
    <key>items</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>d</string>
      <key>one</key>
      <string>%d товар по 5 ₽</string>
      <key>few</key>
      <string>%d товара по 5 ₽</string>
      <key>many</key>
      <string>%d товаров по 5 ₽</string>
      <key>other</key>
      <string>%d товара по 5 ₽</string>
    </dict>
  </dict>
</dict>
</plist>
""",
    "app/res/values/strings.xml": '<resources>\n    <string name="cart_title">To cart for %1$s</string>\n</resources>\n',
    "app/res/values-ru/strings.xml": '<resources>\n    <string name="cart_title">В корзину</string>\n'
    '    <plurals name="items">\n        <item quantity="one">%d товар</item>\n    </plurals>\n</resources>\n',
    "po/ru.po": 'msgid ""\nmsgstr "Language: ru\\n"\n\nmsgid "Save"\nmsgstr "Cохранить"\n',
    "po/es.po": 'msgid ""\nmsgstr "Language: es\\n"\n\nmsgid "Save"\nmsgstr "Guardar"\n',
    "l10n/app_en.arb": '{\n  "@@locale": "en",\n  "title": "Hello, {name}",\n  "@title": {"description": "A greeting"}\n}\n',
    "l10n/app_ru.arb": '{\n  "@@locale": "ru",\n  "title": "Привет"\n}\n',
    "Localizable.xcstrings": '{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "Weight" : {\n      "localizations" : {\n'
    '        "ru" : {\n          "stringUnit" : {\n            "state" : "translated",\n            "value" : "Cыр, 5 кг"\n'
    '          }\n        }\n      }\n    }\n  },\n  "version" : "1.0"\n}\n',
    "Resources.resx": '<root>\n  <data name="Title"><value>Hello  there</value></data>\n</root>\n',
    "ru.xliff": '<?xml version="1.0"?>\n<xliff version="1.2"><file original="a" source-language="en" target-language="ru"><body>\n'
    '<trans-unit id="t"><source>Save</source><target>Cохранить</target></trans-unit>\n</body></file></xliff>\n',
    "menu.screen.json": '[{"label": "Кнопка Меню", "traits": ["button"]}]\n',
}


class Project:
    """Files, and the texts of them that are open."""

    def __init__(self, client: LanguageClient, root: pathlib.Path):
        self.client = client
        self.root = root
        self.texts = {}
        self.versions = {}

    def uri(self, name: str) -> str:
        return (self.root / name).as_uri()

    def document(self, name: str) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(uri=self.uri(name))

    async def open(self, name: str, text: str | None = None) -> list[types.Diagnostic]:
        """Opens a text and waits for what is found in it."""
        text = (self.root / name).read_text(encoding="utf-8") if text is None else text
        self.texts[name] = text
        self.versions[name] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=self.uri(name), language_id="strings", version=1, text=text)))
        return await self.findings(name)

    async def findings(self, name: str) -> list[types.Diagnostic]:
        """What is found in the version of a text that was sent last."""
        for _ in range(12000):
            for told in reversed(self.client.published):
                if told.uri == self.uri(name) and told.version == self.versions[name]:
                    return list(told.diagnostics)
            await asyncio.sleep(0.005)
        raise TimeoutError(f"no findings of {name}")

    async def change(self, name: str, old: str, new: str) -> list[types.Diagnostic]:
        """Puts a text in the place of another one, as an editor that counts in UTF-16 does."""
        text = self.texts[name]
        at = text.index(old)
        self.texts[name] = text[:at] + new + text[at + len(old):]
        self.versions[name] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=self.uri(name), version=self.versions[name]),
            content_changes=[types.TextDocumentContentChangePartial(
                range=types.Range(start=position(text, at), end=position(text, at + len(old))), text=new)]))
        return await self.findings(name)

    def at(self, name: str, text: str, offset: int = 0) -> types.Position:
        whole = self.texts[name]
        return position(whole, whole.index(text) + offset)

    def everything(self, name: str) -> types.Range:
        return types.Range(start=types.Position(0, 0), end=position(self.texts[name], len(self.texts[name])))

    def edited(self, name: str, edit: types.WorkspaceEdit) -> str:
        """A text with the edits that were offered for it."""
        edits = []
        for change in edit.document_changes or []:
            if isinstance(change, types.TextDocumentEdit) and change.text_document.uri == self.uri(name):
                edits += change.edits
        for uri, own in (edit.changes or {}).items():
            if uri == self.uri(name):
                edits += own
        text = self.texts.get(name)
        if text is None:
            path = self.root / name
            text = path.read_text(encoding="utf-8") if path.exists() else ""
        for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
            text = text[:offset(text, edit.range.start)] + edit.new_text + text[offset(text, edit.range.end):]
        return text


def position(text: str, at: int) -> types.Position:
    head = text[:at].split("\n")
    return types.Position(len(head) - 1, len(head[-1].encode("utf-16-le")) // 2)


def offset(text: str, place: types.Position) -> int:
    lines = text.split("\n")
    start = sum(len(line) + 1 for line in lines[:place.line])
    line = lines[place.line] if place.line < len(lines) else ""
    return start + len(line.encode("utf-16-le")[:place.character * 2].decode("utf-16-le"))


def write_project(root: pathlib.Path):
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def root(tmp_path: pathlib.Path) -> pathlib.Path:
    write_project(tmp_path)
    return tmp_path


def make_client() -> LanguageClient:
    """A client that keeps all that it is told, with the versions."""
    client = make_test_lsp_client()
    client.published = []
    name = "textDocument/publishDiagnostics"
    client.protocol.fm.features[name] = client.published.append
    client.registered = []

    @client.feature("client/registerCapability")
    def register(params: types.RegistrationParams):
        client.registered += params.registrations

    return client


def capabilities(encodings: list[str] | None = None) -> types.ClientCapabilities:
    result = client_capabilities("visual-studio-code")
    if encodings is not None:
        result.general.position_encodings = encodings
    return result


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[TOOL, "lsp"], client_factory=make_client))
async def client(lsp_client: LanguageClient, root: pathlib.Path):
    lsp_client.started = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=capabilities(), root_uri=root.as_uri(),
        workspace_folders=[types.WorkspaceFolder(uri=root.as_uri(), name="project")]))
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def project(client: LanguageClient, root: pathlib.Path) -> Project:
    return Project(client, root)
