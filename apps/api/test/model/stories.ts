import { expect } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MikroORM } from '@mikro-orm/postgresql';
import fc from 'fast-check';
import { ExpireTransactions } from '../../src/modules/lifecycle/expire-transactions.use-case.ts';
import { SandboxLists } from '../../src/modules/screening/lists/sandbox-lists.service.ts';
import { Clock } from '../../src/platform/clock.ts';
import { DueWorkTicker } from '../../src/platform/due-work-ticker.service.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { fromTransactionId } from '../../src/platform/ids.ts';
import { batchCommands } from './batch-commands.ts';
import { crossBorderCommands } from './cross-border-commands.ts';
import { emptyModel, type LedgerModel } from './ledger-model.ts';
import { paymentCommands } from './payment-commands.ts';
import { expire } from './payment-model.ts';
import type { Bank, Step } from './step.ts';
import { opening, walletCommands } from './wallet-commands.ts';

const MOST_COMMANDS = 120;
const FIRST_WALLETS = 4;
const HOUR_MS = 3_600_000;

/** How much is told, and which stories. */
export interface Telling {
  runs: number;
  seed: number;
  /** Where fast-check found a failure, to go there at once. */
  path?: string;
  /** How many stories are told at the same time; they share people and batches but no wallet. */
  sideBySide: number;
  /** Time for all of it, and a bound on the search for the shortest story that fails. */
  mostMs: number;
  /** Whether a story that fails is shortened at all. */
  isShortened?: boolean;
}

/** One story: what happens until time moves on, and what happens then. */
interface Story {
  opening: Step[];
  chapters: Iterable<Step>[];
}

/** Stories told side by side, and how time passes after each of their chapters. */
interface StoryRun {
  stories: Story[];
  passages: Passage[];
}

interface Passage {
  hours: number;
  /** Whether what has waited too long is ended then, or left as it stands. */
  isSwept: boolean;
}

const storyRuns = (sideBySide: number): fc.Arbitrary<StoryRun> => {
  const commands = [...walletCommands, ...paymentCommands, ...batchCommands, ...crossBorderCommands];
  const chapter = fc.commands(commands, { maxCommands: MOST_COMMANDS, size: 'max', disableReplayLog: true });
  const story = fc.record({
    opening: fc.array(opening, { minLength: FIRST_WALLETS, maxLength: FIRST_WALLETS }),
    chapters: fc.tuple(chapter as fc.Arbitrary<Iterable<Step>>, chapter as fc.Arbitrary<Iterable<Step>>),
  });
  const passage = fc.record({ hours: fc.constantFrom(1, 24, 72), isSwept: fc.boolean() });
  return fc.record({
    stories: fc.array(story, { minLength: 1, maxLength: sideBySide, size: 'max' }),
    passages: fc.tuple(passage, passage),
  });
};

/**
 * Tells random stories of the bank, several side by side, and fails with the shortest one in which the bank and the
 * model disagree. Within a chapter no time passes; between chapters hours do, and what has waited too long expires.
 */
export const runStories = async (app: NestFastifyApplication, bank: Bank, telling: Telling): Promise<void> => {
  const { runs, seed, path, sideBySide, mostMs, isShortened = true } = telling;
  const time = await stopTime(app);
  const property = fc.asyncProperty(storyRuns(sideBySide), async ({ stories, passages }) => {
    const models = stories.map(() => emptyModel(time.now()));
    const tell = (choose: (story: Story) => Iterable<Step>): Promise<void> =>
      allOf(stories.map((story, n) => follow(models[n]!, bank, choose(story))));
    await tell((story) => story.opening);
    for (const [n, passage] of passages.entries()) {
      await tell((story) => story.chapters[n]!);
      await time.pass(passage);
      for (const model of models) {
        model.now = time.now();
        if (passage.isSwept) expire(model);
      }
    }
    for (const model of models) await expectSameBooks(app, model);
  });
  await fc.assert(property, {
    numRuns: runs, seed, ...(path === undefined ? {} : { path }), endOnFailure: !isShortened || path !== undefined,
    interruptAfterTimeLimit: mostMs, markInterruptAsFailure: true,
  });
};

const follow = (model: LedgerModel, real: Bank, story: Iterable<Step>): Promise<void> =>
  fc.asyncModelRun(() => ({ model, real }), story);

// All come to their end before one may fail, so that a failing run leaves nothing under way.
const allOf = async (all: Promise<void>[]): Promise<void> => {
  for (const ending of await Promise.allSettled(all)) if (ending.status === 'rejected') throw ending.reason;
};

interface StoppedTime {
  now: () => Date;
  pass: (passage: Passage) => Promise<void>;
}

/** Stops the clock of the application, so that nothing expires but when time is told to pass. */
const stopTime = async (app: NestFastifyApplication): Promise<StoppedTime> => {
  await app.get(DueWorkTicker, { strict: false }).beforeApplicationShutdown();
  const clock = app.get(Clock);
  let moment = clock.now().getTime();
  const now = (): Date => new Date(moment);
  Object.assign(clock, { now });
  const expiring = app.get(ExpireTransactions, { strict: false });
  const lists = app.get(SandboxLists, { strict: false });
  return {
    now,
    pass: async ({ hours, isSwept }) => {
      moment += hours * HOUR_MS;
      // As an operator does, lest every payment goes to review on the word of old lists.
      await lists.onApplicationBootstrap();
      while (isSwept && await expiring.runDue(now()) > 0);
    },
  };
};

interface StoredWallet { address: string; posted: string; held: string; is_frozen: boolean; spent: string }
interface StoredPayment { id: string; status: string; sub_status: string | null; released: string }

/** Compares each wallet and payment of a story with what the database says of it. */
const expectSameBooks = async (app: NestFastifyApplication, model: LedgerModel): Promise<void> => {
  const em = app.get(MikroORM).em.fork();
  const wallets = await rows<StoredWallet>(em, `
    select address, posted_minor as posted, held_minor as held, is_frozen, spent_minor as spent
    from wallet_detail where address = any($1)`, [[...model.wallets.keys()]]);
  expect(new Map(wallets.map((w) => [w.address, [w.posted, w.held, w.is_frozen, w.spent]]))).toEqual(
    new Map([...model.wallets.values()].map((w) =>
      [w.address, [String(w.postedMinor), String(w.heldMinor), w.isFrozen, String(w.spentMinor)]])));
  const payments = await rows<StoredPayment>(em, `
    select id, status, sub_status, released_minor as released from transaction where id = any($1::uuid[])`,
    [model.payments.map((p) => fromTransactionId(p.transactionId))]);
  expect(new Map(payments.map((p) => [p.id, [p.status, p.sub_status, p.released]]))).toEqual(
    new Map(model.payments.map((p) =>
      [fromTransactionId(p.transactionId), [p.status, p.stage, String(p.releasedMinor)]])));
};
