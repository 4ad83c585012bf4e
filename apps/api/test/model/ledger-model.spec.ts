import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { registerNewcomer } from '../people.ts';
import { ledgerCommands, type Bank } from './ledger-commands.ts';
import type { LedgerModel } from './ledger-model.ts';
import { paymentCommands } from './payment-commands.ts';

// RUNS=1000 runs as many as a night allows, and SEED=… the same ones again.
const RUNS = Number(process.env['RUNS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
const SIDE_BY_SIDE = 8;
const MOST_COMMANDS = 200;
const LEAST_COMMANDS_A_RUN = 500;
// Time enough for all runs, and a bound on the search for the shortest story that fails.
const MOST_MS = 30_000 + RUNS * 3_000;

describe('the ledger and a map from wallets to balances', () => {
  let rig: TestApp;
  let bank: Omit<Bank, 'run'>;
  let commands = 0;
  let runs = 0;

  beforeAll(async () => {
    rig = await startApp();
    bank = {
      verified: await rig.as('amina'), newcomer: await registerNewcomer(rig), officer: await rig.as('admin'),
      count: () => { commands++; },
    };
  });
  afterAll(() => rig.close());

  const emptyModel = (): LedgerModel => ({ wallets: new Map(), holds: [], payments: [], keys: new Map() });

  it(`always agree, over ${RUNS} runs of ${SIDE_BY_SIDE} stories side by side (seed ${SEED})`, async () => {
    const story = fc.commands([...ledgerCommands, ...paymentCommands], { maxCommands: MOST_COMMANDS, size: 'max', disableReplayLog: true });
    const stories = fc.array(story, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE });
    await fc.assert(fc.asyncProperty(stories, async (all) => {
      // The stories share people and batches but no wallet, so each must come out as if it were alone.
      const endings = await Promise.allSettled(all.map((one) => {
        const run = `run-${++runs}`;
        return fc.asyncModelRun(() => ({ model: emptyModel(), real: { ...bank, run } }), one);
      }));
      for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
    }), { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: MOST_MS - 10_000, markInterruptAsFailure: true });
    expect(commands).toBeGreaterThanOrEqual(RUNS * LEAST_COMMANDS_A_RUN);
  }, MOST_MS);

  it('leave the books coherent', () => expectCoherentLedger(rig.orm.em));
});
