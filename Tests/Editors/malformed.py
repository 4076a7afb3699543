"""A scripted session with messages that no editor should send; the server answers what can be answered, and goes on.

TOOL names the command to test. Every step waits for its answer, so that a hang is a failure after ten seconds."""
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time

TOOL = os.environ["TOOL"]


class Server:
    def __init__(self):
        self.process = subprocess.Popen([TOOL, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.bytes = b""
        self.number = 100

    def raw(self, data: bytes):
        self.process.stdin.write(data)

    def send(self, message):
        body = json.dumps(message, ensure_ascii=False).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def read(self, seconds=10.0):
        end = time.time() + seconds
        while True:
            head, found, rest = self.bytes.partition(b"\r\n\r\n")
            if found:
                length = int(head.split(b":")[1])
                if len(rest) >= length:
                    self.bytes = rest[length:]
                    return json.loads(rest[:length])
            left = end - time.time()
            assert left > 0 and select.select([self.process.stdout], [], [], left)[0], "no answer"
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            assert piece, "the server has ended"
            self.bytes += piece

    def until(self, condition):
        while True:
            message = self.read()
            if condition(message):
                return message

    def request(self, method, params=None):
        self.number += 1
        number = self.number
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return self.until(lambda m: m.get("id") == number and "method" not in m)

    def error(self, data: bytes, code: int, identifier=None):
        self.raw(data)
        told = self.until(lambda m: "error" in m)
        assert told["error"]["code"] == code and told["id"] == identifier, (data[:60], told)

    def alive(self):
        assert "result" in self.request("workspace/symbol", {"query": "no such key"})


def framed(body: bytes) -> bytes:
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def main():
    root = pathlib.Path(tempfile.mkdtemp())
    server = Server()
    # Before it begins.
    server.error(framed(b'{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}'), -32002, 1)
    server.send({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///a.strings", "text": "x"}}})
    assert "capabilities" in server.request("initialize", {"capabilities": {}, "rootUri": root.as_uri()})["result"]
    server.send({"jsonrpc": "2.0", "method": "initialized", "params": {}})
    server.error(framed(b'{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}'), -32600, 2)
    # Headers.
    for head in (b"Content-Length: many\r\n\r\n", b"Content-Length: -1\r\n\r\n", b"Hello\r\n\r\n", b"Content-Type: a\r\n\r\n{}",
                 b"Content-Length: 99999999999999999999999\r\n\r\n", b"x" * 10_000, b"\x00\xff\xfe\r\n\r\n"):
        server.error(head + framed(b'{"jsonrpc":"2.0","id":9,"method":"shutdown?"}'), -32700)
        assert server.until(lambda m: m.get("id") == 9)["error"]["code"] == -32601
    # Bodies.
    for body in (b"", b"{", b"nonsense", b'{"jsonrpc":"2.0",}', b"\xff\xfe", b"[" * 200_000, b'{"a":' * 200_000, b'"\\ud800"x'):
        server.error(framed(body), -32700)
    for body in (b"1", b"null", b"[]", b"{}", b'{"jsonrpc":"2.0"}', b'{"id":{}}'):
        server.error(framed(body), -32600)
    server.error(framed(b'{"jsonrpc":"2.0","id":[1],"method":"textDocument/hover"}'), -32600)
    # A message in single bytes.
    for byte in framed(b'{"jsonrpc":"2.0","id":"slow","method":"no/such"}'):
        server.raw(bytes([byte]))
    assert server.until(lambda m: m.get("id") == "slow")["error"]["code"] == -32601
    # Parameters of wrong types, everywhere.
    path = root / "ru.lproj" / "Shop.strings"
    path.parent.mkdir()
    path.write_text('"a" = "Cыр";\n', encoding="utf-8")
    uri = path.as_uri()
    server.send({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "languageId": "x", "version": 1, "text": '"a" = "Cыр";\n'}}})
    server.until(lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["diagnostics"])
    wrong = [None, 1, -1, 1.5, 1e300, "x", [], {}, True, {"line": -1, "character": -1}, {"line": 1 << 60, "character": 1 << 60},
             {"start": {"line": 5, "character": 5}, "end": {"line": 0, "character": 0}}, {"uri": "file:///%zz"}, {"uri": uri}, [[[]]]]
    methods = ["hover", "inlayHint", "codeAction", "completion", "definition", "prepareRename", "rename", "foldingRange", "documentSymbol"]
    for method in methods:
        for value in wrong:
            for params in ({"textDocument": value}, {"textDocument": {"uri": uri}, "position": value, "range": value, "newName": value, "context": value}):
                answer = server.request("textDocument/" + method, params)
                assert "result" in answer or answer["error"]["code"] in (-32602, -32803), answer
    for method in ("textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
                   "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration", "workspace/didChangeWorkspaceFolders", "$/cancelRequest", "$/x"):
        for value in wrong:
            for params in (value, {"textDocument": value}, {"textDocument": {"uri": uri, "version": value}, "contentChanges": value},
                           {"changes": value, "settings": value, "event": value, "id": value}):
                server.send({"jsonrpc": "2.0", "method": method, "params": params})
        server.alive()
    # Texts that are not text of the format, and changes outside of them.
    for text in ("", "\x00\x01", "\ufeff", '"a" = "', "{" * 5000, "\ud7ff\U0010ffff" * 3):
        server.send({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "version": 5, "text": text}}})
        server.send({"jsonrpc": "2.0", "method": "textDocument/didChange", "params": {"textDocument": {"uri": uri, "version": 6}, "contentChanges": [
            {"range": {"start": {"line": 99, "character": 99}, "end": {"line": 3, "character": 0}}, "text": "x"}]}})
        server.alive()
    # Requests that are cancelled: each is answered once, with a result or with the code for it.
    numbers = list(range(1000, 1050))
    data = b""
    for number in numbers:
        data += framed(json.dumps({"jsonrpc": "2.0", "id": number, "method": "workspace/symbol", "params": {"query": ""}}).encode())
        data += framed(json.dumps({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": number}}).encode())
    server.raw(data)
    answers = {}
    while len(answers) < len(numbers):
        message = server.until(lambda m: m.get("id") in numbers)
        assert message["id"] not in answers
        answers[message["id"]] = message
    cancelled = [a for a in answers.values() if a.get("error", {}).get("code") == -32800]
    assert cancelled and all("result" in a or a in cancelled for a in answers.values())
    # Files that vanish, folders too.
    path.unlink()
    path.parent.rmdir()
    server.send({"jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": uri, "type": 3}]}})
    for method in methods:
        server.request("textDocument/" + method, {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}, "newName": "b",
                       "range": {"start": {"line": 0, "character": 0}, "end": {"line": 1, "character": 0}}})
    server.send({"jsonrpc": "2.0", "method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    answer = server.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}})
    assert answer["result"] is None
    # The end.
    assert server.request("shutdown")["result"] is None
    assert server.request("textDocument/hover", {})["error"]["code"] == -32600
    server.send({"jsonrpc": "2.0", "method": "exit"})
    assert server.process.wait(60) == 0
    # Ends without a word.
    for last, status in ((b"", 1), (framed(b'{"jsonrpc":"2.0","method":"exit"}'), 1), (b"Content-Length: 50\r\n\r\n{", 1)):
        process = subprocess.run([TOOL, "lsp"], input=last, capture_output=True, timeout=60)
        assert process.returncode == status, (last, process.returncode)
    print("malformed messages: all answered, the server went on")


main()
