import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './figures.ts';
import { HttpConnection } from './http-connection.ts';
import type { Latency, OpenLoopOrder, OpenLoopReport } from './open-loop.ts';
import { drawSend, keyedHeaders } from './payments.ts';

/** A server hangs up on whoever is silent for long; a request that meets that would count as failed. */
const MOST_IDLE_MS = 1_000;

type Answer = 'accepted' | 'refused' | { failure: string };

const latencyOf = (milliseconds: readonly number[]): Latency => ({
  count: milliseconds.length,
  p50Ms: quantile(milliseconds, 0.5),
  p99Ms: quantile(milliseconds, 0.99),
  mostMs: milliseconds.reduce((most, each) => Math.max(most, each), 0),
});

/** Sends over connections that are free; whoever finds none waits for one, and that wait counts. */
const senderTo = ({ baseUrl, token, addresses, connections }: OpenLoopOrder) => {
  const free: { connection: HttpConnection; since: number }[] = [];
  const waiting: ((connection: HttpConnection) => void)[] = [];
  const headersOf = keyedHeaders(token);
  let open = 0;
  const take = (): Promise<HttpConnection> => {
    const last = free.pop();
    if (last && performance.now() - last.since < MOST_IDLE_MS) return Promise.resolve(last.connection);
    if (last) {
      last.connection.close();
      open--;
    }
    if (open === connections) return new Promise((resolve) => { waiting.push(resolve); });
    open++;
    return HttpConnection.open(baseUrl);
  };
  const giveBack = (connection: HttpConnection): void => {
    const next = waiting.shift();
    if (next) next(connection);
    else free.push({ connection, since: performance.now() });
  };
  const send = async (n: number): Promise<Answer> => {
    const connection = await take();
    try {
      const body = JSON.stringify(drawSend(n, addresses));
      const { status, retryAfter } = await connection.post('/api/v1/transactions/send', headersOf(n), body);
      if (status === 201) return 'accepted';
      return (status === 503 || status === 429) && retryAfter !== null ? 'refused' : { failure: String(status) };
    } finally {
      giveBack(connection);
    }
  };
  return { send, close: () => { for (const { connection } of free) connection.close(); } };
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
  close();
  return {
    accepted: latencyOf(taken.accepted), refused: latencyOf(taken.refused), failures,
    lagP99Ms: quantile(lags, 0.99), acceptedPerSecond: progress.acceptedInTime / order.seconds,
  };
};

process.once('message', (order: OpenLoopOrder) => {
  void fire(order).then((report) => process.send?.(report, () => { process.disconnect(); }));
});
