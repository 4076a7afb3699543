"""The service as its clients meet it. Run by Scripts/check-server with the address of a server that runs.

    service.py http://127.0.0.1:PORT PID             what a router test cannot see: streams, back-pressure, metrics
    service.py --restart PORT COMMAND…               starts the server by this command and restarts it under load
"""
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request


def resident(pid):
    """The memory of a process in MB; None where the system does not tell."""
    try:
        with open(f"/proc/{pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    except OSError:
        return None


def head(port, path, type="application/x-ndjson", more=""):
    stream = socket.create_connection(("127.0.0.1", port), timeout=30)
    stream.sendall((f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {type}\r\n"
                    f"Transfer-Encoding: chunked\r\n{more}\r\n").encode())
    return stream


def chunk(data):
    return b"%x\r\n%s\r\n" % (len(data), data)


def test_a_line_is_answered_before_the_next_is_sent(port):
    stream = head(port, "/v1/speak?language=ru")
    received = b""
    for number in range(3):
        stream.sendall(chunk(json.dumps(f"{number} ₽").encode() + b"\n"))
        wanted = f'"visibleText":"{number}'.encode()
        while wanted not in received:
            part = stream.recv(65536)
            assert part, received
            received += part
    stream.sendall(b"0\r\n\r\n")
    while not received.endswith(b"0\r\n\r\n"):
        part = stream.recv(65536)
        assert part, "the stream ends with its last chunk"
        received += part


def test_who_does_not_read_is_not_read(port, pid):
    """A client that only sends is stopped by the server, which holds no more than a little of it; then every line is answered."""
    stream = head(port, "/v1/speak?language=ru")
    line = json.dumps("Средняя пицца 30 см от 395 ₽ " * 4).encode() + b"\n"
    block = chunk(line * 100)
    before = resident(pid)
    stream.settimeout(1)
    sent, rest = 0, b""
    try:
        # Five hundred megabytes would go through if nothing held them back.
        while sent * len(block) < 500_000_000:
            rest = block
            while rest:
                rest = rest[stream.send(rest):]
            sent += 1
    except TimeoutError:
        pass
    assert sent * len(block) < 100_000_000, f"{sent * len(block)} bytes went in without one read"
    after = resident(pid)
    assert before is None or after - before < 64, f"the server grew from {before:.0f} to {after:.0f} MB"
    stream.settimeout(30)
    sending = threading.Thread(target=lambda: (stream.sendall(rest + b"0\r\n\r\n")))
    sending.start()
    received = b""
    lines = 0
    while not received.endswith(b"0\r\n\r\n"):
        part = stream.recv(1 << 20)
        assert part, f"the stream ended after {lines} lines"
        lines += part.count(b'"visibleText"')
        # A name that is cut by two reads.
        lines += (received[-12:] + part[:12]).count(b'"visibleText"')
        received = part if len(part) > 20 else received[-20:] + part
    sending.join()
    # The block that was under way is sent to its end.
    assert lines == (sent + 1) * 100, f"{lines} answers to {(sent + 1) * 100} lines"
    print(f"back-pressure: {sent * len(block) / 1e6:.1f} MB went in before the server stopped reading, {lines} lines answered after, "
          f"memory {before or 0:.0f} to {after or 0:.0f} MB")


def test_who_stands_still_is_let_go(port):
    stream = head(port, "/v1/speak", "application/json")
    stream.sendall(chunk(b'{"texts": ['))
    started = time.monotonic()
    answer = stream.recv(65536)
    assert answer.startswith(b"HTTP/1.1 408 "), answer[:100]
    assert 5 < time.monotonic() - started < 25


def test_metrics(port):
    text = urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(lines['spokentext_items_total{operation="speak"}']) > 100, text
    assert any(line.startswith("http_server_request_duration_seconds_bucket{") for line in lines), text
    assert any('http_route="/v1/speak"' in line and 'http_response_status_code="200"' in line for line in lines), text


class Restarts:
    """Clients that ask all the time, and send again what got no answer, while the server stops and starts."""
    CLIENTS, REQUESTS, STOPS = 4, 400, 3

    def __init__(self, port, command):
        self.port, self.command = port, command
        self.answered, self.wrong, self.cut, self.again, self.done = 0, 0, 0, 0, False
        self.lock = threading.Lock()

    def start(self):
        server = subprocess.Popen(self.command)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5).read()
                return server
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server does not start")

    def client(self, number):
        connection = None
        for index in range(self.REQUESTS):
            amount = number * self.REQUESTS + index + 2
            body = json.dumps({"language": "en", "texts": [f"Weight {amount} kg"] * 20}).encode()
            until = time.monotonic() + 60
            while True:
                has_status = False
                try:
                    connection = connection or http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
                    connection.request("POST", "/v1/speak", body, {"Content-Type": "application/json"})
                    response = connection.getresponse()
                    has_status = True
                    answer = json.loads(response.read())
                    right = response.status == 200 and len(answer["results"]) == 20 and all(
                        pair["accessibleText"] == f"Weight {amount} kilograms" for pair in answer["results"])
                    with self.lock:
                        self.answered += right
                        self.wrong += not right
                    break
                except (OSError, http.client.HTTPException, ValueError):
                    # A connection that closes before an answer begins loses nothing: the request goes to the next server.
                    with self.lock:
                        self.again += 1
                        self.cut += has_status
                    if connection:
                        connection.close()
                    connection = None
                    if time.monotonic() > until:
                        return
                    time.sleep(0.02)

    def run(self):
        server = self.start()
        clients = [threading.Thread(target=self.client, args=(number,)) for number in range(self.CLIENTS)]
        for client in clients:
            client.start()
        stops = 0
        while any(client.is_alive() for client in clients) and stops < self.STOPS:
            time.sleep(0.5)
            server.send_signal(signal.SIGTERM)
            assert server.wait(timeout=60) == 0
            server = self.start()
            stops += 1
        for client in clients:
            client.join()
        server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=60) == 0
        total = self.CLIENTS * self.REQUESTS
        print(f"restart: {stops} under load, {self.answered} of {total} requests answered right, {self.wrong} wrong, "
              f"{self.cut} answers cut, {self.again} connections closed before an answer and asked again")
        assert stops > 0 and self.answered == total and not self.wrong and not self.cut


if __name__ == "__main__":
    if sys.argv[1] == "--restart":
        Restarts(int(sys.argv[2]), sys.argv[3:]).run()
    else:
        port, pid = int(sys.argv[1].rsplit(":", 1)[1]), int(sys.argv[2])
        test_a_line_is_answered_before_the_next_is_sent(port)
        test_who_does_not_read_is_not_read(port, pid)
        test_who_stands_still_is_let_go(port)
        test_metrics(port)
        print("The service streams, holds back, lets go and counts.")
