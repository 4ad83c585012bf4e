import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { ENTITIES } from '../../entities.ts';
import { ormOptions } from './orm-options.ts';
import { columnsOfEntities, columnsOfSchema, differencesBetween, type MappedColumn } from './schema-drift.ts';
import { rows } from './sql.ts';

describe('the comparison of entities and schema', () => {
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

  /** What it finds after a change of the schema that is undone afterwards. */
  const differencesAfter = (change: string): Promise<string[]> => {
    const em = orm.em.fork();
    return em.transactional(async (tx) => {
      await rows(tx, change);
      const found = differencesBetween(await columnsOfEntities(tx, orm), await columnsOfSchema(tx));
      await rows(tx, 'rollback and chain');
      return found;
    });
  };

  it('finds that every table is an entity, column by column', async () => {
    expect(await differencesAfter('select 1')).toEqual([]);
  });

  it.each([
    ['a table without an entity', 'create table stray (id uuid not null)', ['stray.id is in no entity.']],
    ['a column that no entity has', 'alter table bank add column motto text', ['bank.motto is in no entity.']],
    ['a column that is gone', 'alter table draft drop column name', ['draft.name is not in the schema.']],
    ['a column that was renamed', 'alter table draft rename column name to title',
      ['draft.name is not in the schema.', 'draft.title is in no entity.']],
    ['another type', 'alter table draft alter column name type varchar(80)',
      ['draft.name: type is character varying(80), and the entity says text.']],
    ['another precision of time', 'alter table draft alter column created_at type timestamptz(6)',
      ['draft.created_at: type is timestamp(6) with time zone, and the entity says timestamp(3) with time zone.']],
    ['a column that may be null now', 'alter table draft alter column name drop not null',
      ['draft.name: nullability is nullable, and the entity says not null.']],
    ['a column that may no longer be null', 'alter table bank alter column suspended_because set not null',
      ['bank.suspended_because: nullability is not null, and the entity says nullable.']],
    ['a new default', `alter table draft alter column name set default ''`,
      ['draft.name: default is a default, and the entity says no default.']],
    ['a default that is gone', 'alter table bank alter column created_at drop default',
      ['bank.created_at: default is no default, and the entity says a default.']],
    ['other words', `alter table approval drop constraint approval_decision_check,
      add constraint approval_decision_check check (decision in ('approve', 'refuse'))`,
      ['approval.decision: words is approve, refuse, and the entity says approve, reject.']],
    ['words that are free now', 'alter table approval drop constraint approval_decision_check',
      ['approval.decision: words is any, and the entity says approve, reject.']],
  ])('finds %s', async (_, change, found) => {
    expect(await differencesAfter(change)).toEqual(found);
  });

  it('finds a mistyped column of an entity, in every trait', async () => {
    const em = orm.em.fork();
    const mapped = await columnsOfEntities(em, orm);
    const schema = await columnsOfSchema(em);
    expect(mapped).toHaveLength(schema.length);
    for (const column of mapped) {
      const isBeside = ({ table }: MappedColumn): boolean => table === column.table;
      const others = mapped.filter((other) => other !== column && isBeside(other));
      const mistyped = [
        { ...column, type: 'point' }, { ...column, isNullable: !column.isNullable },
        { ...column, isFilled: !column.isFilled }, { ...column, words: ['nothing'] },
        { ...column, column: `${column.column}_` },
      ];
      for (const wrong of mistyped) {
        expect(differencesBetween([...others, wrong], schema.filter(isBeside))).not.toEqual([]);
      }
    }
  });
});
