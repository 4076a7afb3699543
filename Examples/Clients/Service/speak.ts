// TypeScript for Node.js 18 and browsers: a batch that is sent again after a 503, and a stream.
// Usage: node speak.js [http://127.0.0.1:8080]

interface AccessibleText {
  visibleText: string;
  accessibleText: string;
}

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/** The pairs of up to a thousand texts. The service changes nothing, so that sending again is safe. */
export async function speak(
  server: string, texts: string[], language: string, numbers: "digits" | "words" = "digits", tries = 5,
): Promise<AccessibleText[]> {
  for (;;) {
    tries -= 1;
    const response = await fetch(`${server}/v1/speak`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ language, numbers, texts }),
    });
    if (response.ok) return (await response.json()).results;
    if (response.status !== 503 || tries <= 0) throw new Error(`${response.status}: ${await response.text()}`);
    await pause(Number(response.headers.get("Retry-After") ?? 1));
  }
}

/** A pair for each text, one after the other, as they come. */
export async function* stream(server: string, texts: string[], language: string): AsyncGenerator<AccessibleText> {
  const response = await fetch(`${server}/v1/speak?language=${encodeURIComponent(language)}`, {
    method: "POST",
    headers: { "Content-Type": "application/x-ndjson" },
    body: texts.map((text) => JSON.stringify(text) + "\n").join(""),
  });
  if (!response.ok || !response.body) throw new Error(`${response.status}: ${await response.text()}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
    if (done) return;
  }
}

declare const process: { argv: string[] } | undefined;

async function main() {
  const server = (typeof process === "undefined" ? undefined : process.argv[2]) ?? "http://127.0.0.1:8080";
  for (const pair of await speak(server, ["от 395 ₽", "Средняя 30 см"], "ru", "words")) {
    console.log(pair.visibleText, "|", pair.accessibleText);
  }
  for await (const pair of stream(server, ["0 ₽", "1 ₽", "2 ₽"], "ru")) {
    console.log(pair.visibleText, "|", pair.accessibleText);
  }
}

void main();
