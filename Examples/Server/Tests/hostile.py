"""The service and clients that mean it no good. Run by Scripts/check-server with the address and the process of a server that runs.

    hostile.py http://127.0.0.1:PORT PID [--connections 500] [--megabytes 20]

Each attack ends by itself; after each the server answers others, and behind all of them its memory has not grown.
"""
import argparse
import http.client
import json
import resource
import socket
import threading
import time

from service import chunk, head, resident

JSON = "application/json"
LINES = "application/x-ndjson"


def connection(port):
    return socket.create_connection(("127.0.0.1", port), timeout=30)


def post(body, path="/v1/speak", type=JSON, more=""):
    return (f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {type}\r\n{more}"
            f"Content-Length: {len(body)}\r\n\r\n").encode() + body


def read(stream):
    """All until the other side closes, or is silent."""
    received = b""
    try:
        while part := stream.recv(1 << 16):
            received += part
    except (ConnectionError, TimeoutError):
        pass
    return received


def answer(stream):
    """The status and the body of one answer."""
    response = http.client.HTTPResponse(stream)
    response.begin()
    return response.status, response.read()


def push(stream, data, seconds):
    """Sends as long as somebody takes it, but no longer than so many seconds: how many bytes went, and whether they were refused."""
    end, sent = time.monotonic() + seconds, 0
    stream.settimeout(1)
    while time.monotonic() < end:
        try:
            sent += stream.send(data)
        except TimeoutError:
            continue
        except OSError:
            return sent, True
    return sent, False


def a_body_without_end(port, options):
    """It is refused, and what goes on behind the answer is not taken for ever."""
    stream = head(port, "/v1/check", JSON)
    sent, refused = push(stream, chunk(b" " * 65536), 60)
    assert refused, f"{sent} bytes went in within a minute"
    assert sent < 30_000_000, f"{sent} bytes went in before the connection was closed"


def a_refused_body_that_trickles(port, options):
    """The answer is there at once; who then sends a byte a second is let go."""
    stream = connection(port)
    stream.sendall(b"POST /v1/speak HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\n")
    assert answer(stream)[0] == 415
    end = time.monotonic() + 40
    while time.monotonic() < end:
        try:
            stream.send(b" ")
        except OSError:
            return
        time.sleep(0.2)
    raise AssertionError("the body trickles on after forty seconds")


def huge_heads(port, options):
    for text in (b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 2_000_000,
                 b"GET /" + b"x" * 2_000_000,
                 b"GET / HTTP/1.1\r\n" + b"".join(b"X%d: 1\r\n" % n for n in range(20_000))):
        stream = connection(port)
        sent = 0
        try:
            for start in range(0, len(text), 4096):
                sent += stream.send(text[start:start + 4096])
            stream.sendall(b"\r\n\r\n")
        except OSError:
            pass
        assert read_soon(stream).startswith((b"HTTP/1.1 4", b"")), text[:20]


def read_soon(stream):
    """What comes within some seconds; a side that stays open is no failure here."""
    stream.settimeout(3)
    received = b""
    try:
        while part := stream.recv(1 << 16):
            received += part
    except OSError:
        pass
    return received


def broken_text(port, options):
    for body in (b'{"texts": ["\xff\xfe"]}', b'{"texts": ["\xed\xa0\x80"]}', b'{"texts": ["\\ud800"]}', b'{"texts": ["a\x00b"]}',
                 b'\xef\xbb\xbf{"texts": []}', b"\xff" * 1000, b'{"texts": ["a"]', b'{"texts": ["' + b"\xf0\x9f" * 1000 + b'"]}'):
        stream = connection(port)
        stream.sendall(post(body))
        status, text = answer(stream)
        assert status in (200, 400), (body[:20], status)
        json.loads(text.decode())
    for path in ("/v1/speak?language=%ff", "/v1/speak?language=%", "/v1/%00", "/%c0%ae%c0%ae/", "/v1/speak?" + "&" * 5000):
        stream = connection(port)
        stream.sendall(post(b'"a"\n', path, LINES, "Connection: close\r\n"))
        received = read(stream)
        assert received[:9] == b"HTTP/1.1 " and received[9:10] in b"24", received[:80]
    stream = connection(port)
    stream.sendall(post(b'"\xff"\n"30 cm"\n\xff\xff\n', "/v1/speak?language=en", LINES))
    status, text = answer(stream)
    assert status == 200 and text.count(b"\n") == 3 and b"30 centimeters" in text, text


def deep_json(port, options):
    for deep in (b"[" * 200_000, b'{"texts":' * 100_000, b'{"texts":' + b"[" * 100_000 + b"]" * 100_000 + b"}"):
        stream = connection(port)
        stream.sendall(post(deep))
        assert answer(stream)[0] == 400
    nested = b"1"
    for _ in range(3000):
        nested = b'{"string":"a","arguments":[' + nested + b"]}"
    stream = connection(port)
    stream.sendall(post(b'{"contents":[' + nested + b"]}", "/v1/format"))
    assert answer(stream)[0] == 400
    stream = connection(port)
    stream.sendall(post(b"[" * 200_000 + b"\n" + nested + b"\n", "/v1/format", LINES))
    status, text = answer(stream)
    assert status == 200 and text.count(b'{"error"') == 2, text[:200]


