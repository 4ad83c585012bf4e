import type { EventDto } from '@connect/sdk';

/** What the server says on the stream. */
type Message =
  | { type: 'events'; events: EventDto[]; cursor: string }
  | { type: 'ready' | 'heartbeat'; cursor: string };

export interface StreamOrder {
  ticket: string;
  after: string;
  onReady: () => void;
  onEvents: (events: EventDto[]) => void;
  /** Told after every message: from where to go on when the connection is lost. */
  onCursor: (cursor: string) => void;
  onClose: (code: number) => void;
}

/** The server says something every fifteen seconds; a connection that says nothing for so long is dead. */
const longestSilenceMs = 40_000;
export const unknownCursorCode = 4400;

/** Opens the stream of events on the page's own origin; answers how to leave it. */
export function openEventStream({ ticket, after, onReady, onEvents, onCursor, onClose }: StreamOrder): () => void {
  const query = new URLSearchParams({ ticket, after });
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/v1/events/stream?${query.toString()}`);
  let silence: ReturnType<typeof setTimeout>;
  const end = (code: number) => {
    clearTimeout(silence);
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
    onClose(code);
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end(0), longestSilenceMs);
  };
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    listen();
    const message = JSON.parse(data) as Message;
    if (message.type === 'events') onEvents(message.events);
    if (message.type === 'ready') onReady();
    onCursor(message.cursor);
  };
  socket.onclose = ({ code }) => end(code);
  listen();
  return () => {
    clearTimeout(silence);
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  };
}
