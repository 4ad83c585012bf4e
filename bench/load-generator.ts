import pg from 'pg';
import { Client } from 'undici';
import type { BatchTarget, FunctionTarget, HttpTarget, LoadOrder, LoadReport } from './load.ts';

type Shot = () => Promise<string | null>;

const WARM_UP_SHARE = 0.2;

/** A pair of different wallets, evenly drawn. */
const drawPair = (count: number): [number, number] => {
  const from = Math.floor(Math.random() * count);
  return [from, (from + 1 + Math.floor(Math.random() * (count - 1))) % count];
};

let serial = 0;
const MEMOS = [
  'School fees, autumn term', 'Invoice 2026-118 for office chairs', 'إيجار شهر نوفمبر', 'Groceries and fruit',
];

const httpShots = (target: HttpTarget, connections: number): { shots: Shot[]; close: () => Promise<void> } => {
  const clients = Array.from({ length: connections }, () => new Client(target.baseUrl, { pipelining: 1 }));
  const run = `${process.pid}-${Date.now()}`;
  const shots = clients.map((client) => async (): Promise<string | null> => {
    const [from, to] = drawPair(target.addresses.length);
    const n = serial++;
    const response = await client.request({
      method: 'POST',
      path: '/api/v1/transactions/send',
      headers: {
        'content-type': 'application/json', authorization: `Bearer ${target.token}`, 'idempotency-key': `${run}-${n}`,
      },
      body: JSON.stringify({
        type: 'send', network: 'uae_dirham', currency: 'AED', amount: `${1 + (n % 9)}.${10 + (n % 90)}`,
        fromAddress: target.addresses[from], toAddress: target.addresses[to], memo: MEMOS[n % MEMOS.length],
      }),
    });
    await response.body.dump();
    return response.statusCode === 201 ? null : String(response.statusCode);
  });
  return { shots, close: async () => { await Promise.all(clients.map((client) => client.close())); } };
};

const batchShots = (target: BatchTarget, connections: number): { shots: Shot[]; close: () => Promise<void> } => {
  const clients = Array.from({ length: connections }, () => new Client(target.baseUrl, { pipelining: 1 }));
  const run = `${process.pid}-${Date.now()}`;
  const itemsFor = (from: number): object[] => Array.from({ length: target.items }, () => {
    const [, to] = drawPair(target.addresses.length);
    const n = serial++;
    return {
      toAddress: target.addresses[to === from ? (to + 1) % target.addresses.length : to],
      amount: `0.${10 + (n % 90)}`, memo: MEMOS[n % MEMOS.length],
    };
  });
  const shots = clients.map((client) => async (): Promise<string | null> => {
    const [from] = drawPair(target.addresses.length);
    const response = await client.request({
      method: 'POST',
      path: '/api/v1/transactions/batch',
      headers: {
        'content-type': 'application/json', authorization: `Bearer ${target.token}`,
        'idempotency-key': `${run}-batch-${serial++}`,
      },
      body: JSON.stringify({
        network: 'uae_dirham', currency: 'AED', fromAddress: target.addresses[from], atomic: false,
        items: itemsFor(from),
      }),
    });
    await response.body.dump();
    return response.statusCode === 201 ? null : String(response.statusCode);
  });
  return { shots, close: async () => { await Promise.all(clients.map((client) => client.close())); } };
};

const functionShots = async (
  target: FunctionTarget, connections: number,
): Promise<{ shots: Shot[]; close: () => Promise<void> }> => {
  const clients = Array.from({ length: connections }, () =>
    new pg.Client({ host: target.host, user: target.user, database: target.database }));
  await Promise.all(clients.map((client) => client.connect()));
  const shots = clients.map((client) => async (): Promise<string | null> => {
    const [from, to] = drawPair(target.accounts);
    await client.query({ name: 'transfer', text: 'select reference_transfer($1, $2, $3)', values: [from, to, 150] });
    return null;
  });
  return { shots, close: async () => { await Promise.all(clients.map((client) => client.end())); } };
};

const fire = async ({ connections, seconds, target }: LoadOrder): Promise<LoadReport> => {
  const { shots, close } = target.kind === 'function' ? await functionShots(target, connections)
    : target.kind === 'batch' ? batchShots(target, connections) : httpShots(target, connections);
  const perShot = target.kind === 'batch' ? target.items : 1;
  const startedAt = performance.now();
  const countFrom = startedAt + seconds * 1000 * WARM_UP_SHARE;
  const endAt = startedAt + seconds * 1000;
  const latencies: number[] = [];
  const failures: Record<string, number> = {};
  await Promise.all(shots.map(async (shot) => {
    for (let now = performance.now(); now < endAt; now = performance.now()) {
      const failure = await shot().catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
      const doneAt = performance.now();
      if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1;
      else if (doneAt >= countFrom && doneAt < endAt) latencies.push(doneAt - now);
    }
  }));
  await close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: (latencies.length * perShot) / ((endAt - countFrom) / 1000), p50Ms: at(0.5), p99Ms: at(0.99), failures,
  };
};

process.once('message', (order: LoadOrder) => {
  void fire(order).then((report) => process.send?.(report, () => { process.disconnect(); }));
});
