import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it arrived. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system on this machine that hears of events, and fails them all when it is told to. */
export class Receiver {
  readonly received: Received[] = [];
  status = 204;
  private readonly server = createServer((request, reply) => {
    void request.toArray().then((chunks) => {
      this.received.push({ headers: request.headers, body: Buffer.concat(chunks as Buffer[]).toString() });
      reply.writeHead(this.status).end();
    });
  });

  /** Listens, and answers where. */
  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
