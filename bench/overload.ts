import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import { quantile, type Figures } from './figures.ts';
import { runOpenLoop, type OpenLoopReport } from './open-loop.ts';
import { peakMegabytes } from './process-meter.ts';
import { startRig, type Rig } from './rig.ts';

const PORT = 3918;
const WALLETS = 1000;
/** What one process is rated for, in sends a second. */
const RATED = 300;
const WARM_UP_SECONDS = 3;
const STEADY_SECONDS = 15;
const OVERLOAD_SECONDS = 10;
const OVERLOADS = [{ name: 'overload.10x', factor: 10 }, { name: 'overload.40x', factor: 40 }];
const STEADY_CONNECTIONS = 128;
const OVERLOAD_CONNECTIONS = 1000;
const PROBE_EVERY_MS = 50;
const RECOVERY_STEP_SECONDS = 1;
const MOST_RECOVERY_STEPS = 30;
/** Recovered is who refuses nobody at the rated load and is at most this much slower than before. */
const RECOVERED_SLOWER = 2;
const LEAST_P99_MS = 50;

/** Measures answers at the rated load, from the moment each request should have been sent. */
export const measureOpenLoop = (figures: Figures): Promise<void> => withRig(async (rig, addresses) => {
  await steady(rig, addresses, WARM_UP_SECONDS);
  const report = await steady(rig, addresses, STEADY_SECONDS);
  figures.add('openloop.300', report.acceptedPerSecond, 'tx/s');
  figures.add('openloop.300.p50', report.accepted.p50Ms, 'ms');
  figures.add('openloop.300.p99', report.accepted.p99Ms, 'ms');
  figures.add('openloop.300.errors', report.refused.count + failuresOf(report), 'requests');
  figures.add('openloop.300.generator.lag.p99', report.lagP99Ms, 'ms');
});

/** Measures who is served, who is refused and how soon, when far more arrives than can be done. */
export const measureOverload = (figures: Figures): Promise<void> => withRig(async (rig, addresses) => {
  await steady(rig, addresses, WARM_UP_SECONDS);
  const before = await steady(rig, addresses, WARM_UP_SECONDS);
  const quickEnough = Math.max(LEAST_P99_MS, before.accepted.p99Ms * RECOVERED_SLOWER);
  figures.add('overload.memory.before', peakMegabytes(rig.apis[0]?.pid ?? 0), 'MB');
  for (const { name, factor } of OVERLOADS) {
    const probe = startProbe(rig);
    const report = await runOpenLoop({
      ...targetOf(rig, addresses), perSecond: RATED * factor, seconds: OVERLOAD_SECONDS,
      connections: OVERLOAD_CONNECTIONS,
    });
    const probed = await probe.stop();
    figures.add(`${name}.accepted`, report.acceptedPerSecond, 'tx/s');
    figures.add(`${name}.accepted.p99`, report.accepted.p99Ms, 'ms');
    figures.add(`${name}.refused`, report.refused.count / OVERLOAD_SECONDS, 'requests/s');
    figures.add(`${name}.refused.p99`, report.refused.count === 0 ? 0 : report.refused.p99Ms, 'ms');
    figures.add(`${name}.failed`, failuresOf(report), 'requests');
    figures.add(`${name}.health.p99`, quantile(probed.milliseconds, 0.99), 'ms');
    figures.add(`${name}.health.failed`, probed.failed, 'requests');
    figures.add(`${name}.generator.lag.p99`, report.lagP99Ms, 'ms');
    figures.add(`${name}.recovery`, await recovery(rig, addresses, quickEnough), 's');
    if (failuresOf(report) > 0) process.stdout.write(`${name}: failures ${JSON.stringify(report.failures)}\n`);
  }
  figures.add('overload.memory.peak', peakMegabytes(rig.apis[0]?.pid ?? 0), 'MB');
});

const withRig = async (measure: (rig: Rig, addresses: string[]) => Promise<void>): Promise<void> => {
  const rig = await startRig(PORT);
  try {
    await measure(rig, await rig.openWallets(WALLETS));
  } finally {
    await rig.close();
  }
};

const targetOf = ({ baseUrl, token }: Rig, addresses: string[]) => ({ baseUrl, token, addresses });

const steady = (rig: Rig, addresses: string[], seconds: number): Promise<OpenLoopReport> => runOpenLoop({
  ...targetOf(rig, addresses), perSecond: RATED, seconds, connections: STEADY_CONNECTIONS,
});

const failuresOf = ({ failures }: OpenLoopReport): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Seconds until a second of the rated load is answered whole and as fast as ever. */
const recovery = async (rig: Rig, addresses: string[], quickEnoughMs: number): Promise<number> => {
  const startedAt = performance.now();
  for (let step = 0; step < MOST_RECOVERY_STEPS; step++) {
    const report = await steady(rig, addresses, RECOVERY_STEP_SECONDS);
    const isWhole = report.refused.count + failuresOf(report) === 0;
    if (isWhole && report.accepted.p99Ms <= quickEnoughMs) return (performance.now() - startedAt) / 1000;
  }
  throw new Error('The API did not recover from the overload.');
};

/** Asks from time to time whether the process is ready, as an orchestrator does. */
const startProbe = ({ baseUrl }: Rig) => {
  const client = new Client(baseUrl, { pipelining: 1 });
  const milliseconds: number[] = [];
  const state = { isRunning: true, failed: 0 };
  const probing = (async () => {
    while (state.isRunning) {
      const startedAt = performance.now();
      const answer = await client.request({ method: 'GET', path: '/health/ready' }).catch(() => null);
      await answer?.body.dump();
      milliseconds.push(performance.now() - startedAt);
      if (answer?.statusCode !== 200) state.failed++;
      await sleep(PROBE_EVERY_MS);
    }
    await client.close();
  })();
  return {
    stop: async () => {
      state.isRunning = false;
      await probing;
      return { milliseconds, failed: state.failed };
    },
  };
};
