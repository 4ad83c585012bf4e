import pg from 'pg';
import { clientConfig, type DatabaseConnection } from './connection.ts';
import { TABLE_RIGHTS } from './table-rights.ts';

const MOST_NAMED = 3;

// What the role could do that the application never does. Rights it has by another role, or because everybody has
// them, count as well, for PostgreSQL is asked what would be allowed, not what was granted.
const ASK = `
  with me as (select * from pg_roles where rolname = current_user),
  listed as (
    select key as name, value -> 'insert' as inserts, value -> 'update' as updates, value -> 'delete' as deletes
    from jsonb_each($1::jsonb)),
  thing as (
    select c.oid, n.nspname, c.relname, c.relkind, c.relowner, l.*
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join listed l on n.nspname = 'public' and l.name = c.relname
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm'))
  select 'it is a superuser' as what from me where rolsuper
  union all select 'it may make roles' from me where rolcreaterole
  union all select 'it may replicate the database' from me where rolreplication
  union all select 'it may act as ' || r.rolname from me, pg_roles r
    where not me.rolsuper and r.oid <> me.oid and pg_has_role(r.oid, 'member')
  union all select 'it owns ' || relname from thing, me where relowner = me.oid
  union all select 'it may create in the schema ' || nspname from pg_namespace
    where nspname = 'public' and has_schema_privilege(oid, 'create')
  union all select 'it may create in the database' where has_database_privilege(current_database(), 'create, temporary')
  union all select 'it may empty ' || relname || ' or change its triggers' from thing
    where has_table_privilege(oid, 'truncate, trigger, references, maintain')
  union all select 'it may delete from ' || relname from thing
    where nspname = 'public' and deletes is null and has_table_privilege(oid, 'delete')
  union all select 'it may insert into ' || relname from thing
    where nspname = 'public' and inserts is null and has_any_column_privilege(oid, 'insert')
  union all select 'it may change ' || relname from thing
    where nspname = 'public' and updates is distinct from 'true' and exists (
      select from pg_attribute a where a.attrelid = thing.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(thing.oid, a.attnum, 'update')
        and (updates is null or not updates ? a.attname))`;

/** What the role of a connection could do beyond the list of rights; nothing when application and owner are two. */
export const excessRights = async (connection: DatabaseConnection): Promise<string[]> =>
  (await ask<{ what: string }>(connection, ASK, [JSON.stringify(TABLE_RIGHTS)])).map(({ what }) => what);

/** Whether the role of a connection may make tables, and so is the owner or instead of one. */
export const mayMigrate = async (connection: DatabaseConnection): Promise<boolean> =>
  (await ask(connection, `select where has_schema_privilege('public', 'create')`)).length > 0;

const ask = async <Row extends pg.QueryResultRow>(
  connection: DatabaseConnection, text: string, parameters: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    return (await client.query<Row>(text, parameters)).rows;
  } finally {
    await client.end();
  }
};

/** How whoever runs Connect is told of it. */
export const describeExcess = (excess: readonly string[]): string =>
  'The application enters the database by a role that could undo the guards of the books: '
  + `${excess.slice(0, MOST_NAMED).join(', ')}${excess.length > MOST_NAMED ? ' and more' : ''}. `
  + 'Application and owner should be two roles: see docs/operations.md, Two roles.';
