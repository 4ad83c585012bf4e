import { once } from 'node:events';
import { createConnectClient, type EventDto } from '@connect/sdk';
import { WebSocket } from 'ws';

interface Message { type: 'events' | 'ready' | 'heartbeat'; events?: EventDto[]; cursor: string }

/** A subscriber to the event stream of one process: what it heard, how it ended, and how far it is. */
export class Listener {
  readonly received: EventDto[] = [];
  closing: { code: number; reason: string } | null = null;
  cursor: string;

  private constructor(readonly socket: WebSocket, after: string) {
    this.cursor = after;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      this.received.push(...message.events ?? []);
      this.cursor = message.cursor;
    });
    socket.on('close', (code, reason) => { this.closing = { code, reason: reason.toString() }; });
    socket.on('error', () => undefined);
  }

  /** Gets a ticket with a token and connects; `after` is the cursor to go on from. */
  static async connect(baseUrl: string, token: string, after: string, types?: string): Promise<Listener> {
    const { ticket } = await createConnectClient({ baseUrl, token }).events.issueStreamTicket();
    const query = new URLSearchParams({ ticket, after, ...(types === undefined ? {} : { types }) });
    const listener = new Listener(new WebSocket(streamUrl(baseUrl, query)), after);
    await Promise.race([once(listener.socket, 'open'), once(listener.socket, 'close')]);
    return listener;
  }

  /** Ends the connection as a torn cable would. */
  async drop(): Promise<void> {
    if (this.closing) return;
    const isGone = once(this.socket, 'close');
    this.socket.terminate();
    await isGone;
  }
}

/** The address of the stream of a process. */
export const streamUrl = (baseUrl: string, query: URLSearchParams): string =>
  `${baseUrl.replace('http', 'ws')}/api/v1/events/stream?${query.toString()}`;
