"""Streams for schemathesis, which knows no NDJSON: what it makes up stands there as it is, and as a text in JSON."""
import json

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    raw = value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
    return raw + b"\n" + json.dumps(value, default=str).encode() + b"\n"
