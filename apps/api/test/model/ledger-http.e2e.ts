import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { bankOf, type CountingBank } from './banks.ts';
import { PATH, RUNS, SEED } from './settings.ts';
import { runStories } from './stories.ts';

const RUNS_HERE = RUNS ?? (IS_LONG ? 8 : 2);
const SIDE_BY_SIDE = 16;
// A plain test run tells these many at least; with other seeds and runs the number is what it happens to be.
const LEAST_COMMANDS = RUNS === undefined && PATH === undefined ? (IS_LONG ? 5_000 : 300) : 1;
const MOST_MS = 600_000 + RUNS_HERE * 60_000;

describe('the ledger over HTTP and a map from wallets to balances', () => {
  let rig: TestApp;
  let bank: CountingBank;

  beforeAll(async () => {
    rig = await startApp();
    bank = await bankOf(rig, 'http');
  });
  afterAll(() => rig.close());

  it(`always agree, over ${RUNS_HERE} runs of up to ${SIDE_BY_SIDE} stories side by side (seed ${SEED})`, async () => {
    await runStories(rig.app, bank, {
      runs: RUNS_HERE, seed: SEED, path: PATH, sideBySide: SIDE_BY_SIDE, mostMs: MOST_MS - 20_000 });
    expect(bank.commands()).toBeGreaterThanOrEqual(LEAST_COMMANDS);
  }, MOST_MS);

  it('leave the books coherent', () => expectCoherentLedger(rig.orm.em), 120_000);
});
