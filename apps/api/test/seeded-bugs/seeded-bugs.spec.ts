import { afterEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../app.ts';
import { expectCoherentLedger } from '../ledger-coherence.ts';
import { IS_LONG } from '../long.ts';
import { bankOf } from '../model/banks.ts';
import { runStories } from '../model/stories.ts';
import { expectFairRace } from './race.ts';
import { repair } from './sabotage.ts';
import { SEEDED_BUGS, type Check } from './seeded-bugs.ts';

// A bug that shows itself ends the stories at once; one that only the invariants show lets them come to their end.
const RUNS = { stories: 12, coherence: 2 };

const tell = async (rig: TestApp, runs: number): Promise<void> => runStories(rig.app, await bankOf(rig, 'service'), {
  runs, seed: 7, sideBySide: 8, mostMs: 100_000, isShortened: false });

/** The checks that stand over the ledger, each as it is used elsewhere, with less time. */
const CHECKS: Readonly<Record<Check, (rig: TestApp) => Promise<void>>> = {
  stories: (rig) => tell(rig, RUNS.stories),
  coherence: async (rig) => {
    // The stories may end early; what counts is whether the invariants show it afterwards.
    await tell(rig, RUNS.coherence).catch(() => undefined);
    await expectCoherentLedger(rig.orm.em);
  },
  race: expectFairRace,
};

/** All that a failure says, with what caused it. */
const wordsOf = (failure: unknown): string =>
  (failure instanceof Error ? `${failure.message}\n${wordsOf(failure.cause)}` : '');

/** One bug for each check, unless there is time for all of them. */
const BUGS = SEEDED_BUGS.filter(({ isTelling }) => IS_LONG || isTelling);

describe('a bug in the ledger does not go unseen', () => {
  let rig: TestApp;

  afterEach(async () => {
    repair();
    await rig.close();
  });

  it.each(BUGS)('$name: seen by $caughtBy', async ({ sow, caughtBy, shows = '' }) => {
    rig = await startApp();
    await sow(rig);
    const failure = await CHECKS[caughtBy](rig).then(() => null, (thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Error);
    expect(wordsOf(failure)).toContain(shows);
    // Stories that only ran out of time have shown nothing.
    expect(wordsOf(failure)).not.toContain('interrupted');
  });

  it('without a bug there is nothing to see', async () => {
    rig = await startApp();
    await tell(rig, RUNS.coherence);
    await expectFairRace(rig);
  });
});
