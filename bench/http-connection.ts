import { connect, type Socket } from 'node:net';

/** What a connection heard. */
export interface Answer {
  status: number;
  /** The value of `Retry-After`, if there was one. */
  retryAfter: string | null;
}

const CLOSED = 'connection closed';
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
const RETRY_AFTER = /\r\nretry-after: ([^\r]+)/i;

/**
 * One keep-alive connection with one request in flight. The generator shares two cores with what it measures, so it
 * does no more than a client must: it writes a request in one piece and counts the bytes of the answer.
 */
export class HttpConnection {
  #received: Buffer[] = [];
  #head: Answer | null = null;
  #missing = 0;
  #settle: { resolve: (answer: Answer) => void; reject: (reason: Error) => void } | null = null;

  readonly #socket: Socket;
  readonly #host: string;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => { this.#take(chunk); });
    socket.on('error', (error) => { this.#fail(error); });
    socket.on('close', () => { this.#fail(new Error(CLOSED)); });
  }

  /** Opens a connection to `http://host:port`. */
  static open(baseUrl: string): Promise<HttpConnection> {
    const { hostname, port, host } = new URL(baseUrl);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new HttpConnection(socket, host));
      });
    });
  }

  /** Posts a JSON text and answers once the whole response has arrived. */
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    if (this.#socket.destroyed) return Promise.reject(new Error(CLOSED));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#socket.write(`POST ${path} HTTP/1.1\r\nhost: ${this.#host}\r\ncontent-type: application/json\r\n${lines}`
      + `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    return new Promise((resolve, reject) => { this.#settle = { resolve, reject }; });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#head === null) {
      this.#received.push(chunk);
      const bytes = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
      const end = bytes.indexOf(HEAD_END);
      if (end === -1) return;
      const text = bytes.toString('latin1', 0, end);
      this.#head = { status: Number(text.slice(9, 12)), retryAfter: RETRY_AFTER.exec(text)?.[1] ?? null };
      this.#missing = Number(LENGTH.exec(text)?.[1] ?? 0) - (bytes.length - end - HEAD_END.length);
      this.#received = [];
    } else {
      this.#missing -= chunk.length;
    }
    if (this.#missing > 0) return;
    const answer = this.#head;
    const settle = this.#settle;
    this.#head = null;
    this.#settle = null;
    settle?.resolve(answer);
  }

  #fail(error: Error): void {
    this.#settle?.reject(error);
    this.#settle = null;
  }
}
