import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { mainListener, openExtraListeners } from './shared-port.ts';

const HOST = '127.0.0.1';
const RUSH = 64;

describe('the extra listeners', () => {
  const closings: (() => unknown)[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const close of closings.splice(0)) close();
  });

  const listen = async (port = 0): Promise<{ server: Server; port: number }> => {
    const server = createServer((_request, response) => { response.end('served'); });
    const listener = await mainListener({ port, host: HOST });
    server.listen(listener);
    await once(server, 'listening');
    closings.push(() => server.close());
    return { server, port: (server.address() as AddressInfo).port };
  };

  it('take in a rush of new connections in far fewer turns of the event loop', async () => {
    const { server, port } = await listen();
    closings.push(await openExtraListeners(server, HOST));
    let takenIn = 0;
    server.on('connection', () => { takenIn++; });
    for (let n = 0; n < RUSH; n++) sockets.push(connect(port, HOST));
    // The system shakes hands by itself; the server takes in what waits only when it comes to it.
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    let turns = 0;
    for (; takenIn < RUSH && turns < RUSH; turns++) await new Promise(setImmediate);
    expect(takenIn).toBe(RUSH);
    expect(turns).toBeLessThan(RUSH / 2);
  });

  it('lead to the same server, and close without ending what came through them', async () => {
    const { server, port } = await listen();
    const close = await openExtraListeners(server, HOST);
    for (let n = 0; n < RUSH; n++) {
      const answer = await fetch(`http://${HOST}:${port}/`, { headers: { connection: 'close' } });
      expect(await answer.text()).toBe('served');
    }
    const socket = connect(port, HOST);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
    close();
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(String(await once(socket, 'data'))).toContain('200 OK');
  });

  it('are never shared with another process: a port that is taken is refused', async () => {
    const { server, port } = await listen();
    closings.push(await openExtraListeners(server, HOST));
    await expect(mainListener({ port, host: HOST })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
