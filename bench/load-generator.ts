import pg from 'pg';
import { HttpConnection } from './http-connection.ts';
import type { BatchTarget, FunctionTarget, HttpTarget, LoadOrder, LoadReport } from './load.ts';
import { drawPair, drawSend, keyedHeaders, memoOf } from './payments.ts';

type Shot = () => Promise<string | null>;

const WARM_UP_SHARE = 0.2;

let serial = 0;

interface Gun {
  shots: Shot[];
  close: () => Promise<void>;
}

/** One connection a shot; each shot sends the next request that `draw` makes up. */
const apiGun = async (
  target: HttpTarget | BatchTarget, connections: number, path: string, draw: (n: number) => object,
): Promise<Gun> => {
  const clients = await Promise.all(
    Array.from({ length: connections }, () => HttpConnection.open(target.baseUrl)));
  const headersOf = keyedHeaders(target.token);
  return {
    shots: clients.map((client) => async () => {
      const n = serial++;
      const { status } = await client.post(path, headersOf(n), JSON.stringify(draw(n)));
      return status === 201 ? null : String(status);
    }),
    close: () => {
      for (const client of clients) client.close();
      return Promise.resolve();
    },
  };
};

const sendGun = (target: HttpTarget, connections: number): Promise<Gun> =>
  apiGun(target, connections, '/api/v1/transactions/send', (n) => drawSend(n, target.addresses));

const batchGun = (target: BatchTarget, connections: number): Promise<Gun> =>
  apiGun(target, connections, '/api/v1/transactions/batch', () => {
    const [from] = drawPair(target.addresses.length);
    const items = Array.from({ length: target.items }, () => {
      const [, to] = drawPair(target.addresses.length);
      const n = serial++;
      return {
        toAddress: target.addresses[to === from ? (to + 1) % target.addresses.length : to],
        amount: `0.${10 + (n % 90)}`, memo: memoOf(n),
      };
    });
    return {
      network: 'uae_dirham', currency: 'AED', fromAddress: target.addresses[from], atomic: false, items,
    };
  });

const functionGun = async (target: FunctionTarget, connections: number): Promise<Gun> => {
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
  const { shots, close } = target.kind === 'function' ? await functionGun(target, connections)
    : target.kind === 'batch' ? await batchGun(target, connections) : await sendGun(target, connections);
  const perShot = target.kind === 'batch' ? target.items : 1;
  const startedAt = performance.now();
  const countFrom = startedAt + seconds * 1000 * WARM_UP_SHARE;
  const endAt = startedAt + seconds * 1000;
  const latencies: number[] = [];
  const progress = { acknowledged: 0 };
  const failures: Record<string, number> = {};
  await Promise.all(shots.map(async (shot) => {
    for (let now = performance.now(); now < endAt; now = performance.now()) {
      const failure = await shot().catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));
      const doneAt = performance.now();
      if (failure === null) progress.acknowledged++;
      if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1;
      else if (doneAt >= countFrom && doneAt < endAt) latencies.push(doneAt - now);
    }
  }));
  await close();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return {
    perSecond: (latencies.length * perShot) / ((endAt - countFrom) / 1000), p50Ms: at(0.5), p99Ms: at(0.99),
    ...progress, failures,
  };
};

process.once('message', (order: LoadOrder) => {
  void fire(order).then((report) => process.send?.(report, () => { process.disconnect(); }));
});
