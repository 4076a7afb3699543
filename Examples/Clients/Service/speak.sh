#!/usr/bin/env bash
# curl: a batch, a stream of lines, and what to do when the server has too much to do. Usage: speak.sh [http://127.0.0.1:8080]
set -euo pipefail
server=${1:-http://127.0.0.1:8080}

# --retry waits as long as Retry-After says after a 503.
curl --silent --show-error --fail-with-body --retry 5 "$server/v1/speak" \
    --header 'Content-Type: application/json' \
    --data '{"language": "ru", "numbers": "words", "texts": ["от 395 ₽", "Средняя 30 см"]}'
echo

# A line for each text; the answers come while the rest is still being sent.
printf '%s\n' '"от 395 ₽"' '{"text": "30 cm", "language": "en"}' |
    curl --silent --show-error --fail-with-body --no-buffer "$server/v1/speak?language=ru" \
        --header 'Content-Type: application/x-ndjson' --data-binary @-
