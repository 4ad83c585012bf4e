import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the stub. */
export interface ModelRequest { headers: IncomingMessage['headers']; url: string | undefined; body: string }

/** A language model that speaks like OpenAI's and says what a test wants. */
export class StubModel {
  /** How it answers. */
  respond: RequestListener = saying('');
  /** What it was asked, in order. */
  requests: ModelRequest[] = [];

  private constructor(private readonly server: Server, readonly baseUrl: string) {}

  static async start(): Promise<StubModel> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const stub = new StubModel(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    server.on('request', (request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => { body += chunk.toString(); });
      request.on('end', () => {
        stub.requests.push({ headers: request.headers, url: request.url, body });
        stub.respond(request, response);
      });
    });
    return stub;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** An answer in the form of OpenAI's, by a model that names itself. */
export const saying = (content: unknown, model?: unknown): RequestListener => (_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ model, choices: [{ message: { content } }] }));
};

/** No help, whatever was asked: an answer that never comes, or one that is no answer. */
export const NO_HELP: Readonly<Record<string, RequestListener>> = {
  'is slow': () => undefined,
  'begins and never ends': (_, response) => { response.write(' '); },
  'fails': (_, response) => { response.statusCode = 500; response.end('oops'); },
  'is no JSON': (_, response) => { response.end('<html>'); },
  'is null': (_, response) => { response.end('null'); },
  'holds no text': saying(null),
  'is endless': (_, response) => { response.write(' '.repeat(90_000)); },
  'redirects': (_, response) => { response.writeHead(307, { location: '/other' }); response.end(); },
  'hangs up': (request) => { request.socket.destroy(); },
};
