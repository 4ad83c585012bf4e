import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { newId } from '../ids.ts';
import { ormOptions } from './orm-options.ts';
import { row, rows, transactional, type Tx } from './sql.ts';
import { tables } from './tables.ts';

const Bank = defineEntity({ name: 'Bank', tableName: 'bank', properties: { id: p.uuid().primary(), name: p.text() } });

describe('a transaction', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = new MikroORM({ ...ormOptions(database.connection, { max: 3 }), entities: [Bank], logger: () => undefined });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const add = (tx: Tx, name: string) => rows(tx, 'insert into bank (id, name) values ($1, $2)', [newId(), name]);
  const countOf = async (...names: string[]): Promise<number> => (await row<{ count: number }>(
    orm.em.fork(), 'select count(*)::int as count from bank where name = any($1)', [names])).count;

  it('is one for entities, typed statements and those by hand, and saves them all', async () => {
    const numbers = await transactional(orm.em, async (tx) => {
      await add(tx, 'By hand');
      await tables(tx).insertInto('bank').values({ id: newId(), name: 'Typed' }).execute();
      tx.create(Bank, { id: newId(), name: 'Entity' });
      const [{ number } = { number: '' }] = await rows<{ number: string }>(tx, 'select txid_current() as number');
      const entered = await tx.execute<{ number: string }[]>('select txid_current() as number');
      return [number, ...entered.map((found) => found.number)];
    });
    expect(numbers).toEqual([numbers[0], numbers[0]]);
    expect(await countOf('By hand', 'Typed', 'Entity')).toBe(3);
  });

  it('undoes them all when its work throws', async () => {
    await expect(transactional(orm.em, async (tx) => {
      await add(tx, 'By hand, undone');
      await tables(tx).insertInto('bank').values({ id: newId(), name: 'Typed, undone' }).execute();
      tx.create(Bank, { id: newId(), name: 'Entity, undone' });
      await tx.flush();
      throw new Error('undone');
    })).rejects.toThrow('undone');
    expect(await countOf('By hand, undone', 'Typed, undone', 'Entity, undone')).toBe(0);
  });

  it('is no success when a statement of it failed, whoever overlooked that', async () => {
    for (const within of [
      (work: (tx: Tx) => Promise<void>) => transactional(orm.em, work),
      (work: (tx: Tx) => Promise<void>) => orm.em.fork().transactional(work),
    ]) {
      await expect(within(async (tx) => {
        await add(tx, 'Overlooked');
        await rows(tx, 'select 1 / 0').catch(() => undefined);
      })).rejects.toMatchObject({ code: '25P02' });
    }
    expect(await countOf('Overlooked')).toBe(0);
  });

  it('takes no statement after its end, which would be in the transaction of somebody else', async () => {
    let over!: Tx;
    await transactional(orm.em, (tx) => { over = tx; return Promise.resolve(); });
    await expect(add(over, 'Too late')).rejects.toThrow('after the end of its transaction');
    await expect(tables(over).selectFrom('bank').select('id').execute()).rejects.toThrow('after the end');
    expect(await countOf('Too late')).toBe(0);
  });

  it('is begun and ended by none of its statements', async () => {
    await expect(transactional(orm.em, (tx) => tables(tx).transaction().execute(() => Promise.resolve())))
      .rejects.toThrow('begun and ended');
  });

  it('gives its connection back, however it ends', async () => {
    const numberOf = (tx: Tx) => row<{ pid: number }>(tx, 'select pg_backend_pid() as pid');
    for (let n = 0; n < 5; n++) {
      await transactional(orm.em, numberOf);
      await transactional(orm.em, async (tx) => { await rows(tx, 'select 1 / 0'); }).catch(() => undefined);
      await transactional(orm.em, async (tx) => {
        const { pid } = await numberOf(tx);
        await rows(orm.em.fork(), 'select pg_terminate_backend($1)', [pid]);
        await rows(tx, 'select 1');
      }).catch(() => undefined);
    }
    const atOnce = Promise.all(Array.from({ length: 3 }, () => transactional(orm.em, numberOf)));
    await expect(atOnce).resolves.toHaveLength(3);
  });
});
