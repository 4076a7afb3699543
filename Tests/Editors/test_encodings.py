"""Positions in the units that client and server agree on."""
import asyncio

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

from conftest import TOOL, capabilities, make_client

UNITS = {"utf-8": 11, "utf-16": 9, "utf-32": 8}


@pytest_lsp.fixture(params=list(UNITS), config=ClientServerConfig(server_command=[TOOL, "lsp"], client_factory=make_client))
async def encoding(request, lsp_client: LanguageClient, root):
    lsp_client.expected = request.param
    lsp_client.started = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=capabilities([request.param]), root_uri=root.as_uri()))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.asyncio
async def test_units(encoding, root):
    client = encoding
    assert client.started.capabilities.position_encoding == client.expected
    uri = (root / "ru.lproj/New.strings").as_uri()
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=types.TextDocumentItem(
        uri=uri, language_id="strings", version=1, text='"a" = "🍕Cыр";\n')))
    while not client.published:
        await asyncio.sleep(0.005)
    mixed = next(f for f in client.published[-1].diagnostics if f.code == "mixed-script")
    assert mixed.range.start == types.Position(0, UNITS[client.expected])
