"""Python's standard library: a batch that is sent again after a 503, and a stream. Usage: speak.py [http://127.0.0.1:8080]"""
import http.client
import json
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"


def speak(texts, language, numbers="digits", tries=5):
    """The pairs of up to a thousand texts. The service changes nothing, so that sending again is safe."""
    body = json.dumps({"language": language, "numbers": numbers, "texts": texts}).encode()
    request = urllib.request.Request(f"{SERVER}/v1/speak", body, {"Content-Type": "application/json"})
    for left in reversed(range(tries)):
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)["results"]
        except urllib.error.HTTPError as error:
            if error.code != 503 or not left:
                raise
            time.sleep(float(error.headers.get("Retry-After", 1)))
        except (urllib.error.URLError, http.client.HTTPException, ConnectionError):
            if not left:
                raise
            time.sleep(0.5)


def stream(texts, language):
    """A pair for each text, however many: a generator in, a generator out."""
    address = urllib.parse.urlsplit(SERVER)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
    connection.putrequest("POST", f"/v1/speak?language={language}")
    connection.putheader("Content-Type", "application/x-ndjson")
    connection.putheader("Transfer-Encoding", "chunked")
    connection.endheaders()

    def send():
        for text in texts:
            line = json.dumps(text).encode() + b"\n"
            connection.send(b"%x\r\n%s\r\n" % (len(line), line))
        connection.send(b"0\r\n\r\n")

    # The server reads no more than it can answer: who sends all before reading would wait forever.
    threading.Thread(target=send, daemon=True).start()
    response = connection.getresponse()
    if response.status != 200:
        raise OSError(f"{response.status}: {response.read().decode()}")
    for line in response:
        yield json.loads(line)
    connection.close()


if __name__ == "__main__":
    for pair in speak(["от 395 ₽", "Средняя 30 см"], "ru", "words"):
        print(pair["visibleText"], "|", pair["accessibleText"])
    for pair in stream((f"{number} ₽" for number in range(3)), "ru"):
        print(pair["visibleText"], "|", pair["accessibleText"])
