import type { Scope } from '../../ledger/invariants.ts';
import { row, rows, type Tx } from '../../platform/database/sql.ts';

const PAGE = 2_000;
/** So many accounts are looked at in each round although nothing was told of them. */
const STRETCH = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a name can be asked for as an id. */
export const isId = (name: string): boolean => UUID.test(name);

/** Up to which event everything was looked at: by the transaction that wrote it, and its number. */
export interface Cursor { xid: string; event: string }

/** The things that were written behind a cursor, by what they are checked by. */
export type Things = Record<Exclude<Scope, 'ordinal' | 'small'>, string[]>;

/** What was written behind a cursor, the oldest first. */
export interface Page { things: Things; end: Cursor; isLast: boolean }

interface EventRow { xid: string; id: string; resource: string; resource_id: string | null }

const SCOPES: Readonly<Record<string, keyof Things>> = {
  transaction: 'transaction', review: 'transaction', wallet: 'account', batch: 'batch', contract: 'contract',
  report: 'report',
};

/**
 * Reads what events tell of behind a cursor. Only events of transactions that are older than any that still runs are
 * read, so none can be written behind the cursor later on. A cursor that lies in the future is that of a cluster from
 * which this one was restored.
 */
export const pageAfter = async (tx: Tx, { xid, event }: Cursor): Promise<Page> => {
  const found = await rows<EventRow>(tx, `
    select xid::text, id::text, resource, resource_id from audit_event
    where (xid, id) > (case when $1::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then '0'::xid8 else $1::xid8 end,
                       $2::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${String(PAGE)}`, [xid, event]);
  const things: Things = { account: [], transaction: [], batch: [], contract: [], report: [] };
  for (const { resource, resource_id: id } of found) {
    const scope = SCOPES[resource];
    if (scope && id !== null && isId(id)) things[scope].push(id);
  }
  for (const scope of Object.keys(things) as (keyof Things)[]) things[scope] = [...new Set(things[scope])];
  await addTouched(tx, things);
  const last = found.at(-1);
  return { things, end: last ? { xid: last.xid, event: last.id } : { xid, event }, isLast: found.length < PAGE };
};

// A payment changes the accounts of its entries and its hold, and stands in the counts of its batch. What is double is
// left out here: told to do so, the database reads all entries in the order of their accounts.
const addTouched = async (tx: Tx, things: Things): Promise<void> => {
  if (things.transaction.length === 0) return;
  const touched = await rows<{ account_id: string }>(tx, `
    select account_id from entry where transaction_id = any($1::uuid[])
    union all select account_id from hold where transaction_id = any($1::uuid[])`, [things.transaction]);
  const batches = await rows<{ batch_id: string }>(tx, `
    select batch_id from transaction where id = any($1::uuid[]) and batch_id is not null`,
  [things.transaction]);
  things.account = [...new Set([...things.account, ...touched.map(({ account_id: id }) => id)])];
  things.batch = [...new Set([...things.batch, ...batches.map(({ batch_id: id }) => id)])];
};

/** Accounts that follow each other by id, and the last of them; null when they are the last of all. */
interface Stretch { accounts: string[]; end: string | null }

/** The next accounts by id, told of or not; after the last one it begins anew. */
export const nextStretch = async (tx: Tx, after: string | null): Promise<Stretch> => {
  const found = await rows<{ id: string }>(tx, `
    select id from account where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
    order by id limit ${String(STRETCH)}`, [after]);
  return { accounts: found.map(({ id }) => id), end: found.length < STRETCH ? null : found.at(-1)?.id ?? null };
};

/** The number of the newest payment. */
export const newestOrdinal = async (tx: Tx): Promise<bigint> => {
  const { ordinal } = await row<{ ordinal: string }>(
    tx, 'select coalesce(max(ordinal), 0) as ordinal from transaction');
  return BigInt(ordinal);
};

