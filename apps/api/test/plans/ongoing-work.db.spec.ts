import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { generateKeyPairSync } from 'node:crypto';
import { rows } from '../../src/platform/database/sql.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { untilOlderTransactionsEnded } from '../older-transactions.ts';
import { connectOnce, workOver, type OngoingWork } from './ongoing-work.ts';
import { deliverAll, found, grow } from './payments-world.ts';
import { rowsRead, type RowsRead } from './rows-read.ts';

const FEW = 60;
const MANY = 4_000;
const NEWS = 400;
/** As often as a connection runs a statement before it may plan it for good. */
const HABIT = 8;
/** A row is looked for in an index and then read, and some work reads it in several places. */
const TIMES_READ = 6;
/** What any work may read besides: settings, the people of a bank, the last of something. */
const BESIDES = 500;
/** A report is made of ten queries, each of which may look everything up and read it. */
const MOST_READINGS = 20;
/** The history of a payer looks at so many payments each way. */
const HISTORY_READS = 2_000;
jest.setTimeout(240_000);

type Statistics = 'none' | 'of fundings alone' | 'of everything';

const momentOf = (day: number): string => `2026-10-${String(day).padStart(2, '0')}T08:00:00Z`;

// A plan is right or wrong by what it reads, which does not depend on the machine.
describe.each<[Statistics]>([['none'], ['of fundings alone'], ['of everything']])('work that goes on, with statistics %s', (
  statistics,
) => {
  let database: SuiteDatabase;
  /** By which the world goes on; it forgets its plans whenever it passes by the checks of the books. */
  let world: MikroORM;
  let orm: MikroORM;
  let work: OngoingWork;
  let people = 0;
  const { privateKey } = generateKeyPairSync('ed25519');

  const connect = async (): Promise<void> => {
    orm = await connectOnce(database.connection);
    work = workOver(orm.em, privateKey);
  };
  /** Lets something happen; as many people come as payments are made. */
  const happen = async (count: number, day: number, type: 'fund' | 'send' = 'send'): Promise<void> => {
    await grow(world.em, { people: [people + 1, people + count], payments: count, type, day: momentOf(day) });
    people += count;
    await untilOlderTransactionsEnded(world.em);
  };
  const analyse = (when: Statistics): Promise<unknown> =>
    (statistics === when ? rows(world.em.fork(), 'analyze') : Promise.resolve());
  const doAll = async (): Promise<void> => {
    for (const one of Object.values({ ...work.onNews, ...work.onWhatWaits, ...work.onEverything })) await one();
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    world = await connectOnce(database.connection);
    await connect();
    await work.putKeyInUse();
    await found(world.em);
    await happen(FEW, 1, 'fund');
    await analyse('of fundings alone');
    for (let n = 0; n < HABIT; n++) {
      await happen(1, 2, 'fund');
      await doAll();
    }
    await deliverAll(world.em);
    await happen(MANY, 10);
    await doAll();
    await analyse('of everything');
  });
  afterAll(async () => {
    await orm.close(true);
    await world.close(true);
    await database.drop();
  });

  /** The tables of which more was read than may be. */
  const tooMuch = (read: RowsRead, most: (table: string) => number): RowsRead =>
    Object.fromEntries(Object.entries(read).filter(([table, count]) => count > most(table)));

  it.each([['an old', 20], ['a new', 24]])('reads by %s connection no more than it is about', async (connection, day) => {
    if (connection === 'a new') {
      await orm.close(true);
      await connect();
      // Each process does so once, when it begins.
      await work.readBalances();
    }
    await happen(NEWS, day);
    // Each newcomer and each payment is an event; of everything else there is one for each of them.
    const news = (table: string): number => TIMES_READ * (/event|block/.test(table) ? 2 * NEWS : NEWS) + BESIDES;
    // Each delivery looks at its webhook, each event at the clock.
    const mostOf = (table: string): number => (/^(webhook|sandbox_clock)$/.test(table) ? 2 * news(table) : news(table));
    const faults: Record<string, RowsRead> = {};
    for (const [name, one] of Object.entries(work.onNews)) {
      // A dashboard counts what is not sealed yet for three sums: of all, of this month, and of as much of the last.
      const sums = /dashboard/.test(name) ? 3 : 1;
      faults[name] = tooMuch(await rowsRead(orm.em, one), (table) => sums * mostOf(table));
    }
    for (const [name, one] of Object.entries(work.onWhatWaits)) {
      faults[name] = tooMuch(await rowsRead(orm.em, one), () => (/history/.test(name) ? HISTORY_READS : BESIDES));
    }
    for (const [name, one] of Object.entries(work.onEverything)) {
      faults[name] = tooMuch(await rowsRead(orm.em, one), () => people * MOST_READINGS + BESIDES);
    }
    expect(Object.fromEntries(Object.entries(faults).filter(([, read]) => Object.keys(read).length > 0))).toEqual({});
  });
});
