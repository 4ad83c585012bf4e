import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds ports nobody listens on, each another one, so that tests never meet a running Connect. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const addresses = servers.map((server) => server.address());
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return addresses.map((address) => {
    if (address !== null && typeof address === 'object') return address.port;
    throw new Error('The system gave no port.');
  });
}

/** Finds a port nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
