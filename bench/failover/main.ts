import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { quantile } from '../figures.ts';
import { Cluster } from './cluster.ts';
import { Connect } from './connect.ts';
import { Drill, type Outcome } from './drill.ts';
import { FAILOVERS } from './faults.ts';

/** What the product promises of a failover, in 95 of 100. */
const PROMISED_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const { values: { failovers, bin, haproxy } } = parseArgs({
  options: {
    failovers: { type: 'string', default: '30' }, bin: { type: 'string', default: '/usr/lib/postgresql/18/bin' },
    haproxy: { type: 'string', default: 'haproxy' },
  },
});

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(6);

const tell = ({ name, withoutPaymentsMs, untilWholeMs, leftInDoubt, reasons }: Outcome, n: number): void => {
  process.stdout.write(`${String(n).padStart(3)}  ${name.padEnd(31)}${seconds(withoutPaymentsMs)} s without payments `
    + `${seconds(untilWholeMs)} s until whole ${String(leftInDoubt).padStart(4)} in doubt  `
    + `ready: ${reasons.join(', ') || 'always'}\n`);
};

const summary = (name: string, outcomes: readonly Outcome[]): number => {
  const times = outcomes.map(({ withoutPaymentsMs }) => withoutPaymentsMs);
  const p95 = quantile(times, 0.95);
  process.stdout.write(`${name.padEnd(31)} ${String(times.length).padStart(3)} times  `
    + `p50 ${seconds(quantile(times, 0.5))} s  p95 ${seconds(p95)} s  worst ${seconds(Math.max(...times))} s\n`);
  return p95;
};

/** Prints what was measured, and answers what must not have been. */
const report = async (drill: Drill): Promise<string[]> => {
  const { outcomes, payers } = drill;
  process.stdout.write('\n');
  for (const name of new Set(outcomes.map((outcome) => outcome.name))) {
    summary(name, outcomes.filter((outcome) => outcome.name === name));
  }
  const p95 = summary('all failovers', outcomes.filter(({ isFailover }) => isFailover));
  process.stdout.write(`${payers.acknowledged.size} payments acknowledged, ${payers.asked} of them asked for again, `
    + `the longest answer after ${seconds(payers.longestAnswerMs).trim()} s. `
    + `Answers: ${[...payers.answers].map(([name, count]) => `${count} × ${name}`).join(', ')}. `
    + `Load of the machine: ${loadavg().map((load) => load.toFixed(1)).join(', ')}.\n`);
  const faults = await drill.faultsFound();
  if (p95 > PROMISED_MS) faults.push(`p95 is ${seconds(p95).trim()} s, more than ${PROMISED_MS / 1000} s.`);
  return faults;
};

/** Runs the drill to its end, or to the fault that ends it, and answers what must not have been. */
const drilled = async (drill: Drill): Promise<string[]> => {
  try {
    await drill.run(Number(failovers), tell);
  } catch (failure) {
    return [failure instanceof Error ? failure.message : String(failure), ...await drill.faultsOfBooks()];
  }
  return report(drill);
};

const cluster = await Cluster.prepare(bin);
const interruption = new AbortController();
const interrupt = (): void => {
  interruption.abort();
  void cluster.stop().finally(() => {
    cluster.clear();
    process.exit(1);
  });
};
for (const signal of SIGNALS) process.once(signal, interrupt);

let faults = ['The drill did not come to its end.'];
try {
  process.stdout.write(`${failovers} failovers, ${FAILOVERS.length} kinds in turn; logs in ${cluster.folder}\n`);
  await cluster.start(haproxy);
  const connect = await Connect.start(cluster);
  faults = await drilled(new Drill(cluster, connect, await connect.openWallets()));
  const result = faults.length === 0
    ? ['Nothing was lost, nothing is there twice, every invariant holds.'] : [...faults, 'The drill failed.'];
  process.stdout.write(`${result.join('\n')}\n`);
  await connect.stop();
} catch (failure) {
  const said = failure instanceof Error ? failure.stack : String(failure);
  if (!interruption.signal.aborted) process.stderr.write(`${said}\n`);
} finally {
  await cluster.stop();
  if (faults.length === 0) cluster.clear();
  process.exitCode = faults.length === 0 ? 0 : 1;
}
