import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { cloneDatabase, TEST_ROLES, type SuiteDatabase } from '../../../test/database.ts';
import { asRole, clientConfig, type DatabaseConnection } from './connection.ts';
import { excessRights } from './excess-rights.ts';
import { migrate } from './migrate.ts';
import { TABLE_RIGHTS } from './table-rights.ts';

interface Relation { name: string; kind: string; columns: string[] }

const DENIED = '42501';

const connect = async (connection: DatabaseConnection): Promise<pg.Client> => {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  return client;
};

describe('the role of the application', () => {
  let database: SuiteDatabase;
  let superuser: pg.Client;
  let app: pg.Client;
  let relations: Relation[];

  beforeAll(async () => {
    database = await cloneDatabase();
    superuser = await connect(database.connection);
    app = await connect(database.app);
    relations = (await superuser.query<Relation>(`
      select c.relname as name, c.relkind as kind, array(
        select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped
          and attgenerated = '' order by attnum) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      order by 1`)).rows;
  });
  afterAll(async () => {
    await app.end();
    await superuser.end();
    await database.drop();
  });

  /** The SQLSTATE of a statement that changes nothing when it is allowed, and "allowed" when it is. */
  const tried = async (statement: string): Promise<string> => {
    await app.query('begin');
    try {
      await app.query(statement);
      return 'allowed';
    } catch (failure) {
      return (failure as pg.DatabaseError).code ?? String(failure);
    } finally {
      await app.query('rollback');
    }
  };
  const tables = () => relations.filter(({ kind }) => kind === 'r' || kind === 'p');

  it('has a line for every table and view there is, and for nothing else', () => {
    const names = relations.map(({ name }) => name);
    expect(Object.keys(TABLE_RIGHTS).sort()).toEqual(names.sort());
  });

  it('may do to every table and column what its line says, and nothing else', async () => {
    const wrong: string[] = [];
    for (const { name, columns } of relations) {
      const { insert, update, delete: removes } = TABLE_RIGHTS[name] ?? {};
      const may = (listed: boolean): string => (listed ? 'allowed' : DENIED);
      const table = `public."${name}"`;
      const cases: [string, string][] = [
        [`select from ${table} limit 0`, 'allowed'],
        [`delete from ${table} where false`, may(removes === true)],
        [`insert into ${table} select * from ${table} where false`, may(insert === true)],
        ...columns.map((column): [string, string] => [
          `update ${table} set "${column}" = default where false`,
          may(update === true || (Array.isArray(update) && update.includes(column)))]),
      ];
      for (const [statement, expected] of cases) {
        const answer = await tried(statement);
        // What is generated always, or made by a view, is refused before rights are asked for.
        const isUnasked = ['428C9', '55000', '42809'].includes(answer);
        if (answer !== expected && !isUnasked) wrong.push(`${statement}: ${answer} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('can empty, alter, drop or unguard none of the tables', async () => {
    const triggers = (await superuser.query<{ trigger: string; name: string; schema: string }>(`
      select t.tgname as trigger, c.relname as name, n.nspname as schema
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not tgisinternal`)).rows;
    expect(triggers.length).toBeGreaterThan(30);
    const statements = [
      ...tables().flatMap(({ name }) => [
        `truncate public."${name}" cascade`, `drop table public."${name}" cascade`,
        `alter table public."${name}" disable trigger all`, `alter table public."${name}" add column extra int`,
        `alter table public."${name}" owner to ${TEST_ROLES.app.name}`,
        `grant update on public."${name}" to ${TEST_ROLES.app.name} with grant option`,
        `create trigger own before insert on public."${name}" execute function public.forbid_change()`,
        `create rule own as on insert to public."${name}" do instead nothing`,
        `create index on public."${name}" ((1))`,
      ]),
      ...triggers.flatMap(({ schema, name, trigger }) => [
        `alter table ${schema}."${name}" disable trigger "${trigger}"`, `drop trigger "${trigger}" on ${schema}."${name}"`,
      ]),
    ];
    const allowed: string[] = [];
    for (const statement of statements) {
      const answer = await tried(statement);
      if (answer !== DENIED && !(statement.startsWith('grant') && await grantsNothing(statement))) {
        allowed.push(`${statement}: ${answer}`);
      }
    }
    expect(allowed).toEqual([]);
  });

  // A grant by somebody who has no right to give is a warning, and gives nothing.
  const grantsNothing = async (statement: string): Promise<boolean> => {
    const table = /on (\S+) to/.exec(statement)?.[1];
    const { rows } = await superuser.query<{ can: boolean }>(
      `select has_table_privilege($1, $2, 'update with grant option') as can`, [TEST_ROLES.app.name, table]);
    return rows[0]?.can === false;
  };

  it.each([
    ['turn the triggers off', 'set session_replication_role = replica'],
    ['become the owner', `set role ${TEST_ROLES.owner.name}`],
    ['be given the owner’s rights', `grant ${TEST_ROLES.owner.name} to ${TEST_ROLES.app.name}`],
    ['read the passwords of roles', 'select 1 from pg_authid'],
    ['make a table', 'create table public.own (n int)'],
    ['put a table of its own before ours', 'create temporary table approval (n int)'],
    ['make a schema', 'create schema own'],
    ['make a function', `create function public.own() returns int language sql as 'select 1'`],
    ['replace a guard', `create or replace function public.guard_transaction() returns trigger language plpgsql
      as 'begin return new; end'`],
    ['drop a guard', 'drop function public.guard_transaction() cascade'],
    ['make a role', 'create role own'],
    ['raise itself', `alter role ${TEST_ROLES.app.name} superuser`],
    ['read a file of the server', `select pg_read_file('pg_hba.conf')`],
    ['run a program on the server', `copy (select 1) to program 'true'`],
    ['replay a number', `select setval('support_request_serial_seq', 1)`],
    ['weaken the database', `do $$ begin execute format('alter database %I set fsync = off', current_database()); end $$`],
  ])('cannot %s', async (_, statement) => {
    expect(await tried(statement)).toBe(DENIED);
  });

  it('cannot change a setting of the server', async () => {
    await expect(app.query('alter system set fsync = off')).rejects.toMatchObject({ code: DENIED });
  });

  it('is told apart from the owner and from a superuser', async () => {
    expect(await excessRights(database.app)).toEqual([]);
    const superusers = await excessRights(database.connection);
    expect(superusers).toContain('it is a superuser');
    const owners = await excessRights(asRole(database.connection, TEST_ROLES.owner));
    expect(owners).toContain('it owns entry');
  });

  it.each([
    ['a column of an append-only table', 'grant update (amount_minor) on entry to %', 'it may change entry'],
    ['everybody', 'grant delete on audit_event to public', 'it may delete from audit_event'],
    ['another table’s triggers', 'grant trigger on hold to %', 'it may empty hold or change its triggers'],
    ['temporary tables', 'grant temporary on database @ to public', 'it may create in the database'],
  ])('is found out when it was given a right too many: %s', async (_, grant, told) => {
    const { rows: [here] } = await superuser.query<{ name: string }>('select current_database() as name');
    await superuser.query(grant.replace('%', TEST_ROLES.app.name).replace('@', `"${here?.name}"`));
    expect(await excessRights(database.app)).toContain(told);
    // The next migration takes it back. A copy of the template belongs to the superuser who made it.
    await superuser.query(`alter database "${here?.name}" owner to ${TEST_ROLES.owner.name}`);
    await migrate(asRole(database.connection, TEST_ROLES.owner), { app: TEST_ROLES.app.name });
    expect(await excessRights(database.app)).toEqual([]);
  });

  it('may do nothing to a table that the list does not name', async () => {
    await superuser.query(`set role ${TEST_ROLES.owner.name}; create table forgotten (n int); reset role`);
    await migrate(asRole(database.connection, TEST_ROLES.owner), { app: TEST_ROLES.app.name });
    expect(await tried('select from forgotten')).toBe(DENIED);
    expect(await tried('insert into forgotten values (1)')).toBe(DENIED);
  });
});
