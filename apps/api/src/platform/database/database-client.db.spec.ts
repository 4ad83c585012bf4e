import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { defineEntity, MikroORM, p } from '@mikro-orm/postgresql';
import pino from 'pino';
import { cloneDatabase, type SuiteDatabase } from '../../../test/database.ts';
import { connectionOptions } from './connection.ts';
import { DatabaseClient } from './database-client.ts';
import { rows } from './sql.ts';

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
      ...connectionOptions(database.connection), entities: [Person],
      driverOptions: { pipeline: true, Client: DatabaseClient },
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

  it('still says what it was that failed, and where', async () => {
    const failure = await failureOf(rows(orm.em.fork(), `insert into person values (2, $1, 'user')`, [EMAIL]));
    expect(failure).toMatchObject({ code: '23505', constraint: 'person_email_key', table: 'person' });
    expect(toldOf(failure)).toContain('duplicate key value violates unique constraint');
    const { message, stack } = await failureOf(rows(orm.em.fork(), 'select $1::uuid', ['"quoted" text']));
    expect(message).toBe('invalid input syntax for type uuid: "…"');
    expect(stack).toContain(message);
  });
});
