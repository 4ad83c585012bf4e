import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { addLoadShedder } from './load-shedder.ts';

const ALWAYS_INSIDE = 2;
const MAX_WAIT_MS = 250;
const PAY = { method: 'POST', url: '/pay', payload: {} } as const;

describe('the load shedder', () => {
  let instance: FastifyInstance;
  let foretold: number;
  let held: (() => void)[];
  const letGo = (): void => {
    for (const release of held.splice(0)) release();
  };
  const untilHeld = async (count: number): Promise<void> => {
    while (held.length < count) await new Promise(setImmediate);
  };

  beforeEach(() => {
    foretold = 0;
    held = [];
    instance = Fastify();
    addLoadShedder(instance, {
      route: '/pay', waitBehind: (ahead) => ahead * foretold, alwaysInside: ALWAYS_INSIDE, maxWaitMs: MAX_WAIT_MS,
    });
    instance.post('/pay', () => new Promise((resolve) => { held.push(() => { resolve({ paid: true }); }); }));
    instance.get('/pay', () => ({ list: [] }));
    instance.get('/health', () => ({ ok: true }));
  });
  afterEach(async () => {
    letGo();
    await instance.close();
  });

  it('refuses who would wait too long, says when to come back, and lets everything else pass', async () => {
    foretold = 100;
    const inside = [instance.inject(PAY), instance.inject(PAY), instance.inject(PAY)];
    await untilHeld(3);
    const refused = await instance.inject({ ...PAY, headers: { 'content-type': 'application/json' }, payload: '{' });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'OVERLOADED', requestId: refused.headers['x-request-id'] });
    expect(refused.headers['retry-after']).toMatch(/^[123]$/);
    expect((await instance.inject('/health')).statusCode).toBe(200);
    expect((await instance.inject('/pay')).statusCode).toBe(200);
    letGo();
    expect((await Promise.all(inside)).map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    const again = instance.inject(PAY);
    await untilHeld(1);
    letGo();
    expect((await again).statusCode).toBe(200);
  });

  it('lets as many in as fit the next batch, however slow the last one was', async () => {
    foretold = 60_000;
    const inside = [instance.inject(PAY), instance.inject(PAY)];
    await untilHeld(2);
    expect((await instance.inject(PAY)).statusCode).toBe(503);
    letGo();
    expect((await Promise.all(inside)).map((answer) => answer.statusCode)).toEqual([200, 200]);
  });

  it('no longer counts who hung up', async () => {
    foretold = 60_000;
    await instance.listen({ port: 0, host: '127.0.0.1' });
    const { port } = instance.server.address() as AddressInfo;
    const sockets = [1, 2].map(() => connect(port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.write('POST /pay HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}');
    }
    await untilHeld(2);
    expect((await instance.inject(PAY)).statusCode).toBe(503);
    for (const socket of sockets) {
      socket.destroy();
      await once(socket, 'close');
    }
    while (await new Promise<number>((resolve, reject) => {
      instance.server.getConnections((error, count) => { if (error) reject(error); else resolve(count); });
    }) > 0) await new Promise(setImmediate);
    letGo();
    const next = instance.inject(PAY);
    await untilHeld(1);
    letGo();
    expect((await next).statusCode).toBe(200);
  });
});
