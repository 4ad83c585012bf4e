import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import pino from 'pino';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { toRefusal } from '../http/problems/problem.ts';
import { ormOptions } from './orm-options.ts';
import { rows, transactional, type Tx } from './sql.ts';

const EMAIL = 'fatima.zahra@example.com';
const Person = defineEntity({ name: 'Person', tableName: 'person', properties: {
  id: p.integer().primary(), email: p.text(), role: p.text(),
} });

describe('a statement that fails', () => {
  let database: SuiteDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await cloneDatabase();
    orm = await MikroORM.init({
      ...ormOptions(database.connection), entities: [Person],
    });
    await rows(orm.em.fork(), `create table person (
      id integer primary key, email text not null unique, role text not null check (role = 'user'))`);
    await rows(orm.em.fork(), `insert into person values (1, $1, 'user')`, [EMAIL]);
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const failureOf = (work: Promise<unknown>): Promise<Error & { code?: string; constraint?: string }> =>
    work.then(() => { throw new Error('It did not fail.'); }, (failure: unknown) => failure as Error);

  /** What a log says of a failure: a line of the server's, and what the console is given. */
  const toldOf = (failure: Error): string => {
    const lines: string[] = [];
    pino({}, { write: (line) => { lines.push(line); } }).error({ err: failure, failure }, 'It failed.');
    return lines.join('') + inspect({ failure }, { depth: 9 });
  };

  it.each<[string, string, (em: typeof orm.em) => Promise<unknown>]>([
    ['a column that is null', '23502', (em) => rows(em, 'insert into person values (2, $1, null)', [EMAIL])],
    ['a check', '23514', (em) => rows(em, `insert into person values (2, 'x' || $1, 'nobody')`, [EMAIL])],
    ['a value that is taken', '23505', (em) => rows(em, `insert into person values (2, $1, 'user')`, [EMAIL])],
    ['a text of another form', '22P02', (em) => rows(em, 'select $1::uuid', [EMAIL])],
    ['a JSON that is none', '22P02', (em) => rows(em, 'select $1::jsonb', [`{"email": ${EMAIL}`])],
    ['a number out of range', '22003', (em) => rows(em, 'select ($1::text)::int', ['971501234567'])],
    ['a failure within a transaction', '23505', (em) => em.transactional((tx) =>
      rows(tx, `insert into person values (2, $1, 'user')`, [EMAIL]))],
    ['an entity', '23514', (em) => em.insert(Person, { id: 2, email: `x${EMAIL}`, role: 'nobody' })],
    ['a taken entity', '23505', (em) => em.insert(Person, { id: 2, email: EMAIL, role: 'user' })],
  ])('tells of %s without a word of what it was given', async (_, code, work) => {
    const failure = await failureOf(work(orm.em.fork()));
    expect(failure.code).toBe(code);
    expect(toldOf(failure)).not.toMatch(/fatima|971501234567/);
  });

  it.each([
    '08006', '25006', '40001', '40P01', '53100', '53200', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '58030',
  ])('is told as 503 when the database is at fault (%s)', async (state) => {
    const raise = `do $$ begin raise exception 'It failed.' using errcode = '${state}'; end $$`;
    for (const fail of [
      () => rows(orm.em.fork(), raise), () => transactional(orm.em, (tx) => rows(tx, raise)),
      () => orm.em.fork().transactional((tx) => rows(tx, raise)),
    ]) {
      expect(toRefusal(await failureOf(fail()))).toMatchObject({
        status: 503, code: 'DATABASE_UNAVAILABLE', headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    }
  });

  it('takes its connection out of the pool where that leads to a server that takes no changes', async () => {
    const single = await MikroORM.init({
      ...ormOptions(database.connection, { min: 1, max: 1 }), entities: [], discovery: { warnWhenNoEntities: false },
    });
    const pid = async (): Promise<number> =>
      (await rows<{ pid: number }>(single.em.fork(), 'select pg_backend_pid() as pid'))[0]?.pid ?? 0;
    const write = (tx: Tx) => rows(tx, `insert into person values (3, 'x', 'user')`);
    try {
      const first = await pid();
      await rows(single.em.fork(), 'set default_transaction_read_only = on');
      expect(await failureOf(transactional(single.em, write))).toMatchObject({ code: '25006' });
      expect(await pid()).not.toBe(first);
      const second = await pid();
      const reading = transactional(single.em, write, { readOnly: true });
      expect(await failureOf(reading)).toMatchObject({ code: '25006' });
      expect(await pid()).toBe(second);
    } finally {
      await single.close(true);
    }
  });

  it('still says what it was that failed, and where', async () => {
    const failure = await failureOf(rows(orm.em.fork(), `insert into person values (2, $1, 'user')`, [EMAIL]));
    expect(failure).toMatchObject({ code: '23505', constraint: 'person_email_key', table: 'person' });
    expect(toldOf(failure)).toContain('duplicate key value violates unique constraint');
    const { message, stack } = await failureOf(rows(orm.em.fork(), 'select $1::uuid', ['"quoted" text']));
    expect(message).toBe('invalid input syntax for type uuid: "…"');
    expect(stack).toContain(message);
  });
});