def a_line_without_end(port, options):
    stream = head(port, "/v1/speak?language=en")
    block = chunk(b"a" * 65536)
    for _ in range(options.megabytes * 16):
        stream.sendall(block)
    stream.sendall(chunk(b'\n"30 cm"') + b"0\r\n\r\n")
    status, text = answer(stream)
    assert status == 200 and b"at most" in text and b"30 centimeters" in text, text


def half_closed(port, options):
    stream = connection(port)
    stream.sendall(post(b'{"language":"en","texts":["30 cm"]}'))
    stream.shutdown(socket.SHUT_WR)
    received = read(stream)
    assert b"30 centimeters" in received, received
    for part in (b"", b"POST /v1/sp", post(b"x" * 100)[:-50], post(b'"a"\n' * 10, type=LINES)[:-5]):
        stream = connection(port)
        stream.sendall(part)
        stream.shutdown(socket.SHUT_WR)
        read_soon(stream)
        stream.close()
    for _ in range(200):
        # A connection that ends without a farewell, in the middle of its answer.
        stream = connection(port)
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        stream.sendall(post(json.dumps({"language": "ru", "texts": ["от 395 ₽"] * 300}).encode()))
        stream.close()


def answers_that_nobody_reads(port, options):
    """Megabytes of them, more than the system keeps: the server lets such clients go, and who reads at last finds an end."""
    texts = ["Ничего лишнего, " * 30] * 900
    body = post(json.dumps({"language": "ru", "texts": texts}, ensure_ascii=False).encode())
    streams = []
    for _ in range(4):
        stream = socket.socket()
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        stream.connect(("127.0.0.1", port))
        # It goes on when somebody reads.
        threading.Thread(target=sent_whole, args=(stream, body * 6), daemon=True).start()
        streams.append(stream)
        # One after the other: none is turned away.
        time.sleep(2)
    time.sleep(20)
    for stream in streams:
        stream.settimeout(20)
        answers = read(stream).count(b"HTTP/1.1 200 ")
        assert answers < 6, f"{answers} answers were kept for a client that does not read"


def sent_whole(stream, data):
    try:
        stream.sendall(data)
    except OSError:
        pass


def bodies_that_do_not_come(port, options):
    """More of them than there are places at work: others are answered all the while."""
    slow = [head(port, "/v1/speak", JSON) for _ in range(200)]
    for stream in slow:
        stream.sendall(chunk(b'{"texts": ['))
    streams = [head(port, "/v1/speak") for _ in range(100)]
    for stream in streams:
        stream.sendall(chunk(b'"a'))
    start = time.monotonic()
    while time.monotonic() - start < 3:
        status = ask(port)
        assert status == 200, status
        time.sleep(0.2)
    for stream in slow:
        assert answer(stream)[0] == 408
    for stream in streams:
        assert read(stream)[:12] in (b"HTTP/1.1 200", b"HTTP/1.1 503", b"")


def idle_connections(port, options):
    """As many as the system lets open: others are still answered."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    count = min(options.connections, hard - 100)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count + 100, hard), hard))
    start, before = time.monotonic(), resident(options.pid)
    streams = []
    for number in range(count):
        stream = connection(port)
        if number % 2:
            stream.sendall(b"POST /v1/speak HTTP/1.1\r\nHo")
        streams.append(stream)
    served(port)
    after = resident(options.pid)
    print(f"idle connections: {count} opened in {time.monotonic() - start:.1f} s, memory {before or 0:.0f} to {after or 0:.0f} MB")
    return streams


def ask(port):
    stream = connection(port)
    stream.sendall(post(b'{"language":"en","texts":["30 cm"]}'))
    return answer(stream)[0]


def served(port):
    """Somebody else is answered within ten seconds, of which the work on what was sent before may take some."""
    end = time.monotonic() + 10
    while True:
        stream = connection(port)
        stream.sendall(post(b'{"language":"en","texts":["30 cm"]}', more="Connection: close\r\n"))
        received = read(stream)
        if b"30 centimeters" in received and time.monotonic() < end:
            return
        assert received.startswith(b"HTTP/1.1 503 ") and time.monotonic() < end, received[:200]
        time.sleep(0.2)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("pid", type=int)
    parser.add_argument("--connections", type=int, default=500)
    parser.add_argument("--megabytes", type=int, default=20)
    options = parser.parse_args()
    port = int(options.address.rsplit(":", 1)[1])
    served(port)
    attacks = [huge_heads, broken_text, deep_json, a_line_without_end, half_closed, a_body_without_end, a_refused_body_that_trickles,
               answers_that_nobody_reads, bodies_that_do_not_come]
    for attack in attacks:
        start, before = time.monotonic(), resident(options.pid)
        attack(port, options)
        served(port)
        print(f"{attack.__name__.replace('_', ' ')}: {time.monotonic() - start:.1f} s, memory {before or 0:.0f} to "
              f"{resident(options.pid) or 0:.0f} MB", flush=True)
    # What so many connections once took the system gets back late; a second time they take no more.
    memory = []
    for _ in range(2):
        for attack in (huge_heads, broken_text, deep_json, a_line_without_end, half_closed):
            attack(port, options)
        for stream in idle_connections(port, options):
            stream.close()
        served(port)
        memory.append(resident(options.pid))
    before, after = memory
    assert before is None or after - before < 64, f"the server grew from {before:.0f} to {after:.0f} MB"
    print(f"Nobody kept the server from its work; memory {before or 0:.0f} MB, and {after or 0:.0f} MB behind all of it once more.")


if __name__ == "__main__":
    main()
