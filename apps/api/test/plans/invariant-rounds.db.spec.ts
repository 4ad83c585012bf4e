import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { KeptHead } from '../../src/modules/blocks/sealing/kept-head.service.ts';
import { CheckRecent } from '../../src/modules/invariants/check-recent.use-case.ts';
import { InvariantResults } from '../../src/modules/invariants/invariant-results.service.ts';
import { SystemClock } from '../../src/platform/clock.ts';
import { rows } from '../../src/platform/database/sql.ts';
import { EventLog } from '../../src/platform/event-log.ts';
import { UnitOfWork } from '../../src/platform/unit-of-work.ts';
import { cloneDatabase, type SuiteDatabase } from '../database.ts';
import { untilOlderTransactionsEnded } from '../older-transactions.ts';
import { connectOnce } from './ongoing-work.ts';
import { found, grow } from './payments-world.ts';
import { rowsRead, type RowsRead } from './rows-read.ts';

const NEWS = 50;
const FEW = 2_000;
const MANY = Number(process.env['PAYMENTS'] ?? 8_000);
const PEOPLE = 1_200;
/** What changes with the depth of an index, or with which accounts the stretch is at. */
const SLACK = 600;
jest.setTimeout(600_000);

describe('a round of checks of what is new', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;
  let dataDir: string;
  let check: CheckRecent;
  let people = 0;

  beforeAll(async () => {
    database = await cloneDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'connect-rounds-'));
    orm = await connectOnce(database.connection);
    const clock = new SystemClock();
    const results = new InvariantResults(orm.em, new UnitOfWork(orm.em, clock), new EventLog(clock));
    check = new CheckRecent(orm.em, clock, results, new KeptHead({ dataDir }));
    await found(orm.em);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const happen = async (payments: number, comers = 0): Promise<void> => {
    await grow(orm.em, { people: [people + 1, people + comers], payments, type: 'fund', day: '2026-10-01T08:00:00Z' });
    people += comers;
    await untilOlderTransactionsEnded(orm.em);
  };
  /** How far every invariant is. */
  const cursors = async (): Promise<string> => JSON.stringify(await rows(orm.em.fork(),
    'select name, cursor_xid::text, cursor_event::text from invariant_check order by name'));
  /** Goes on until everything is checked, and answers what the round reads that checks a little that is new. */
  const roundAfter = async (): Promise<RowsRead> => {
    // A round has an end, so a slow machine takes several to come to what is new.
    for (let before = '', now = 'none'; before !== now;) {
      before = now;
      await check.execute();
      now = await cursors();
    }
    await happen(NEWS);
    return rowsRead(orm.em, () => check.execute());
  };

  it('reads as much whether many payments were made before or few', async () => {
    await happen(FEW, PEOPLE);
    const few = await roundAfter();
    await happen(MANY);
    const many = await roundAfter();
    const grown = Object.entries(many).filter(([table, read]) => read > (few[table] ?? 0) + SLACK);
    expect(Object.keys(few)).toContain('transaction');
    expect(grown).toEqual([]);
  });
});
