import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { quantile } from './figures.ts';
import type { Latency, OpenLoopOrder, OpenLoopReport } from './open-loop.ts';

const MEMOS = ['School fees, autumn term', 'Invoice 2026-118 for office chairs', 'إيجار شهر نوفمبر', 'Groceries'];

type Answer = 'accepted' | 'refused' | { failure: string };

const latencyOf = (milliseconds: readonly number[]): Latency => ({
  count: milliseconds.length,
  p50Ms: quantile(milliseconds, 0.5),
  p99Ms: quantile(milliseconds, 0.99),
  mostMs: milliseconds.reduce((most, each) => Math.max(most, each), 0),
});

/** Sends one transfer between two wallets that are never the same. */
const senderTo = ({ baseUrl, token, addresses, connections }: OpenLoopOrder) => {
  const pool = new Pool(baseUrl, { connections, pipelining: 1 });
  const run = `${process.pid}-${Date.now()}`;
  const send = async (n: number): Promise<Answer> => {
    const from = Math.floor(Math.random() * addresses.length);
    const to = (from + 1 + Math.floor(Math.random() * (addresses.length - 1))) % addresses.length;
    const { statusCode, headers, body } = await pool.request({
      method: 'POST', path: '/api/v1/transactions/send',
      headers: {
        'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': `${run}-${n}`,
      },
      body: JSON.stringify({
        type: 'send', network: 'uae_dirham', currency: 'AED', amount: `${1 + (n % 9)}.${10 + (n % 90)}`,
        fromAddress: addresses[from], toAddress: addresses[to], memo: MEMOS[n % MEMOS.length],
      }),
    });
    await body.dump();
    if (statusCode === 201) return 'accepted';
    const isRefused = (statusCode === 503 || statusCode === 429) && headers['retry-after'] !== undefined;
    return isRefused ? 'refused' : { failure: String(statusCode) };
  };
  return { send, close: () => pool.close() };
};

const fire = async (order: OpenLoopOrder): Promise<OpenLoopReport> => {
  const { send, close } = senderTo(order);
  const taken: Record<'accepted' | 'refused', number[]> = { accepted: [], refused: [] };
  const failures: Record<string, number> = {};
  const lags: number[] = [];
  const progress = { acceptedInTime: 0 };
  const startedAt = performance.now();
  const endAt = startedAt + order.seconds * 1000;
  const underWay: Promise<void>[] = [];

  const shoot = async (n: number, intendedAt: number): Promise<void> => {
    lags.push(performance.now() - intendedAt);
    const answer = await send(n).catch((error: unknown): Answer =>
      ({ failure: error instanceof Error ? error.message : 'unknown' }));
    const now = performance.now();
    if (typeof answer === 'object') {
      failures[answer.failure] = (failures[answer.failure] ?? 0) + 1;
      return;
    }
    taken[answer].push(now - intendedAt);
    if (answer === 'accepted' && now < endAt) progress.acceptedInTime++;
  };

  let n = 0;
  for (let next = startedAt; next < endAt;) {
    for (const now = performance.now(); next <= now && next < endAt;) {
      underWay.push(shoot(n++, next));
      next += (-Math.log(1 - Math.random()) * 1000) / order.perSecond;
    }
    await sleep(1);
  }
  await Promise.all(underWay);
  await close();
  return {
    accepted: latencyOf(taken.accepted), refused: latencyOf(taken.refused), failures,
    lagP99Ms: quantile(lags, 0.99), acceptedPerSecond: progress.acceptedInTime / order.seconds,
  };
};

process.once('message', (order: OpenLoopOrder) => {
  void fire(order).then((report) => process.send?.(report, () => { process.disconnect(); }));
});
