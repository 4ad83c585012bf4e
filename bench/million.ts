import pg from 'pg';
import { median, type Figures } from './figures.ts';
import { fillBooks, untilFollowed } from './full-books.ts';
import { runLoad } from './load.ts';
import { pagesOf } from './million-pages.ts';
import { measurePages } from './page-speed.ts';
import { startRig, type Rig } from './rig.ts';

const PORT = 3923;
const EMPTY_PORT = 3924;
const WALLETS = 1000;
const TRANSACTIONS = 1_000_000;
const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 64;

const DUE = `
  select id from transaction where status = 'pending' and expires_at <= now() order by expires_at limit 200`;

/** Measures sending, the dashboard and the lists once a million transactions are in the books. */
export const measureMillion = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  const client = new pg.Client(rig.books);
  try {
    await client.connect();
    const addresses = await rig.openWallets(WALLETS);
    // The loaded verdicts are made after one that was really given.
    await sendRate(rig, addresses);
    await fillBooks({ figures, rig, client }, { addresses, transactions: TRANSACTIONS, name: 'million' });
    await measureSending(figures, rig, addresses);
    await untilFollowed(client);
    for await (const page of measurePages(rig.baseUrl, await pagesOf(rig, client, addresses))) {
      figures.add(`million.${page.name}.p50`, page.p50Ms, 'ms');
      figures.add(`million.${page.name}.p99`, page.p99Ms, 'ms');
    }
    figures.add('million.unsealed.look-up', await executionTime(client, 'select * from unsealed_event_ids()'), 'ms');
    figures.add('million.expiry.look-up', await executionTime(client, DUE), 'ms');
  } finally {
    await client.end();
    await rig.close();
  }
};

/** Sends by turns with empty books of their own server, so that both meet the same noise. */
const measureSending = async (figures: Figures, full: Rig, addresses: string[]): Promise<void> => {
  const empty = await startRig(EMPTY_PORT);
  try {
    const contenders = [
      { rig: empty, wallets: await empty.openWallets(WALLETS), rates: [] as number[] },
      { rig: full, wallets: addresses, rates: [] as number[] },
    ];
    for (const { rig, wallets } of contenders) await sendRate(rig, wallets);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { rig, wallets, rates } of contenders) rates.push(await sendRate(rig, wallets));
    }
    const [without, withMillion] = contenders.map(({ rates }) => median(rates)) as [number, number];
    figures.add('million.send.64.empty', without, 'tx/s');
    figures.add('million.send.64', withMillion, 'tx/s');
    figures.add('million.send.ratio', withMillion / without, '×');
  } finally {
    await empty.close();
  }
};

const sendRate = async (rig: Rig, addresses: string[]): Promise<number> => {
  const { perSecond } = await runLoad({
    connections: CONNECTIONS, seconds: SECONDS,
    target: { kind: 'http', baseUrl: rig.baseUrl, token: rig.token, addresses },
  });
  return perSecond;
};

const executionTime = async (client: pg.Client, query: string): Promise<number> => {
  const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${query}`);
  const [, milliseconds] = /Execution Time: ([\d.]+) ms/.exec(lines.map((line) => line['QUERY PLAN']).join('\n')) ?? [];
  return Number(milliseconds);
};
