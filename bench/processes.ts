import pg from 'pg';
import { median, type Figures } from './figures.ts';
import { runLoad, type LoadReport } from './load.ts';
import { endedChildrenCpu, familyCpu } from './process-meter.ts';
import { startRig, type Rig } from './rig.ts';

const PORT = 3919;
const WALLETS = 1000;
const COUNTS = [1, 2, 4];
const MOST = 4;
const ROUNDS = 3;
const WARM_UP_ROUNDS = 6;
const SECONDS = 5;
/** The same in every round, spread evenly over the processes that take part. */
const GENERATORS = 4;
const CONNECTIONS_EACH = 32;

/** What one round came to. */
interface Round {
  perSecond: number;
  acknowledged: number;
  failures: string[];
  /** Microseconds of processor time for each send that was carried out. */
  cpu: { api: number; database: number; generator: number };
}

/**
 * Measures one, two and four API processes on one database under the same load. All four run all the time; those that
 * take no part only tick. What clients were told is compared with what is stored in the end.
 */
export const measureProcesses = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  try {
    for (let n = 1; n < MOST; n++) await rig.startApi(PORT + n);
    const addresses = await rig.openWallets(WALLETS);
    // Each process compiles what is hot for its first ten thousands of requests; a bank does not start every minute.
    for (let round = 0; round < WARM_UP_ROUNDS; round++) await runRound(rig, addresses, MOST);
    const storedBefore = await storedSends(rig);
    const rounds = COUNTS.map((): Round[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [n, count] of COUNTS.entries()) rounds[n]?.push(await runRound(rig, addresses, count));
    }
    report(figures, rounds, await storedSends(rig) - storedBefore);
  } finally {
    await rig.close();
  }
};

const storedSends = async ({ books }: Rig): Promise<number> => {
  const client = new pg.Client(books);
  await client.connect();
  const { rows: [found] } = await client.query<{ count: string }>(
    `select count(*) from transaction where type = 'send'`);
  await client.end();
  return Number(found?.count);
};

const runRound = async (rig: Rig, addresses: string[], processes: number): Promise<Round> => {
  const cpuNow = () => ({
    api: rig.apis.reduce((sum, { pid }) => sum + familyCpu(pid), 0), database: familyCpu(rig.databasePid),
    generator: endedChildrenCpu(),
  });
  const before = cpuNow();
  const reports = await Promise.all(Array.from({ length: GENERATORS }, (_, n): Promise<LoadReport> => runLoad({
    connections: CONNECTIONS_EACH, seconds: SECONDS,
    target: { kind: 'http', baseUrl: rig.apis[n % processes]?.url ?? rig.baseUrl, token: rig.token, addresses },
  })));
  const after = cpuNow();
  const acknowledged = reports.reduce((sum, each) => sum + each.acknowledged, 0);
  return {
    acknowledged,
    perSecond: reports.reduce((sum, each) => sum + each.perSecond, 0),
    failures: reports.flatMap((each) => Object.entries(each.failures).map(([what, count]) => `${count} × ${what}`)),
    cpu: {
      api: (after.api - before.api) / acknowledged, database: (after.database - before.database) / acknowledged,
      generator: (after.generator - before.generator) / acknowledged,
    },
  };
};

const report = (figures: Figures, rounds: Round[][], stored: number): void => {
  const perSecond = rounds.map((some) => median(some.map((round) => round.perSecond)));
  COUNTS.forEach((count, n) => {
    const some = rounds[n] ?? [];
    figures.add(`processes.${count}`, perSecond[n] ?? Number.NaN, 'tx/s');
    if (count > 1) figures.add(`processes.${count}.ratio`, (perSecond[n] ?? 0) / (perSecond[0] ?? 1), '×');
    const prefix = count === 1 ? 'cpu' : `processes.${count}.cpu`;
    for (const part of ['api', 'database', 'generator'] as const) {
      figures.add(`${prefix}.${part}.us_per_send`, median(some.map((round) => round.cpu[part])), 'µs');
    }
  });
  const all = rounds.flat();
  const acknowledged = all.reduce((sum, round) => sum + round.acknowledged, 0);
  figures.add('processes.acknowledged', acknowledged, 'transactions');
  figures.add('processes.stored_minus_acknowledged', stored - acknowledged, 'transactions');
  const failures = all.flatMap((round) => round.failures);
  figures.add('processes.failures', failures.length, 'kinds');
  if (failures.length > 0) process.stdout.write(`processes: failures ${failures.join('; ')}\n`);
};
