import pg from 'pg';
import { row, rows, type Tx } from './sql.ts';
import { SEQUENCES, TABLE_RIGHTS, type TableRights } from './table-rights.ts';

const quoted = pg.escapeIdentifier;

/** One right as the database keeps it; the column is empty when it is one to the whole table. */
const spelled = (table: string, right: string, column = ''): string => `${table} ${right} ${column}`.trim();

/**
 * Gives the role of the application what the list of rights says, and takes everything else from it and from everybody.
 * Nothing is written where it stands so already. Only the owner of the tables can.
 */
export const grantRights = async (tx: Tx, role: string): Promise<void> => {
  const wanted = wantedRights();
  await rows(tx, `revoke create on schema public from public, ${quoted(role)}`);
  await rows(tx, `grant usage on schema public to ${quoted(role)}`);
  // A table of its own in front of ours would be what the guards read: nobody makes temporary ones.
  const { database } = await row<{ database: string }>(tx, 'select current_database() as database');
  await rows(tx, `revoke create, temporary on database ${quoted(database)} from public, ${quoted(role)}`);
  if (await standsSo(tx, role, wanted.map(({ right }) => right).flat())) return;
  for (const kind of ['tables', 'sequences']) {
    await rows(tx, `revoke all on all ${kind} in schema public from public, ${quoted(role)}`);
  }
  for (const { grant } of wanted) await rows(tx, `${grant} to ${quoted(role)}`);
};

interface Wanted { right: string[]; grant: string }

const wantedRights = (): Wanted[] => [
  ...Object.entries(TABLE_RIGHTS).map(([table, rights]) => wantedOf(table, rights)),
  ...SEQUENCES.map((name) => ({ right: [spelled(name, 'USAGE')], grant: `grant usage on sequence ${quoted(name)}` })),
];

const wantedOf = (table: string, { insert, update, delete: removes }: TableRights): Wanted => {
  const columns = update === true || update === undefined ? [] : update;
  const whole = ['SELECT', ...(insert ? ['INSERT'] : []), ...(update === true ? ['UPDATE'] : []),
    ...(removes ? ['DELETE'] : [])];
  const some = columns.length > 0 ? [`UPDATE (${columns.map(quoted).join(', ')})`] : [];
  return {
    right: [
      ...whole.map((right) => spelled(table, right)),
      ...columns.map((column) => spelled(table, 'UPDATE', column)),
    ],
    grant: `grant ${[...whole, ...some].join(', ')} on public.${quoted(table)}`,
  };
};

const standsSo = async (tx: Tx, role: string, wanted: string[]): Promise<boolean> => {
  const given = await rows<{ name: string; right: string; column: string; is_ours: boolean }>(tx, `
    with thing as (
      select oid, relacl, relname from pg_class where relnamespace = 'public'::regnamespace)
    select relname as name, acl.privilege_type as right, '' as column, acl.grantee <> 0 as is_ours
    from thing, aclexplode(relacl) acl where acl.grantee in (0, (select oid from pg_roles where rolname = $1))
    union all
    select relname, acl.privilege_type, a.attname, acl.grantee <> 0
    from thing join pg_attribute a on a.attrelid = thing.oid, aclexplode(a.attacl) acl
    where acl.grantee in (0, (select oid from pg_roles where rolname = $1))`, [role]);
  if (given.some(({ is_ours }) => !is_ours)) return false;
  const present = new Set(given.map(({ name, right, column }) => spelled(name, right, column)));
  return present.size === wanted.length && wanted.every((right) => present.has(right));
};
