import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventDto } from '@connect/sdk';
import { Listener } from '../event-stream.ts';
import { untilPlaced } from '../events.ts';
import { startProcesses, type ApiProcesses } from './api-processes.ts';
import { openWallets, sendBody } from './scene.ts';

const PAYMENTS = 240;
const SENDERS = 6;
const KILLS = 3;
const CUT_AFTER = 40;
const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;

describe('two processes of which one is killed again and again', () => {
  let processes: ApiProcesses;
  let from: string;
  let to: string;

  beforeAll(async () => {
    processes = await startProcesses(2);
    [from] = await openWallets(processes, 'amina', 1, '100000.00') as [string];
    [to] = await openWallets(processes, 'yusuf', 1, '0.00') as [string];
  }, 180_000);
  afterAll(() => processes.close(), 60_000);

  it('tell a subscriber that comes back with its cursor everything, once and in order', async () => {
    const [token, payer] = [await processes.tokenOf('admin'), await processes.tokenOf('amina')];
    await untilPlaced(processes.orm.em);
    const { body: start } = await processes.clients[1]!.get('/api/v1/events?after=latest', token);
    const heard: EventDto[] = [];
    const progress = { isOver: false, cursor: String(start['cursor']), connections: 0 };
    const listening = (async () => {
      const isOver = (): boolean => progress.isOver;
      for (let n = 0; !isOver(); n++) {
        const listener = await Listener.connect(processes.urls[n % 2]!, token, progress.cursor).catch(() => null);
        // It is cut off after a while, as well as whenever its process dies.
        while (listener && !listener.closing && !isOver() && listener.heard.length < CUT_AFTER) await sleep(PAUSE_MS);
        await listener?.drop();
        if (listener) {
          heard.push(...listener.heard);
          progress.cursor = listener.cursor;
          progress.connections++;
        } else await sleep(PAUSE_MS);
      }
    })();
    const sending = Promise.all(Array.from({ length: SENDERS }, async (_, sender) => {
      for (let n = sender; n < PAYMENTS; n += SENDERS) {
        await processes.clients[1]!.insist('/api/v1/transactions/send', sendBody(from, to, '1.00'), payer, `stream-${n}`);
      }
    }));
    for (let n = 0; n < KILLS; n++) {
      await sleep(300);
      await processes.kill(0);
      await processes.start(0);
    }
    await sending;
    await untilPlaced(processes.orm.em);
    const told = await allAfter(String(start['cursor']), token);
    const deadline = Date.now() + PATIENCE_MS;
    while (heard.length < told.length && Date.now() < deadline) await sleep(PAUSE_MS);
    progress.isOver = true;
    await listening;
    expect(told.filter(({ type }) => type === 'transaction.completed')).toHaveLength(PAYMENTS);
    expect(heard).toEqual(told);
    expect(progress.connections).toBeGreaterThan(KILLS);
  }, 240_000);

  const allAfter = async (start: string, token: string): Promise<EventDto[]> => {
    const all: EventDto[] = [];
    for (let cursor = start, isLatest = false; !isLatest;) {
      const { body } = await processes.clients[1]!.get(`/api/v1/events?after=${cursor}&limit=200`, token);
      all.push(...body['events'] as EventDto[]);
      cursor = String(body['cursor']);
      isLatest = body['isLatest'] === true;
    }
    return all;
  };
});
