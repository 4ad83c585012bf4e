import type { ConnectClient } from './generated/ConnectClient.ts';
import type { EventDto } from './generated/models/EventDto.ts';

/** Some events as the stream carries them, and the cursor behind the last of them. */
export interface LiveMessage {
  events: readonly EventDto[];
  cursor: string;
}

/** Where the stream begins and what it tells. */
interface Beginning { after: string; types?: string }

/** Gives what the stream carries until the connection ends, for whatever reason; nothing where WebSockets are none. */
export async function* liveEvents(
  client: ConnectClient, beginning: Beginning, signal?: AbortSignal,
): AsyncGenerator<LiveMessage, void, undefined> {
  if (typeof WebSocket === 'undefined') return;
  const { ticket } = await client.events.issueStreamTicket();
  const socket = new WebSocket(addressOf(client, ticket, beginning));
  const arrived: LiveMessage[] = [];
  const state = { isOpen: true, wake: (): void => undefined };
  socket.onmessage = ({ data }: { data: unknown }) => {
    const message = JSON.parse(String(data)) as Partial<LiveMessage>;
    // A heartbeat carries a cursor and no events.
    if (message.cursor !== undefined) arrived.push({ events: message.events ?? [], cursor: message.cursor });
    state.wake();
  };
  socket.onclose = socket.onerror = () => {
    state.isOpen = false;
    state.wake();
  };
  const end = () => { socket.close(); };
  signal?.addEventListener('abort', end, { once: true });
  try {
    while (state.isOpen || arrived.length > 0) {
      const message = arrived.shift();
      if (message) yield message;
      else await new Promise<void>((resolve) => { state.wake = resolve; });
    }
  } finally {
    signal?.removeEventListener('abort', end);
    socket.close();
  }
}

function addressOf({ request }: ConnectClient, ticket: string, { after, types }: Beginning): string {
  // Without a base the client belongs to a page, whose origin is that of the API.
  const page = globalThis as { location?: { origin: string } };
  const base = request.config.BASE || (page.location?.origin ?? '');
  const url = new URL(`${base}/api/v1/events/stream`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  url.searchParams.set('after', after);
  if (types !== undefined) url.searchParams.set('types', types);
  return url.href;
}
