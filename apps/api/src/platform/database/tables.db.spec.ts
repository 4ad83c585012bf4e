import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { ENTITIES } from '../../entities.ts';
import { newId } from '../ids.ts';
import { ormOptions } from './orm-options.ts';
import { tables } from './tables.ts';

describe('typed statements', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = new MikroORM({
      ...ormOptions(database.connection), entities: ENTITIES, logger: () => undefined });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  it('run in the transaction of the manager', async () => {
    const em = orm.em.fork();
    const id = newId();
    const countIn = async (): Promise<number> =>
      (await tables(em).selectFrom('bank').select('name').where('id', '=', id).execute()).length;
    await expect(em.transactional(async (tx) => {
      await tables(tx).insertInto('bank').values({ id, name: 'Bank of the Lagoon' }).execute();
      expect(await tables(tx).selectFrom('bank').select('name').where('id', '=', id).execute())
        .toEqual([{ name: 'Bank of the Lagoon' }]);
      expect(await countIn()).toBe(0);
      throw new Error('undone');
    })).rejects.toThrow('undone');
    expect(await countIn()).toBe(0);
  });

  it('yield moments and 64-bit numbers as text, and everything else as the entity has it', async () => {
    const at = new Date('2026-11-20T08:30:00.123Z');
    const [id, owner] = [newId(), newId()];
    const given = await orm.em.fork().transactional(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tables(tx));
      await tables(tx).insertInto('api_key').values({
        id, owner_id: owner, name: 'Till', scopes: ['a', 'b'], secret_hash: Buffer.alloc(32), hint: 'x',
        created_at: at, hour_began_at: at, used: 7,
      }).execute();
      return tables(tx).selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    });
    const createdAt: string = given.created_at;
    const ordinal: string = given.ordinal;
    const expiresAt: string | null = given.expires_at;
    expect(new Date(createdAt)).toEqual(at);
    expect(ordinal).toMatch(/^\d+$/);
    expect(expiresAt).toBeNull();
    expect(given).toMatchObject({ scopes: ['a', 'b'], secret_hash: Buffer.alloc(32), used: 7, owner_id: owner });
  });

  it('do not compile where a name or a type is not that of an entity', () => {
    const known = tables(orm.em.fork());
    const written = [
      // @ts-expect-error -- There is no such table.
      () => known.selectFrom('banks'),
      // @ts-expect-error -- There is no such column.
      () => known.selectFrom('bank').select('title'),
      // @ts-expect-error -- The column is no number.
      () => known.selectFrom('bank').select('name').where('name', '=', 7),
      // @ts-expect-error -- A word that the column does not admit.
      () => known.selectFrom('approval').select('approver_id').where('decision', '=', 'refuse'),
      // @ts-expect-error -- A column without a default is left out.
      () => known.insertInto('bank').values({ id: newId() }),
      // @ts-expect-error -- The column may not be null.
      () => known.updateTable('bank').set({ name: null }),
    ];
    expect(written).toHaveLength(6);
  });
});
