import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '../src/platform/database/orm-options.ts';
import { rows } from '../src/platform/database/sql.ts';
import { cloneDatabase, type SuiteDatabase } from './database.ts';

const open = ({ connection }: SuiteDatabase): Promise<MikroORM> =>
  MikroORM.init({ ...ormOptions(connection), entities: [], discovery: { warnWhenNoEntities: false } });

describe('a suite database', () => {
  let suites: SuiteDatabase[];
  let orms: MikroORM[];

  beforeAll(async () => {
    suites = await Promise.all([cloneDatabase(), cloneDatabase()]);
    orms = await Promise.all(suites.map(open));
  });
  afterAll(async () => {
    for (const orm of orms) await orm.close(true);
    for (const suite of suites) await suite.drop();
  });

  it('has the newest schema', async () => {
    const applied = await rows<{ count: string }>(orms[0]!.em.fork(), 'select count(*) from migration');
    expect(Number(applied[0]?.count)).toBeGreaterThan(0);
  });

  it('shares nothing with another suite', async () => {
    await rows(orms[0]!.em.fork(), 'create table mark as select 1');
    const seen = await rows(orms[1]!.em.fork(), "select to_regclass('mark') as mark");
    expect(seen).toEqual([{ mark: null }]);
  });
});
