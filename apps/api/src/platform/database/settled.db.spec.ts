import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { ormOptions } from './orm-options.ts';
import { settled } from './settled.ts';
import { rows, type Tx } from './sql.ts';

describe('what is being written', () => {
  const databases: SuiteDatabase[] = [];
  const orms: MikroORM[] = [];

  const open = async (): Promise<MikroORM> => {
    const database = await cloneDatabase();
    databases.push(database);
    // As the application, whose rights say what it may know of other sessions.
    const orm = await MikroORM.init({
      ...ormOptions(database.app), entities: [], discovery: { warnWhenNoEntities: false },
    });
    orms.push(orm);
    return orm;
  };

  beforeAll(async () => {
    await open();
    await open();
  });
  afterAll(async () => {
    for (const orm of orms) await orm.close(true);
    for (const database of databases) await database.drop();
  });

  /** Writes in a transaction that stays open until it is told to end. */
  const write = async (orm: MikroORM): Promise<() => Promise<void>> => {
    const [isBegun, isOver] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    const whole = orm.em.fork().transactional(async (em) => {
      await rows(em as Tx, 'select pg_current_xact_id()');
      isBegun.resolve(null);
      await isOver.promise;
    });
    await isBegun.promise;
    return async () => {
      isOver.resolve(null);
      await whole;
    };
  };
  const [mine, other] = [() => orms[0] as MikroORM, () => orms[1] as MikroORM];

  it('is waited for until it is saved', async () => {
    const end = await write(mine());
    let isSettled = false;
    const waiting = settled(mine().em.fork(), new AbortController().signal).then(() => { isSettled = true; });
    // Two more round trips than the first look takes.
    for (let turn = 0; turn < 3; turn++) expect(await rows(mine().em.fork(), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(isSettled).toBe(false);
    await end();
    await waiting;
    expect(isSettled).toBe(true);
  });

  it('is waited for no longer than somebody wants to', async () => {
    const end = await write(mine());
    await expect(settled(mine().em.fork(), AbortSignal.abort())).rejects.toThrow(/abort/);
    await end();
  });

  it('is not waited for where it began afterwards, or belongs to another database of the server', async () => {
    const end = await write(other());
    await settled(mine().em.fork(), AbortSignal.timeout(60_000));
    await end();
  });
});
