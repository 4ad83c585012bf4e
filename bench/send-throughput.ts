import type { Figures } from './figures.ts';
import { median } from './figures.ts';
import { runLoad, type LoadReport } from './load.ts';
import { createReference } from './reference-function.ts';
import { startRig, type Rig } from './rig.ts';

const PORT = 3917;
const WALLETS = 1000;
const HOT = 10;
const ROUNDS = 3;
const SECONDS = 5;
const BATCH_ITEMS = 1000;
const BATCH_CALLERS = 4;

/** One way of sending, measured in turns with the others so that all meet the same noise. */
interface Contender {
  name: string;
  run: () => Promise<LoadReport>;
  reports: LoadReport[];
}

/** Measures the send endpoint with everything on against a plain PL/pgSQL transfer on the same PostgreSQL. */
export const measureSends = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  try {
    await createReference(rig.connection, WALLETS);
    const addresses = await rig.openWallets(WALLETS);
    const contenders = contendersOf(rig, addresses);
    // Node compiles what is hot for its first ten thousand requests or so; a bank does not run for fifteen seconds.
    for (const contender of [contenders.send256, contenders.batch]) await contender.run();
    for (let round = 0; round < ROUNDS; round++) {
      for (const contender of Object.values(contenders)) contender.reports.push(await contender.run());
    }
    report(figures, contenders);
  } finally {
    await rig.close();
  }
};

const contendersOf = (rig: Rig, addresses: string[]) => {
  const send = (name: string, connections: number, wallets: string[]): Contender => ({
    name, reports: [],
    run: () => runLoad({
      connections, seconds: SECONDS,
      target: { kind: 'http', baseUrl: rig.baseUrl, token: rig.token, addresses: wallets },
    }),
  });
  const batch = (name: string): Contender => ({
    name, reports: [],
    run: () => runLoad({
      connections: BATCH_CALLERS, seconds: SECONDS,
      target: { kind: 'batch', baseUrl: rig.baseUrl, token: rig.token, addresses, items: BATCH_ITEMS },
    }),
  });
  const reference = (name: string, accounts: number, connections = 64): Contender => ({
    name, reports: [],
    run: () => runLoad({
      connections, seconds: SECONDS, target: { kind: 'function', ...rig.connection, accounts },
    }),
  });
  return {
    reference: reference('reference.function.64', WALLETS),
    send64: send('send.64', 64, addresses),
    send256: send('send.256', 256, addresses),
    referenceHot: reference('reference.function.hot10.64', HOT),
    reference16: reference('reference.function.16', WALLETS, 16),
    batch: batch('batch.1000'),
    sendHot: send('send.hot10.256', 256, addresses.slice(0, HOT)),
  };
};

const report = (figures: Figures, contenders: Record<string, Contender>): void => {
  const perSecond = (key: string): number => median((contenders[key] as Contender).reports.map((r) => r.perSecond));
  for (const { name, reports } of Object.values(contenders)) {
    figures.add(name, median(reports.map((r) => r.perSecond)), 'tx/s');
    figures.add(`${name}.p50`, median(reports.map((r) => r.p50Ms)), 'ms');
    figures.add(`${name}.p99`, median(reports.map((r) => r.p99Ms)), 'ms');
    const failed = reports.flatMap((r) => Object.entries(r.failures));
    if (failed.length > 0) process.stdout.write(`${name}: failures ${JSON.stringify(failed)}\n`);
  }
  figures.add('ratio.send.64', perSecond('send64') / perSecond('reference'), '×');
  figures.add('ratio.send.256', perSecond('send256') / perSecond('reference'), '×');
  figures.add('ratio.batch.1000', perSecond('batch') / Math.max(perSecond('reference'), perSecond('reference16')), '×');
  figures.add('ratio.send.hot10', perSecond('sendHot') / perSecond('referenceHot'), '×');
};
