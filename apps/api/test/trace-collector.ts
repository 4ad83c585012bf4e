import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute { key: string; value: Record<string, unknown> }

/** A span as a collector hears of it. */
export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: { traceId: string; spanId: string }[];
  attributes?: Attribute[];
  events?: unknown[];
  status?: { code?: number; message?: string };
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector of OpenTelemetry, on a port of this machine, that keeps what it hears. */
export class TraceCollector {
  readonly paths = new Set<string>();
  /** What it was sent, as it was sent. */
  text = '';
  private readonly sent: Sent[] = [];
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => { body += chunk; }).on('end', () => {
      this.paths.add(request.url ?? '');
      this.text += body;
      this.sent.push(JSON.parse(body) as Sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  /** Listens, and answers where. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  get spans(): ReceivedSpan[] {
    return this.sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  }

  /** What it was told of whoever sends. */
  get senders(): Attribute[] {
    return this.sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ resource }) => resource.attributes));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
