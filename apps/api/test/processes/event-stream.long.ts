import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventDto } from '@connect/sdk';
import { Listener } from '../event-stream.ts';
import { untilPlaced } from '../events.ts';
import { until } from '../webhook-receiver.ts';
import { startProcesses, type ApiProcesses } from './api-processes.ts';
import { openWallets, sendBody } from './wallets-fixture.ts';

const SENDERS = 6;
const KILLS = Number(process.env['KILLS'] ?? 3);
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
  });
  afterAll(() => processes.close(), 60_000);

  it('tell a subscriber that comes back with its cursor everything, once and in order', async () => {
    const [token, payer] = [await processes.tokenOf('admin'), await processes.tokenOf('amina')];
    await untilPlaced(processes.orm.em);
    const { body: start } = await processes.clients[1]!.get('/api/v1/events?after=latest', token);
    const heard: EventDto[] = [];
    const progress = { isKilling: true, isOver: false, cursor: String(start['cursor']), payments: 0 };
    const current = { via: 1, listener: null as Listener | null };
    const isKilling = (): boolean => progress.isKilling;
    const listening = (async () => {
      const isOver = (): boolean => progress.isOver;
      for (let n = 0; !isOver(); n++) {
        const listener = await Listener.connect(processes.urls[n % 2]!, token, progress.cursor).catch(() => null);
        if (!listener) {
          await sleep(PAUSE_MS);
          continue;
        }
        Object.assign(current, { via: n % 2, listener });
        // It leaves the process that lives after a while; the other it leaves when that dies.
        const isDone = (): boolean => isKilling() && current.via === 1 && listener.received.length >= CUT_AFTER;
        while (!listener.closing && !isOver() && !isDone()) await sleep(PAUSE_MS);
        await listener.drop();
        heard.push(...listener.received);
        current.listener = null;
        progress.cursor = listener.cursor;
      }
    })();
    const sending = Promise.all(Array.from({ length: SENDERS }, async (_, sender) => {
      for (let n = sender; isKilling(); n += SENDERS) {
        await processes.clients[1]!.insist('/api/v1/transactions/send', sendBody(from, to, '1.00'), payer, `stream-${n}`);
        progress.payments++;
        await sleep(PAUSE_MS);
      }
    }));
    const untilHearsBy = (process: number): Promise<boolean> => until(
      () => current.via === process && (current.listener?.received.length ?? 0) > 0, (hears) => hears, PATIENCE_MS);
    try {
      for (let n = 0; n < KILLS; n++) {
        await untilHearsBy(0);
        await processes.kill(0);
        await untilHearsBy(1);
        await processes.start(0);
      }
    } finally {
      progress.isKilling = false;
    }
    await sending;
    await untilPlaced(processes.orm.em);
    const told = await allAfter(String(start['cursor']), token);
    const countHeard = (): number => heard.length + (current.listener?.received.length ?? 0);
    await until(countHeard, (count) => count >= told.length, PATIENCE_MS);
    progress.isOver = true;
    await listening;
    expect(told.filter(({ type }) => type === 'transaction.completed')).toHaveLength(progress.payments);
    expect(heard).toEqual(told);
  }, 120_000 + KILLS * 40_000);

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
