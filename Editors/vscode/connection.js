// JSON-RPC over the streams of a process: what vscode-languageclient does, in the little that is needed here, so that the
// folder works as it is, without npm and without a build.
"use strict";
const { spawn } = require("child_process");

class Connection {
  /**
   * @param {string} command
   * @param {(method: string, params: any) => any} onMessage requests and notifications of the server
   * @param {(reason: string) => void} onEnd called once, when the process is gone or could not be started
   */
  constructor(command, onMessage, onEnd) {
    this.onMessage = onMessage;
    this.waiting = new Map();
    this.number = 0;
    this.bytes = Buffer.alloc(0);
    this.process = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "pipe"] });
    this.exited = new Promise((resolve) => {
      const end = (reason, status) => {
        if (this.ended) return;
        this.ended = true;
        for (const { reject } of this.waiting.values()) reject(new Error(reason));
        this.waiting.clear();
        resolve(status);
        onEnd(reason);
      };
      this.process.on("error", (error) => end(error.message, null));
      this.process.on("exit", (status, signal) => end(`it ended with ${signal || status}`, status));
    });
    this.process.stdin.on("error", () => {});
    this.process.stderr.on("data", (data) => console.error(`spokentext: ${data}`));
    this.process.stdout.on("data", (data) => this.receive(data));
  }

  send(message) {
    if (this.ended) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** The result; null for a request that was cancelled or that the server refuses without a reason for the user. */
  request(method, params, token) {
    if (this.ended) return Promise.resolve(null);
    const id = ++this.number;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const cancelling = token && token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    this.send({ id, method, params });
    return answer.finally(() => cancelling && cancelling.dispose());
  }

  receive(data) {
    this.bytes = this.bytes.length ? Buffer.concat([this.bytes, data]) : data;
    for (;;) {
      const head = this.bytes.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/content-length: *(\d+)/i.exec(this.bytes.toString("latin1", 0, head))?.[1]);
      if (!(this.bytes.length >= head + 4 + length)) return;
      const body = this.bytes.toString("utf8", head + 4, head + 4 + length);
      this.bytes = this.bytes.subarray(head + 4 + length);
      this.handle(JSON.parse(body));
    }
  }

  handle(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!waiting) return;
      const cancelled = message.error && [-32800, -32801, -32802].includes(message.error.code);
      if (message.error && !cancelled) waiting.reject(new Error(message.error.message));
      else waiting.resolve(cancelled ? null : message.result);
      return;
    }
    const result = this.onMessage(message.method, message.params);
    if (message.id !== undefined) this.send({ id: message.id, result: result ?? null });
  }

  async stop() {
    if (this.ended) return;
    const late = setTimeout(() => this.process.kill(), 2000);
    try {
      await this.request("shutdown", null);
      this.notify("exit");
    } catch {
      this.process.kill();
    }
    await this.exited;
    clearTimeout(late);
  }
}

module.exports = { Connection };
