import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** One request as its bytes are to be sent: neither path nor body is tidied on the way. */
export interface Asked {
  method: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** What came back. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

/** A connection pool that speaks plain HTTP, for what the SDK refuses to send. */
export class RawClient {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(private readonly baseUrl: string) {}

  ask({ method, path, headers = {}, body }: Asked): Promise<Answered> {
    const { hostname, port } = new URL(this.baseUrl);
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { hostname, port, method, path, agent: this.agent, headers: { ...length, ...headers } };
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject).on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString('utf8'), bytes });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Sends a JSON body as somebody; without a token as nobody. */
  askJson(method: string, path: string, token?: string, body?: unknown): Promise<Answered> {
    return this.ask({
      method, path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
