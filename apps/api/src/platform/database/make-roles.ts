import pg from 'pg';
import { placeOf, type DatabaseConnection, type DatabasePlace, type DatabaseRole } from './connection.ts';
import { inMigration } from './migrate.ts';
import { rows, type Tx } from './sql.ts';

/** The two roles of a database: one owns the tables and migrates, the other is the application's. */
export interface DatabaseRoles { owner: DatabaseRole; app: DatabaseRole }

/** Where earlier releases kept their jobs; the migration that ends it is the owner's. */
const FORMER_SCHEMA = 'pgboss';

const POWERLESS = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';

// Everything of ours that belongs to somebody else, and how it changes hands. What hangs on a table goes with it.
const BELONGINGS = `
  with ours as (select oid, nspname from pg_namespace where nspname in ('public', $2)),
  owner as (select oid from pg_roles where rolname = $1)
  select format('alter schema %I', nspname) as what from pg_namespace
    where nspname = $2 and nspowner <> (select oid from owner)
  union all
  select format('alter %s %I.%I',
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      ours.nspname, c.relname)
    from pg_class c join ours on ours.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> (select oid from owner)
      and not exists (select from pg_depend d
        where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i', 'e')
          and (c.relkind = 'S' or d.deptype = 'e'))
  union all
  select 'alter routine ' || p.oid::regprocedure from pg_proc p join ours on ours.oid = p.pronamespace
    where p.proowner <> (select oid from owner)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %I.%I', ours.nspname, t.typname) from pg_type t join ours on ours.oid = t.typnamespace
    where t.typtype in ('e', 'd') and t.typowner <> (select oid from owner)
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`;

/**
 * Makes the two roles of a database, and gives what is there already to its owner. Only a superuser can; a database
 * that another release made is refused and left as it is.
 */
export const makeRoles = (
  admin: DatabaseConnection, { owner, app }: DatabaseRoles, place: DatabasePlace = placeOf(admin),
): Promise<void> => inMigration(admin, place, async (tx) => {
  for (const role of [owner, app]) await keepRole(tx, role);
  const name = pg.escapeIdentifier(owner.name);
  const belongings = await rows<{ what: string }>(tx, BELONGINGS, [owner.name, FORMER_SCHEMA]);
  for (const { what } of belongings) await rows(tx, `${what} owner to ${name}`);
  const [foreign] = await rows<{ database: string }>(tx, `
    select datname as database from pg_database d join pg_roles r on r.oid = d.datdba
    where datname = current_database() and rolname <> $1`, [owner.name]);
  if (foreign) await rows(tx, `alter database ${pg.escapeIdentifier(foreign.database)} owner to ${name}`);
});

// A role of ours has the powers that are named here and belongs to no other, whatever was done to it meanwhile.
const keepRole = async (tx: Tx, { name, password }: DatabaseRole): Promise<void> => {
  const role = pg.escapeIdentifier(name);
  const [known] = await rows(tx, 'select from pg_roles where rolname = $1', [name]);
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`;
  await rows(tx, `${known ? 'alter' : 'create'} role ${role} with ${POWERLESS}${secret}`);
  const memberships = await rows<{ group: string }>(tx, `
    select g.rolname as group from pg_auth_members m join pg_roles g on g.oid = m.roleid
    join pg_roles r on r.oid = m.member where r.rolname = $1`, [name]);
  for (const { group } of memberships) await rows(tx, `revoke ${pg.escapeIdentifier(group)} from ${role}`);
};
