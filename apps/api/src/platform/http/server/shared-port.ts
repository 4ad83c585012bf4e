import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as Listener } from 'node:net';

/** Where the API is served. */
export interface Address {
  port: number;
  host: string;
}

/** Node's event loop takes in one new connection a turn from each socket that listens. */
const EXTRA_LISTENERS = 15;
/** A rush of new connections waits here; those that find no room hear nothing and try again after a whole second. */
const WAITING_CONNECTIONS = 4096;
/** Elsewhere the system has no ports that sockets share, and there is one listener. */
const HAS_SHARED_PORTS = process.platform === 'linux';

/** How the main listener is opened, so that extra listeners may be opened beside it. */
export const mainListener = async (
  { port, host }: Address,
): Promise<Address & { backlog: number; reusePort: boolean }> => {
  if (HAS_SHARED_PORTS && port !== 0) await refuseIfTaken({ port, host });
  return { port, host, backlog: WAITING_CONNECTIONS, reusePort: HAS_SHARED_PORTS };
};

/**
 * Opens more sockets at the port of a server that listens, and hands what comes through them to it. Under load a turn
 * of the event loop takes many milliseconds, and with one listener a rush of new connections waited for seconds while
 * those inside were served at once. Answers how to close them; what came through them is the server's to end.
 */
export const openExtraListeners = async (server: Server, host: string): Promise<() => void> => {
  if (!HAS_SHARED_PORTS) return () => undefined;
  const { port } = server.address() as AddressInfo;
  const opening = Array.from({ length: EXTRA_LISTENERS }, () => openListener(server, { port, host }));
  const listeners = await Promise.all(opening);
  return () => { for (const listener of listeners) listener.close(); };
};

const openListener = async (server: Server, { port, host }: Address): Promise<Listener> => {
  const listener = createServer(
    { allowHalfOpen: true, noDelay: true }, (socket) => { server.emit('connection', socket); });
  listener.listen({ port, host, backlog: WAITING_CONNECTIONS, reusePort: true });
  await once(listener, 'listening');
  return listener;
};

// Sockets that share a port would share it with another process as well, and half of the requests would go there.
const refuseIfTaken = async ({ port, host }: Address): Promise<void> => {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};
