import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A message as it arrived. */
export interface Received {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** How it was answered. */
  status: number;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;

/** A system of somebody's own that hears of events, on a port of this machine. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Decides how the next message is answered. */
  answer: (message: Omit<Received, 'status'>) => number = () => 204;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => { body += chunk; }).on('end', () => {
        const message = { id: String(request.headers['webhook-id']), headers: request.headers, body };
        const status = this.answer(message);
        this.received.push({ ...message, status });
        response.writeHead(status).end();
      });
    });
  }

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

/** Waits until something is so, and fails when that takes longer than it may. */
export const until = async <Found>(
  look: () => Found | Promise<Found>, isSo: (found: Found) => boolean, patienceMs = PATIENCE_MS,
): Promise<Found> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (isSo(found)) return found;
    if (Date.now() > deadline) throw new Error(`It did not come about: ${JSON.stringify(found).slice(0, 500)}`);
    await wait(PAUSE_MS);
  }
};
