import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { ormOptions } from './orm-options.ts';
import { refuseUnsafe } from './durability.ts';
import { rows } from './sql.ts';

describe('a database outside the sandbox', () => {
  let database: SuiteDatabase;

  beforeAll(async () => { database = await cloneDatabase(); });
  afterAll(() => database.drop());

  // The tests' own server waits for no disk.
  it('is refused while a safeguard is off, by its name', async () => {
    await expect(refuseUnsafe(database.connection)).rejects.toThrow(/fsync=off, full_page_writes=off/);
  });

  it('is refused when only its commits wait for no disk', async () => {
    const orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [], discovery: { warnWhenNoEntities: false } });
    const { name } = (await rows<{ name: string }>(orm.em.fork(), 'select current_database() as name'))[0]!;
    const listed = async (): Promise<string> => refuseUnsafe(database.connection).then(() => '', (refusal: unknown) =>
      String(refusal));
    try {
      await rows(orm.em.fork(), `alter database "${name}" set synchronous_commit = on`);
      expect(await listed()).not.toContain('synchronous_commit');
      await rows(orm.em.fork(), `alter database "${name}" set synchronous_commit = off`);
      expect(await listed()).toContain('synchronous_commit=off');
      await rows(orm.em.fork(), `alter database "${name}" reset synchronous_commit`);
      await rows(orm.em.fork(), `alter role current_user in database "${name}" set synchronous_commit = off`);
      expect(await listed()).toContain('synchronous_commit=off');
    } finally {
      await rows(orm.em.fork(), `alter role current_user in database "${name}" reset all`);
      await orm.close(true);
    }
  });
});
